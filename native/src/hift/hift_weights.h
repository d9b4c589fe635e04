// HiFT, the vocoder: mel frames to samples, through a source of harmonics (spec 5).
#pragma once

#include <vector>

#include "model/weights.h"

namespace sa {

struct HiftConfig {
    int64_t mel = 0;
    std::vector<int> rates;  // upsampling of each stage
    int harmonics = 9;       // the fundamental and its overtones
    int n_fft = 16;
    int hop = 4;
    int samples_per_frame = 480;
    int spectrum_per_frame = 120;                    // columns of the source's spectrum a mel frame
    std::vector<std::vector<int>> dilations;         // of each residual block of a stage
    std::vector<std::vector<int>> source_dilations;  // of each stage's source block

    int bins() const { return n_fft / 2 + 1; }
    size_t stages() const { return rates.size(); }
};

struct ResidualUnit {
    ggml_tensor * alpha_1 = nullptr;
    ggml_tensor * inverse_1 = nullptr;  // 1 / (alpha + 1e-9)
    Convolution convolution_1;
    int dilation = 1;
    ggml_tensor * alpha_2 = nullptr;
    ggml_tensor * inverse_2 = nullptr;
    Convolution convolution_2;
};

using ResidualBlock = std::vector<ResidualUnit>;

struct HiftStage {
    TransposedConvolution up;
    int up_padding = 0;
    Convolution source_down;
    int source_stride = 1;
    int source_padding = 0;
    ResidualBlock source_block;
    std::vector<ResidualBlock> blocks;
};

struct HiftWeights {
    explicit HiftWeights(Weights & weights);

    HiftConfig config;
    std::vector<Convolution> f0_convolutions;
    Linear f0_classifier;
    std::vector<float> merge_weights;  // of the harmonics
    float merge_bias = 0.0F;
    Convolution pre;
    std::vector<HiftStage> stages;
    Convolution post;
};

}  // namespace sa
