#include "stream/fades.h"

#include <algorithm>
#include <cmath>

namespace sa {

namespace {

constexpr double pi = 3.14159265358979323846;

// From 0 at i = 0 to 1 at i = length - 1, both included (spec H6).
float raised_cosine(uint64_t i, uint64_t length) {
    const double share = static_cast<double>(i) / static_cast<double>(length - 1);
    return static_cast<float>((std::cos(pi * (1.0 - share)) + 1.0) / 2.0);
}

}  // namespace

void fade_start(std::vector<float> & samples, uint64_t position, int sample_rate) {
    const auto length = static_cast<uint64_t>(sample_rate / 50);
    for (size_t i = 0; i < samples.size() && position + i < 2 * length; ++i) {
        const uint64_t place = position + i;
        samples[i] *= place < length ? 0.0F : raised_cosine(place - length, length);
    }
}

void fade_end(std::vector<float> & samples, int sample_rate) {
    const size_t length = std::min(samples.size(), static_cast<size_t>(sample_rate / 25));
    for (size_t i = 0; i < length; ++i) {
        samples[samples.size() - 1 - i] *= raised_cosine(i, std::max<size_t>(length, 2));
    }
}

}  // namespace sa
