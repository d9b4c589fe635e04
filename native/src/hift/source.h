// The harmonics that the vocoder shapes into a voice (spec 5.2).
#pragma once

#include <cstdint>
#include <vector>

namespace sa {

struct SourceParameters {
    int harmonics = 9;
    int samples_per_frame = 480;
    int sample_rate = 24000;
    std::vector<float> merge_weights;
    float merge_bias = 0.0F;
};

// Phase and noise are functions of the absolute position, so that any stretch can be made alone once the phase at its
// start is known.
class Source {
  public:
    Source(SourceParameters parameters, uint64_t seed);

    // For tests: what the random numbers are instead. `noise` is [sample][harmonic].
    void inject(std::vector<float> phases, std::vector<float> noise);

    // Appends the samples of the frames whose pitch is given (Hz), which follow those appended before.
    void append(const std::vector<float> & f0);

    // All samples so far, from the first frame on.
    const std::vector<float> & samples() const { return samples_; }

  private:
    float noise_at(uint64_t sample, int harmonic) const;
    void append_frame(float f0);

    SourceParameters parameters_;
    uint64_t seed_;
    std::vector<double> phases_;
    std::vector<float> injected_noise_;
    double cycles_ = 0.0;  // of the fundamental before the next frame, modulo 1
    std::vector<float> samples_;
};

}  // namespace sa
