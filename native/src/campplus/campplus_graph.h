// CAMPPlus's network: filter bank energies to an x-vector.
#pragma once

#include "campplus/campplus_weights.h"

namespace sa {

// `fbank` is [bands, frames], at least 5 frames. Gives [embedding].
ggml_tensor * build_campplus(Graph & graph, const CampPlusWeights & weights, const std::vector<float> & fbank);

}  // namespace sa
