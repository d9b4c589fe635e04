// VoiceEncoder's weights (spec 6.4, 8.1).
#pragma once

#include <vector>

#include "mel/filter_bank.h"
#include "model/weights.h"

namespace sa {

struct VoiceEncoderConfig {
    int64_t mels = 40;
    int64_t hidden = 256;
    int64_t embedding = 256;
    size_t partial_frames = 160;
    size_t partial_step = 77;
    float least_coverage = 0.8F;  // of a window, for one that reaches beyond the clip's end
};

// Gates in torch's order: input, forget, cell, output.
struct LstmLayer {
    ggml_tensor * input = nullptr;      // [in, 4 * hidden]
    ggml_tensor * recurrent = nullptr;  // [hidden, 4 * hidden]
    std::vector<float> bias;            // both of torch's, added
};

struct VoiceEncoderWeights {
    // Asks `weights`, of the T3 file, for every tensor; the caller loads them.
    explicit VoiceEncoderWeights(Weights & weights);

    VoiceEncoderConfig config;
    FilterBank bank;
    std::vector<LstmLayer> layers;
    Linear projection;
};

}  // namespace sa
