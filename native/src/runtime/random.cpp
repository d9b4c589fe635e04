#include "runtime/random.h"

#include <cmath>

namespace sa {

namespace {

constexpr uint64_t golden = 0x9E3779B97F4A7C15ULL;
constexpr double two_to_minus_53 = 1.0 / 9007199254740992.0;
constexpr double pi = 3.14159265358979323846;

uint64_t mix(uint64_t x) {
    x ^= x >> 30;
    x *= 0xBF58476D1CE4E5B9ULL;
    x ^= x >> 27;
    x *= 0x94D049BB133111EBULL;
    x ^= x >> 31;
    return x;
}

}  // namespace

uint64_t random_bits(uint64_t seed, RandomStream stream, uint64_t counter) {
    const uint64_t key = mix(seed + golden * (static_cast<uint64_t>(stream) + 1));
    return mix(key + golden * (counter + 1));
}

double random_uniform(uint64_t seed, RandomStream stream, uint64_t counter) {
    return static_cast<double>(random_bits(seed, stream, counter) >> 11) * two_to_minus_53;
}

float random_normal(uint64_t seed, RandomStream stream, uint64_t counter) {
    // In (0, 1], so that the logarithm is finite.
    const double u1 = static_cast<double>((random_bits(seed, stream, 2 * counter) >> 11) + 1) * two_to_minus_53;
    const double u2 = random_uniform(seed, stream, 2 * counter + 1);
    return static_cast<float>(std::sqrt(-2.0 * std::log(u1)) * std::cos(2.0 * pi * u2));
}

}  // namespace sa
