// The resampler that the reference uses between S3Gen's prompt and what listens to it at 16 kHz (spec 6.2). It isn't as
// good as soxr, but the speech tokens depend on it.
#pragma once

#include <vector>

namespace sa {

// torchaudio's defaults: a sinc with a Hann window, six zero crossings to either side, cut-off at 0.99 of the lower
// rate. ceil(samples * to / from) samples. Rates are above 0.
std::vector<float> torchaudio_resample(const std::vector<float> & samples, int from, int to);

}  // namespace sa
