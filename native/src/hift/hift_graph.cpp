#include "hift/hift_graph.h"

namespace sa {

namespace {

constexpr float stage_slope = 0.1F;
constexpr float final_slope = 0.01F;  // torch's default, not the stages' (spec H1)

ggml_tensor * same_length(ggml_context * context, const Convolution & layer, ggml_tensor * x, int dilation = 1) {
    const int padding = dilation * (layer.kernel - 1) / 2;
    return convolution(context, layer, x, padding, padding, 1, dilation);
}

// x + sin(alpha x)^2 / (alpha + 1e-9)
ggml_tensor * snake(ggml_context * context, ggml_tensor * x, ggml_tensor * alpha, ggml_tensor * inverse) {
    ggml_tensor * squared = ggml_sqr(context, ggml_sin(context, ggml_mul(context, x, alpha)));
    return ggml_add(context, x, ggml_mul(context, squared, inverse));
}

ggml_tensor * run_residual_block(ggml_context * context, const ResidualBlock & block, ggml_tensor * x) {
    for (const ResidualUnit & unit : block) {
        ggml_tensor * y = snake(context, x, unit.alpha_1, unit.inverse_1);
        y = same_length(context, unit.convolution_1, y, unit.dilation);
        y = snake(context, y, unit.alpha_2, unit.inverse_2);
        y = same_length(context, unit.convolution_2, y);
        x = ggml_add(context, x, y);
    }
    return x;
}

// One more frame in front, a copy of the second one.
ggml_tensor * reflect_left(ggml_context * context, ggml_tensor * x) {
    ggml_tensor * second = ggml_view_2d(context, x, x->ne[0], 1, x->nb[1], x->nb[1]);
    return ggml_concat(context, second, x, 1);
}

ggml_tensor * run_stage(ggml_context * context, const HiftStage & stage, ggml_tensor * x, ggml_tensor * spectrum,
                        bool last) {
    x = transposed_convolution(context, stage.up, ggml_leaky_relu(context, x, stage_slope, false), stage.up_padding);
    if (last) {
        x = reflect_left(context, x);
    }
    ggml_tensor * source = convolution(context, stage.source_down, spectrum, stage.source_padding, stage.source_padding,
                                       stage.source_stride);
    x = ggml_add(context, x, run_residual_block(context, stage.source_block, source));
    ggml_tensor * sum = nullptr;
    for (const ResidualBlock & block : stage.blocks) {
        ggml_tensor * y = run_residual_block(context, block, x);
        sum = sum == nullptr ? y : ggml_add(context, sum, y);
    }
    return ggml_scale(context, sum, 1.0F / static_cast<float>(stage.blocks.size()));
}

}  // namespace

ggml_tensor * build_f0(Graph & graph, const HiftWeights & weights, const std::vector<float> & mel) {
    ggml_context * context = graph.context();
    ggml_tensor * x = graph.input(mel, weights.config.mel, static_cast<int64_t>(mel.size()) / weights.config.mel);
    for (const Convolution & layer : weights.f0_convolutions) {
        x = ggml_elu(context, same_length(context, layer, x));
    }
    return graph.output(ggml_abs(context, linear(context, weights.f0_classifier, x)));
}

ggml_tensor * build_hift(Graph & graph, const HiftWeights & weights, const std::vector<float> & mel,
                         const std::vector<float> & spectrum, HiftTrace * trace) {
    ggml_context * context = graph.context();
    const HiftConfig & config = weights.config;
    const int64_t rows = 2 * config.bins();
    ggml_tensor * x = graph.input(mel, config.mel, static_cast<int64_t>(mel.size()) / config.mel);
    ggml_tensor * s = graph.input(spectrum, rows, static_cast<int64_t>(spectrum.size()) / rows);
    x = same_length(context, weights.pre, x);
    if (trace != nullptr) {
        trace->pre = graph.output(x);
    }
    for (size_t i = 0; i < weights.stages.size(); ++i) {
        x = run_stage(context, weights.stages[i], x, s, i + 1 == weights.stages.size());
        if (trace != nullptr) {
            trace->stages.push_back(graph.output(x));
        }
    }
    x = ggml_leaky_relu(context, x, final_slope, false);
    return graph.output(same_length(context, weights.post, x));
}

}  // namespace sa
