#include "t3/t3_weights.h"

#include "runtime/error.h"

namespace sa {

namespace {

T3Config read_config(const GgufFile & file) {
    T3Config config;
    // The limits only keep products far from wrapping; shapes are checked tensor by tensor.
    config.layers = file.integer("chatterbox.n_layer", 1, 256);
    config.width = file.integer("chatterbox.n_embd", 8, 16384);
    config.heads = file.integer("chatterbox.n_head", 1, 256);
    config.positions = file.tensor("model/wpe").ne[1];
    // The rows decide: a file may count only the tokens that its tokenizer has.
    config.text_vocab = file.tensor("chatterbox/text_emb").ne[1];
    file.integer("chatterbox.text_vocab_size", 1, config.text_vocab);
    config.speech_vocab = file.integer("chatterbox.speech_vocab_size", 1, 1 << 20);
    config.speaker_size = file.integer("chatterbox.speaker_embed_size", 1, 65536);
    config.start_speech =
        static_cast<int32_t>(file.integer("chatterbox.start_speech_token", 0, config.speech_vocab - 1));
    config.stop_speech = static_cast<int32_t>(file.integer("chatterbox.stop_speech_token", 0, config.speech_vocab - 1));
    config.norm_epsilon = static_cast<float>(file.number("chatterbox.layer_norm_eps", 0.0, 1.0, 1e-5));
    config.feed_forward = file.tensor("model/h0/mlp/c_fc/w").ne[1];
    if (config.width % config.heads != 0) {
        file.refuse("its width isn't a multiple of its number of heads");
    }
    return config;
}

T3Layer read_layer(Weights & weights, const T3Config & config, int64_t index) {
    const std::string prefix = "model/h" + std::to_string(index) + "/";
    T3Layer layer;
    layer.norm_1 = weights.norm(prefix + "ln_1/g", prefix + "ln_1/b", config.width);
    layer.attention_in =
        weights.linear(prefix + "attn/c_attn/w", prefix + "attn/c_attn/b", config.width, 3 * config.width);
    layer.attention_out =
        weights.linear(prefix + "attn/c_proj/w", prefix + "attn/c_proj/b", config.width, config.width);
    layer.norm_2 = weights.norm(prefix + "ln_2/g", prefix + "ln_2/b", config.width);
    layer.feed_forward_in =
        weights.linear(prefix + "mlp/c_fc/w", prefix + "mlp/c_fc/b", config.width, config.feed_forward);
    layer.feed_forward_out =
        weights.linear(prefix + "mlp/c_proj/w", prefix + "mlp/c_proj/b", config.feed_forward, config.width);
    return layer;
}

}  // namespace

T3Weights::T3Weights(const GgufFile & file) : config(read_config(file)), weights(file) {
    for (int64_t i = 0; i < config.layers; ++i) {
        layers.push_back(read_layer(weights, config, i));
    }
    final_norm = weights.norm("model/ln_f/g", "model/ln_f/b", config.width);
    positions = weights.floats("model/wpe", {config.width, config.positions});
    text_embedding = weights.matrix("chatterbox/text_emb", config.width, config.text_vocab);
    speech_embedding = weights.matrix("chatterbox/speech_emb", config.width, config.speech_vocab);
    speaker = weights.linear("chatterbox/cond_spkr/w", "chatterbox/cond_spkr/b", config.speaker_size, config.width);
    head = weights.linear("chatterbox/speech_head", "chatterbox/speech_head_bias", config.width, config.speech_vocab);
}

}  // namespace sa
