#include "s3gen/estimator_graph.h"

#include <cmath>

namespace sa {

namespace {

constexpr float norm_epsilon = 1e-5F;

// Sines, then cosines, of 1000 t at geometric frequencies (spec S9).
ggml_tensor * sinusoids(Graph & graph, int64_t size, double time) {
    const auto half = static_cast<size_t>(size / 2);
    std::vector<float> values(2 * half);
    for (size_t i = 0; i < half; ++i) {
        const double rate = std::exp(-std::log(10000.0) * static_cast<double>(i) / static_cast<double>(half - 1));
        const double angle = 1000.0 * time * rate;
        values[i] = static_cast<float>(std::sin(angle));
        values[half + i] = static_cast<float>(std::cos(angle));
    }
    return graph.input(values, size);
}

ggml_tensor * embed_time(Graph & graph, const EstimatorWeights & weights, double time) {
    ggml_context * context = graph.context();
    ggml_tensor * x = linear(context, weights.time_1, sinusoids(graph, weights.config.time_size, time));
    return linear(context, weights.time_2, ggml_silu(context, x));
}

ggml_tensor * run_block(ggml_context * context, const CausalBlock & block, ggml_tensor * x) {
    ggml_tensor * y = convolution(context, block.convolution, x, block.convolution.kernel - 1, 0);
    return mish(context, layer_norm(context, block.norm, y, norm_epsilon));
}

ggml_tensor * run_resnet(ggml_context * context, const ResnetBlock & resnet, ggml_tensor * x,
                         ggml_tensor * activated_time) {
    ggml_tensor * h = run_block(context, resnet.block_1, x);
    h = ggml_add(context, h, linear(context, resnet.time, activated_time));
    h = run_block(context, resnet.block_2, h);
    return ggml_add(context, h, convolution(context, resnet.residual, x, 0, 0));
}

ggml_tensor * run_layer(ggml_context * context, const EstimatorConfig & config, const TransformerLayer & layer,
                        ggml_tensor * x) {
    ggml_tensor * normed = layer_norm(context, layer.norm_attention, x, norm_epsilon);
    ggml_tensor * q = split_heads(context, linear(context, layer.query, normed), config.heads);
    ggml_tensor * k = split_heads(context, linear(context, layer.key, normed), config.heads);
    ggml_tensor * v = split_heads_transposed(context, linear(context, layer.value, normed), config.heads);
    const float scale = 1.0F / std::sqrt(static_cast<float>(config.head_size));
    x = ggml_add(context, x, linear(context, layer.out, attention(context, q, k, v, nullptr, scale)));
    normed = layer_norm(context, layer.norm_feed_forward, x, norm_epsilon);
    ggml_tensor * hidden = ggml_gelu_erf(context, linear(context, layer.feed_forward_in, normed));
    return ggml_add(context, x, linear(context, layer.feed_forward_out, hidden));
}

ggml_tensor * run_stage(ggml_context * context, const EstimatorConfig & config, const EstimatorStage & stage,
                        ggml_tensor * x, ggml_tensor * activated_time) {
    x = run_resnet(context, stage.resnet, x, activated_time);
    for (const TransformerLayer & layer : stage.layers) {
        x = run_layer(context, config, layer, x);
    }
    return x;
}

ggml_tensor * causal(ggml_context * context, const Convolution & layer, ggml_tensor * x) {
    return convolution(context, layer, x, layer.kernel - 1, 0);
}

ggml_tensor * stack_inputs(Graph & graph, const EstimatorConfig & config, const std::vector<float> & x,
                           const FlowCondition & condition) {
    ggml_context * context = graph.context();
    const int64_t mel = config.mel;
    const int64_t frames = static_cast<int64_t>(x.size()) / mel;
    ggml_tensor * speaker = ggml_repeat_4d(context, graph.input(condition.speaker, mel), mel, frames, 1, 1);
    ggml_tensor * left = ggml_concat(context, graph.input(x, mel, frames), graph.input(condition.mu, mel, frames), 0);
    ggml_tensor * right = ggml_concat(context, speaker, graph.input(condition.prompt, mel, frames), 0);
    return ggml_concat(context, left, right, 0);
}

}  // namespace

ggml_tensor * build_estimator(Graph & graph, const EstimatorWeights & weights, const std::vector<float> & x,
                              const FlowCondition & condition, double t, double r, EstimatorTrace * trace) {
    ggml_context * context = graph.context();
    const EstimatorConfig & config = weights.config;
    ggml_tensor * ends = ggml_concat(context, embed_time(graph, weights, t), embed_time(graph, weights, r), 0);
    ggml_tensor * time = linear(context, weights.mixer, ends);
    ggml_tensor * activated_time = mish(context, time);

    ggml_tensor * h =
        run_stage(context, config, weights.down, stack_inputs(graph, config, x, condition), activated_time);
    ggml_tensor * skip = h;
    if (trace != nullptr) {
        trace->time = graph.output(time);
        trace->down = graph.output(h);
    }
    h = causal(context, weights.down_tail, h);
    for (const EstimatorStage & stage : weights.mid) {
        h = run_stage(context, config, stage, h, activated_time);
    }
    h = run_stage(context, config, weights.up, ggml_concat(context, h, skip, 0), activated_time);
    h = causal(context, weights.up_tail, h);
    h = run_block(context, weights.final_block, h);
    return graph.output(convolution(context, weights.final_projection, h, 0, 0));
}

}  // namespace sa
