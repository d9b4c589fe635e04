#include "stream/mel_stream.h"

#include <algorithm>

namespace sa {

namespace {

constexpr int appended_silence = 3;  // tokens, of the reference (spec T10)
// ggml's fast matrix product wants its inner dimension, which in attention is the number of frames, to be a multiple of
// 8; else a chunk costs up to half as much again (docs/streaming.md). A token is two frames.
constexpr int64_t even_tokens = 4;

}  // namespace

MelStream::MelStream(S3Gen & s3gen, const S3GenVoice & voice, Plan plan, uint64_t seed, int32_t steps,
                     int32_t first_steps)
    : s3gen_(s3gen), voice_(voice), plan_(plan), seed_(seed), steps_(steps), first_steps_(first_steps) {}

// The end of the prompt, then the tokens from `first_token` on. The frames given out before aren't handed in as known:
// measured, that draws the rest further away from `whole` (docs/streaming.md). An odd prompt's extra frame has no token
// and is left out, so that frames and tokens stay aligned (spec 4.6).
FlowRequest MelStream::window_request(const std::vector<int32_t> & tokens, int64_t first_token) const {
    const int64_t mel = s3gen_.mel();
    const auto prompt = static_cast<int64_t>(voice_.prompt_tokens.size());
    const auto count = static_cast<int64_t>(tokens.size()) - first_token;
    int64_t kept = prompt;
    if (plan_.prompt_tokens > 0) {
        kept = std::min<int64_t>(prompt, plan_.prompt_tokens);
        kept = std::max<int64_t>(0, kept - (kept + count) % even_tokens);
    }
    const int64_t start = prompt - kept;
    FlowRequest request;
    request.embedding = voice_.embedding;
    request.tokens.assign(voice_.prompt_tokens.begin() + start, voice_.prompt_tokens.end());
    request.tokens.insert(request.tokens.end(), tokens.begin() + first_token, tokens.end());
    request.known.assign(voice_.prompt_frames.begin() + 2 * start * mel,
                         voice_.prompt_frames.begin() + 2 * prompt * mel);
    request.noise = s3gen_.noise(seed_, 2 * start, 2 * kept);
    const std::vector<float> fresh = s3gen_.noise(seed_, 2 * (prompt + first_token), 2 * count);
    request.noise.insert(request.noise.end(), fresh.begin(), fresh.end());
    return request;
}

std::vector<float> MelStream::advance(std::vector<int32_t> tokens, bool complete) {
    if (complete) {
        tokens.insert(tokens.end(), appended_silence, s3gen_.silence_token());
    }
    const int64_t mel = s3gen_.mel();
    const auto count = static_cast<int64_t>(tokens.size());
    const int64_t final_frames = 2 * (complete ? count : count - s3gen_.lookahead());
    if (final_frames <= given_out_) {
        return {};
    }
    const int32_t steps = given_out_ == 0 && !complete ? first_steps_ : steps_;
    std::vector<float> fresh;
    if (plan_.kind == SA_PLAN_WHOLE) {
        const std::vector<float> all = s3gen_.flow(whole_request(s3gen_, voice_, tokens, seed_), steps, times_);
        const size_t known = std::min(voice_.prompt_frames.size(), all.size());
        fresh.assign(all.begin() + static_cast<std::ptrdiff_t>(known), all.end());
    } else {
        const int64_t first_token =
            plan_.kind == SA_PLAN_WINDOWED ? std::max<int64_t>(0, given_out_ / 2 - plan_.left_context) : 0;
        const FlowRequest request = window_request(tokens, first_token);
        const int64_t offset = 2 * (static_cast<int64_t>(request.tokens.size()) - count);  // of the sentence's frame 0
        const std::vector<float> all = s3gen_.flow(request, steps, times_);
        fresh.assign(all.begin() + (offset + given_out_) * mel, all.begin() + (offset + final_frames) * mel);
    }
    given_out_ = final_frames;
    return fresh;
}

}  // namespace sa
