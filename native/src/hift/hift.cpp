#include "hift/hift.h"

#include <algorithm>

namespace sa {

namespace {

constexpr size_t node_budget = 4096;
}  // namespace

Hift::Hift(Weights & weights, Backend & backend)
    : weights_(weights), fourier_(weights_.config.n_fft, weights_.config.hop), runner_(backend) {}

Source Hift::make_source(uint64_t seed) const {
    SourceParameters parameters;
    parameters.harmonics = weights_.config.harmonics;
    parameters.samples_per_frame = weights_.config.samples_per_frame;
    parameters.sample_rate = sample_rate();
    parameters.merge_weights = weights_.merge_weights;
    parameters.merge_bias = weights_.merge_bias;
    return Source(parameters, seed);
}

std::vector<float> Hift::f0(const std::vector<float> & mel) {
    Graph graph(256);
    ggml_tensor * pitch = build_f0(graph, weights_, mel);
    runner_.run(graph);
    return read_floats(pitch);
}

std::vector<float> Hift::render(const std::vector<float> & mel, const std::vector<float> & source, int64_t first,
                                int64_t last) {
    const HiftConfig & config = weights_.config;
    const int64_t frames = static_cast<int64_t>(mel.size()) / config.mel;
    const int64_t start = std::max<int64_t>(0, first - margin);
    const int64_t end = std::min(frames, last + margin);
    const std::vector<float> part(mel.begin() + start * config.mel, mel.begin() + end * config.mel);
    const std::vector<float> spectrum = fourier_.forward(source, static_cast<size_t>(start * config.spectrum_per_frame),
                                                         static_cast<size_t>(end * config.spectrum_per_frame + 1));
    Graph graph(node_budget);
    ggml_tensor * columns = build_hift(graph, weights_, part, spectrum);
    runner_.run(graph);
    const std::vector<float> samples = fourier_.inverse(read_floats(columns));
    return std::vector<float>(samples.begin() + (first - start) * config.samples_per_frame,
                              samples.begin() + (last - start) * config.samples_per_frame);
}

}  // namespace sa
