#include "kernels/gemm.h"

#include <algorithm>
#include <array>

#include "kernels/gemm_tile.h"

namespace sa {

namespace {

// Of the depth that is packed at once: the strip stays in the first-level cache, the rows' part in the second.
constexpr size_t depth_block = 256;
// Rows that one strip is used for at most, a multiple of tile_rows.
constexpr size_t most_chunk_rows = 384;
// With fewer rows, packing takes longer than it saves.
constexpr int64_t least_rows = 48;

size_t size_of(int64_t value) {
    return static_cast<size_t>(value);
}

// What a thread needs to know of a product. Lengths are in floats.
class Product {
  public:
    explicit Product(ggml_tensor * result)
        : weights_(result->src[0]), windows_(result->src[1]), result_(result), tile_(*avx2_gemm_tile()) {
        if (result->src[2] != nullptr) {
            bias_ = static_cast<const float *>(result->src[2]->data);
        }
        outputs_ = size_of(weights_->ne[1]);
        piece_ = size_of(windows_->ne[0]);
        pieces_ = size_of(windows_->ne[1]);
        batches_ = size_of(weights_->ne[2]);
        rows_a_batch_ = size_of(windows_->ne[2]);
        // One set of weights: all batches of rows are one.
        rows_ = batches_ == 1 ? rows_a_batch_ * size_of(windows_->ne[3]) : rows_a_batch_;
        const size_t chunks = (rows_ + most_chunk_rows - 1) / most_chunk_rows;
        chunk_rows_ = ((rows_ + chunks - 1) / chunks + tile_rows - 1) / tile_rows * tile_rows;
        chunks_ = (rows_ + chunk_rows_ - 1) / chunk_rows_;
        strips_ = (outputs_ + tile_outputs - 1) / tile_outputs;
    }

    // A job is one strip of outputs for one chunk of rows.
    size_t jobs() const { return batches_ * chunks_ * strips_; }

    void run(size_t job) {
        const size_t strip = job % strips_;
        const size_t chunk = job / strips_ % chunks_;
        const size_t batch = job / strips_ / chunks_;
        const size_t output = strip * tile_outputs;
        const size_t first = chunk * chunk_rows_;
        const size_t last = std::min(rows_, first + chunk_rows_);
        float * results = static_cast<float *>(result_->data) + (batch * rows_ + first) * outputs_ + output;
        const size_t width = std::min(tile_outputs, outputs_ - output);
        if (width == tile_outputs) {
            fill_bias(results, outputs_, output, width, last - first);
            add_strip(batch, output, first, last, results, outputs_);
            return;
        }
        // The last outputs aren't a whole tile: they are summed elsewhere.
        fill_bias(spare_.data(), tile_outputs, output, width, last - first);
        add_strip(batch, output, first, last, spare_.data(), tile_outputs);
        for (size_t row = 0; row < last - first; ++row) {
            std::copy_n(spare_.data() + row * tile_outputs, width, results + row * outputs_);
        }
    }

  private:
    void fill_bias(float * sums, size_t stride, size_t output, size_t width, size_t rows) const {
        for (size_t row = 0; row < rows; ++row, sums += stride) {
            std::fill_n(sums, stride == tile_outputs ? tile_outputs : width, 0.0F);
            if (bias_ != nullptr) {
                std::copy_n(bias_ + output, width, sums);
            }
        }
    }

    const float * row_start(size_t batch, size_t row) const {
        const size_t offset = row % rows_a_batch_ * windows_->nb[2] + (batch + row / rows_a_batch_) * windows_->nb[3];
        return reinterpret_cast<const float *>(static_cast<const char *>(windows_->data) + offset);
    }

    void add_strip(size_t batch, size_t output, size_t first, size_t last, float * sums, size_t stride) {
        const size_t weight_stride = weights_->nb[1] / sizeof(float);
        const size_t batch_stride = weights_->nb[2] / sizeof(float);
        const size_t piece_stride = windows_->nb[1] / sizeof(float);
        const float * weights =
            static_cast<const float *>(weights_->data) + batch * batch_stride + output * weight_stride;
        const size_t width = std::min(tile_outputs, outputs_ - output);
        for (size_t piece = 0; piece < pieces_; ++piece) {
            for (size_t depth = 0; depth < piece_; depth += depth_block) {
                const size_t length = std::min(depth_block, piece_ - depth);
                tile_.pack(weights + piece * piece_ + depth, weight_stride, width, length, packed_.data());
                add_block(batch, piece * piece_stride + depth, length, first, last, sums, stride);
            }
        }
    }

    void add_block(size_t batch, size_t offset, size_t length, size_t first, size_t last, float * sums,
                   size_t stride) const {
        const float * rows[tile_rows] = {};
        for (size_t row = first; row < last; row += tile_rows, sums += tile_rows * stride) {
            const size_t n = std::min(tile_rows, last - row);
            for (size_t i = 0; i < n; ++i) {
                rows[i] = row_start(batch, row + i) + offset;
            }
            tile_.add(packed_.data(), length, rows, n, sums, stride);
        }
    }

    const ggml_tensor * weights_;
    const ggml_tensor * windows_;
    ggml_tensor * result_;
    const GemmTile & tile_;
    const float * bias_ = nullptr;
    size_t outputs_;
    size_t piece_;
    size_t pieces_;
    size_t batches_;
    size_t rows_a_batch_;
    size_t rows_;
    size_t chunk_rows_;
    size_t chunks_;
    size_t strips_;
    // No allocation: ggml's threads can't pass a failed one on.
    std::array<float, depth_block * tile_outputs> packed_;
    std::array<float, most_chunk_rows * tile_outputs> spare_;
};

void run_product(ggml_tensor * result, int thread, int n_threads, void * /*user*/) {
    Product product(result);
    const size_t first = product.jobs() * static_cast<size_t>(thread) / static_cast<size_t>(n_threads);
    const size_t last = product.jobs() * static_cast<size_t>(thread + 1) / static_cast<size_t>(n_threads);
    for (size_t job = first; job < last; ++job) {
        product.run(job);
    }
}

bool suits_kernel(const ggml_tensor * weights, const ggml_tensor * rows, int64_t n) {
    return has_gemm_kernel() && n >= least_rows && weights->type == GGML_TYPE_F32 && rows->type == GGML_TYPE_F32 &&
           weights->nb[0] == sizeof(float) && rows->nb[0] == sizeof(float) && weights->ne[3] == 1;
}

ggml_tensor * add_bias(ggml_context * context, ggml_tensor * y, ggml_tensor * bias) {
    return bias == nullptr ? y : ggml_add(context, y, bias);
}

}  // namespace

bool has_gemm_kernel() {
    return avx2_gemm_tile() != nullptr;
}

ggml_tensor * gemm_windows(ggml_context * context, ggml_tensor * weights, ggml_tensor * windows, ggml_tensor * bias) {
    const int64_t n = windows->ne[2];
    const int64_t batches = windows->ne[3];
    if (!suits_kernel(weights, windows, n * batches / weights->ne[2])) {
        ggml_tensor * rows = ggml_reshape_3d(context, ggml_cont(context, windows), weights->ne[0], n, batches);
        return add_bias(context, ggml_mul_mat(context, weights, rows), bias);
    }
    ggml_tensor * sources[] = {weights, windows, bias};
    return ggml_custom_4d(context, GGML_TYPE_F32, weights->ne[1], n, batches, 1, sources, bias == nullptr ? 2 : 3,
                          run_product, GGML_N_TASKS_MAX, nullptr);
}

ggml_tensor * gemm(ggml_context * context, ggml_tensor * weights, ggml_tensor * rows, ggml_tensor * bias) {
    if (!suits_kernel(weights, rows, rows->ne[1] * rows->ne[2] / weights->ne[2])) {
        return add_bias(context, ggml_mul_mat(context, weights, rows), bias);
    }
    ggml_tensor * windows =
        ggml_view_4d(context, rows, rows->ne[0], 1, rows->ne[1], rows->ne[2], rows->nb[1], rows->nb[1], rows->nb[2], 0);
    return gemm_windows(context, weights, windows, bias);
}

ggml_tensor * gemm_linear(ggml_context * context, const Linear & layer, ggml_tensor * x) {
    return gemm(context, layer.weight, x, layer.bias);
}

ggml_tensor * gemm_convolution(ggml_context * context, const Convolution & layer, ggml_tensor * x, int pad_left,
                               int pad_right, int stride, int dilation) {
    ggml_tensor * padded = pad_frames(context, x, pad_left, pad_right);
    const int64_t frames = (padded->ne[1] - static_cast<int64_t>(dilation) * (layer.kernel - 1) - 1) / stride + 1;
    const size_t frame_bytes = padded->nb[1];
    // ggml makes views only as large as what they look at, counted without overlap: one tap, widened afterwards.
    ggml_tensor * windows =
        ggml_view_4d(context, padded, padded->ne[0], 1, frames, 1, frame_bytes * static_cast<size_t>(dilation),
                     frame_bytes * static_cast<size_t>(stride), ggml_nbytes(padded), 0);
    if (dilation == 1) {
        windows->ne[0] *= layer.kernel;  // the taps lie one behind the other
    } else {
        windows->ne[1] = layer.kernel;
    }
    return gemm_windows(context, layer.weight, windows, layer.bias);
}

}  // namespace sa
