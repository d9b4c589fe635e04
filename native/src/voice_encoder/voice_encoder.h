// VoiceEncoder at work: a clip to the vector that tells T3 who speaks.
#pragma once

#include "voice_encoder/voice_encoder_graph.h"

namespace sa {

class VoiceEncoder {
  public:
    // Asks `weights`, of the T3 file, for every tensor; the caller loads them.
    VoiceEncoder(Weights & weights, Backend & backend);

    const VoiceEncoderConfig & config() const { return weights_.config; }

    // The clip's embedding, of unit length. Samples are at 16 kHz, not empty.
    std::vector<float> embed(const std::vector<float> & samples);

    // The pieces of `embed`. Of the trimmed clip: [mels, frames].
    std::vector<float> mel(const std::vector<float> & samples) const;
    // Windows that a clip of so many frames is heard in: they begin every `partial_step` frames, and the last one may
    // reach beyond the end.
    size_t count_partials(size_t frames) const;
    // One embedding a window, each of unit length: [embedding, partials].
    std::vector<float> embed_partials(const std::vector<float> & mel);

  private:
    std::vector<float> run(const std::vector<float> & mel, size_t first, size_t last);

    VoiceEncoderWeights weights_;
    GraphRunner runner_;
};

}  // namespace sa
