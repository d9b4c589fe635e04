// Power spectra of the frames of a signal, one after the other.
#pragma once

#include <functional>
#include <vector>

#include "fourier/fourier.h"

namespace sa {

// torch's and librosa's periodic Hann window.
std::vector<float> hann_window(size_t length);

// The signal with `count` more samples at both ends, mirrored about its first and last sample. A signal that is shorter
// than that is mirrored again and again. `samples` isn't empty.
std::vector<float> reflect_pad(const std::vector<float> & samples, size_t count);

class Spectrogram {
  public:
    // A frame is as long as the window and is padded with zeros to `n_fft`.
    Spectrogram(std::vector<float> window, size_t n_fft);

    size_t bins() const { return fourier_.bins(); }

    // |X|^2 of the samples from `frame` on, as many as the window has; the result lives until the next call.
    const std::vector<double> & power(const float * frame);

  private:
    std::vector<float> window_;
    Fourier fourier_;
    std::vector<double> windowed_;
    std::vector<Fourier::Complex> spectrum_;
    std::vector<double> power_;
};

}  // namespace sa
