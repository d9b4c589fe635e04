#include "voice_encoder/voice_encoder_graph.h"

#include "kernels/gemm.h"
#include "voice_encoder/lstm_cell.h"

namespace sa {

namespace {

ggml_tensor * frame_of(ggml_context * context, ggml_tensor * sequence, int64_t frame) {
    return ggml_view_2d(context, sequence, sequence->ne[0], sequence->ne[1], sequence->nb[1],
                        sequence->nb[2] * static_cast<size_t>(frame));
}

ggml_tensor * zeros(Graph & graph, int64_t ne0, int64_t ne1, int64_t ne2 = 1) {
    return graph.input(std::vector<float>(static_cast<size_t>(ne0 * ne1 * ne2), 0.0F), ne0, ne1, ne2);
}

// x [in, partials, frames] to all hidden states [hidden, partials, frames]. What comes from x is one product for all
// frames; only the recurrent product goes frame by frame, for all partials at once.
ggml_tensor * run_layer(Graph & graph, const LstmLayer & layer, ggml_tensor * x) {
    ggml_context * context = graph.context();
    const int64_t hidden = layer.recurrent->ne[0];
    const int64_t partials = x->ne[1];
    const int64_t frames = x->ne[2];
    ggml_tensor * rows = ggml_reshape_2d(context, x, x->ne[0], partials * frames);
    ggml_tensor * gates = gemm(context, layer.input, rows, graph.input(layer.bias, 4 * hidden));
    gates = ggml_reshape_3d(context, gates, 4 * hidden, partials, frames);
    ggml_tensor * cell = zeros(graph, hidden, partials);
    ggml_tensor * sequence = zeros(graph, hidden, partials, frames);
    ggml_tensor * recurrent = zeros(graph, 4 * hidden, partials);  // the first state is 0
    for (int64_t frame = 0; frame < frames; ++frame) {
        ggml_tensor * state =
            lstm_cell(context, frame_of(context, sequence, frame), cell, frame_of(context, gates, frame), recurrent);
        graph.keep(state);  // now, so that what reads the sequence runs after it
        recurrent = ggml_mul_mat(context, layer.recurrent, state);
    }
    return sequence;
}

}  // namespace

size_t voice_encoder_nodes(const VoiceEncoderWeights & weights) {
    constexpr size_t nodes_a_frame = 5;
    constexpr size_t other_nodes = 16;
    return weights.layers.size() * (nodes_a_frame * weights.config.partial_frames + other_nodes) + other_nodes;
}

ggml_tensor * build_voice_encoder(Graph & graph, const VoiceEncoderWeights & weights, const std::vector<float> & mel,
                                  int64_t partials) {
    ggml_context * context = graph.context();
    const auto frames = static_cast<int64_t>(weights.config.partial_frames);
    ggml_tensor * x = graph.input(mel, weights.config.mels, partials, frames);
    for (const LstmLayer & layer : weights.layers) {
        x = run_layer(graph, layer, x);
    }
    ggml_tensor * last = frame_of(context, x, frames - 1);
    return graph.output(ggml_relu(context, linear(context, weights.projection, last)));
}

}  // namespace sa
