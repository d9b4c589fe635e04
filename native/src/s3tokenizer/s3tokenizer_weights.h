// S3TokenizerV2's weights (spec 6.6, 8.2).
#pragma once

#include <vector>

#include "mel/filter_bank.h"
#include "model/weights.h"

namespace sa {

struct S3TokenizerConfig {
    int64_t mels = 128;
    int64_t width = 1280;
    int64_t heads = 20;
    int64_t feed_forward = 5120;
    int64_t digits = 8;
    int64_t live_digits = 8;    // those that take part in a token; the rest are always 0
    int32_t codebook_size = 0;  // 3 to the power of the live digits
    float rope_theta = 10000.0F;
};

struct S3TokenizerBlock {
    Norm norm_attention;
    Linear query;
    Linear key;
    Linear value;
    Linear out;
    std::vector<float> memory;  // [width, taps], of the depthwise convolution over the values (FSMN)
    Norm norm_feed_forward;
    Linear feed_forward_in;
    Linear feed_forward_out;
};

struct S3TokenizerWeights {
    // Asks `weights`, of the S3Gen file, for every tensor; the caller loads them.
    explicit S3TokenizerWeights(Weights & weights);

    S3TokenizerConfig config;
    FilterBank bank;
    Convolution convolution_1;
    Convolution convolution_2;
    std::vector<S3TokenizerBlock> blocks;
    Linear projection;  // to the digits
};

}  // namespace sa
