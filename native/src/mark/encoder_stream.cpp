#include "mark/encoder_stream.h"

#include <algorithm>

#include "runtime/error.h"

namespace sa {

namespace {

constexpr size_t node_budget = 512;

}  // namespace

// With A frames of reach in the layers after it, a layer is needed in [-A, block + A); with D in the layers up to it,
// its rows are final, and needn't be computed again, before right_context - D.
EncoderStream::EncoderStream(const MarkStack & stack, Backend & backend)
    : stack_(stack), runner_(backend), reach_(stack.reach()) {
    int64_t behind = 0;
    for (const Convolution & convolution : stack.layers) {
        Layer layer;
        layer.padding = (convolution.kernel - 1) / 2;
        behind += layer.padding;
        const int64_t ahead = reach_ - behind;
        layer.rows.first = std::max(-ahead, right_context - behind);
        layer.rows.end = block + std::min(ahead, right_context);
        layer.rows.n_kept = layer.rows.first + ahead;
        layers_.push_back(layer);
    }
    reset();
}

void EncoderStream::reset() {
    for (size_t i = 0; i < layers_.size(); ++i) {
        layers_[i].kept.assign(static_cast<size_t>(layers_[i].rows.n_kept * stack_.layers[i].out), 0.0F);
    }
    present_.assign(static_cast<size_t>(reach_ + block + right_context), 0.0F);
}

// `before` holds the rows of the layer before, from its first kept one on; gives the rows that are computed.
ggml_tensor * EncoderStream::build_layer(Graph & graph, size_t index, ggml_tensor * before) const {
    ggml_context * context = graph.context();
    const Rows & rows = layers_[index].rows;
    const int64_t padding = layers_[index].padding;
    const Rows previous = index == 0 ? Rows{rows.first, rows.end, 0} : layers_[index - 1].rows;
    const int64_t skipped = rows.first - padding - (previous.first - previous.n_kept);
    const int64_t count = std::min(rows.end + padding, previous.end) - (rows.first - padding);
    ggml_tensor * seen = ggml_view_2d(context, before, before->ne[0], count, before->nb[1],
                                      before->nb[1] * static_cast<size_t>(skipped));
    const int64_t unseen = rows.end + padding - std::min(rows.end + padding, previous.end);
    ggml_tensor * x = convolution(context, stack_.layers[index], seen, 0, static_cast<int>(unseen));
    if (index + 1 == layers_.size()) {
        return x;
    }
    const auto first = present_.begin() + reach_ + rows.first;
    const std::vector<float> mask(first, first + (rows.end - rows.first));
    return ggml_mul(context, mark_activation(context, x), graph.input(mask, 1, rows.end - rows.first));
}

// What the next run, `block` frames later, finds already computed.
void EncoderStream::keep(Layer & layer, const std::vector<float> & computed, int64_t width) const {
    layer.kept.insert(layer.kept.end(), computed.begin(), computed.end());
    const auto start = layer.kept.begin() + block * width;
    layer.kept = std::vector<float>(start, start + layer.rows.n_kept * width);
}

std::vector<float> EncoderStream::next(const std::vector<float> & levels, const std::vector<float> & present) {
    present_.erase(present_.begin(), present_.begin() + block);
    present_.insert(present_.end(), present.begin(), present.end());

    Graph graph(node_budget);
    ggml_context * context = graph.context();
    ggml_tensor * before = graph.input(levels, stack_.in(), block);
    std::vector<ggml_tensor *> computed;
    for (size_t i = 0; i < layers_.size(); ++i) {
        computed.push_back(graph.output(build_layer(graph, i, before)));
        before = computed.back();
        if (layers_[i].rows.n_kept > 0) {
            before =
                ggml_concat(context, graph.input(layers_[i].kept, before->ne[0], layers_[i].rows.n_kept), before, 1);
        }
    }
    runner_.run(graph);
    for (size_t i = 0; i + 1 < layers_.size(); ++i) {
        keep(layers_[i], read_floats(computed[i]), stack_.layers[i].out);
    }
    return read_floats(computed.back());
}

}  // namespace sa
