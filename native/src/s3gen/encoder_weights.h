// S3Gen's encoder: speech tokens at 25 Hz to the flow's condition at 50 Hz (spec 4.2-4.3).
#pragma once

#include <vector>

#include "model/weights.h"

namespace sa {

struct EncoderConfig {
    int64_t width = 0;
    int64_t heads = 0;
    int64_t feed_forward = 0;
    int64_t blocks = 0;
    int64_t up_blocks = 0;
    int64_t vocab = 0;
    int64_t mel = 0;
    int64_t speaker_size = 0;  // of the x-vector
    int32_t lookahead = 3;     // tokens that the first convolution looks ahead
    float block_epsilon = 1e-12F;
};

struct EncoderBlock {
    Norm norm_attention;
    Linear query;
    Linear key;
    Linear value;
    Linear out;
    ggml_tensor * position = nullptr;  // [width, width]
    ggml_tensor * bias_u = nullptr;    // [head_size, heads]
    ggml_tensor * bias_v = nullptr;
    Norm norm_feed_forward;
    Linear feed_forward_in;
    Linear feed_forward_out;
};

struct EncoderEmbed {
    Linear linear;
    Norm norm;
};

struct EncoderWeights {
    // Asks `weights` for every tensor; the caller loads them.
    explicit EncoderWeights(Weights & weights);

    EncoderConfig config;
    ggml_tensor * token_embedding = nullptr;
    Linear speaker;
    EncoderEmbed embed;
    Convolution lookahead;
    Convolution lookback;
    std::vector<EncoderBlock> blocks;
    Convolution up;
    EncoderEmbed up_embed;
    std::vector<EncoderBlock> up_blocks;
    Norm after;
    Linear projection;
};

}  // namespace sa
