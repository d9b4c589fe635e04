// Draws the next speech token from logits, by the reference's processors in the reference's order (spec 2.4-2.5).
#pragma once

#include <cstdint>
#include <vector>

#include "soundalike.h"

namespace sa {

// Temperature, top-k, top-p, then the repetition penalty over the distinct ids of `earlier`. Removed tokens become
// minus infinity.
void process_logits(std::vector<float> & logits, const std::vector<int32_t> & earlier, const sa_sampling & sampling);

// Inverse of the cumulative soft-max at `uniform` in [0, 1). Gives -1 when every logit is minus infinity.
int32_t draw_token(const std::vector<float> & logits, double uniform);

}  // namespace sa
