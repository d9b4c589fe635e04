// e^x for loops that the compiler turns into vector code, which it can't do with the C library's.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace sa {

// Within 2 units in the last place for x in -87..88; beyond, the value at the nearer end.
inline float fast_exp(float x) {
    constexpr float log2_e = 1.44269504F;
    constexpr float ln2_high = 0.693359375F;  // few bits, so that its multiples are exact
    constexpr float ln2_low = -2.12194440e-4F;
    constexpr float rounder = 12582912.0F;  // 1.5 * 2^23: adding it leaves the nearest integer in the lowest bits
    x = std::min(std::max(x, -87.0F), 88.0F);
    const float shifted = x * log2_e + rounder;
    const float power = shifted - rounder;
    const float r = (x - power * ln2_high) - power * ln2_low;
    // The series of e^r for |r| <= ln(2) / 2.
    float value = 1.0F / 5040.0F;
    value = value * r + 1.0F / 720.0F;
    value = value * r + 1.0F / 120.0F;
    value = value * r + 1.0F / 24.0F;
    value = value * r + 1.0F / 6.0F;
    value = value * r + 0.5F;
    value = value * r + 1.0F;
    value = value * r + 1.0F;
    uint32_t exponent = 0;
    std::memcpy(&exponent, &shifted, sizeof(exponent));
    exponent = (exponent + 127U) << 23U;
    float scale = 0.0F;
    std::memcpy(&scale, &exponent, sizeof(scale));
    return value * scale;
}

}  // namespace sa
