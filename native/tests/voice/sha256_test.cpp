#include "voice/sha256.h"

#include "support/testing.h"

using namespace sa;

namespace {

std::string digest(const std::string & text) {
    Sha256 hash;
    hash.update(text.data(), text.size());
    return hash.hex();
}

}  // namespace

// The examples of FIPS 180-4's own validation.
SA_TEST(sha256_gives_the_standards_examples) {
    SA_CHECK(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    SA_CHECK(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    SA_CHECK(digest(std::string(1000000, 'a')) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

SA_TEST(sha256_is_the_same_in_pieces) {
    const std::string text(1000, 'x');
    Sha256 hash;
    for (size_t i = 0; i < text.size(); i += 7) {
        hash.update(text.data() + i, std::min<size_t>(7, text.size() - i));
    }
    SA_CHECK(hash.hex() == digest(text));
}
