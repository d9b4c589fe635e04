#include "stream/stream.h"

#include <algorithm>
#include <cmath>

#include "runtime/clock.h"
#include "runtime/error.h"
#include "stream/fades.h"

namespace sa {

namespace {

constexpr int32_t most_speech_tokens = 1000;  // of the reference
constexpr int32_t most_flow_steps = 10;

float positive_or(float value, float otherwise, float least, float most, const char * name) {
    if (value == 0.0F) {
        return otherwise;
    }
    if (!std::isfinite(value) || value < least || value > most) {
        fail(SA_ERROR_ARGUMENT, "The %s is out of range.", name);
    }
    return value;
}

sa_sampling complete(const sa_sampling & wanted, const sa_sampling & defaults) {
    sa_sampling sampling;
    sampling.temperature = positive_or(wanted.temperature, defaults.temperature, 0.01F, 5.0F, "temperature");
    sampling.top_p = positive_or(wanted.top_p, defaults.top_p, 0.01F, 1.0F, "top-p");
    sampling.repetition_penalty =
        positive_or(wanted.repetition_penalty, defaults.repetition_penalty, 0.1F, 10.0F, "repetition penalty");
    sampling.top_k = wanted.top_k == 0 ? defaults.top_k : wanted.top_k;
    if (sampling.top_k < 1) {
        fail(SA_ERROR_ARGUMENT, "The top-k is %d; it must be at least 1.", sampling.top_k);
    }
    return sampling;
}

int32_t checked_steps(int32_t wanted, int32_t otherwise) {
    const int32_t steps = wanted == 0 ? otherwise : wanted;
    if (steps < 1 || steps > most_flow_steps) {
        fail(SA_ERROR_ARGUMENT, "The number of flow steps is %d; it must be 1 to %d.", steps, most_flow_steps);
    }
    return steps;
}

std::vector<int32_t> checked_tokens(const int32_t * tokens, size_t n_tokens, int32_t vocabulary) {
    if (tokens == nullptr || n_tokens == 0) {
        fail(SA_ERROR_ARGUMENT, "There is nothing to say: the text has no tokens.");
    }
    std::vector<int32_t> checked(tokens, tokens + n_tokens);
    for (const int32_t token : checked) {
        if (token < 0 || token >= vocabulary) {
            fail(SA_ERROR_ARGUMENT, "The text token %d is outside the model's vocabulary of %d.", token, vocabulary);
        }
    }
    return checked;
}

// The most speech tokens that the sentence can have: by the option, and by what is left of the model's positions.
int32_t checked_limit(int32_t wanted, const sa_model_info & info, int64_t prefix_rows, size_t n_tokens) {
    const int32_t limit = wanted == 0 ? most_speech_tokens : wanted;
    if (limit < 1 || limit > most_speech_tokens) {
        fail(SA_ERROR_ARGUMENT, "The most speech tokens are %d; it must be 1 to %d.", limit, most_speech_tokens);
    }
    const int64_t left = info.max_positions - prefix_rows - static_cast<int64_t>(n_tokens) - 1;
    if (left < 1) {
        fail(SA_ERROR_ARGUMENT,
             "The text has %zu tokens and the model has room for at most %d. Split it into sentences.", n_tokens,
             info.max_text_tokens);
    }
    return static_cast<int32_t>(std::min<int64_t>(limit, left));
}

// While it lives, the backend stops when the flag is set.
class AbortScope {
  public:
    AbortScope(Backend & backend, const std::atomic<bool> & flag) : backend_(backend) {
        backend_.set_abort_flag(&flag);
    }
    ~AbortScope() { backend_.set_abort_flag(nullptr); }

    AbortScope(const AbortScope &) = delete;
    AbortScope & operator=(const AbortScope &) = delete;

  private:
    Backend & backend_;
};

}  // namespace

StreamRequest make_request(const Model & model, const Voice & voice, const int32_t * tokens, size_t n_tokens,
                           const sa_stream_options & options) {
    const sa_model_info info = model.info();
    StreamRequest request;
    request.plan = make_plan(options);
    request.tokens.text_tokens = checked_tokens(tokens, n_tokens, info.text_vocab_size);
    request.tokens.seed = options.seed;
    request.tokens.sampling = complete(options.sampling, model.sampling());
    request.flow_steps = checked_steps(options.flow_steps, info.flow_steps);
    request.first_flow_steps = checked_steps(options.first_flow_steps, request.flow_steps);
    const int32_t limit = checked_limit(options.max_speech_tokens, info, voice.t3.prefix_rows(), n_tokens);
    request.tokens.rules = rules_for(model.least_speech_per_text(), n_tokens, limit);
    request.tokens.rules.silence_token = model.silence_token();
    request.speed = static_cast<double>(positive_or(options.speed, 1.0F, 0.5F, 1.5F, "speed"));
    request.tokens.complete_first = options.complete_first || options.plan == SA_PLAN_WHOLE;
    request.tokens.first_tokens = request.plan.tokens_for(0);
    return request;
}

Stream::Stream(Model & model, Voice & voice, const StreamRequest & request)
    : model_(model),
      job_(std::make_shared<TokenJob>(voice.t3, request.tokens)),
      mel_(model.s3gen(), voice.s3gen, request.plan, request.tokens.seed, request.flow_steps, request.first_flow_steps),
      vocoder_(model.hift(), request.tokens.seed, request.plan.vocoder_context),
      stretch_(request.speed),
      marker_(model.mark(), model.backend()),
      plan_(request.plan) {
    model_.token_worker().add(job_);
}

Stream::~Stream() {
    model_.token_worker().remove(job_);
}

void Stream::note_tokens(size_t n_tokens) {
    const TokenReport report = job_->report();
    result_.n_attempts = static_cast<int32_t>(report.attempts.size());
    std::copy(report.attempts.begin(), report.attempts.end(), result_.attempts);
    result_.suspect = report.fault != Fault::none;
    result_.n_speech_tokens = static_cast<int32_t>(n_tokens);
    result_.seconds_prefill = report.seconds_prefill;
    result_.seconds_decode = report.seconds_decode;
}

std::vector<float> Stream::vocode(const std::vector<float> & frames, bool complete) {
    std::vector<float> samples = vocoder_.push(frames, complete);
    const int rate = model_.hift().sample_rate();
    fade_start(samples, vocoded_, rate);
    if (complete && plan_.kind != SA_PLAN_WHOLE && result_.suspect) {
        fade_end(samples, rate);
    }
    vocoded_ += samples.size();
    return samples;
}

void Stream::finish_sound(const std::vector<float> & vocoded, bool complete) {
    std::vector<float> stretched;
    stretch_.push(vocoded, stretched);
    if (complete) {
        stretch_.finish(stretched);
    }
    marker_.push(stretched, samples_);
    if (complete) {
        marker_.finish(samples_);
    }
    result_.n_samples += samples_.size();
}

void Stream::make_chunk() {
    bool complete = false;
    std::vector<int32_t> tokens = job_->wait(plan_.tokens_for(chunk_), complete);
    ++chunk_;
    if (complete) {
        note_tokens(tokens.size());
    }
    const AbortScope scope(model_.backend(), job_->cancelled());
    const std::vector<float> frames = mel_.advance(std::move(tokens), complete);
    result_.seconds_encoder = mel_.times().encoder;
    result_.seconds_flow = mel_.times().flow;
    Stopwatch watch;
    const std::vector<float> vocoded = vocode(frames, complete);
    result_.seconds_vocoder += watch.lap();
    finish_sound(vocoded, complete);
    result_.seconds_mark += watch.lap();
    finished_ = complete;
}

const std::vector<float> & Stream::next() {
    samples_.clear();
    const std::lock_guard<std::mutex> turn(model_.sound_turn());
    while (samples_.empty() && !finished_) {
        make_chunk();
    }
    return samples_;
}

}  // namespace sa
