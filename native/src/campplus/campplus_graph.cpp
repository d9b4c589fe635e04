#include "campplus/campplus_graph.h"

#include <algorithm>

#include "kernels/gemm.h"

namespace sa {

namespace {

ggml_tensor * run_head_block(Graph & graph, const HeadBlock & block, ggml_tensor * plane) {
    ggml_context * context = graph.context();
    ggml_tensor * y = bordered_relu(context, plane_convolution(graph, block.convolution_1, plane));
    y = plane_convolution(graph, block.convolution_2, y);
    ggml_tensor * past =
        block.shortcut.empty() ? inner_plane(context, plane) : plane_convolution(graph, block.shortcut.front(), plane);
    return bordered_relu(context, y, past);
}

// [bands, frames] as a plane of one channel in its border.
ggml_tensor * fbank_plane(Graph & graph, const std::vector<float> & fbank, int64_t bands) {
    const auto frames = static_cast<int64_t>(fbank.size()) / bands;
    std::vector<float> plane(static_cast<size_t>((bands + 2) * (frames + 2)), 0.0F);
    for (int64_t frame = 0; frame < frames; ++frame) {
        std::copy_n(fbank.begin() + frame * bands, bands, plane.begin() + (frame + 1) * (bands + 2) + 1);
    }
    return graph.input(plane, 1, bands + 2, frames + 2);
}

// [bands, frames] to [channels * bands / 8, frames]; of every channel all its bands together.
ggml_tensor * run_head(Graph & graph, const CampPlusWeights & weights, const std::vector<float> & fbank) {
    ggml_context * context = graph.context();
    ggml_tensor * x = plane_convolution(graph, weights.head_in, fbank_plane(graph, fbank, weights.config.bands));
    x = bordered_relu(context, x);
    for (const HeadBlock & block : weights.head_blocks) {
        x = run_head_block(graph, block, x);
    }
    x = ggml_relu(context, plane_convolution(graph, weights.head_out, x));
    ggml_tensor * by_channel = ggml_cont(context, ggml_permute(context, x, 1, 0, 2, 3));
    return ggml_reshape_2d(context, by_channel, x->ne[0] * x->ne[1], x->ne[2]);
}

// What every dense layer needs to know about segments of frames.
struct Segments {
    ggml_tensor * means;  // [frames, segments]: the clip's mean plus the segment's, as a product
    ggml_tensor * of;     // a segment for every frame
};

// The last segment is divided by the frames it really has (spec V8).
Segments make_segments(Graph & graph, int64_t length, int64_t frames) {
    const int64_t count = (frames + length - 1) / length;
    std::vector<float> means(static_cast<size_t>(frames * count), 1.0F / static_cast<float>(frames));
    std::vector<int32_t> of(static_cast<size_t>(frames));
    for (int64_t segment = 0; segment < count; ++segment) {
        const int64_t first = segment * length;
        const int64_t last = std::min(first + length, frames);
        for (int64_t frame = first; frame < last; ++frame) {
            means[static_cast<size_t>(segment * frames + frame)] += 1.0F / static_cast<float>(last - first);
            of[static_cast<size_t>(frame)] = static_cast<int32_t>(segment);
        }
    }
    return {graph.input(means, frames, count), graph.input(of)};
}

// What a layer adds to its channels: [growth, frames]. The mask is the same for all frames of a segment.
ggml_tensor * run_dense_layer(ggml_context * context, const DenseLayer & layer, const Segments & segments,
                              ggml_tensor * x) {
    ggml_tensor * h = gemm_convolution(context, layer.bottleneck, batch_norm_relu(context, layer.norm_in, x), 0, 0);
    h = batch_norm_relu(context, layer.norm_bottleneck, h);
    const int pad = (layer.local.kernel - 1) / 2 * layer.dilation;
    ggml_tensor * y = gemm_convolution(context, layer.local, h, pad, pad, 1, layer.dilation);
    ggml_tensor * by_channel = ggml_cont(context, ggml_transpose(context, h));
    ggml_tensor * mask = ggml_mul_mat(context, by_channel, segments.means);  // [bottleneck, segments]
    mask = ggml_relu(context, convolution(context, layer.context_in, mask, 0, 0));
    mask = ggml_sigmoid(context, convolution(context, layer.context_out, mask, 0, 0));
    return ggml_mul(context, y, ggml_get_rows(context, mask, segments.of));
}

// The layers write side by side into one tensor [channels, frames], whose first channels are the next layer's input.
ggml_tensor * run_dense_block(Graph & graph, const DenseBlock & block, const Segments & segments, ggml_tensor * x) {
    ggml_context * context = graph.context();
    const int64_t frames = x->ne[1];
    const std::vector<float> empty(static_cast<size_t>(block.channels() * frames), 0.0F);
    ggml_tensor * all = graph.input(empty, block.channels(), frames);
    const auto channels = [&](int64_t first, int64_t count) {
        return ggml_view_2d(context, all, count, frames, all->nb[1], all->nb[0] * static_cast<size_t>(first));
    };
    graph.keep(ggml_cpy(context, x, channels(0, block.channels_in)));
    int64_t filled = block.channels_in;
    for (const DenseLayer & layer : block.layers) {
        ggml_tensor * added = run_dense_layer(context, layer, segments, channels(0, filled));
        graph.keep(ggml_cpy(context, added, channels(filled, block.growth)));
        filled += block.growth;
    }
    return gemm_convolution(context, block.transition, batch_norm_relu(context, block.norm, all), 0, 0);
}

// Means and standard deviations over all frames: [2 * channels].
ggml_tensor * pool_statistics(ggml_context * context, ggml_tensor * x) {
    const int64_t frames = x->ne[1];
    ggml_tensor * by_channel = ggml_cont(context, ggml_transpose(context, x));
    ggml_tensor * means = ggml_mean(context, by_channel);  // [1, channels]
    ggml_tensor * squares = ggml_sqr(context, ggml_sub(context, by_channel, means));
    const float others = 1.0F / static_cast<float>(frames - 1);
    ggml_tensor * deviations = ggml_sqrt(context, ggml_scale(context, ggml_sum_rows(context, squares), others));
    return ggml_reshape_1d(context, ggml_concat(context, means, deviations, 1), 2 * x->ne[0]);
}

}  // namespace

ggml_tensor * build_campplus(Graph & graph, const CampPlusWeights & weights, const std::vector<float> & fbank) {
    ggml_context * context = graph.context();
    ggml_tensor * x = run_head(graph, weights, fbank);
    const int pad = (weights.tdnn.kernel - 1) / 2;
    x = batch_norm_relu(context, weights.tdnn_norm, gemm_convolution(context, weights.tdnn, x, pad, pad, 2));
    const Segments segments = make_segments(graph, weights.config.segment, x->ne[1]);
    for (const DenseBlock & block : weights.blocks) {
        x = run_dense_block(graph, block, segments, x);
    }
    ggml_tensor * pooled = pool_statistics(context, batch_norm_relu(context, weights.out_norm, x));
    ggml_tensor * vector = convolution(context, weights.dense, pooled, 0, 0);
    vector = ggml_add(context, ggml_mul(context, vector, weights.dense_norm.scale), weights.dense_norm.shift);
    return graph.output(vector);
}

}  // namespace sa
