// What a voice is made from: one clean clip at both rates.
#pragma once

#include <vector>

namespace sa {

constexpr int clip_rate = 24000;
constexpr int encoder_rate = 16000;

// Mono, finite. `wav16` is `wav24`, after its loudness was normalised, resampled with soxr as the reference's librosa
// does (spec 6.1, 6.2): two thirds as many samples, rounded up.
struct ClipSignals {
    std::vector<float> wav24;
    std::vector<float> wav16;
};

}  // namespace sa
