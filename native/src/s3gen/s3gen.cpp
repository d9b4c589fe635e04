#include "s3gen/s3gen.h"

#include <algorithm>

#include "runtime/clock.h"
#include "runtime/error.h"
#include "runtime/random.h"

namespace sa {

namespace {

size_t encoder_nodes(const EncoderConfig & config) {
    return static_cast<size_t>(128 + 64 * (config.blocks + config.up_blocks));
}

size_t estimator_nodes(const EstimatorConfig & config) {
    return static_cast<size_t>(256 + (config.mid_blocks + 2) * (64 + 48 * config.layers_per_block));
}

}  // namespace

S3Gen::S3Gen(Weights & weights, Backend & backend)
    : encoder_(weights),
      estimator_(weights),
      runner_(backend),
      default_steps_(static_cast<int32_t>(weights.file().integer("s3gen.cfm_steps", 1, 10, 2))),
      silence_token_(static_cast<int32_t>(weights.file().integer("s3gen.silence_token", 0, encoder_.config.vocab - 1,
                                                                 std::min<int64_t>(4299, encoder_.config.vocab - 1)))),
      temperature_(static_cast<float>(weights.file().number("s3gen.flow_temperature", 0.0, 4.0, 1.0))) {
    if (encoder_.config.mel != estimator_.config.mel) {
        weights.file().refuse("its encoder and its estimator differ in their number of mel channels");
    }
}

FlowCondition S3Gen::encode(const FlowRequest & request) {
    Graph graph(encoder_nodes(encoder_.config));
    ggml_tensor * mu = build_encoder(graph, encoder_, request.tokens);
    ggml_tensor * speaker = build_speaker(graph, encoder_, request.embedding);
    runner_.run(graph);

    FlowCondition condition;
    condition.mu = read_floats(mu);
    condition.speaker = read_floats(speaker);
    condition.prompt.assign(condition.mu.size(), 0.0F);
    std::copy_n(request.known.begin(), std::min(request.known.size(), condition.prompt.size()),
                condition.prompt.begin());
    return condition;
}

std::vector<float> S3Gen::noise(uint64_t seed, int64_t first, int64_t frames) const {
    std::vector<float> values(static_cast<size_t>(frames * mel()), 0.0F);
    if (temperature_ > 0.0F) {
        const auto start = static_cast<uint64_t>(first * mel());
        for (size_t i = 0; i < values.size(); ++i) {
            values[i] = temperature_ * random_normal(seed, RandomStream::flow_noise, start + i);
        }
    }
    return values;
}

// Euler's steps over a linear grid; the estimator gives the mean velocity of a whole step (spec 4.6).
std::vector<float> S3Gen::integrate(std::vector<float> x, const FlowCondition & condition, int32_t steps) {
    for (int32_t step = 0; step < steps; ++step) {
        const double t = static_cast<double>(step) / steps;
        const double r = static_cast<double>(step + 1) / steps;
        Graph graph(estimator_nodes(estimator_.config));
        ggml_tensor * velocity = build_estimator(graph, estimator_, x, condition, t, r);
        runner_.run(graph);
        const std::vector<float> v = read_floats(velocity);
        const auto width = static_cast<float>(r - t);
        for (size_t i = 0; i < x.size(); ++i) {
            x[i] += width * v[i];
        }
    }
    return x;
}

std::vector<float> S3Gen::flow(const FlowRequest & request, int32_t steps, S3GenTimes & times) {
    Stopwatch watch;
    const FlowCondition condition = encode(request);
    times.encoder += watch.lap();
    std::vector<float> frames = integrate(request.noise, condition, steps);
    times.flow += watch.lap();
    return frames;
}

FlowRequest whole_request(const S3Gen & s3gen, const S3GenVoice & voice, const std::vector<int32_t> & tokens,
                          uint64_t seed) {
    FlowRequest request;
    request.tokens = voice.prompt_tokens;
    request.tokens.insert(request.tokens.end(), tokens.begin(), tokens.end());
    request.known = voice.prompt_frames;
    request.embedding = voice.embedding;
    request.noise = s3gen.noise(seed, 0, 2 * static_cast<int64_t>(request.tokens.size()));
    return request;
}

}  // namespace sa
