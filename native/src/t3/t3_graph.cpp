#include "t3/t3_graph.h"

#include <cmath>
#include <limits>
#include <numeric>

namespace sa {

T3Cache::T3Cache(const T3Config & config, Backend & backend, int64_t rows)
    : rows_(rows), context_(make_context(static_cast<size_t>(2 * config.layers))) {
    for (int64_t i = 0; i < config.layers; ++i) {
        keys_.push_back(ggml_new_tensor_3d(context_.get(), GGML_TYPE_F32, config.head_size(), rows, config.heads));
        values_.push_back(ggml_new_tensor_3d(context_.get(), GGML_TYPE_F32, rows, config.head_size(), config.heads));
    }
    buffer_.reset(ggml_backend_alloc_ctx_tensors(context_.get(), backend.get()));
    if (!buffer_) {
        throw std::bad_alloc();
    }
}

int64_t T3Rows::count() const {
    return static_cast<int64_t>((speaker_embedding.empty() ? 0 : 1) + prompt_tokens.size() + text_tokens.size() +
                                speech_tokens.size());
}

namespace {

ggml_tensor * concatenate(ggml_context * context, ggml_tensor * left, ggml_tensor * right) {
    return left == nullptr ? right : ggml_concat(context, left, right, 1);
}

ggml_tensor * embed(Graph & graph, const T3Weights & weights, const T3Rows & rows, int64_t past) {
    ggml_context * context = graph.context();
    ggml_tensor * x = nullptr;
    if (!rows.speaker_embedding.empty()) {
        x = linear(context, weights.speaker, graph.input(rows.speaker_embedding, weights.config.speaker_size));
    }
    if (!rows.prompt_tokens.empty()) {
        x = concatenate(context, x, ggml_get_rows(context, weights.speech_embedding, graph.input(rows.prompt_tokens)));
    }
    if (!rows.text_tokens.empty()) {
        x = concatenate(context, x, ggml_get_rows(context, weights.text_embedding, graph.input(rows.text_tokens)));
    }
    if (!rows.speech_tokens.empty()) {
        x = concatenate(context, x, ggml_get_rows(context, weights.speech_embedding, graph.input(rows.speech_tokens)));
    }
    std::vector<int32_t> positions(static_cast<size_t>(rows.count()));
    std::iota(positions.begin(), positions.end(), static_cast<int32_t>(past));
    return ggml_add(context, x, ggml_get_rows(context, weights.positions, graph.input(positions)));
}

// Row i of the new rows sees the past and the new rows up to itself.
ggml_tensor * causal_mask(Graph & graph, int64_t count, int64_t past) {
    if (count == 1) {
        return nullptr;
    }
    const auto n = static_cast<size_t>(count);
    const auto total = static_cast<size_t>(count + past);
    std::vector<float> mask(n * total, 0.0F);
    for (size_t row = 0; row < n; ++row) {
        for (size_t column = static_cast<size_t>(past) + row + 1; column < total; ++column) {
            mask[row * total + column] = -std::numeric_limits<float>::infinity();
        }
    }
    return graph.input(mask, static_cast<int64_t>(total), count);
}

// gelu_new(x) = x / 2 * (1 + tanh(u)) = x * sigmoid(2 u), u = sqrt(2 / pi) * (x + 0.044715 x^3) (spec 2.4); ggml's own
// goes through a table of halves.
ggml_tensor * gelu_new(ggml_context * context, ggml_tensor * x) {
    const auto twice_root = static_cast<float>(2.0 * std::sqrt(2.0 / 3.14159265358979323846));
    ggml_tensor * cubic = ggml_scale_bias(context, ggml_sqr(context, x), twice_root * 0.044715F, twice_root);
    ggml_tensor * argument = ggml_mul(context, cubic, x);
    return ggml_mul(context, ggml_sigmoid(context, argument), x);
}

ggml_tensor * slice(ggml_context * context, ggml_tensor * x, int64_t head_size, int64_t heads, int part) {
    const size_t offset = static_cast<size_t>(part) * static_cast<size_t>(head_size * heads) * sizeof(float);
    return ggml_view_3d(context, x, head_size, heads, x->ne[1], static_cast<size_t>(head_size) * sizeof(float),
                        x->nb[1], offset);
}

ggml_tensor * attend(Graph & graph, const T3Config & config, const T3Layer & layer, ggml_tensor * keys,
                     ggml_tensor * values, ggml_tensor * x, ggml_tensor * mask, int64_t past) {
    ggml_context * context = graph.context();
    const int64_t count = x->ne[1];
    ggml_tensor * qkv = linear(context, layer.attention_in, x);
    ggml_tensor * q = slice(context, qkv, config.head_size(), config.heads, 0);
    ggml_tensor * k = slice(context, qkv, config.head_size(), config.heads, 1);
    ggml_tensor * v = slice(context, qkv, config.head_size(), config.heads, 2);

    ggml_tensor * new_keys = ggml_view_3d(context, keys, keys->ne[0], count, keys->ne[2], keys->nb[1], keys->nb[2],
                                          static_cast<size_t>(past) * keys->nb[1]);
    ggml_tensor * new_values = ggml_view_3d(context, values, count, values->ne[1], values->ne[2], values->nb[1],
                                            values->nb[2], static_cast<size_t>(past) * values->nb[0]);
    graph.keep(ggml_cpy(context, ggml_permute(context, k, 0, 2, 1, 3), new_keys));
    graph.keep(ggml_cpy(context, ggml_permute(context, v, 1, 2, 0, 3), new_values));

    const int64_t total = past + count;
    ggml_tensor * all_keys = ggml_view_3d(context, keys, keys->ne[0], total, keys->ne[2], keys->nb[1], keys->nb[2], 0);
    ggml_tensor * all_values =
        ggml_view_3d(context, values, total, values->ne[1], values->ne[2], values->nb[1], values->nb[2], 0);
    ggml_tensor * queries = ggml_cont(context, ggml_permute(context, q, 0, 2, 1, 3));
    const float scale = 1.0F / std::sqrt(static_cast<float>(config.head_size()));
    return linear(context, layer.attention_out, attention(context, queries, all_keys, all_values, mask, scale));
}

ggml_tensor * last_row(ggml_context * context, ggml_tensor * x) {
    return ggml_view_2d(context, x, x->ne[0], 1, x->nb[1], static_cast<size_t>(x->ne[1] - 1) * x->nb[1]);
}

}  // namespace

ggml_tensor * build_t3(Graph & graph, const T3Weights & weights, const T3Cache & cache, const T3Rows & rows,
                       int64_t past, bool want_logits) {
    ggml_context * context = graph.context();
    const T3Config & config = weights.config;
    ggml_tensor * x = embed(graph, weights, rows, past);
    ggml_tensor * mask = causal_mask(graph, rows.count(), past);
    for (size_t i = 0; i < weights.layers.size(); ++i) {
        const T3Layer & layer = weights.layers[i];
        ggml_tensor * normed = layer_norm(context, layer.norm_1, x, config.norm_epsilon);
        x = ggml_add(context, x, attend(graph, config, layer, cache.keys(i), cache.values(i), normed, mask, past));
        normed = layer_norm(context, layer.norm_2, x, config.norm_epsilon);
        ggml_tensor * hidden = gelu_new(context, linear(context, layer.feed_forward_in, normed));
        x = ggml_add(context, x, linear(context, layer.feed_forward_out, hidden));
    }
    if (!want_logits) {
        graph.keep(x);
        return nullptr;
    }
    ggml_tensor * hidden = layer_norm(context, weights.final_norm, last_row(context, x), config.norm_epsilon);
    return graph.output(linear(context, weights.head, hidden));
}

}  // namespace sa
