#include "stream/attempt.h"

#include <algorithm>

#include "runtime/random.h"
#include "t3/sampler.h"

namespace sa {

namespace {

// 1.6 s at 25 tokens a second: longer than any pause or vowel inside a sentence.
constexpr size_t endless = 40;
constexpr size_t longest_period = 8;
// Some tokens of a repeated pattern are kept when it must be spoken after all: a natural pause.
constexpr size_t kept_repeat = 12;

// The shortest a sentence can be whatever its text (spec E5).
constexpr int32_t least_tokens = 8;
// Beside the multiple of the shortest pace, half a breath for the shortest texts ("Hi!" stays below 3 s).
constexpr float run_on_base = 35.0F;

}  // namespace

AttemptRules rules_for(float least_speech_per_text, size_t n_text_tokens, int32_t limit) {
    const float pace = least_speech_per_text * static_cast<float>(n_text_tokens);
    AttemptRules rules;
    rules.least = std::max(least_tokens, static_cast<int32_t>(pace));
    rules.most = std::min(limit, static_cast<int32_t>(run_on_base + run_on_factor * pace));
    rules.least = std::min(rules.least, rules.most);
    return rules;
}

size_t audible_tokens(const std::vector<int32_t> & tokens, int32_t silence_token) {
    return static_cast<size_t>(
        std::count_if(tokens.begin(), tokens.end(), [&](int32_t token) { return token != silence_token; }));
}

size_t endless_repeat(const std::vector<int32_t> & tokens) {
    for (size_t period = 1; period <= longest_period; ++period) {
        size_t run = 0;
        while (run + period < tokens.size() &&
               tokens[tokens.size() - 1 - run] == tokens[tokens.size() - 1 - run - period]) {
            ++run;
        }
        if (run + period >= endless) {
            return run + period;
        }
    }
    return 0;
}

DrawnTokens draw_tokens(T3 & t3, const std::vector<float> & first_logits, const sa_sampling & sampling, uint64_t seed,
                        int32_t most, const TokenListener & listener) {
    const T3Config & config = t3.config();
    DrawnTokens drawn;
    std::vector<float> logits = first_logits;
    while (true) {
        // The first token is penalised against the start of speech, the others against what was drawn (spec T6).
        process_logits(logits, drawn.tokens.empty() ? std::vector<int32_t>{config.start_speech} : drawn.tokens,
                       sampling);
        const int32_t token = draw_token(logits, random_uniform(seed, RandomStream::tokens, drawn.tokens.size()));
        // A stop as the very first token doesn't stop (spec 2.4).
        if (token < 0 || (token == config.stop_speech && !drawn.tokens.empty())) {
            return drawn;
        }
        drawn.tokens.push_back(token);
        listener(drawn.tokens);
        if (const size_t repeat = endless_repeat(drawn.tokens)) {
            drawn.fault = Fault::repeats;
            drawn.surplus = repeat - std::min(repeat, kept_repeat);
            return drawn;
        }
        if (static_cast<int32_t>(drawn.tokens.size()) >= most) {
            drawn.fault = Fault::run_on;
            return drawn;
        }
        logits = t3.step(token);
    }
}

SpeechTokens draw_sentence(T3 & t3, const std::vector<float> & first_logits, const sa_sampling & sampling,
                           uint64_t seed, const AttemptRules & rules, const TokenListener & listener) {
    std::vector<int32_t> codec;
    const int32_t first_special = t3.config().start_speech;
    SpeechTokens drawn =
        draw_tokens(t3, first_logits, sampling, seed, rules.most, [&](const std::vector<int32_t> & all) {
            if (all.back() < first_special) {
                codec.push_back(all.back());
                listener(codec);
            }
        });
    drawn.surplus = std::min(drawn.surplus, codec.size());
    drawn.tokens = std::move(codec);
    if (drawn.fault == Fault::none && static_cast<int32_t>(drawn.tokens.size()) < rules.least) {
        drawn.fault = Fault::short_sentence;
    }
    if (audible_tokens(drawn.tokens, rules.silence_token) < least_audible) {
        drawn.fault = Fault::silent;
    }
    return drawn;
}

}  // namespace sa
