// Sound that goes into the watermark's network must be made of numbers: one that isn't spoils all that follow.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "runtime/error.h"

namespace sa {

// Throws SA_ERROR_ARGUMENT when one isn't.
inline void require_finite(const std::vector<float> & samples) {
    if (!std::all_of(samples.begin(), samples.end(), [](float sample) { return std::isfinite(sample); })) {
        fail(SA_ERROR_ARGUMENT, "The sound holds a sample that isn't a number. Make it again.");
    }
}

}  // namespace sa
