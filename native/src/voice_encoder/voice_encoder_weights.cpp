#include "voice_encoder/voice_encoder_weights.h"

#include <cmath>

#include "runtime/error.h"

namespace sa {

namespace {

constexpr int64_t mel_bins = 201;  // of a transform of 400

VoiceEncoderConfig read_config(const GgufFile & file) {
    VoiceEncoderConfig config;
    config.mels = file.tensor("voice_encoder/mel_fb").ne[1];
    config.hidden = file.tensor("voice_encoder/proj/weight").ne[0];
    config.embedding = file.tensor("voice_encoder/proj/weight").ne[1];
    const int64_t frames = file.integer("voice_encoder.partial_frames", 2, 4096, 160);
    const double sample_rate = static_cast<double>(file.integer("voice_encoder.sample_rate", 16000, 16000, 16000));
    const double rate = file.number("voice_encoder.rate", 0.1, 50.0, 1.3);
    config.partial_frames = static_cast<size_t>(frames);
    // In spite of its name the rate doesn't count windows a second (spec 6.4, V1).
    const double step = std::nearbyint(sample_rate / rate / static_cast<double>(frames));
    if (step < 1.0 || step > static_cast<double>(frames)) {
        file.refuse("its key voice_encoder.rate doesn't fit voice_encoder.partial_frames");
    }
    config.partial_step = static_cast<size_t>(step);
    config.least_coverage = static_cast<float>(file.number("voice_encoder.min_coverage", 0.01, 1.0, 0.8));
    return config;
}

LstmLayer read_layer(Weights & weights, int64_t index, int64_t in, int64_t hidden) {
    const std::string suffix = "_l" + std::to_string(index);
    const std::string prefix = "voice_encoder/lstm/";
    LstmLayer layer;
    layer.input = weights.matrix(prefix + "weight_ih" + suffix, in, 4 * hidden);
    layer.recurrent = weights.matrix(prefix + "weight_hh" + suffix, hidden, 4 * hidden);
    layer.bias = weights.file().floats(prefix + "bias_ih" + suffix, 4 * hidden);
    const std::vector<float> recurrent_bias = weights.file().floats(prefix + "bias_hh" + suffix, 4 * hidden);
    for (size_t i = 0; i < layer.bias.size(); ++i) {
        layer.bias[i] += recurrent_bias[i];
    }
    return layer;
}

}  // namespace

VoiceEncoderWeights::VoiceEncoderWeights(Weights & weights)
    : config(read_config(weights.file())),
      bank(weights.file().floats("voice_encoder/mel_fb", config.mels * mel_bins), static_cast<size_t>(config.mels)) {
    const int64_t count = weights.file().integer("voice_encoder.num_layers", 1, 16, 3);
    for (int64_t i = 0; i < count; ++i) {
        layers.push_back(read_layer(weights, i, i == 0 ? config.mels : config.hidden, config.hidden));
    }
    projection =
        weights.linear("voice_encoder/proj/weight", "voice_encoder/proj/bias", config.hidden, config.embedding);
}

}  // namespace sa
