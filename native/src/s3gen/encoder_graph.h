#pragma once

#include "s3gen/encoder_weights.h"

namespace sa {

// What the encoder computes on the way, for tests; each is null unless it was asked for.
struct EncoderTrace {
    ggml_tensor * embed = nullptr;
    ggml_tensor * lookahead = nullptr;
    std::vector<ggml_tensor *> blocks;
    ggml_tensor * up = nullptr;
    ggml_tensor * out = nullptr;
};

// tokens (prompt and generated, all below the vocabulary) to mu, [mel, 2 * tokens].
ggml_tensor * build_encoder(Graph & graph, const EncoderWeights & weights, const std::vector<int32_t> & tokens,
                            EncoderTrace * trace = nullptr);

// The x-vector [speaker_size], scaled to length 1 and projected: [mel] (spec 4.2).
ggml_tensor * build_speaker(Graph & graph, const EncoderWeights & weights, std::vector<float> embedding);

}  // namespace sa
