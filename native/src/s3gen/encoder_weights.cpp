#include "s3gen/encoder_weights.h"

#include "runtime/error.h"

namespace sa {

namespace {

EncoderConfig read_config(const GgufFile & file) {
    EncoderConfig config;
    config.width = file.tensor("flow/input_embedding").ne[0];
    config.vocab = file.tensor("flow/input_embedding").ne[1];
    config.heads = file.integer("s3gen.encoder.attention_heads", 1, 256);
    config.blocks = file.integer("s3gen.encoder.n_blocks", 1, 256);
    config.up_blocks = file.integer("s3gen.encoder.up_n_blocks", 1, 256);
    config.feed_forward = file.tensor("flow/encoder/block0/ff/w1/w").ne[1];
    config.mel = file.tensor("flow/encoder_proj/w").ne[1];
    config.speaker_size = file.tensor("flow/spk_embed_affine/w").ne[0];
    config.lookahead = static_cast<int32_t>(file.integer("s3gen.encoder.pre_lookahead_len", 0, 63, 3));
    config.block_epsilon = static_cast<float>(file.number("s3gen.layer_norm_eps", 0.0, 1.0, 1e-12));
    if (config.width % config.heads != 0 || config.width % 2 != 0) {
        file.refuse("the encoder's width doesn't fit its number of heads");
    }
    return config;
}

EncoderBlock read_block(Weights & weights, const EncoderConfig & config, const std::string & prefix) {
    const int64_t width = config.width;
    const auto projection = [&](const char * name) {
        const std::string base = prefix + "attn/" + name;
        return weights.linear(base + "/w", base + "/b", width, width);
    };
    EncoderBlock block;
    block.norm_attention = weights.norm(prefix + "norm_mha/w", prefix + "norm_mha/b", width);
    block.query = projection("q");
    block.key = projection("k");
    block.value = projection("v");
    block.out = projection("o");
    block.position = weights.matrix(prefix + "attn/pos/w", width, width);
    block.bias_u = weights.floats(prefix + "attn/pos_bias_u", {width / config.heads, config.heads});
    block.bias_v = weights.floats(prefix + "attn/pos_bias_v", {width / config.heads, config.heads});
    block.norm_feed_forward = weights.norm(prefix + "norm_ff/w", prefix + "norm_ff/b", width);
    block.feed_forward_in = weights.linear(prefix + "ff/w1/w", prefix + "ff/w1/b", width, config.feed_forward);
    block.feed_forward_out = weights.linear(prefix + "ff/w2/w", prefix + "ff/w2/b", config.feed_forward, width);
    return block;
}

EncoderEmbed read_embed(Weights & weights, int64_t width, const std::string & prefix) {
    return {weights.linear(prefix + "/linear/w", prefix + "/linear/b", width, width),
            weights.norm(prefix + "/norm/w", prefix + "/norm/b", width)};
}

}  // namespace

EncoderWeights::EncoderWeights(Weights & weights) : config(read_config(weights.file())) {
    const int64_t width = config.width;
    token_embedding = weights.matrix("flow/input_embedding", width, config.vocab);
    speaker = weights.linear("flow/spk_embed_affine/w", "flow/spk_embed_affine/b", config.speaker_size, config.mel);
    embed = read_embed(weights, width, "flow/encoder/embed");
    const std::string ahead = "flow/encoder/pre_lookahead/conv1";
    const std::string back = "flow/encoder/pre_lookahead/conv2";
    lookahead = weights.convolution(ahead + "/w", ahead + "/b", width, width);
    lookback = weights.convolution(back + "/w", back + "/b", width, width);
    if (lookahead.kernel != config.lookahead + 1) {
        weights.file().refuse("the encoder's look-ahead doesn't fit its first convolution");
    }
    for (int64_t i = 0; i < config.blocks; ++i) {
        blocks.push_back(read_block(weights, config, "flow/encoder/block" + std::to_string(i) + "/"));
    }
    up = weights.convolution("flow/encoder/up_layer/conv/w", "flow/encoder/up_layer/conv/b", width, width);
    up_embed = read_embed(weights, width, "flow/encoder/up_embed");
    for (int64_t i = 0; i < config.up_blocks; ++i) {
        up_blocks.push_back(read_block(weights, config, "flow/encoder/up_block" + std::to_string(i) + "/"));
    }
    after = weights.norm("flow/encoder/after_norm/w", "flow/encoder/after_norm/b", width);
    projection = weights.linear("flow/encoder_proj/w", "flow/encoder_proj/b", width, config.mel);
}

}  // namespace sa
