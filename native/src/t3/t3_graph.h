// T3's graphs: rows of the prefix into the cache, and logits of the last row.
#pragma once

#include "t3/t3_weights.h"

namespace sa {

// Keys [head_size, rows, heads] and values [rows, head_size, heads] of every layer, F32, for `rows` positions.
class T3Cache {
  public:
    T3Cache(const T3Config & config, Backend & backend, int64_t rows);

    int64_t rows() const { return rows_; }
    ggml_tensor * keys(size_t layer) const { return keys_[layer]; }
    ggml_tensor * values(size_t layer) const { return values_[layer]; }
    ggml_backend_buffer_t buffer() const { return buffer_.get(); }

  private:
    int64_t rows_;
    ContextPointer context_;
    BufferPointer buffer_;
    std::vector<ggml_tensor *> keys_;
    std::vector<ggml_tensor *> values_;
};

// What the rows are made of, in order; empty parts are left out (spec 2.4).
struct T3Rows {
    std::vector<float> speaker_embedding;  // [speaker_size]: one row
    std::vector<int32_t> prompt_tokens;    // speech tokens of the voice
    std::vector<int32_t> text_tokens;
    std::vector<int32_t> speech_tokens;

    int64_t count() const;
};

// Adds `rows` at position `past` to the cache and gives the logits [speech_vocab] of the last row, or null when
// `want_logits` is false.
ggml_tensor * build_t3(Graph & graph, const T3Weights & weights, const T3Cache & cache, const T3Rows & rows,
                       int64_t past, bool want_logits);

}  // namespace sa
