#include "hift/stft.h"

#include <algorithm>
#include <cmath>

namespace sa {

namespace {

constexpr double pi = 3.14159265358979323846;
constexpr float largest_magnitude = 100.0F;  // after the exponential (spec H4)
constexpr float audio_limit = 0.99F;

}  // namespace

ShortFourier::ShortFourier(int n_fft, int hop) : n_fft_(static_cast<size_t>(n_fft)), hop_(static_cast<size_t>(hop)) {
    for (size_t i = 0; i < n_fft_; ++i) {
        const double angle = 2.0 * pi * static_cast<double>(i) / static_cast<double>(n_fft_);
        window_.push_back(static_cast<float>(0.5 - 0.5 * std::cos(angle)));
        cosines_.push_back(static_cast<float>(std::cos(angle)));
        sines_.push_back(static_cast<float>(std::sin(angle)));
    }
}

std::vector<float> ShortFourier::forward(const std::vector<float> & samples, size_t first, size_t last) const {
    const auto n = static_cast<std::ptrdiff_t>(samples.size());
    const auto half = static_cast<std::ptrdiff_t>(n_fft_ / 2);
    std::vector<float> columns;
    columns.reserve((last - first) * 2 * bins());
    std::vector<float> windowed(n_fft_);
    for (size_t column = first; column < last; ++column) {
        for (size_t i = 0; i < n_fft_; ++i) {
            std::ptrdiff_t position = static_cast<std::ptrdiff_t>(column * hop_ + i) - half;
            position = position < 0 ? -position : position;
            position = position >= n ? 2 * (n - 1) - position : position;
            windowed[i] = window_[i] * samples[static_cast<size_t>(position)];
        }
        for (const bool imaginary : {false, true}) {
            for (size_t bin = 0; bin < bins(); ++bin) {
                float sum = 0.0F;
                for (size_t i = 0; i < n_fft_; ++i) {
                    const size_t turn = bin * i % n_fft_;
                    sum += windowed[i] * (imaginary ? -sines_[turn] : cosines_[turn]);
                }
                columns.push_back(sum);
            }
        }
    }
    return columns;
}

std::vector<float> ShortFourier::inverse(const std::vector<float> & columns) const {
    const size_t n_columns = columns.size() / (2 * bins());
    const size_t padded = (n_columns - 1) * hop_ + n_fft_;
    std::vector<float> sum(padded, 0.0F);
    std::vector<float> envelope(padded, 0.0F);
    std::vector<float> real(bins());
    std::vector<float> imaginary(bins());
    for (size_t column = 0; column < n_columns; ++column) {
        const float * values = columns.data() + column * 2 * bins();
        for (size_t bin = 0; bin < bins(); ++bin) {
            const float magnitude = std::min(std::exp(values[bin]), largest_magnitude);
            const float phase = std::sin(values[bins() + bin]);
            real[bin] = magnitude * std::cos(phase);
            imaginary[bin] = magnitude * std::sin(phase);
        }
        for (size_t i = 0; i < n_fft_; ++i) {
            // The inverse of a one-sided spectrum; the imaginary parts of the first and last bin don't count.
            float value = real[0] + (i % 2 == 0 ? real[bins() - 1] : -real[bins() - 1]);
            for (size_t bin = 1; bin + 1 < bins(); ++bin) {
                const size_t turn = bin * i % n_fft_;
                value += 2.0F * (real[bin] * cosines_[turn] - imaginary[bin] * sines_[turn]);
            }
            sum[column * hop_ + i] += window_[i] * value / static_cast<float>(n_fft_);
            envelope[column * hop_ + i] += window_[i] * window_[i];
        }
    }
    std::vector<float> samples((n_columns - 1) * hop_);
    for (size_t i = 0; i < samples.size(); ++i) {
        const size_t position = i + n_fft_ / 2;
        samples[i] = std::clamp(sum[position] / envelope[position], -audio_limit, audio_limit);
    }
    return samples;
}

}  // namespace sa
