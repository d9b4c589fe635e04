#include "stream/token_job.h"

#include <algorithm>

#include "runtime/clock.h"
#include "runtime/error.h"

namespace sa {

namespace {

constexpr int32_t most_attempts = 4;  // the first and three more (spec E5)

// Nearer to a complete reading: no fault first, then one that broke off late, then one that went on too long, silence
// last.
bool better(const SpeechTokens & left, const SpeechTokens & right) {
    const auto rank = [](Fault fault) {
        return fault == Fault::none ? 3 : fault == Fault::short_sentence ? 2 : fault == Fault::silent ? 0 : 1;
    };
    if (rank(left.fault) != rank(right.fault)) {
        return rank(left.fault) > rank(right.fault);
    }
    return left.fault == Fault::short_sentence && left.tokens.size() > right.tokens.size();
}

}  // namespace

void TokenJob::run(T3 & t3) noexcept {
    try {
        draw(t3);
    } catch (...) {
        const std::lock_guard<std::mutex> lock(mutex_);
        error_ = std::current_exception();
    }
    mark_ended();
}

void TokenJob::draw(T3 & t3) {
    Stopwatch watch;
    const std::vector<float> first = t3.begin(voice_, request_.text_tokens, request_.rules.most);
    report_.seconds_prefill = watch.lap();
    for (int32_t index = 0; index < most_attempts; ++index) {
        if (draw_attempt(t3, first, index)) {
            break;
        }
    }
    report_.seconds_decode = watch.lap();
    finish(best_.tokens, best_.fault);
}

// True when the sentence is settled: without a fault, or with its first tokens given out already.
bool TokenJob::draw_attempt(T3 & t3, const std::vector<float> & first_logits, int32_t index) {
    const uint64_t seed = request_.seed + static_cast<uint64_t>(index);
    bool given_out = false;
    t3.rewind();
    const TokenListener listener = [&](const std::vector<int32_t> & tokens) {
        drawn_ = static_cast<int32_t>(tokens.size());
        if (cancelled_) {
            fail(SA_ERROR_CANCELLED, "It was stopped before it was done.");
        }
        // Nothing is given out before something can be heard in it.
        const bool ready = tokens.size() >= request_.first_tokens &&
                           (given_out || audible_tokens(tokens, request_.rules.silence_token) >= least_audible);
        if (!request_.complete_first && ready) {
            given_out = true;
            publish(tokens);
        }
    };
    SpeechTokens attempt = draw_sentence(t3, first_logits, request_.sampling, seed, request_.rules, listener);
    if (!given_out) {
        attempt.tokens.resize(attempt.tokens.size() - attempt.surplus);
    }
    report_.attempts.push_back(
        {seed, static_cast<int32_t>(attempt.tokens.size()), static_cast<int32_t>(attempt.fault)});
    if (given_out || index == 0 || better(attempt, best_)) {
        best_ = std::move(attempt);
    }
    return given_out || best_.fault == Fault::none;
}

void TokenJob::publish(const std::vector<int32_t> & tokens) {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        tokens_ = tokens;
    }
    changed_.notify_all();
}

void TokenJob::finish(const std::vector<int32_t> & tokens, Fault fault) {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        tokens_ = tokens;
        report_.fault = fault;
        complete_ = true;
    }
    changed_.notify_all();
}

std::vector<int32_t> TokenJob::wait(size_t count, bool & complete) {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [&] { return tokens_.size() >= count || complete_ || error_ || cancelled_; });
    if (cancelled_) {
        fail(SA_ERROR_CANCELLED, "It was stopped before it was done.");
    }
    if (error_) {
        std::rethrow_exception(error_);
    }
    // What lies beyond `count` is left for the next call, and so is the news that nothing does: nothing depends on how
    // fast the tokens come.
    complete = complete_ && tokens_.size() < count;
    return {tokens_.begin(), tokens_.begin() + static_cast<std::ptrdiff_t>(std::min(count, tokens_.size()))};
}

void TokenJob::cancel() {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        cancelled_ = true;
    }
    changed_.notify_all();
}

void TokenJob::mark_ended() {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        ended_ = true;
    }
    changed_.notify_all();
}

void TokenJob::wait_for_end() {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [&] { return ended_; });
}

TokenReport TokenJob::report() const {
    const std::lock_guard<std::mutex> lock(mutex_);
    return report_;
}

}  // namespace sa
