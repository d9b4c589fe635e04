#pragma once

#include "hift/hift_weights.h"

namespace sa {

struct HiftTrace {
    ggml_tensor * pre = nullptr;
    std::vector<ggml_tensor *> stages;
};

// Pitch in Hz of every frame of mel [mel, frames]: [1, frames].
ggml_tensor * build_f0(Graph & graph, const HiftWeights & weights, const std::vector<float> & mel);

// mel [mel, frames] and the source's spectrum [2 * bins, spectrum_per_frame * frames + 1] to the output's spectrum of
// the same shape (log magnitudes, then phases before the sine).
ggml_tensor * build_hift(Graph & graph, const HiftWeights & weights, const std::vector<float> & mel,
                         const std::vector<float> & spectrum, HiftTrace * trace = nullptr);

}  // namespace sa
