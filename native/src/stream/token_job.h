// One sentence's speech tokens, drawn on the model's token thread and read by the stream.
#pragma once

#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <vector>

#include "stream/attempt.h"

namespace sa {

struct TokenRequest {
    std::vector<int32_t> text_tokens;
    uint64_t seed = 0;
    sa_sampling sampling = {};
    AttemptRules rules;
    // A sentence is drawn anew only before its first tokens are given out: at this many, or, with `complete_first`,
    // when all were drawn and checked.
    size_t first_tokens = 0;
    bool complete_first = true;
};

struct TokenReport {
    std::vector<sa_attempt> attempts;
    Fault fault = Fault::none;  // of the attempt that is spoken
    double seconds_prefill = 0.0;
    double seconds_decode = 0.0;
};

class TokenJob {
  public:
    TokenJob(T3Voice & voice, TokenRequest request) : voice_(voice), request_(std::move(request)) {}

    TokenJob(const TokenJob &) = delete;
    TokenJob & operator=(const TokenJob &) = delete;

    // On the token thread: draws everything. Never throws; what went wrong reaches the reader.
    void run(T3 & t3) noexcept;

    // Blocks until there are `count` tokens or all of them; gives all there are. Throws what `run` met.
    // `complete` tells whether more will come.
    std::vector<int32_t> wait(size_t count, bool & complete);

    // Any thread. The token thread stops at its next token or graph node, a waiting reader throws SA_ERROR_CANCELLED.
    void cancel();
    const std::atomic<bool> & cancelled() const { return cancelled_; }

    // Blocks until `run` has ended, or never will begin.
    void wait_for_end();
    void mark_ended();

    int32_t drawn() const { return drawn_; }
    const TokenRequest & request() const { return request_; }
    // Complete once `wait` said so.
    TokenReport report() const;

  private:
    void draw(T3 & t3);
    bool draw_attempt(T3 & t3, const std::vector<float> & first_logits, int32_t index);
    void publish(const std::vector<int32_t> & tokens);
    void finish(const std::vector<int32_t> & tokens, Fault fault);

    T3Voice & voice_;
    const TokenRequest request_;
    std::atomic<bool> cancelled_{false};
    std::atomic<int32_t> drawn_{0};
    SpeechTokens best_;

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<int32_t> tokens_;
    TokenReport report_;
    std::exception_ptr error_;
    bool complete_ = false;
    bool ended_ = false;
};

}  // namespace sa
