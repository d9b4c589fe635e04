// A sentence's mel frames to samples, piece by piece.
#pragma once

#include "hift/hift.h"

namespace sa {

// What was given out is never changed: a frame's samples are made once `right_context` frames behind it are known, its
// pitch then being exact. With Hift::margin frames of right context the samples equal those of the whole sentence at
// once.
class VocoderStream {
  public:
    // `right_context` is at least pitch_context frames, or 0 for a sentence that comes in one piece.
    VocoderStream(Hift & hift, uint64_t seed, int64_t right_context);

    // More frames [mel, n]; `last` with the sentence's end. Gives the samples that became ready.
    std::vector<float> push(const std::vector<float> & frames, bool last);

    // Frames to either side on which a frame's pitch depends: five convolutions of three taps.
    static constexpr int64_t pitch_context = 5;

  private:
    int64_t frames_known() const { return static_cast<int64_t>(mel_.size()) / channels_; }
    std::vector<float> pitch(int64_t first, int64_t last) const;

    Hift & hift_;
    int64_t channels_;
    int64_t right_context_;
    std::vector<float> mel_;
    Source source_;  // of the frames that were given out
    int64_t given_out_ = 0;
};

}  // namespace sa
