// Convolutions over frequency and time, for CAMPPlus's head. Activations are channel-last: ne = [channels, bands, frames].
#pragma once

#include <vector>

#include "model/weights.h"

namespace sa {

// 3 x 3, zero padding of 1 all round, with the batch norm that follows it folded in. The weight is [row, out]: of every
// output channel the taps by time, then band, then input channel, filled up with zeros to what matrix products like.
struct PlaneConvolution {
    std::vector<float> weight;
    std::vector<float> bias;
    int64_t in = 0;
    int64_t out = 0;
    int band_stride = 1;

    int64_t row() const { return (9 * in + 15) / 16 * 16; }
};

// `name` and `norm` are what stands before "/weight" and "/s", "/b".
PlaneConvolution read_plane_convolution(const GgufFile & file, const std::string & name, const std::string & norm, int64_t in,
                                        int64_t out, int band_stride);

ggml_tensor * plane_convolution(Graph & graph, const PlaneConvolution & layer, ggml_tensor * x);

// 1 x 1 without padding, also with its batch norm folded in.
struct PlaneShortcut {
    std::vector<float> weight;  // [in, out]
    std::vector<float> bias;
    int64_t in = 0;
    int64_t out = 0;
    int band_stride = 1;
};

PlaneShortcut read_plane_shortcut(const GgufFile & file, const std::string & name, const std::string & norm, int64_t in,
                                  int64_t out, int band_stride);

ggml_tensor * plane_shortcut(Graph & graph, const PlaneShortcut & layer, ggml_tensor * x);

}  // namespace sa
