#include "model/pair.h"

#include <algorithm>

#include "runtime/error.h"

namespace sa {

namespace {

bool names(const std::string & list, const std::string & variant) {
    size_t start = 0;
    while (start <= list.size()) {
        const size_t comma = std::min(list.find(',', start), list.size());
        if (list.substr(start, comma - start) == variant) {
            return true;
        }
        start = comma + 1;
    }
    return false;
}

void check_architecture(const GgufFile & file, const char * expected) {
    const std::string found = file.text("general.architecture", "");
    if (found != expected) {
        file.refuse(format("it is a file for \"%s\", and a \"%s\" file is needed here", found.c_str(), expected));
    }
}

}  // namespace

std::string variant_of(const GgufFile & t3) {
    return t3.text("chatterbox.variant", "t3_turbo");
}

void check_pair(const GgufFile & t3, const GgufFile & s3gen) {
    check_architecture(t3, "chatterbox");
    check_architecture(s3gen, "chatterbox-s3gen");
    const std::string variant = variant_of(t3);
    const std::string partners = s3gen.text("s3gen.variant", "t3_turbo,t3_nano");
    if (!names(partners, variant)) {
        s3gen.refuse(format("it goes with %s, and %s is %s: the two files don't belong together", partners.c_str(),
                            t3.path().c_str(), variant.c_str()));
    }
}

}  // namespace sa
