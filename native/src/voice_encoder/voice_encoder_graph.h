// VoiceEncoder's network: windows of a mel spectrogram to embeddings.
#pragma once

#include "voice_encoder/voice_encoder_weights.h"

namespace sa {

// `mel` is [mels, partials, frames]: first every window's first frame, then every one's second. Gives [embedding,
// partials], not yet of unit length.
ggml_tensor * build_voice_encoder(Graph & graph, const VoiceEncoderWeights & weights, const std::vector<float> & mel,
                                  int64_t partials);

// Nodes that a graph of so many frames takes.
size_t voice_encoder_nodes(const VoiceEncoderWeights & weights);

}  // namespace sa
