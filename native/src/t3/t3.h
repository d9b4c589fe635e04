// T3 at work: a voice's prefix kept, a sentence's text added, speech tokens drawn one by one.
#pragma once

#include <memory>

#include "t3/t3_graph.h"

namespace sa {

// What T3 needs of a voice.
struct T3Voice {
    std::vector<float> speaker_embedding;
    std::vector<int32_t> prompt_tokens;
    // The cache rows of the two above once they were computed: made once a voice and copied back when it is chosen
    // again.
    std::vector<std::vector<uint8_t>> prefix;

    // Whether both have the same prefix.
    bool same_as(const T3Voice & other) const {
        return speaker_embedding == other.speaker_embedding && prompt_tokens == other.prompt_tokens;
    }
    int64_t prefix_rows() const { return 1 + static_cast<int64_t>(prompt_tokens.size()); }
};

class T3 {
  public:
    T3(const GgufFile & file, Backend & backend);

    const T3Config & config() const { return weights_.config; }
    T3Weights & weights() { return weights_; }
    const T3Weights & weights() const { return weights_; }

    // Positions for text and speech together, beside this voice's prefix.
    int64_t room(const T3Voice & voice) const { return config().positions - voice.prefix_rows(); }

    // Begins a sentence: gives the logits that follow the start-of-speech token. `speech_room` more tokens can follow.
    std::vector<float> begin(T3Voice & voice, const std::vector<int32_t> & text_tokens, int64_t speech_room);

    // Feeds one speech token, gives the logits that follow it.
    std::vector<float> step(int32_t token);

    // Begins the same sentence again without computing its text anew. Only after `begin`.
    const std::vector<float> & first_logits() const { return first_logits_; }
    void rewind();

  private:
    void ensure_rows(int64_t rows);
    void restore_prefix(T3Voice & voice);
    void compute_prefix(T3Voice & voice);
    std::vector<float> run(const T3Rows & rows, bool want_logits);

    T3Weights weights_;
    Backend & backend_;
    GraphRunner runner_;
    std::unique_ptr<T3Cache> cache_;
    T3Voice cached_voice_;  // whose prefix is in the cache, without the copy of it; empty: nobody's
    int64_t past_ = 0;
    int64_t sentence_rows_ = 0;
    std::vector<float> first_logits_;
};

}  // namespace sa
