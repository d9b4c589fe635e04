// The tokenizer's tables as the T3 file carries them; the engine only hands them out.
#pragma once

#include <string>
#include <vector>

#include "model/gguf_file.h"
#include "soundalike.h"

namespace sa {

class Vocabulary {
  public:
    // `rows` is the number of text tokens that the model knows: the tokenizer has as many, or lacks all the added ones.
    // A file without a tokenizer gives an empty one; a damaged one is refused.
    Vocabulary(const GgufFile & file, int64_t rows);

    Vocabulary(const Vocabulary &) = delete;
    Vocabulary & operator=(const Vocabulary &) = delete;

    sa_vocabulary view() const;

  private:
    std::vector<std::string> tokens_;
    std::vector<std::string> merges_;
    std::vector<int32_t> types_;
    std::vector<const char *> token_pointers_;
    std::vector<const char *> merge_pointers_;
};

}  // namespace sa
