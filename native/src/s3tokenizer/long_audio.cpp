#include "s3tokenizer/long_audio.h"

#include <algorithm>

namespace sa {

namespace {

// Frames are 10 ms long, tokens 40 ms.
constexpr size_t window = 3000;
constexpr size_t overlap = 400;
constexpr size_t half_overlap_tokens = overlap / 4 / 2;

}  // namespace

std::vector<FrameWindow> split_long_audio(size_t frames, LongAudio mode) {
    if (frames <= window) {
        return {{0, frames}};
    }
    std::vector<FrameWindow> windows;
    for (size_t first = 0; first < frames; first += window - overlap) {
        windows.push_back({first, std::min(first + window, frames)});
        if (mode == LongAudio::complete && windows.back().last == frames) {
            break;
        }
    }
    return windows;
}

bool adds_nothing(const FrameWindow & last_window) {
    return last_window.last - last_window.first <= overlap / 2;
}

std::vector<int32_t> join_windows(const std::vector<std::vector<int32_t>> & windows) {
    std::vector<int32_t> joined;
    for (size_t i = 0; i < windows.size(); ++i) {
        const size_t size = windows[i].size();
        const size_t first = i == 0 ? 0 : std::min(half_overlap_tokens, size);
        const size_t last = i + 1 == windows.size() ? size : size - std::min(half_overlap_tokens, size);
        if (first < last) {
            joined.insert(joined.end(), windows[i].begin() + static_cast<std::ptrdiff_t>(first),
                          windows[i].begin() + static_cast<std::ptrdiff_t>(last));
        }
    }
    return joined;
}

}  // namespace sa
