#include "voice/consent.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace sa {

namespace {

constexpr std::array<const char *, 5> kind_names = {"", "self", "statement", "written", "licence"};

bool is_blank(const std::string & text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); });
}

// YYYY-MM-DD, whatever follows. Written without the locale's help.
bool begins_with_date(const std::string & text) {
    const std::string pattern = "0000-00-00";
    if (text.size() < pattern.size()) {
        return false;
    }
    for (size_t i = 0; i < pattern.size(); ++i) {
        const bool digit = text[i] >= '0' && text[i] <= '9';
        if (pattern[i] == '0' ? !digit : text[i] != '-') {
            return false;
        }
    }
    const auto two_digits = [&](size_t at) { return (text[at] - '0') * 10 + (text[at + 1] - '0'); };
    const int month = two_digits(5);
    const int day = two_digits(8);
    return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

}  // namespace

std::string fault_of(const Consent & consent) {
    switch (consent.kind) {
        case ConsentKind::licence:
            return is_blank(consent.text) ? "it names no licence for its voice" : "";
        case ConsentKind::self:
        case ConsentKind::statement:
        case ConsentKind::written:
            break;
        default:
            return "it has no record of the speaker's consent";
    }
    if (is_blank(consent.name)) {
        return "its record of consent doesn't name the speaker";
    }
    return begins_with_date(consent.date) ? "" : "its record of consent has no date";
}

Consent read_consent(const GgufFile & file) {
    const std::string prefix = "soundalike.voice.";
    Consent consent;
    const std::string kind = file.text(prefix + "consent.kind", "");
    const auto * const found = std::find(kind_names.begin() + 1, kind_names.end(), kind);
    if (found != kind_names.end()) {
        consent.kind = static_cast<ConsentKind>(found - kind_names.begin());
    }
    consent.name = file.text(prefix + "consent.name", "");
    consent.date = file.text(prefix + "consent.date", "");
    consent.text = file.text(prefix + (consent.kind == ConsentKind::licence ? "licence" : "consent.text"), "");
    return consent;
}

}  // namespace sa
