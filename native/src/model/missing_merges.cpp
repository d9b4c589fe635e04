#include "model/missing_merges.h"

#include <unordered_map>

namespace sa {

namespace {

constexpr size_t n_bytes = 256;

std::string result_of(const std::string & merge) {
    const size_t space = merge.find(' ');
    return merge.substr(0, space) + merge.substr(space + 1);
}

// Byte-pair encoding of plain ASCII with the merges so far.
std::vector<std::string> split(const std::string & token, const std::unordered_map<std::string, size_t> & ranks) {
    std::vector<std::string> pieces;
    for (const char letter : token) {
        pieces.emplace_back(1, letter);
    }
    while (true) {
        size_t best = ranks.size();
        std::string pair;
        for (size_t i = 0; i + 1 < pieces.size(); ++i) {
            const auto found = ranks.find(pieces[i] + " " + pieces[i + 1]);
            if (found != ranks.end() && found->second < best) {
                best = found->second;
                pair = found->first;
            }
        }
        if (pair.empty()) {
            return pieces;
        }
        std::vector<std::string> merged;
        for (size_t i = 0; i < pieces.size(); ++i) {
            if (i + 1 < pieces.size() && pieces[i] + " " + pieces[i + 1] == pair) {
                merged.push_back(pieces[i] + pieces[i + 1]);
                ++i;
            } else {
                merged.push_back(pieces[i]);
            }
        }
        pieces = std::move(merged);
    }
}

}  // namespace

std::vector<std::string> with_missing_merges(const std::vector<std::string> & tokens,
                                             const std::vector<std::string> & merges) {
    std::vector<std::string> whole;
    std::unordered_map<std::string, size_t> ranks;
    const auto add = [&](const std::string & merge) {
        ranks.emplace(merge, whole.size());
        whole.push_back(merge);
    };
    size_t next = 0;
    for (size_t id = n_bytes; id < tokens.size(); ++id) {
        if (next < merges.size() && result_of(merges[next]) == tokens[id]) {
            add(merges[next++]);
            continue;
        }
        if (tokens[id][0] != '#') {
            break;
        }
        const std::vector<std::string> pieces = split(tokens[id], ranks);
        if (pieces.size() != 2) {
            break;
        }
        add(pieces[0] + " " + pieces[1]);
    }
    return next == merges.size() ? whole : merges;
}

}  // namespace sa
