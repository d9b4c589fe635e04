#include "campplus/plane_convolution.h"

#include <algorithm>

#include "kernels/gemm.h"
#include "runtime/error.h"

namespace sa {

namespace {

constexpr int64_t taps = 3;

// The weights of a 2-D convolution in torch's order (out, in, band, time), each output channel times its norm's scale.
std::vector<float> scaled_weights(const GgufFile & file, const std::string & name, const std::string & norm, int64_t kernel,
                                  int64_t in, int64_t out) {
    const GgufTensor & tensor = file.tensor(name + "/weight");
    if (tensor.ne != std::array<int64_t, 4>{kernel, kernel, in, out}) {
        file.refuse(format("its tensor %s doesn't have the shape of the other layers", tensor.name.c_str()));
    }
    std::vector<float> weights = file.floats(tensor.name, tensor.elements());
    const std::vector<float> scales = file.floats(norm + "/s", out);
    const size_t each = weights.size() / scales.size();
    for (size_t i = 0; i < weights.size(); ++i) {
        weights[i] *= scales[i / each];
    }
    return weights;
}

// For every output band and frame, the row of inputs that its taps see. Parameters in `user`: none; the stride follows
// from the numbers of bands.
void run_windows(ggml_tensor * windows, int thread, int n_threads, void * /*user*/) {
    const ggml_tensor * x = windows->src[0];
    const int64_t channels = x->ne[0];
    const int64_t bands = x->ne[1];
    const int64_t frames = x->ne[2];
    const int64_t row = windows->ne[0];
    const int64_t bands_out = windows->ne[1];
    const int64_t stride = (bands + bands_out - 1) / bands_out;
    const auto * in = static_cast<const float *>(x->data);
    const int64_t first = frames * thread / n_threads;
    const int64_t last = frames * (thread + 1) / n_threads;
    float * out = static_cast<float *>(windows->data) + first * bands_out * row;
    for (int64_t frame = first; frame < last; ++frame) {
        for (int64_t band = 0; band < bands_out; ++band, out += row) {
            std::fill(out, out + row, 0.0F);
            const int64_t low = band * stride - 1;
            const int64_t inside_low = std::max<int64_t>(low, 0);
            const int64_t inside_high = std::min(low + taps, bands);
            for (int64_t tap = 0; tap < taps; ++tap) {
                const int64_t source = frame + tap - 1;
                if (source < 0 || source >= frames) {
                    continue;
                }
                const float * from = in + (source * bands + inside_low) * channels;
                std::copy(from, from + (inside_high - inside_low) * channels,
                          out + (tap * taps + inside_low - low) * channels);
            }
        }
    }
}

}  // namespace

PlaneConvolution read_plane_convolution(const GgufFile & file, const std::string & name, const std::string & norm, int64_t in,
                                        int64_t out, int band_stride) {
    PlaneConvolution layer;
    layer.in = in;
    layer.out = out;
    layer.band_stride = band_stride;
    layer.bias = file.floats(norm + "/b", out);
    const std::vector<float> weights = scaled_weights(file, name, norm, taps, in, out);
    layer.weight.resize(static_cast<size_t>(layer.row() * out), 0.0F);
    for (int64_t o = 0; o < out; ++o) {
        for (int64_t c = 0; c < in; ++c) {
            for (int64_t band = 0; band < taps; ++band) {
                for (int64_t time = 0; time < taps; ++time) {
                    const int64_t source = ((o * in + c) * taps + band) * taps + time;
                    const int64_t target = o * layer.row() + (time * taps + band) * in + c;
                    layer.weight[static_cast<size_t>(target)] = weights[static_cast<size_t>(source)];
                }
            }
        }
    }
    return layer;
}

ggml_tensor * plane_convolution(Graph & graph, const PlaneConvolution & layer, ggml_tensor * x) {
    ggml_context * context = graph.context();
    const int64_t bands = (x->ne[1] - 1) / layer.band_stride + 1;
    const int64_t frames = x->ne[2];
    ggml_tensor * sources[] = {x};
    ggml_tensor * windows = ggml_custom_4d(context, GGML_TYPE_F32, layer.row(), bands, frames, 1, sources, 1, run_windows,
                                           GGML_N_TASKS_MAX, nullptr);
    ggml_tensor * weight = graph.input(layer.weight, layer.row(), layer.out);
    ggml_tensor * rows = ggml_reshape_2d(context, windows, layer.row(), bands * frames);
    ggml_tensor * y = gemm(context, weight, rows, graph.input(layer.bias, layer.out));
    return ggml_reshape_3d(context, y, layer.out, bands, frames);
}

PlaneShortcut read_plane_shortcut(const GgufFile & file, const std::string & name, const std::string & norm, int64_t in,
                                  int64_t out, int band_stride) {
    return {scaled_weights(file, name, norm, 1, in, out), file.floats(norm + "/b", out), in, out, band_stride};
}

ggml_tensor * plane_shortcut(Graph & graph, const PlaneShortcut & layer, ggml_tensor * x) {
    ggml_context * context = graph.context();
    const int64_t bands = (x->ne[1] - 1) / layer.band_stride + 1;
    ggml_tensor * kept = ggml_cont(context, ggml_view_3d(context, x, x->ne[0], bands, x->ne[2],
                                                         x->nb[1] * static_cast<size_t>(layer.band_stride), x->nb[2], 0));
    ggml_tensor * y = ggml_mul_mat(context, graph.input(layer.weight, layer.in, layer.out), kept);
    return ggml_add(context, y, graph.input(layer.bias, layer.out));
}

}  // namespace sa
