// How a sentence's sound begins and, where it had to be cut, ends.
#pragma once

#include <cstdint>
#include <vector>

namespace sa {

// Silences the first 20 ms of a sentence and fades the next 20 ms in, as the reference does to hide what the vocoder
// leaks of the prompt. `samples` begins at the sentence's sample number `position`.
void fade_start(std::vector<float> & samples, uint64_t position, int sample_rate);

// Fades out the last 40 ms.
void fade_end(std::vector<float> & samples, int sample_rate);

}  // namespace sa
