#include "mark/mark_network.h"

#include <numeric>

#include "mark/mark_spectrum.h"
#include "runtime/error.h"
#include "voice/sha256.h"

namespace sa {

namespace {

constexpr size_t node_budget = 256;
constexpr int most_layers = 32;
// Of the encoder's values in resemble-perth 1.0.1, layer by layer, kernel before bias, each after its four
// extents, as `mark.gguf` stores them. Another network would pass sound on without the mark that detectors listen for.
constexpr const char * published_encoder = "542268270bd08dd377a71caae436f8aa5f8ff02291197ccedfa693f573e31e18";

ggml_tensor * build_stack(Graph & graph, const MarkStack & stack, const std::vector<float> & levels) {
    ggml_context * context = graph.context();
    ggml_tensor * x = graph.input(levels, stack.in(), static_cast<int64_t>(levels.size()) / stack.in());
    for (size_t i = 0; i < stack.layers.size(); ++i) {
        const Convolution & layer = stack.layers[i];
        const int padding = (layer.kernel - 1) / 2;
        x = convolution(context, layer, x, padding, padding);
        if (i + 1 < stack.layers.size()) {
            x = mark_activation(context, x);
        }
    }
    return graph.output(x);
}

std::string encoder_digest(const GgufFile & file, size_t n_layers) {
    Sha256 hash;
    for (size_t i = 0; i < n_layers; ++i) {
        for (const char * part : {"/weight", "/bias"}) {
            const GgufTensor & tensor = file.tensor("mark/encoder/" + std::to_string(i) + part);
            hash.update(tensor.ne.data(), sizeof tensor.ne);
            hash.update(tensor.data, tensor.bytes);
        }
    }
    return hash.hex();
}

}  // namespace

ggml_tensor * mark_activation(ggml_context * context, ggml_tensor * x) {
    return ggml_leaky_relu(context, x, 0.01F, false);
}

int64_t MarkStack::reach() const {
    return std::accumulate(layers.begin(), layers.end(), int64_t{0},
                           [](int64_t sum, const Convolution & layer) { return sum + (layer.kernel - 1) / 2; });
}

MarkStack read_mark_stack(Weights & weights, const std::string & prefix, int64_t in, int64_t out) {
    MarkStack stack;
    const int64_t hidden = weights.file().tensor(prefix + "/0/weight").ne[2];
    for (int i = 0; i < most_layers; ++i) {
        const std::string name = prefix + "/" + std::to_string(i);
        if (weights.file().find(name + "/weight") == nullptr) {
            break;
        }
        const bool last = weights.file().find(prefix + "/" + std::to_string(i + 1) + "/weight") == nullptr;
        stack.layers.push_back(
            weights.convolution(name + "/weight", name + "/bias", i == 0 ? in : hidden, last ? out : hidden));
        if (stack.layers.back().kernel % 2 == 0) {
            weights.file().refuse("a kernel of its network is even");
        }
    }
    return stack;
}

void check_mark_file(const GgufFile & file) {
    const std::string found = file.text("general.architecture", "");
    if (found != "perth") {
        file.refuse(format("it is a file for \"%s\", and the watermark's (\"perth\") is needed here", found.c_str()));
    }
    // Spec 6.9's analysis is a window of 64 ms every 10 ms, whatever the rate.
    const int64_t rate = file.integer("perth.sample_rate", 8000, 192000, 32000);
    const int64_t window = file.integer("perth.n_fft", 64, 65536, 2048);
    const int64_t hop = file.integer("perth.hop", 1, 65536, 320);
    if (window * MarkSpectrum::sample_rate != MarkSpectrum::window * rate || rate != MarkSpectrum::reference_rate ||
        hop * MarkSpectrum::sample_rate != MarkSpectrum::hop * rate) {
        file.refuse("its network listens in other windows than this version does");
    }
}

MarkEncoder::MarkEncoder(const std::string & path, Backend & backend) {
    const GgufFile file(path);
    check_mark_file(file);
    weights_ = std::make_unique<Weights>(file);
    stack_ = read_mark_stack(*weights_, "mark/encoder", MarkSpectrum::marked_bins, MarkSpectrum::marked_bins);
    if (encoder_digest(file, stack_.layers.size()) != published_encoder) {
        file.refuse("its encoder isn't the published one, or was damaged");
    }
    weights_->load(backend, nullptr);
}

std::vector<float> run_mark_stack(const MarkStack & stack, GraphRunner & runner, const std::vector<float> & levels) {
    Graph graph(node_budget);
    ggml_tensor * out = build_stack(graph, stack, levels);
    runner.run(graph);
    return read_floats(out);
}

}  // namespace sa
