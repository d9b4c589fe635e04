#include "model/weights.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "model/tensor_types.h"
#include "runtime/error.h"

namespace sa {

namespace {

constexpr size_t most_weights = 4096;
constexpr int64_t most_kernel = 64;
// What ggml's processor backend asks of a tensor's address.
constexpr uintptr_t mapping_alignment = 32;

std::string shape_text(const int64_t * ne, size_t n) {
    std::string text;
    for (size_t i = 0; i < n; ++i) {
        text += (i == 0 ? "" : " x ") + std::to_string(ne[i]);
    }
    return text;
}

std::vector<float> to_floats(const GgufFile & file, const GgufTensor & source) {
    return file.floats(source.name, source.elements());
}

// Gives `values` to `tensor` in the tensor's own type, F32 or F16.
void set_from_floats(ggml_tensor * tensor, const std::vector<float> & values) {
    if (tensor->type == GGML_TYPE_F32) {
        ggml_backend_tensor_set(tensor, values.data(), 0, values.size() * sizeof(float));
        return;
    }
    std::vector<ggml_fp16_t> halves(values.size());
    ggml_fp32_to_fp16_row(values.data(), halves.data(), static_cast<int64_t>(values.size()));
    ggml_backend_tensor_set(tensor, halves.data(), 0, halves.size() * sizeof(ggml_fp16_t));
}

// torch (out, in, kernel) to (out, kernel, in).
template <typename Value>
std::vector<Value> pack_convolution(const std::vector<Value> & values, const GgufTensor & source) {
    const auto kernel = static_cast<size_t>(source.ne[0]);
    const auto in = static_cast<size_t>(source.ne[1]);
    const auto out = static_cast<size_t>(source.ne[2]);
    std::vector<Value> packed(values.size());
    for (size_t o = 0; o < out; ++o) {
        for (size_t i = 0; i < in; ++i) {
            for (size_t k = 0; k < kernel; ++k) {
                packed[(o * kernel + k) * in + i] = values[(o * in + i) * kernel + k];
            }
        }
    }
    return packed;
}

// torch (in, out, kernel) to (stride * out, taps, in): output frame u * stride + r takes tap q * stride + r of input
// frame u - q, and a window's first row is the oldest input frame, u - (taps - 1).
std::vector<float> pack_transposed_convolution(const std::vector<float> & values, const GgufTensor & source, int stride,
                                               int taps) {
    const auto kernel = static_cast<size_t>(source.ne[0]);
    const auto out = static_cast<size_t>(source.ne[1]);
    const auto in = static_cast<size_t>(source.ne[2]);
    const auto n_phases = static_cast<size_t>(stride);
    const auto n_taps = static_cast<size_t>(taps);
    std::vector<float> packed(n_phases * out * n_taps * in, 0.0F);
    for (size_t k = 0; k < kernel; ++k) {
        const size_t phase = k % n_phases;
        const size_t row = n_taps - 1 - k / n_phases;
        for (size_t o = 0; o < out; ++o) {
            for (size_t i = 0; i < in; ++i) {
                packed[((phase * out + o) * n_taps + row) * in + i] = values[(i * out + o) * kernel + k];
            }
        }
    }
    return packed;
}

}  // namespace

Weights::Weights(const GgufFile & file) : file_(&file), context_(make_context(most_weights)) {}

const GgufTensor & Weights::expect(const std::string & name, const std::vector<int64_t> & ne) const {
    const GgufTensor & source = file_->tensor(name);
    std::vector<int64_t> full = ne;
    full.resize(source.ne.size(), 1);
    if (!std::equal(full.begin(), full.end(), source.ne.begin())) {
        file_->refuse(format("its tensor %s is %s instead of %s", name.c_str(),
                             shape_text(source.ne.data(), source.ne.size()).c_str(),
                             shape_text(full.data(), full.size()).c_str()));
    }
    return source;
}

ggml_tensor * Weights::add(ggml_type type, const std::vector<int64_t> & ne, const GgufTensor & source, Layout layout,
                           int stride) {
    if (pending_.size() == most_weights) {
        file_->refuse("it has more layers than such a model can have");
    }
    ggml_tensor * tensor = ggml_new_tensor(context_.get(), type, static_cast<int>(ne.size()), ne.data());
    ggml_set_name(tensor, source.name.c_str());
    pending_.push_back({tensor, &source, layout, stride});
    return tensor;
}

ggml_tensor * Weights::matrix(const std::string & name, int64_t in, int64_t out) {
    const GgufTensor & source = expect(name, {in, out});
    if (!is_weight_type(source.type)) {
        file_->refuse(format("its tensor %s has the type %s", name.c_str(), ggml_type_name(source.type)));
    }
    return add(source.type, {in, out}, source, Layout::as_stored);
}

ggml_tensor * Weights::floats(const std::string & name, const std::vector<int64_t> & ne) {
    return add(GGML_TYPE_F32, ne, expect(name, ne), Layout::as_floats);
}

ggml_tensor * Weights::snake_inverse(const std::string & alpha, int64_t width) {
    return add(GGML_TYPE_F32, {width}, expect(alpha, {width}), Layout::snake_inverse);
}

Linear Weights::linear(const std::string & weight, const std::string & bias, int64_t in, int64_t out) {
    Linear layer;
    layer.weight = matrix(weight, in, out);
    if (!bias.empty()) {
        layer.bias = floats(bias, {out});
    }
    return layer;
}

Norm Weights::norm(const std::string & weight, const std::string & bias, int64_t width) {
    return {floats(weight, {width}), floats(bias, {width})};
}

int Weights::kernel_of(const GgufTensor & source) const {
    if (source.ne[0] > most_kernel) {
        file_->refuse(
            format("its tensor %s has a kernel of %lld", source.name.c_str(), static_cast<long long>(source.ne[0])));
    }
    return static_cast<int>(source.ne[0]);
}

Convolution Weights::convolution(const std::string & weight, const std::string & bias, int64_t in, int64_t out) {
    Convolution layer;
    layer.kernel = kernel_of(file_->tensor(weight));
    layer.in = in;
    layer.out = out;
    const GgufTensor & source = expect(weight, {layer.kernel, in, out});
    const ggml_type type = source.type == GGML_TYPE_F16 ? GGML_TYPE_F16 : GGML_TYPE_F32;
    layer.weight = add(type, {in * layer.kernel, out}, source, Layout::convolution);
    if (!bias.empty()) {
        layer.bias = floats(bias, {out});
    }
    return layer;
}

TransposedConvolution Weights::transposed_convolution(const std::string & weight, const std::string & bias, int64_t in,
                                                      int64_t out, int stride) {
    TransposedConvolution layer;
    layer.kernel = kernel_of(file_->tensor(weight));
    layer.stride = stride;
    layer.out = out;
    const GgufTensor & source = expect(weight, {layer.kernel, out, in});
    const int taps = (layer.kernel + stride - 1) / stride;
    const ggml_type type = source.type == GGML_TYPE_F16 ? GGML_TYPE_F16 : GGML_TYPE_F32;
    layer.packed.kernel = taps;
    layer.packed.in = in;
    layer.packed.out = out * stride;
    layer.packed.weight = add(type, {in * taps, out * stride}, source, Layout::transposed_convolution, stride);
    layer.packed.bias = floats(bias, {out});
    return layer;
}

void Weights::fill(const Pending & pending) const {
    const GgufTensor & source = *pending.source;
    switch (pending.layout) {
        case Layout::as_stored:
            file_->require_finite(source);
            ggml_backend_tensor_set(pending.tensor, source.data, 0, source.bytes);
            return;
        case Layout::as_floats:
            set_from_floats(pending.tensor, to_floats(*file_, source));
            return;
        case Layout::snake_inverse: {
            std::vector<float> values = to_floats(*file_, source);
            for (float & value : values) {
                value = 1.0F / (value + 1e-9F);
                if (!std::isfinite(value)) {
                    file_->refuse(format("its tensor %s has a value that can't be divided by", source.name.c_str()));
                }
            }
            set_from_floats(pending.tensor, values);
            return;
        }
        case Layout::convolution:
            if (source.type == GGML_TYPE_F16) {
                file_->require_finite(source);
                const auto * halves = reinterpret_cast<const ggml_fp16_t *>(source.data);
                const std::vector<ggml_fp16_t> stored(halves, halves + source.elements());
                const std::vector<ggml_fp16_t> packed = pack_convolution(stored, source);
                ggml_backend_tensor_set(pending.tensor, packed.data(), 0, source.bytes);
                return;
            }
            set_from_floats(pending.tensor, pack_convolution(to_floats(*file_, source), source));
            return;
        case Layout::transposed_convolution: {
            const auto taps = static_cast<int>(pending.tensor->ne[0] / source.ne[2]);
            set_from_floats(pending.tensor,
                            pack_transposed_convolution(to_floats(*file_, source), source, pending.stride, taps));
            return;
        }
    }
}

// Whether the file holds the tensor's bytes exactly as the graphs read them, at an address that ggml takes.
bool Weights::lies_ready(const Pending & pending) const {
    const bool same_layout =
        pending.layout == Layout::as_stored || pending.layout == Layout::as_floats ||
        (pending.layout == Layout::convolution && pending.source->ne[0] == 1);  // one tap: nothing to turn
    const bool aligned = reinterpret_cast<uintptr_t>(pending.source->data) % mapping_alignment == 0;
    return same_layout && aligned && pending.tensor->type == pending.source->type &&
           ggml_nbytes(pending.tensor) == pending.source->bytes;
}

void Weights::map(Backend & backend) {
    ggml_backend_dev_t device = ggml_backend_get_device(backend.get());
    ggml_backend_dev_props properties = {};
    ggml_backend_dev_get_props(device, &properties);
    if (!properties.caps.buffer_from_host_ptr) {
        return;
    }
    const MappedFile & file = *file_->mapping();
    // ggml's pointer isn't const, but weights are only read; the pages are read-only anyhow.
    void * start = const_cast<uint8_t *>(file.data());
    mapped_buffer_.reset(ggml_backend_dev_buffer_from_host_ptr(device, start, file.size(), file.size()));
    if (!mapped_buffer_) {
        return;
    }
    ggml_backend_buffer_set_usage(mapped_buffer_.get(), GGML_BACKEND_BUFFER_USAGE_WEIGHTS);
    for (const Pending & pending : pending_) {
        if (lies_ready(pending)) {
            void * data = const_cast<uint8_t *>(pending.source->data);
            if (ggml_backend_tensor_alloc(mapped_buffer_.get(), pending.tensor, data) != GGML_STATUS_SUCCESS) {
                fail(SA_ERROR_INTERNAL, "The weight %s could not be placed.", pending.source->name.c_str());
            }
        }
    }
}

void Weights::load(Backend & backend, const Progress & progress) {
    mapping_ = file_->mapping();
    map(backend);
    for (const Pending & pending : pending_) {
        bytes_ += ggml_nbytes(pending.tensor);
        copied_bytes_ += pending.tensor->data == nullptr ? ggml_nbytes(pending.tensor) : 0;
    }
    if (copied_bytes_ > 0) {
        buffer_.reset(ggml_backend_alloc_ctx_tensors(context_.get(), backend.get()));
        if (!buffer_) {
            throw std::bad_alloc();
        }
        ggml_backend_buffer_set_usage(buffer_.get(), GGML_BACKEND_BUFFER_USAGE_WEIGHTS);
    }
    size_t done = 0;
    for (const Pending & pending : pending_) {
        if (pending.tensor->data == pending.source->data) {
            file_->require_finite(*pending.source);
        } else {
            fill(pending);
        }
        done += ggml_nbytes(pending.tensor);
        if (progress && !progress(static_cast<float>(done) / static_cast<float>(bytes_))) {
            fail(SA_ERROR_CANCELLED, "Opening %s was cancelled.", file_->path().c_str());
        }
    }
    mapping_->require_unchanged();
    backend.watch(mapping_);
    pending_.clear();
    file_ = nullptr;
}

}  // namespace sa
