// More than 30 s are encoded in windows that overlap, and the windows' tokens are joined in the middle of the overlaps
// (spec 6.6).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sa {

enum class LongAudio : uint8_t {
    complete,      // every second gets its tokens
    as_reference,  // with the reference's last window, which can lose up to 2 s (spec V16)
};

struct FrameWindow {
    size_t first;
    size_t last;  // one behind the last frame
};

// One window when 30 s are enough.
std::vector<FrameWindow> split_long_audio(size_t frames, LongAudio mode);

// Whether a window behind the first one is so short that joining drops all of its tokens; it needn't be encoded.
bool adds_nothing(const FrameWindow & window);

std::vector<int32_t> join_windows(const std::vector<std::vector<int32_t>> & windows);

}  // namespace sa
