// The record of who agreed that a voice may be used: without a complete one there is no voice (DESIGN.md, "Consent").
#pragma once

#include <string>

#include "model/gguf_file.h"

namespace sa {

enum class ConsentKind : int32_t { none, self, statement, written, licence };

struct Consent {
    ConsentKind kind = ConsentKind::none;
    std::string name;  // who speaks or, for a licence, who gives it
    std::string date;  // begins YYYY-MM-DD
    std::string text;  // the declaration in words, or the licence
};

// What is missing from a record, as the end of a sentence ("it names nobody"); empty when it is complete.
std::string fault_of(const Consent & consent);

// The record in a file's keys. What the file doesn't have stays empty.
Consent read_consent(const GgufFile & file);

}  // namespace sa
