// S3Gen at work: speech tokens and a voice to mel frames.
#pragma once

#include "s3gen/encoder_graph.h"
#include "s3gen/estimator_graph.h"

namespace sa {

// What S3Gen needs of a voice.
struct S3GenVoice {
    std::vector<int32_t> prompt_tokens;
    std::vector<float> prompt_frames;  // [mel, frames], frames = 2 * prompt tokens or one more
    std::vector<float> embedding;      // the x-vector
};

struct S3GenTimes {
    double encoder = 0.0;
    double flow = 0.0;
};

// One run of the flow: tokens whose first frames are known, and the noise of every frame.
struct FlowRequest {
    std::vector<int32_t> tokens;  // the prompt's, then those to speak
    std::vector<float> known;     // [mel, frames] of the first tokens: the prompt's, and what was made before
    std::vector<float> embedding;
    std::vector<float> noise;  // [mel, 2 * tokens]
};

class S3Gen {
  public:
    // Asks `weights` for every tensor; the caller loads them.
    S3Gen(Weights & weights, Backend & backend);

    const EncoderWeights & encoder() const { return encoder_; }
    const EstimatorWeights & estimator() const { return estimator_; }
    int64_t mel() const { return estimator_.config.mel; }
    int32_t default_steps() const { return default_steps_; }
    // Tokens at the end whose frames aren't final while more tokens can follow.
    int32_t lookahead() const { return encoder_.config.lookahead; }
    // What the reference appends to every sentence: real, short silence (spec T10).
    int32_t silence_token() const { return silence_token_; }

    // All frames, [mel, 2 * tokens]. `steps` is 1..10.
    std::vector<float> flow(const FlowRequest & request, int32_t steps, S3GenTimes & times);

    // Noise of the frames [first, first + frames), counted from the prompt's first one.
    std::vector<float> noise(uint64_t seed, int64_t first, int64_t frames) const;

    // The pieces of `flow`.
    FlowCondition encode(const FlowRequest & request);
    std::vector<float> integrate(std::vector<float> x, const FlowCondition & condition, int32_t steps);

  private:
    EncoderWeights encoder_;
    EstimatorWeights estimator_;
    GraphRunner runner_;
    int32_t default_steps_;
    int32_t silence_token_;
    float temperature_;
};

// The whole sentence at once behind the whole prompt, as the reference does it.
FlowRequest whole_request(const S3Gen & s3gen, const S3GenVoice & voice, const std::vector<int32_t> & tokens,
                          uint64_t seed);

}  // namespace sa
