#include "model/vocabulary.h"

#include <unordered_set>

#include "model/missing_merges.h"
#include "runtime/error.h"

namespace sa {

namespace {

constexpr int64_t added_type = 4;  // tokenizer.ggml.token_type of an added token, such as "[laugh]"
constexpr int64_t most_type = 6;
// GPT-2's end mark is in every vocabulary of its family, and some files count it among the added tokens.
const char * const end_mark = "<|endoftext|>";

std::vector<const char *> pointers_to(const std::vector<std::string> & texts) {
    std::vector<const char *> pointers;
    pointers.reserve(texts.size());
    for (const std::string & text : texts) {
        pointers.push_back(text.c_str());
    }
    return pointers;
}

void check_tokens(const GgufFile & file, const std::vector<std::string> & tokens) {
    std::unordered_set<std::string> seen;
    for (size_t id = 0; id < tokens.size(); ++id) {
        if (tokens[id].empty()) {
            file.refuse(format("the token %zu of its tokenizer is empty", id));
        }
        if (!seen.insert(tokens[id]).second) {
            file.refuse(format("the token %zu of its tokenizer is there twice", id));
        }
    }
}

// Every merge is two tokens with a space between them, and gives a third.
void check_merges(const GgufFile & file, const std::vector<std::string> & tokens,
                  const std::vector<std::string> & merges) {
    const std::unordered_set<std::string> known(tokens.begin(), tokens.end());
    for (size_t rank = 0; rank < merges.size(); ++rank) {
        const std::string & merge = merges[rank];
        const size_t space = merge.find(' ');
        if (space == std::string::npos || space == 0 || space + 1 == merge.size() ||
            merge.find(' ', space + 1) != std::string::npos) {
            file.refuse(format("the merge %zu of its tokenizer isn't two pieces", rank));
        }
        const std::string left = merge.substr(0, space);
        const std::string right = merge.substr(space + 1);
        if (known.count(left) == 0 || known.count(right) == 0 || known.count(left + right) == 0) {
            file.refuse(
                format("the merge %zu of its tokenizer has a piece or a result that isn't among its tokens", rank));
        }
    }
}

// A model trained with tags may come with a tokenizer that has none of them: it can read everything else. A list that
// ends in the middle of its tags was cut.
void check_size(const GgufFile & file, const std::vector<std::string> & tokens, const std::vector<int64_t> & types,
                int64_t rows) {
    if (types.size() != tokens.size()) {
        file.refuse("its tokenizer's tables differ in length");
    }
    const auto n_tokens = static_cast<int64_t>(tokens.size());
    bool has_tags = false;
    for (size_t id = 0; id < types.size(); ++id) {
        if (types[id] < 0 || types[id] > most_type) {
            file.refuse(format("the token %zu of its tokenizer has an unknown type", id));
        }
        has_tags = has_tags || (types[id] == added_type && tokens[id] != end_mark);
    }
    if (n_tokens > rows || (n_tokens < rows && has_tags)) {
        file.refuse(format("its tokenizer has %zu tokens, and its model knows %lld", tokens.size(),
                           static_cast<long long>(rows)));
    }
}

}  // namespace

Vocabulary::Vocabulary(const GgufFile & file, int64_t rows) {
    const std::vector<std::string> * tokens = file.texts("tokenizer.ggml.tokens");
    const std::vector<std::string> * merges = file.texts("tokenizer.ggml.merges");
    if (tokens == nullptr && merges == nullptr) {
        return;
    }
    if (tokens == nullptr || merges == nullptr) {
        file.refuse("its tokenizer is incomplete");
    }
    const std::vector<int64_t> types =
        file.integers("tokenizer.ggml.token_type", std::vector<int64_t>(tokens->size(), 1));
    check_tokens(file, *tokens);
    check_size(file, *tokens, types, rows);
    check_merges(file, *tokens, *merges);
    tokens_ = *tokens;
    merges_ = with_missing_merges(*tokens, *merges);
    types_.assign(types.begin(), types.end());
    token_pointers_ = pointers_to(tokens_);
    merge_pointers_ = pointers_to(merges_);
}

sa_vocabulary Vocabulary::view() const {
    return {token_pointers_.data(), types_.data(), tokens_.size(), merge_pointers_.data(), merges_.size()};
}

}  // namespace sa
