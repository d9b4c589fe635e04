// The clip that the reference made its voices from.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>

#include "loudness/loudness.h"
#include "support/testing.h"

namespace sa::testing {

// Samples of fixtures/clip.wav: mono, 24 kHz, 16 bits behind a header of 44 bytes.
inline std::vector<float> reference_clip() {
    const std::string path = fixture_folder("small") + "../clip.wav";
    const std::unique_ptr<std::FILE, int (*)(std::FILE *)> file(std::fopen(path.c_str(), "rb"), std::fclose);
    if (!file || std::fseek(file.get(), 44, SEEK_SET) != 0) {
        throw Failure(path + " can't be read");
    }
    std::vector<float> samples;
    uint8_t bytes[2];
    while (std::fread(bytes, 1, 2, file.get()) == 2) {
        const auto value = static_cast<int16_t>(static_cast<uint16_t>(bytes[0] + 256 * bytes[1]));
        samples.push_back(static_cast<float>(value) / 32768.0F);
    }
    return samples;
}

// As loud as the reference makes it.
inline std::vector<float> normalised_clip() {
    std::vector<float> samples = reference_clip();
    normalise_loudness(samples, 24000, clone_loudness);
    return samples;
}

}  // namespace sa::testing
