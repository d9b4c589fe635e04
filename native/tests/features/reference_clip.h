// The clip that the reference made its voices from.
#pragma once

#include <vector>

#include "features/clip_file.h"
#include "loudness/loudness.h"
#include "support/testing.h"

namespace sa::testing {

// Samples of fixtures/clip.wav, 24 kHz.
inline std::vector<float> reference_clip() {
    return read_plain_wav(fixture_folder("small") + "../clip.wav");
}

// As loud as the reference makes it.
inline std::vector<float> normalised_clip() {
    std::vector<float> samples = reference_clip();
    normalise_loudness(samples, 24000, clone_loudness);
    return samples;
}

}  // namespace sa::testing
