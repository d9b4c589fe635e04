// T3, text tokens to speech tokens, with a GPT-2 backbone (Turbo, Nano and their kin): dimensions and tensors.
#pragma once

#include <vector>

#include "model/weights.h"

namespace sa {

struct T3Config {
    int64_t layers = 0;
    int64_t width = 0;
    int64_t heads = 0;
    int64_t feed_forward = 0;
    int64_t positions = 0;  // rows of the position table
    int64_t text_vocab = 0;
    int64_t speech_vocab = 0;
    int64_t speaker_size = 0;
    int32_t start_speech = 0;
    int32_t stop_speech = 0;
    float norm_epsilon = 1e-5F;

    int64_t head_size() const { return width / heads; }
};

struct T3Layer {
    Norm norm_1;
    Linear attention_in;  // q, k, v fused, in this order
    Linear attention_out;
    Norm norm_2;
    Linear feed_forward_in;
    Linear feed_forward_out;
};

struct T3Weights {
    explicit T3Weights(const GgufFile & file);

    T3Config config;
    Weights weights;
    std::vector<T3Layer> layers;
    Norm final_norm;
    ggml_tensor * positions = nullptr;
    ggml_tensor * text_embedding = nullptr;
    ggml_tensor * speech_embedding = nullptr;
    Linear speaker;
    Linear head;
};

}  // namespace sa
