// One try at a sentence: T3 to its end, and whether what came out can be a reading of the text.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "soundalike.h"
#include "t3/t3.h"

namespace sa {

enum class Fault { none = 0, short_sentence = 1, run_on = 2, repeats = 3, silent = 4 };

// A run-on: so many times the shortest pace.
constexpr float run_on_factor = 4.0F;

struct AttemptRules {
    int32_t silence_token = -1;
    int32_t least = 0;  // fewer speech tokens are a sentence that broke off
    int32_t most = 0;   // the sentence is ended after so many
};

// By the text's length (spec E5) and within `limit` tokens.
// How many of the tokens aren't silence.
size_t audible_tokens(const std::vector<int32_t> & tokens, int32_t silence_token);

// Fewer say nothing.
constexpr size_t least_audible = 5;

AttemptRules rules_for(float least_speech_per_text, size_t n_text_tokens, int32_t limit);

struct DrawnTokens {
    std::vector<int32_t> tokens;  // without a stop at the end; a stop as the very first token is kept
    Fault fault = Fault::none;    // run_on or repeats
    size_t surplus = 0;           // of repeats: how many of the last tokens are more than a natural pause
};

// A sentence's tokens as S3Gen takes them: codec tokens only.
using SpeechTokens = DrawnTokens;

// Called after every token with all tokens so far; an exception ends the drawing.
using TokenListener = std::function<void(const std::vector<int32_t> &)>;

// How many of the last tokens repeat one pattern of at most 8 tokens, when that is too long for speech or a pause; else
// 0.
size_t endless_repeat(const std::vector<int32_t> & tokens);

// The reference's loop, to its own end or to `most` tokens. T3 must have begun the sentence.
DrawnTokens draw_tokens(T3 & t3, const std::vector<float> & first_logits, const sa_sampling & sampling, uint64_t seed,
                        int32_t most, const TokenListener & listener);

// The same with the rules; the listener gets codec tokens only.
SpeechTokens draw_sentence(T3 & t3, const std::vector<float> & first_logits, const sa_sampling & sampling,
                           uint64_t seed, const AttemptRules & rules, const TokenListener & listener);

}  // namespace sa
