#include "campplus/plane.h"

#include <algorithm>

#include "kernels/gemm.h"
#include "runtime/error.h"

namespace sa {

namespace {

// torch's order (out, in, band, frame) to (out, frame, band, in), each output channel times its norm's scale.
std::vector<float> pack(const std::vector<float> & weights, const std::vector<float> & scales, int64_t kernel,
                        int64_t in) {
    std::vector<float> packed;
    packed.reserve(weights.size());
    for (size_t o = 0; o < scales.size(); ++o) {
        const size_t first = o * static_cast<size_t>(in * kernel * kernel);
        for (int64_t frame = 0; frame < kernel; ++frame) {
            for (int64_t band = 0; band < kernel; ++band) {
                for (int64_t c = 0; c < in; ++c) {
                    const int64_t source = (c * kernel + band) * kernel + frame;
                    packed.push_back(weights[first + static_cast<size_t>(source)] * scales[o]);
                }
            }
        }
    }
    return packed;
}

const float * at(const ggml_tensor * plane, int64_t band, int64_t frame) {
    const size_t offset = static_cast<size_t>(band) * plane->nb[1] + static_cast<size_t>(frame) * plane->nb[2];
    return reinterpret_cast<const float *>(static_cast<const char *>(plane->data) + offset);
}

void relu_row(const float * x, const float * past, int64_t size, float * y) {
    if (past == nullptr) {
        for (int64_t i = 0; i < size; ++i) {
            y[i] = x[i] > 0.0F ? x[i] : 0.0F;
        }
        return;
    }
    for (int64_t i = 0; i < size; ++i) {
        const float sum = x[i] + past[i];
        y[i] = sum > 0.0F ? sum : 0.0F;
    }
}

// Frames of the result are shared out among the threads.
void run_bordered_relu(ggml_tensor * result, int thread, int n_threads, void * /*user*/) {
    const ggml_tensor * x = result->src[0];
    const ggml_tensor * past = result->src[1];
    const int64_t channels = result->ne[0];
    const int64_t bands = result->ne[1] - 2;
    const int64_t frames = result->ne[2] - 2;
    const int64_t column = channels * (bands + 2);
    for (int64_t i = result->ne[2] * thread / n_threads; i < result->ne[2] * (thread + 1) / n_threads; ++i) {
        float * y = static_cast<float *>(result->data) + i * column;
        if (i == 0 || i == frames + 1) {
            std::fill(y, y + column, 0.0F);
            continue;
        }
        std::fill(y, y + channels, 0.0F);
        for (int64_t band = 0; band < bands; ++band) {
            relu_row(at(x, band, i - 1), past == nullptr ? nullptr : at(past, band, i - 1), channels,
                     y + (band + 1) * channels);
        }
        std::fill(y + (bands + 1) * channels, y + column, 0.0F);
    }
}

}  // namespace

PlaneConvolution read_plane_convolution(const GgufFile & file, const std::string & name, const std::string & norm,
                                        int64_t kernel, int64_t in, int64_t out, int64_t band_stride) {
    const GgufTensor & tensor = file.tensor(name + "/weight");
    if (tensor.ne != std::array<int64_t, 4>{kernel, kernel, in, out}) {
        file.refuse(format("its tensor %s doesn't have the shape of the other layers", tensor.name.c_str()));
    }
    PlaneConvolution layer;
    layer.weight = pack(file.floats(tensor.name, tensor.elements()), file.floats(norm + "/s", out), kernel, in);
    layer.bias = file.floats(norm + "/b", out);
    layer.kernel = kernel;
    layer.in = in;
    layer.out = out;
    layer.band_stride = band_stride;
    return layer;
}

ggml_tensor * inner_plane(ggml_context * context, ggml_tensor * plane) {
    return ggml_view_3d(context, plane, plane->ne[0], plane->ne[1] - 2, plane->ne[2] - 2, plane->nb[1], plane->nb[2],
                        plane->nb[1] + plane->nb[2]);
}

// A window is `kernel` pieces, one a frame; a piece is `kernel` bands, which lie one behind the other.
ggml_tensor * plane_convolution(Graph & graph, const PlaneConvolution & layer, ggml_tensor * plane) {
    ggml_context * context = graph.context();
    const int64_t bands = (plane->ne[1] - 3) / layer.band_stride + 1;
    const int64_t frames = plane->ne[2] - 2;
    ggml_tensor * from = layer.kernel == 1 ? inner_plane(context, plane) : plane;
    // ggml makes views only as large as what they look at, counted without overlap: one tap, widened afterwards.
    ggml_tensor * windows = ggml_view_4d(context, from, layer.in, 1, bands, frames, plane->nb[2],
                                         plane->nb[1] * static_cast<size_t>(layer.band_stride), plane->nb[2], 0);
    windows->ne[0] *= layer.kernel;
    windows->ne[1] = layer.kernel;
    ggml_tensor * weight = graph.input(layer.weight, layer.in * layer.kernel * layer.kernel, layer.out);
    return gemm_windows(context, weight, windows, graph.input(layer.bias, layer.out));
}

ggml_tensor * bordered_relu(ggml_context * context, ggml_tensor * x, ggml_tensor * past) {
    ggml_tensor * sources[] = {x, past};
    return ggml_custom_4d(context, GGML_TYPE_F32, x->ne[0], x->ne[1] + 2, x->ne[2] + 2, 1, sources,
                          past == nullptr ? 1 : 2, run_bordered_relu, GGML_N_TASKS_MAX, nullptr);
}

}  // namespace sa
