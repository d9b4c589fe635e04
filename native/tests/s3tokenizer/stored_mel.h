// The small and the demo model keep the official tokenizer's filter bank and window as 16-bit floats, and the reference
// computes with what is stored. Converted models have the exact bank, as the official files have. So parity with these
// two fixtures is tested with the rounded ones.
#pragma once

#include "mel/mel_spectrogram.h"
#include "mel/spectrogram.h"
#include "s3tokenizer/s3tokenizer.h"

namespace sa::testing {

inline std::vector<float> rounded_to_half(std::vector<float> values) {
    for (float & value : values) {
        value = ggml_fp16_to_fp32(ggml_fp32_to_fp16(value));
    }
    return values;
}

inline std::vector<float> stored_mel(const S3Tokenizer & tokenizer, const std::vector<float> & samples) {
    const FilterBank bank(rounded_to_half(tokenizer.bank().weights()), tokenizer.bank().bands());
    return speech_tokenizer_mel(samples, bank, rounded_to_half(hann_window(400)));
}

}  // namespace sa::testing
