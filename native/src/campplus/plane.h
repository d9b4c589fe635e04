// Convolutions over bands and frames, for CAMPPlus's head. Activations are channel-last, and are kept with a border of
// zeros all round, in which 3 x 3 convolutions need no other padding: ne = [channels, bands + 2, frames + 2].
#pragma once

#include <string>
#include <vector>

#include "model/gguf_file.h"
#include "runtime/graph.h"

namespace sa {

// 3 x 3, or 1 x 1 for a shortcut, with the batch norm that follows folded in. The weight is [depth, out]: of every
// output channel the taps by frame, then band, then input channel.
struct PlaneConvolution {
    std::vector<float> weight;
    std::vector<float> bias;
    int64_t kernel = 3;
    int64_t in = 0;
    int64_t out = 0;
    int64_t band_stride = 1;
};

// `name` and `norm` are what stands before "/weight" and "/s", "/b".
PlaneConvolution read_plane_convolution(const GgufFile & file, const std::string & name, const std::string & norm,
                                        int64_t kernel, int64_t in, int64_t out, int64_t band_stride);

// Of a plane with its border; gives one without, [out, bands, frames].
ggml_tensor * plane_convolution(Graph & graph, const PlaneConvolution & layer, ggml_tensor * plane);

// The plane in its border.
ggml_tensor * inner_plane(ggml_context * context, ggml_tensor * plane);

// max(0, x + past) with a border; `past` may be null. Only the processor's backend can run it.
ggml_tensor * bordered_relu(ggml_context * context, ggml_tensor * x, ggml_tensor * past = nullptr);

}  // namespace sa
