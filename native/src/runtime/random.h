// Counter-based random numbers: any number of any stream can be had alone, in any order, on any thread.
//
// Noise is thereby a function of (seed, absolute position), so that overlapping windows of a stream agree (spec S18),
// and a sentence sounds the same however it is cut into chunks.
#pragma once

#include <cstdint>

namespace sa {

// What the numbers are for. The numbers are part of what a seed means: never renumber them.
enum class RandomStream : uint64_t {
    tokens = 0,         // counter: how many tokens were drawn before
    flow_noise = 1,     // counter: absolute mel frame * mel channels + channel
    source_noise = 2,   // counter: absolute sample * harmonics + harmonic
    source_phases = 3,  // counter: harmonic
};

// 64 random bits. The mixing function is the finaliser of SplitMix64 (Steele, Lea, Flood 2014).
uint64_t random_bits(uint64_t seed, RandomStream stream, uint64_t counter);

// Uniform in [0, 1) with 53 bits (spec 2.5: fewer are audible).
double random_uniform(uint64_t seed, RandomStream stream, uint64_t counter);

// Standard normal by Box and Muller, from the uniforms 2 * counter and 2 * counter + 1.
float random_normal(uint64_t seed, RandomStream stream, uint64_t counter);

}  // namespace sa
