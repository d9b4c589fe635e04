// The vocoder's short Fourier transform and its inverse: a periodic Hann window, centred, one-sided (spec 5.3, 5.5).
#pragma once

#include <cstddef>
#include <vector>

namespace sa {

class ShortFourier {
  public:
    ShortFourier(int n_fft, int hop);

    // Columns [first, last) of the spectrum of a signal of which all `samples` are known; column c is centred on sample
    // c * hop, and beyond both ends the signal is mirrored. Each column holds the real parts, then the imaginary ones.
    std::vector<float> forward(const std::vector<float> & samples, size_t first, size_t last) const;

    // Columns of [log magnitudes, phases before the sine] to (columns - 1) * hop samples, clamped to +-0.99. The first
    // column is centred on the first sample.
    std::vector<float> inverse(const std::vector<float> & columns) const;

  private:
    size_t bins() const { return n_fft_ / 2 + 1; }

    size_t n_fft_;
    size_t hop_;
    std::vector<float> window_;
    std::vector<float> cosines_;  // cos(2 pi i / n_fft)
    std::vector<float> sines_;
};

}  // namespace sa
