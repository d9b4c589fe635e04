// Speech tokens to mel frames by a plan: what was given out is final.
#pragma once

#include "s3gen/s3gen.h"
#include "stream/plan.h"

namespace sa {

class MelStream {
  public:
    MelStream(S3Gen & s3gen, const S3GenVoice & voice, Plan plan, uint64_t seed, int32_t steps, int32_t first_steps);

    // All tokens so far, more than at the last call; `complete` when no more will come: then the sentence's silence is
    // appended. Gives the frames [mel, n] that became final.
    std::vector<float> advance(std::vector<int32_t> tokens, bool complete);

    const S3GenTimes & times() const { return times_; }

  private:
    FlowRequest window_request(const std::vector<int32_t> & tokens, int64_t first_token) const;

    S3Gen & s3gen_;
    const S3GenVoice & voice_;
    Plan plan_;
    uint64_t seed_;
    int32_t steps_;
    int32_t first_steps_;
    int64_t given_out_ = 0;  // frames
    S3GenTimes times_;
};

}  // namespace sa
