#include "model/missing_merges.h"

#include <algorithm>

#include "support/testing.h"

using namespace sa;

namespace {

// GPT-2's own merges that begin with "#", in their order, among others (spec 3.2).
const std::vector<std::string> whole = {"t h",
                                        "# #",
                                        "a n",
                                        "## ##",
                                        "#### ####",
                                        "th e",
                                        "######## ########",
                                        "## #",
                                        "i n",
                                        "################ ################",
                                        "# $",
                                        "#$ #$",
                                        "an d"};

std::vector<std::string> tokens_of(const std::vector<std::string> & merges) {
    std::vector<std::string> tokens;
    for (int byte = 0; byte < 256; ++byte) {
        tokens.push_back("byte" + std::to_string(byte));
    }
    for (std::string merge : merges) {
        merge.erase(merge.find(' '), 1);
        tokens.push_back(merge);
    }
    tokens.emplace_back("<|endoftext|>");
    tokens.emplace_back("[laugh]");
    return tokens;
}

std::vector<std::string> without_hash(std::vector<std::string> merges) {
    merges.erase(
        std::remove_if(merges.begin(), merges.end(), [](const std::string & merge) { return merge[0] == '#'; }),
        merges.end());
    return merges;
}

}  // namespace

SA_TEST(missing_merges_are_put_back_at_their_ranks) {
    SA_CHECK(with_missing_merges(tokens_of(whole), without_hash(whole)) == whole);
    SA_CHECK(with_missing_merges(tokens_of(whole), whole) == whole);
}

SA_TEST(missing_merges_of_another_numbering_are_left_alone) {
    std::vector<std::string> tokens = tokens_of(whole);
    std::swap(tokens[256], tokens[258]);
    const std::vector<std::string> kept = without_hash(whole);
    SA_CHECK(with_missing_merges(tokens, kept) == kept);
    SA_CHECK(with_missing_merges({"a", "b"}, {"a b"}) == std::vector<std::string>{"a b"});
    SA_CHECK(with_missing_merges({}, {}).empty());
}
