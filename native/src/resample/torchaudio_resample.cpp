#include "resample/torchaudio_resample.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sa {

namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double zero_crossings = 6.0;
constexpr double roll_off = 0.99;

// One row of taps a phase. The first tap of every row lies `width` samples before the block of input it belongs to.
struct Kernel {
    size_t width;
    std::vector<std::vector<float>> phases;
};

double tap(double time) {
    const double clamped = std::clamp(time, -zero_crossings, zero_crossings);
    const double cosine = std::cos(clamped * pi / zero_crossings / 2.0);
    const double angle = clamped * pi;
    return (angle == 0.0 ? 1.0 : std::sin(angle) / angle) * cosine * cosine;
}

Kernel make_kernel(size_t from, size_t to) {
    const double cut_off = static_cast<double>(std::min(from, to)) * roll_off;
    const auto rate = static_cast<double>(from);
    Kernel kernel;
    kernel.width = static_cast<size_t>(std::ceil(zero_crossings * rate / cut_off));
    for (size_t phase = 0; phase < to; ++phase) {
        std::vector<float> taps;
        for (size_t i = 0; i < 2 * kernel.width + from; ++i) {
            const double position = (static_cast<double>(i) - static_cast<double>(kernel.width)) / rate;
            const double time = (position - static_cast<double>(phase) / static_cast<double>(to)) * cut_off;
            taps.push_back(static_cast<float>(tap(time) * cut_off / rate));
        }
        kernel.phases.push_back(taps);
    }
    return kernel;
}

}  // namespace

std::vector<float> torchaudio_resample(const std::vector<float> & samples, int from, int to) {
    const auto divisor = static_cast<size_t>(std::gcd(from, to));
    const size_t in = static_cast<size_t>(from) / divisor;
    const size_t out = static_cast<size_t>(to) / divisor;
    if (in == out) {
        return samples;
    }
    const Kernel kernel = make_kernel(in, out);
    std::vector<float> padded(samples.size() + 2 * kernel.width + in, 0.0F);
    std::copy(samples.begin(), samples.end(), padded.begin() + static_cast<std::ptrdiff_t>(kernel.width));
    std::vector<float> resampled((samples.size() * out + in - 1) / in);
    for (size_t i = 0; i < resampled.size(); ++i) {
        const std::vector<float> & taps = kernel.phases[i % out];
        const float * window = padded.data() + i / out * in;
        double sum = 0.0;
        for (size_t k = 0; k < taps.size(); ++k) {
            sum += static_cast<double>(taps[k]) * static_cast<double>(window[k]);
        }
        resampled[i] = static_cast<float>(sum);
    }
    return resampled;
}

}  // namespace sa
