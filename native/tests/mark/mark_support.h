// The watermark's network and what the official package computes with it, for tests.
#pragma once

#include <cmath>
#include <cstdlib>
#include <random>

#include "mark/mark_network.h"
#include "mark/mark_spectrum.h"
#include "support/fixture.h"

namespace sa::testing {

inline std::string mark_path() {
    const char * path = std::getenv("SA_TEST_MARK");
    return path == nullptr ? SA_DEFAULT_MARK : path;
}

inline Fixture mark_fixture() {
    return Fixture("mark", "expected_mark.gguf");
}

struct OpenMark {
    explicit OpenMark(int n_threads = 2) : backend(n_threads), encoder(mark_path(), backend) {}

    Backend backend;
    MarkEncoder encoder;
};

// The same numbers in every run.
inline std::mt19937 dice(unsigned seed) {
    return std::mt19937(seed);
}

// Something like speech: a voice of changing pitch with pauses, and a little noise.
inline std::vector<float> babble(size_t n, unsigned seed = 1) {
    std::mt19937 generator = dice(seed);
    std::vector<float> samples(n);
    double phase = 0.0;
    for (size_t i = 0; i < n; ++i) {
        const double t = static_cast<double>(i) / 24000.0;
        phase += 2.0 * 3.14159265358979 * (130.0 + 30.0 * std::sin(5.0 * t)) / 24000.0;
        const double loudness = std::max(0.0, std::sin(9.0 * t)) * 0.2;
        const double noise = static_cast<double>(generator() % 2001) / 1000.0 - 1.0;
        const double voice = std::sin(phase) + 0.5 * std::sin(3.0 * phase) + 0.3 * std::sin(7.0 * phase);
        samples[i] = static_cast<float>(loudness * voice + 0.001 * noise);
    }
    return samples;
}

// 10 log10 of the powers' ratio.
inline double decibels(const std::vector<float> & signal, const std::vector<float> & other) {
    double power = 0.0;
    double difference = 0.0;
    for (size_t i = 0; i < signal.size() && i < other.size(); ++i) {
        const double a = static_cast<double>(signal[i]);
        const double b = static_cast<double>(other[i]);
        power += a * a;
        difference += (b - a) * (b - a);
    }
    return 10.0 * std::log10(power / difference);
}

}  // namespace sa::testing
