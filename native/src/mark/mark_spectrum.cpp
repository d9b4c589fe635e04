#include "mark/mark_spectrum.h"

#include <algorithm>
#include <cmath>

namespace sa {

namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double least_magnitude = 1e-9;
constexpr double lowest_db = -180.0;  // 20 log10 of it
constexpr double range_db = 195.0;    // with 15 dB of headroom
constexpr double most_magnitude = 1e10;
// A window of 32 kHz adds up 4/3 as many samples.
constexpr double scale =
    static_cast<double>(MarkSpectrum::reference_rate) / static_cast<double>(MarkSpectrum::sample_rate);

double level(double magnitude) {
    return (20.0 * std::log10(std::max(magnitude, least_magnitude)) - lowest_db) / range_db;
}

}  // namespace

MarkSpectrum::MarkSpectrum() : fourier_(static_cast<size_t>(window)), windowed_(static_cast<size_t>(window)) {
    for (int64_t i = 0; i < window; ++i) {
        shape_.push_back(0.5 - 0.5 * std::cos(2.0 * pi * static_cast<double>(i) / static_cast<double>(window)));
    }
}

MarkSpectrum::Frame MarkSpectrum::analyse(const std::vector<double> & samples) {
    for (size_t i = 0; i < shape_.size(); ++i) {
        windowed_[i] = shape_[i] * samples[i] * scale;
    }
    fourier_.forward(windowed_, spectrum_);
    Frame frame;
    frame.bins.assign(spectrum_.begin(), spectrum_.begin() + marked_bins);
    frame.levels.reserve(static_cast<size_t>(marked_bins));
    double sum = 0.0;
    for (size_t k = 0; k < spectrum_.size(); ++k) {
        const double value = level(std::sqrt(std::norm(spectrum_[k])));
        sum += value;
        if (k < static_cast<size_t>(marked_bins)) {
            frame.levels.push_back(static_cast<float>(value));
        }
    }
    frame.mean_level = sum / static_cast<double>(spectrum_.size());
    return frame;
}

void MarkSpectrum::synthesise(const Frame & frame, const float * residual, std::vector<double> & samples) {
    std::fill(spectrum_.begin(), spectrum_.end(), Fourier::Complex());
    for (size_t k = 0; k < static_cast<size_t>(marked_bins); ++k) {
        const double before = std::sqrt(std::norm(frame.bins[k]));
        const double gain = std::pow(10.0, static_cast<double>(residual[k]) * range_db / 20.0);
        const double marked = std::min(std::max(before, least_magnitude) * gain, most_magnitude);
        // The phase of a bin of nothing is 0, as the reference has it.
        const Fourier::Complex direction = before > 0.0 ? frame.bins[k] / before : Fourier::Complex(1.0, 0.0);
        spectrum_[k] = (marked - before) * direction / scale;
    }
    fourier_.inverse(spectrum_, samples);
    for (size_t i = 0; i < shape_.size(); ++i) {
        samples[i] *= shape_[i];
    }
}

int64_t mirrored(int64_t p, int64_t n) {
    if (n == 1) {
        return 0;
    }
    const int64_t period = 2 * (n - 1);
    const int64_t folded = ((p % period) + period) % period;
    return folded < n ? folded : period - folded;
}

}  // namespace sa
