#include "loudness/loudness.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sa {

namespace {

constexpr double pi = 3.14159265358979323846;

// y[n] = b0 x[n] + b1 x[n-1] + b2 x[n-2] - a1 y[n-1] - a2 y[n-2]
struct Biquad {
    double b0, b1, b2, a1, a2;
};

// The high shelf of K-weighting by the Audio EQ Cookbook: +4 dB, Q 1/sqrt(2), 1500 Hz (spec 6.3, V4).
Biquad high_shelf(double rate) {
    const double a = std::pow(10.0, 4.0 / 40.0);
    const double w = 2.0 * pi * 1500.0 / rate;
    const double cosine = std::cos(w);
    const double beta = 2.0 * std::sqrt(a) * std::sin(w) / (2.0 / std::sqrt(2.0));
    const double a0 = (a + 1.0) - (a - 1.0) * cosine + beta;
    return {a * ((a + 1.0) + (a - 1.0) * cosine + beta) / a0, -2.0 * a * ((a - 1.0) + (a + 1.0) * cosine) / a0,
            a * ((a + 1.0) + (a - 1.0) * cosine - beta) / a0, 2.0 * ((a - 1.0) - (a + 1.0) * cosine) / a0,
            ((a + 1.0) - (a - 1.0) * cosine - beta) / a0};
}

// Its high pass: Q 0.5, 38 Hz.
Biquad high_pass(double rate) {
    const double w = 2.0 * pi * 38.0 / rate;
    const double cosine = std::cos(w);
    const double alpha = std::sin(w) / (2.0 * 0.5);
    const double a0 = 1.0 + alpha;
    return {(1.0 + cosine) / 2.0 / a0, -(1.0 + cosine) / a0, (1.0 + cosine) / 2.0 / a0, -2.0 * cosine / a0,
            (1.0 - alpha) / a0};
}

// The reference keeps the filtered signal as floats; the filter itself runs in double.
void apply(const Biquad & filter, std::vector<float> & samples) {
    double first = 0.0;
    double second = 0.0;
    for (float & sample : samples) {
        const auto x = static_cast<double>(sample);
        const double y = filter.b0 * x + first;
        first = filter.b1 * x - filter.a1 * y + second;
        second = filter.b2 * x - filter.a2 * y;
        sample = static_cast<float>(y);
    }
}

constexpr double block_seconds = 0.4;
constexpr double step = 0.25;  // of a block
constexpr double absolute_gate = -70.0;
constexpr double relative_gate = -10.0;

double to_loudness(double mean_square) {
    return -0.691 + 10.0 * std::log10(mean_square);
}

// The rounding of block edges to samples follows the reference's order of operations.
std::vector<double> block_mean_squares(const std::vector<float> & samples, double rate) {
    const double seconds = static_cast<double>(samples.size()) / rate;
    const auto blocks = static_cast<size_t>(std::nearbyint((seconds - block_seconds) / (block_seconds * step)) + 1.0);
    std::vector<double> squares;
    for (size_t block = 0; block < blocks; ++block) {
        const double position = static_cast<double>(block) * step;
        const auto lower = static_cast<size_t>(block_seconds * position * rate);
        const auto upper = static_cast<size_t>(block_seconds * (position + 1.0) * rate);
        double sum = 0.0;
        for (size_t i = lower; i < upper && i < samples.size(); ++i) {
            sum += static_cast<double>(samples[i]) * static_cast<double>(samples[i]);
        }
        squares.push_back(sum / (block_seconds * rate));
    }
    return squares;
}

// The loudness of the mean of the blocks that are louder than `threshold`.
double gated_loudness(const std::vector<double> & squares, double threshold) {
    double sum = 0.0;
    size_t count = 0;
    for (const double square : squares) {
        if (to_loudness(square) > threshold) {
            sum += square;
            ++count;
        }
    }
    return count == 0 ? -std::numeric_limits<double>::infinity() : to_loudness(sum / static_cast<double>(count));
}

}  // namespace

double integrated_loudness(const std::vector<float> & samples, int sample_rate) {
    const auto rate = static_cast<double>(sample_rate);
    if (static_cast<double>(samples.size()) < block_seconds * rate) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    std::vector<float> weighted = samples;
    apply(high_shelf(rate), weighted);
    apply(high_pass(rate), weighted);
    const std::vector<double> squares = block_mean_squares(weighted, rate);
    const double threshold = gated_loudness(squares, absolute_gate) + relative_gate;
    return gated_loudness(squares, std::max(threshold, absolute_gate));
}

double normalise_loudness(std::vector<float> & samples, int sample_rate, double target) {
    const double gain = std::pow(10.0, (target - integrated_loudness(samples, sample_rate)) / 20.0);
    if (!std::isfinite(gain) || gain <= 0.0) {
        return 1.0;
    }
    for (float & sample : samples) {
        sample *= static_cast<float>(gain);
    }
    return gain;
}

}  // namespace sa
