#include "voice_encoder/trim.h"

#include <algorithm>
#include <cmath>

namespace sa {

namespace {

constexpr size_t frame_length = 2048;
constexpr size_t hop = 512;
constexpr double silence_below = 20.0;  // dB under the loudest frame
constexpr double amplitude_floor = 1e-5;

// Root mean squares of frames centred on every `hop`-th sample; beyond the ends there are zeros.
std::vector<double> frame_levels(const std::vector<float> & samples) {
    std::vector<double> levels;
    for (size_t frame = 0; frame <= samples.size() / hop; ++frame) {
        const size_t centre = frame * hop;
        const size_t first = centre < frame_length / 2 ? 0 : centre - frame_length / 2;
        const size_t last = std::min(samples.size(), centre + frame_length / 2);
        double sum = 0.0;
        for (size_t i = first; i < last; ++i) {
            sum += static_cast<double>(samples[i]) * static_cast<double>(samples[i]);
        }
        levels.push_back(std::sqrt(sum / static_cast<double>(frame_length)));
    }
    return levels;
}

}  // namespace

SampleSpan trim_silence(const std::vector<float> & samples) {
    const std::vector<double> levels = frame_levels(samples);
    const double loudest = std::max(amplitude_floor, *std::max_element(levels.begin(), levels.end()));
    const auto sounds = [&](double level) {
        return 20.0 * std::log10(std::max(level, amplitude_floor) / loudest) > -silence_below;
    };
    const auto first = std::find_if(levels.begin(), levels.end(), sounds) - levels.begin();
    const auto after_last = levels.rend() - std::find_if(levels.rbegin(), levels.rend(), sounds);
    return {static_cast<size_t>(first) * hop, std::min(samples.size(), static_cast<size_t>(after_last) * hop)};
}

}  // namespace sa
