#include "hift/source.h"

#include <cmath>

#include "runtime/random.h"

namespace sa {

namespace {

constexpr double pi = 3.14159265358979323846;
constexpr float sine_amplitude = 0.1F;
constexpr float voiced_noise = 0.003F;
constexpr float unvoiced_noise = 0.1F / 3.0F;
constexpr float voiced_threshold = 10.0F;  // Hz, strictly more is voiced

}  // namespace

Source::Source(SourceParameters parameters, uint64_t seed) : parameters_(std::move(parameters)), seed_(seed) {
    for (int h = 0; h < parameters_.harmonics; ++h) {
        const double uniform = random_uniform(seed, RandomStream::source_phases, static_cast<uint64_t>(h));
        phases_.push_back(h == 0 ? 0.0 : static_cast<double>(static_cast<float>(pi * (2.0 * uniform - 1.0))));
    }
}

void Source::inject(std::vector<float> phases, std::vector<float> noise) {
    phases_.assign(phases.begin(), phases.end());
    injected_noise_ = std::move(noise);
}

float Source::noise_at(uint64_t sample, int harmonic) const {
    const uint64_t position = sample * static_cast<uint64_t>(parameters_.harmonics) + static_cast<uint64_t>(harmonic);
    return injected_noise_.empty() ? random_normal(seed_, RandomStream::source_noise, position)
                                   : injected_noise_[static_cast<size_t>(position)];
}

void Source::append(const std::vector<float> & f0) {
    samples_.reserve(samples_.size() + f0.size() * static_cast<size_t>(parameters_.samples_per_frame));
    for (const float frame : f0) {
        append_frame(frame);
    }
}

// The pitch is constant within a frame, so only the cycles before it are carried, wrapped and in double: the
// reference's sum in floats loses the phase over time (spec H9).
void Source::append_frame(float f0) {
    const bool voiced = f0 > voiced_threshold;
    const float noise_amplitude = voiced ? voiced_noise : unvoiced_noise;
    const double step = static_cast<double>(f0) / parameters_.sample_rate;
    for (int i = 0; i < parameters_.samples_per_frame; ++i) {
        const uint64_t sample = samples_.size();
        float merged = parameters_.merge_bias;
        for (int h = 0; h < parameters_.harmonics; ++h) {
            float value = noise_amplitude * noise_at(sample, h);
            if (voiced) {
                const double cycles = (cycles_ + (i + 1) * step) * (h + 1);
                const double angle = 2.0 * pi * (cycles - std::floor(cycles));
                value += sine_amplitude * static_cast<float>(std::sin(angle + phases_[static_cast<size_t>(h)]));
            }
            merged += parameters_.merge_weights[static_cast<size_t>(h)] * value;
        }
        samples_.push_back(std::tanh(merged));
    }
    cycles_ += step * parameters_.samples_per_frame;
    cycles_ -= std::floor(cycles_);
}

}  // namespace sa
