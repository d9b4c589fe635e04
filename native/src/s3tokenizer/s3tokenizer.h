// S3Tokenizer at work: a clip to speech tokens, 25 a second.
#pragma once

#include "s3tokenizer/long_audio.h"
#include "s3tokenizer/s3tokenizer_graph.h"

namespace sa {

class S3Tokenizer {
  public:
    // Asks `weights`, of the S3Gen file, for every tensor; the caller loads them.
    S3Tokenizer(Weights & weights, Backend & backend);

    const S3TokenizerConfig & config() const { return weights_.config; }
    const FilterBank & bank() const { return weights_.bank; }

    // Samples are at 16 kHz, at least `least_samples` of them. At most `most_tokens`, 0: all; what lies beyond takes
    // part in the spectrogram's range and in nothing else.
    std::vector<int32_t> tokens(const std::vector<float> & samples, size_t most_tokens = 0);

    // The pieces of `tokens`: [mels, frames], and what follows from it.
    std::vector<float> mel(const std::vector<float> & samples) const;
    std::vector<int32_t> tokens_of_mel(const std::vector<float> & mel, LongAudio mode = LongAudio::complete);
    // The values whose rounding gives the digits, -1..1: [digits, tokens]. At most 30 s.
    std::vector<float> digits_of_mel(const std::vector<float> & mel);

    static constexpr size_t least_samples = 1600;

  private:
    S3TokenizerWeights weights_;
    GraphRunner runner_;
};

}  // namespace sa
