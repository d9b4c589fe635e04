#include "s3gen/encoder_graph.h"

#include <algorithm>
#include <cmath>

namespace sa {

namespace {

constexpr float outer_epsilon = 1e-5F;  // of the norms outside the blocks (spec S1)

// Sinusoids for the relative positions frames - 1 down to -(frames - 1), row by row: [width, 2 * frames - 1].
ggml_tensor * position_table(Graph & graph, int64_t width, int64_t frames) {
    const auto rows = static_cast<size_t>(2 * frames - 1);
    const auto columns = static_cast<size_t>(width);
    std::vector<float> table(rows * columns);
    for (size_t k = 0; k < columns / 2; ++k) {
        const double frequency =
            std::exp(-std::log(10000.0) * 2.0 * static_cast<double>(k) / static_cast<double>(width));
        for (size_t row = 0; row < rows; ++row) {
            const double angle = (static_cast<double>(frames - 1) - static_cast<double>(row)) * frequency;
            table[row * columns + 2 * k] = static_cast<float>(std::sin(angle));
            table[row * columns + 2 * k + 1] = static_cast<float>(std::cos(angle));
        }
    }
    return graph.input(table, width, 2 * frames - 1);
}

ggml_tensor * embed(ggml_context * context, const EncoderEmbed & layer, ggml_tensor * x) {
    ggml_tensor * y = layer_norm(context, layer.norm, linear(context, layer.linear, x), outer_epsilon);
    return ggml_scale(context, y, std::sqrt(static_cast<float>(x->ne[0])));
}

// Queries [head_size, frames, heads] with a bias a head.
ggml_tensor * biased_queries(ggml_context * context, ggml_tensor * q, ggml_tensor * bias, int64_t heads) {
    ggml_tensor * split = ggml_reshape_3d(context, q, q->ne[0] / heads, heads, q->ne[1]);
    ggml_tensor * biased = ggml_add(context, split, bias);
    return ggml_cont(context, ggml_permute(context, biased, 0, 2, 1, 3));
}

// Column c of row i belongs to the relative position frames - 1 - c, and row i, column j wants position i - j: that is
// column j + frames - 1 - i, one further left in every row. A view with rows one element shorter is this shift.
ggml_tensor * relative_shift(ggml_context * context, ggml_tensor * scores, int64_t frames) {
    const size_t element = scores->nb[0];
    return ggml_view_3d(context, scores, frames, frames, scores->ne[2], scores->nb[1] - element, scores->nb[2],
                        static_cast<size_t>(frames - 1) * element);
}

ggml_tensor * relative_attention(ggml_context * context, const EncoderBlock & block, ggml_tensor * x,
                                 ggml_tensor * table, int64_t heads) {
    const int64_t frames = x->ne[1];
    ggml_tensor * q = linear(context, block.query, x);
    ggml_tensor * k = split_heads(context, linear(context, block.key, x), heads);
    ggml_tensor * v = split_heads_transposed(context, linear(context, block.value, x), heads);
    ggml_tensor * p = split_heads(context, ggml_mul_mat(context, block.position, table), heads);
    ggml_tensor * content = ggml_mul_mat(context, k, biased_queries(context, q, block.bias_u, heads));
    ggml_tensor * position = ggml_mul_mat(context, p, biased_queries(context, q, block.bias_v, heads));
    ggml_tensor * scores = ggml_add(context, content, relative_shift(context, position, frames));
    const int64_t head_size = x->ne[0] / heads;
    const float scale = 1.0F / std::sqrt(static_cast<float>(head_size));
    ggml_tensor * weights = ggml_soft_max_ext(context, scores, nullptr, scale, 0.0F);
    ggml_tensor * mixed = ggml_mul_mat(context, v, weights);
    ggml_tensor * merged = ggml_cont(context, ggml_permute(context, mixed, 0, 2, 1, 3));
    return linear(context, block.out, ggml_reshape_2d(context, merged, x->ne[0], frames));
}

ggml_tensor * run_block(ggml_context * context, const EncoderConfig & config, const EncoderBlock & block,
                        ggml_tensor * x, ggml_tensor * table) {
    ggml_tensor * normed = layer_norm(context, block.norm_attention, x, config.block_epsilon);
    x = ggml_add(context, x, relative_attention(context, block, normed, table, config.heads));
    normed = layer_norm(context, block.norm_feed_forward, x, config.block_epsilon);
    ggml_tensor * hidden = ggml_silu(context, linear(context, block.feed_forward_in, normed));
    return ggml_add(context, x, linear(context, block.feed_forward_out, hidden));
}

ggml_tensor * look_ahead(ggml_context * context, const EncoderWeights & weights, ggml_tensor * x) {
    ggml_tensor * y = convolution(context, weights.lookahead, x, 0, weights.lookahead.kernel - 1);
    y = ggml_leaky_relu(context, y, 0.01F, false);
    y = convolution(context, weights.lookback, y, weights.lookback.kernel - 1, 0);
    return ggml_add(context, x, y);
}

// Every frame twice: t0 t0 t1 t1.
ggml_tensor * repeat_frames(ggml_context * context, ggml_tensor * x) {
    ggml_tensor * single = ggml_reshape_3d(context, x, x->ne[0], 1, x->ne[1]);
    ggml_tensor * twice = ggml_repeat_4d(context, single, x->ne[0], 2, x->ne[1], 1);
    return ggml_reshape_2d(context, twice, x->ne[0], 2 * x->ne[1]);
}

ggml_tensor * note(Graph & graph, EncoderTrace * trace, ggml_tensor * EncoderTrace::* field, ggml_tensor * x) {
    if (trace != nullptr) {
        trace->*field = graph.output(x);
    }
    return x;
}

ggml_tensor * run_blocks(Graph & graph, const EncoderConfig & config, const std::vector<EncoderBlock> & blocks,
                         ggml_tensor * x, EncoderTrace * trace) {
    ggml_tensor * table = position_table(graph, config.width, x->ne[1]);
    for (const EncoderBlock & block : blocks) {
        x = run_block(graph.context(), config, block, x, table);
        if (trace != nullptr) {
            trace->blocks.push_back(graph.output(x));
        }
    }
    return x;
}

}  // namespace

ggml_tensor * build_encoder(Graph & graph, const EncoderWeights & weights, const std::vector<int32_t> & tokens,
                            EncoderTrace * trace) {
    ggml_context * context = graph.context();
    ggml_tensor * x = ggml_get_rows(context, weights.token_embedding, graph.input(tokens));
    x = note(graph, trace, &EncoderTrace::embed, embed(context, weights.embed, x));
    x = note(graph, trace, &EncoderTrace::lookahead, look_ahead(context, weights, x));
    x = run_blocks(graph, weights.config, weights.blocks, x, trace);
    x = convolution(context, weights.up, repeat_frames(context, x), weights.up.kernel - 1, 0);
    x = note(graph, trace, &EncoderTrace::up, embed(context, weights.up_embed, x));
    x = run_blocks(graph, weights.config, weights.up_blocks, x, trace);
    x = note(graph, trace, &EncoderTrace::out, layer_norm(context, weights.after, x, outer_epsilon));
    return graph.output(linear(context, weights.projection, x));
}

ggml_tensor * build_speaker(Graph & graph, const EncoderWeights & weights, std::vector<float> embedding) {
    double squares = 0.0;
    for (const float value : embedding) {
        squares += static_cast<double>(value) * static_cast<double>(value);
    }
    // torch's normalize divides by at least 1e-12.
    const auto length = static_cast<float>(std::max(std::sqrt(squares), 1e-12));
    for (float & value : embedding) {
        value /= length;
    }
    ggml_tensor * x = graph.input(embedding, weights.config.speaker_size);
    return graph.output(linear(graph.context(), weights.speaker, x));
}

}  // namespace sa
