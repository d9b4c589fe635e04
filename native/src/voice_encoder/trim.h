// Silence at a clip's ends, as librosa's effects.trim finds it (spec 6.4).
#pragma once

#include <cstddef>
#include <vector>

namespace sa {

struct SampleSpan {
    size_t first;
    size_t last;  // one behind the last
};

// What is left between silence, which is what lies 20 dB below the loudest frame. A clip of equal samples isn't
// trimmed.
SampleSpan trim_silence(const std::vector<float> & samples);

}  // namespace sa
