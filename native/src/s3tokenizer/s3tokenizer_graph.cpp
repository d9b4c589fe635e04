#include "s3tokenizer/s3tokenizer_graph.h"

#include <cmath>

#include "kernels/gelu.h"
#include "kernels/gemm.h"
#include "s3tokenizer/rotary.h"

namespace sa {

namespace {

constexpr float epsilon = 1e-5F;

// Every channel's own convolution over all frames, and the values themselves: the memory of FSMN. ggml's depthwise
// convolution reads planes [width, height, channels] whose channels are innermost in memory; ours has a height of 1.
ggml_tensor * add_memory(Graph & graph, const S3TokenizerBlock & block, ggml_tensor * values) {
    ggml_context * context = graph.context();
    const int64_t width = values->ne[0];
    const int64_t frames = values->ne[1];
    const int64_t taps = static_cast<int64_t>(block.memory.size()) / width;
    ggml_tensor * kernel = ggml_reshape_4d(context, graph.input(block.memory, width, taps), width, 1, taps, 1);
    kernel = ggml_permute(context, kernel, 3, 2, 0, 1);
    ggml_tensor * plane = ggml_permute(context, ggml_reshape_4d(context, values, width, frames, 1, 1), 2, 0, 1, 3);
    ggml_tensor * y = ggml_conv_2d_dw_direct(context, kernel, plane, 1, 1, static_cast<int>(taps / 2), 0, 1, 1);
    y = ggml_reshape_2d(context, ggml_permute(context, y, 1, 2, 0, 3), width, frames);
    return ggml_add(context, y, values);
}

ggml_tensor * run_attention(Graph & graph, const S3TokenizerConfig & config, const S3TokenizerBlock & block,
                            ggml_tensor * x, ggml_tensor * table) {
    ggml_context * context = graph.context();
    ggml_tensor * q = rotate_heads(context, gemm_linear(context, block.query, x), table);
    ggml_tensor * k = rotate_heads(context, gemm_linear(context, block.key, x), table);
    ggml_tensor * values = gemm_linear(context, block.value, x);
    // The reference scales queries and keys by head_size^-1/4 each.
    const float scale = 1.0F / std::sqrt(static_cast<float>(table->ne[0]));
    ggml_tensor * v = split_heads_transposed(context, values, config.heads);
    ggml_tensor * attention = ggml_soft_max_ext(context, gemm(context, k, q), nullptr, scale, 0.0F);
    ggml_tensor * mixed = ggml_cont(context, ggml_permute(context, gemm(context, v, attention), 0, 2, 1, 3));
    mixed = gemm_linear(context, block.out, ggml_reshape_2d(context, mixed, config.width, x->ne[1]));
    return ggml_add(context, mixed, add_memory(graph, block, values));
}

ggml_tensor * run_block(Graph & graph, const S3TokenizerConfig & config, const S3TokenizerBlock & block,
                        ggml_tensor * x, ggml_tensor * table) {
    ggml_context * context = graph.context();
    ggml_tensor * normed = layer_norm(context, block.norm_attention, x, epsilon);
    x = ggml_add(context, x, run_attention(graph, config, block, normed, table));
    normed = layer_norm(context, block.norm_feed_forward, x, epsilon);
    // The exact GELU: the usual approximation changes tokens (spec V3).
    ggml_tensor * hidden = exact_gelu(context, gemm_linear(context, block.feed_forward_in, normed));
    return ggml_add(context, x, gemm_linear(context, block.feed_forward_out, hidden));
}

}  // namespace

ggml_tensor * build_s3tokenizer(Graph & graph, const S3TokenizerWeights & weights, const std::vector<float> & mel) {
    ggml_context * context = graph.context();
    const S3TokenizerConfig & config = weights.config;
    ggml_tensor * x = graph.input(mel, config.mels, static_cast<int64_t>(mel.size()) / config.mels);
    x = exact_gelu(context, gemm_convolution(context, weights.convolution_1, x, 1, 1, 2));
    x = exact_gelu(context, gemm_convolution(context, weights.convolution_2, x, 1, 1, 2));
    const int64_t head_size = config.width / config.heads;
    ggml_tensor * table = graph.input(rotary_table(head_size, x->ne[1], config.rope_theta), head_size, x->ne[1]);
    for (const S3TokenizerBlock & block : weights.blocks) {
        x = run_block(graph, config, block, x, table);
    }
    return graph.output(linear(context, weights.projection, x));
}

}  // namespace sa
