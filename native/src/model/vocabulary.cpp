#include "model/vocabulary.h"

#include "runtime/error.h"

namespace sa {

namespace {

std::vector<const char *> pointers_to(const std::vector<std::string> & texts) {
    std::vector<const char *> pointers;
    pointers.reserve(texts.size());
    for (const std::string & text : texts) {
        pointers.push_back(text.c_str());
    }
    return pointers;
}

}  // namespace

Vocabulary::Vocabulary(const GgufFile & file, int64_t size) {
    const std::vector<std::string> * tokens = file.texts("tokenizer.ggml.tokens");
    const std::vector<std::string> * merges = file.texts("tokenizer.ggml.merges");
    if (tokens == nullptr || merges == nullptr) {
        return;
    }
    if (static_cast<int64_t>(tokens->size()) != size) {
        file.refuse(
            format("its tokenizer has %zu tokens, and its model %lld", tokens->size(), static_cast<long long>(size)));
    }
    tokens_ = *tokens;
    merges_ = *merges;
    const std::vector<int64_t> types =
        file.integers("tokenizer.ggml.token_type", std::vector<int64_t>(tokens_.size(), 1));
    if (types.size() != tokens_.size()) {
        file.refuse("its tokenizer's tables differ in length");
    }
    for (const int64_t type : types) {
        types_.push_back(static_cast<int32_t>(type));
    }
    token_pointers_ = pointers_to(tokens_);
    merge_pointers_ = pointers_to(merges_);
}

sa_vocabulary Vocabulary::view() const {
    return {token_pointers_.data(), types_.data(), tokens_.size(), merge_pointers_.data(), merges_.size()};
}

}  // namespace sa
