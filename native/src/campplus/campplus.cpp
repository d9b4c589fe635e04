#include "campplus/campplus.h"

#include "mel/kaldi_fbank.h"
#include "runtime/error.h"

namespace sa {

namespace {

constexpr size_t nodes_a_layer = 32;
constexpr size_t other_nodes = 512;

}  // namespace

CampPlus::CampPlus(Weights & weights, Backend & backend) : weights_(weights), runner_(backend) {}

std::vector<float> CampPlus::fbank(const std::vector<float> & samples) const {
    if (samples.size() < least_samples) {
        fail(SA_ERROR_ARGUMENT, "The clip has %zu samples at 16 kHz, too few to tell a voice. Choose a longer clip.",
             samples.size());
    }
    return kaldi_fbank(samples, weights_.bank);
}

std::vector<float> CampPlus::embed_fbank(const std::vector<float> & fbank) {
    size_t layers = 0;
    for (const DenseBlock & block : weights_.blocks) {
        layers += block.layers.size();
    }
    Graph graph(nodes_a_layer * layers + other_nodes);
    ggml_tensor * vector = build_campplus(graph, weights_, fbank);
    runner_.run(graph);
    return read_floats(vector);
}

std::vector<float> CampPlus::embed(const std::vector<float> & samples) {
    return embed_fbank(fbank(samples));
}

}  // namespace sa
