// Loudness by ITU-R BS.1770-4, as the reference measures it (spec 6.3).
#pragma once

#include <vector>

namespace sa {

// In LUFS. Minus infinity when every block is below the gate; not a number when the clip is shorter than one block of
// 400 ms.
double integrated_loudness(const std::vector<float> & samples, int sample_rate);

// Makes the clip as loud as `target` says, in LUFS; the factor it was multiplied by. A clip that has no loudness stays
// as it is, with the factor 1. Samples may leave -1..1.
double normalise_loudness(std::vector<float> & samples, int sample_rate, double target);

// What the reference makes of every clip it clones.
constexpr double clone_loudness = -27.0;

}  // namespace sa
