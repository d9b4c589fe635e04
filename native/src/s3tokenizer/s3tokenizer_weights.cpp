#include "s3tokenizer/s3tokenizer_weights.h"

#include "runtime/error.h"

namespace sa {

namespace {

constexpr int64_t mel_bins = 201;  // of a transform of 400
constexpr int64_t most_digits = 16;
constexpr int64_t most_taps = 255;

S3TokenizerConfig read_config(const GgufFile & file) {
    S3TokenizerConfig config;
    config.mels = file.tensor("s3tokv2/mel_fb").ne[1];
    config.width = file.tensor("s3tokv2/encoder/conv1/weight").ne[2];
    config.heads = file.integer("s3tokv2.n_audio_head", 1, 256, 20);
    config.feed_forward = file.tensor("s3tokv2/encoder/blocks/0/mlp/0/weight").ne[1];
    config.digits = file.tensor("s3tokv2/quantizer/_codebook/project_down/weight").ne[1];
    if (config.digits > most_digits) {
        file.refuse("its speech tokenizer has too many digits");
    }
    config.live_digits = file.integer("s3tokv2.live_digits", 1, config.digits, config.digits);
    config.codebook_size = 1;
    for (int64_t i = 0; i < config.live_digits; ++i) {
        config.codebook_size *= 3;
    }
    config.rope_theta = static_cast<float>(file.number("s3tokv2.rope_theta", 1.0, 1e9, 10000.0));
    if (config.width % (2 * config.heads) != 0) {
        file.refuse("the speech tokenizer's width doesn't fit its number of heads");
    }
    return config;
}

// Stored tap by tap for every channel; the graph wants channel by channel for every tap.
std::vector<float> read_memory(const GgufFile & file, const std::string & name, int64_t width) {
    const GgufTensor & tensor = file.tensor(name);
    const int64_t taps = tensor.ne[0];
    if (tensor.ne != std::array<int64_t, 4>{taps, 1, width, 1} || taps % 2 == 0 || taps > most_taps) {
        file.refuse(format("its tensor %s isn't a depthwise convolution of the encoder's width", name.c_str()));
    }
    const std::vector<float> stored = file.floats(name, tensor.elements());
    std::vector<float> turned(stored.size());
    for (int64_t channel = 0; channel < width; ++channel) {
        for (int64_t tap = 0; tap < taps; ++tap) {
            turned[static_cast<size_t>(tap * width + channel)] = stored[static_cast<size_t>(channel * taps + tap)];
        }
    }
    return turned;
}

S3TokenizerBlock read_block(Weights & weights, const S3TokenizerConfig & config, const std::string & prefix) {
    const auto layer = [&](const std::string & name, int64_t in, int64_t out) {
        return weights.linear(prefix + name + "/weight", prefix + name + "/bias", in, out);
    };
    const auto norm = [&](const std::string & name) {
        return weights.norm(prefix + name + "/weight", prefix + name + "/bias", config.width);
    };
    S3TokenizerBlock block;
    block.norm_attention = norm("attn_ln");
    block.query = layer("attn/query", config.width, config.width);
    block.key = weights.linear(prefix + "attn/key/weight", "", config.width, config.width);
    block.value = layer("attn/value", config.width, config.width);
    block.out = layer("attn/out", config.width, config.width);
    block.memory = read_memory(weights.file(), prefix + "attn/fsmn_block/weight", config.width);
    block.norm_feed_forward = norm("mlp_ln");
    block.feed_forward_in = layer("mlp/0", config.width, config.feed_forward);
    block.feed_forward_out = layer("mlp/2", config.feed_forward, config.width);
    return block;
}

}  // namespace

S3TokenizerWeights::S3TokenizerWeights(Weights & weights)
    : config(read_config(weights.file())),
      bank(weights.file().floats("s3tokv2/mel_fb", config.mels * mel_bins), static_cast<size_t>(config.mels)) {
    const std::string encoder = "s3tokv2/encoder/";
    convolution_1 = weights.convolution(encoder + "conv1/weight", encoder + "conv1/bias", config.mels, config.width);
    convolution_2 = weights.convolution(encoder + "conv2/weight", encoder + "conv2/bias", config.width, config.width);
    if (convolution_1.kernel != 3 || convolution_2.kernel != 3) {
        weights.file().refuse("the speech tokenizer's convolutions don't have 3 taps");
    }
    const int64_t count = weights.file().integer("s3tokv2.n_audio_layer", 1, 256, 6);
    for (int64_t i = 0; i < count; ++i) {
        blocks.push_back(read_block(weights, config, encoder + "blocks/" + std::to_string(i) + "/"));
    }
    const std::string codebook = "s3tokv2/quantizer/_codebook/project_down";
    projection = weights.linear(codebook + "/weight", codebook + "/bias", config.width, config.digits);
}

}  // namespace sa
