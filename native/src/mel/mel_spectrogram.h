// The three mel spectrograms with a Hann window that cloning needs. Results are [bands, frames]: every frame's bands
// together. Signals aren't empty.
#pragma once

#include <vector>

#include "mel/filter_bank.h"

namespace sa {

// What S3Gen is prompted with (spec 6.7): 24 kHz, 50 frames a second, natural logarithm of magnitudes.
// floor(samples / 480) frames.
std::vector<float> prompt_mel(const std::vector<float> & samples, const FilterBank & bank);

// What VoiceEncoder hears (spec 6.4): 16 kHz, 100 frames a second, powers without a logarithm.
// 1 + floor(samples / 160) frames.
std::vector<float> voice_encoder_mel(const std::vector<float> & samples, const FilterBank & bank);

// What S3Tokenizer hears (spec 6.6): 16 kHz, 100 frames a second, base-10 logarithm within 8 of the clip's largest.
// floor(samples / 160) frames. `window` is a Hann window of 400; it is given because some files of the model family
// have it rounded.
std::vector<float> speech_tokenizer_mel(const std::vector<float> & samples, const FilterBank & bank,
                                        const std::vector<float> & window);

}  // namespace sa
