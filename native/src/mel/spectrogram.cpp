#include "mel/spectrogram.h"

#include <cmath>
#include <utility>

#include "runtime/error.h"

namespace sa {

std::vector<float> hann_window(size_t length) {
    std::vector<float> window(length);
    for (size_t i = 0; i < length; ++i) {
        const double angle = 2.0 * 3.14159265358979323846 * static_cast<double>(i) / static_cast<double>(length);
        window[i] = static_cast<float>(0.5 - 0.5 * std::cos(angle));
    }
    return window;
}

std::vector<float> reflect_pad(const std::vector<float> & samples, size_t count) {
    if (samples.empty()) {
        fail(SA_ERROR_INTERNAL, "A signal without samples can't be mirrored.");
    }
    const size_t period = samples.size() == 1 ? 1 : 2 * (samples.size() - 1);
    std::vector<float> padded(samples.size() + 2 * count);
    // Samples before the first have the same distance from it as those behind it.
    const size_t shift = period - count % period;
    for (size_t i = 0; i < padded.size(); ++i) {
        const size_t position = (i + shift) % period;
        padded[i] = samples[position < samples.size() ? position : period - position];
    }
    return padded;
}

Spectrogram::Spectrogram(std::vector<float> window, size_t n_fft)
    : window_(std::move(window)), fourier_(n_fft), windowed_(n_fft, 0.0), power_(fourier_.bins()) {
    if (window_.size() > n_fft) {
        fail(SA_ERROR_INTERNAL, "A window of %zu samples is longer than its transform.", window_.size());
    }
}

const std::vector<double> & Spectrogram::power(const float * frame) {
    for (size_t i = 0; i < window_.size(); ++i) {
        windowed_[i] = static_cast<double>(window_[i]) * static_cast<double>(frame[i]);
    }
    fourier_.forward(windowed_, spectrum_);
    for (size_t bin = 0; bin < power_.size(); ++bin) {
        power_[bin] = std::norm(spectrum_[bin]);
    }
    return power_;
}

}  // namespace sa
