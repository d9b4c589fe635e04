// The bundled clips, as the program hands them to a cloner.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "features/clip_signals.h"
#include "loudness/loudness.h"
#include "resample/torchaudio_resample.h"
#include "support/testing.h"

namespace sa::testing {

// Samples of a WAV file: mono, 16 bits behind a header of 44 bytes.
inline std::vector<float> read_plain_wav(const std::string & path) {
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

// One of resources/clips at both rates, its loudness normalised.
inline ClipSignals bundled_clip(const std::string & name) {
    ClipSignals signals;
    signals.wav24 = read_plain_wav(clip_folder() + name);
    normalise_loudness(signals.wav24, clip_rate, clone_loudness);
    signals.wav16 = torchaudio_resample(signals.wav24, clip_rate, encoder_rate);
    return signals;
}

}  // namespace sa::testing
