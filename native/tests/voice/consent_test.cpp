// What makes a record of consent complete.

#include "voice/consent.h"

#include "support/testing.h"

using namespace sa;

namespace {

Consent complete(ConsentKind kind) {
    return {kind, "Ada", "2026-11-30T10:00:00+00:00", "Ada agreed."};
}

bool contains(const std::string & text, const char * part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

SA_TEST(consent_complete_records_have_no_fault) {
    for (const ConsentKind kind : {ConsentKind::self, ConsentKind::statement, ConsentKind::written}) {
        SA_CHECK(fault_of(complete(kind)).empty());
        SA_CHECK(fault_of({kind, "Ada", "2026-11-30", ""}).empty());
    }
    SA_CHECK(fault_of({ConsentKind::licence, "", "", "CC0 1.0"}).empty());
}

SA_TEST(consent_without_a_kind_is_none) {
    SA_CHECK(contains(fault_of(complete(ConsentKind::none)), "no record"));
    for (const int32_t kind : {-1, 5, 99, INT32_MIN, INT32_MAX}) {
        SA_CHECK(contains(fault_of(complete(static_cast<ConsentKind>(kind))), "no record"));
    }
    SA_CHECK(contains(fault_of({}), "no record"));
}

SA_TEST(consent_needs_somebody) {
    for (const char * name : {"", " ", "\t\n \v\f\r"}) {
        Consent consent = complete(ConsentKind::written);
        consent.name = name;
        SA_CHECK(contains(fault_of(consent), "name the speaker"));
    }
}

SA_TEST(consent_needs_a_date) {
    for (const char * date : {"", "yesterday", "30.11.2026", "2026-11", "2026-13-01", "2026-00-10", "2026-11-00",
                              "2026-11-32", "2026/11/30", " 2026-11-30", "20261130", "2026-1a-30"}) {
        Consent consent = complete(ConsentKind::self);
        consent.date = date;
        SA_CHECK(contains(fault_of(consent), "no date"));
    }
}

SA_TEST(consent_by_licence_names_it) {
    for (const char * text : {"", "  ", "\n"}) {
        Consent consent = complete(ConsentKind::licence);
        consent.text = text;
        SA_CHECK(contains(fault_of(consent), "no licence"));
    }
}
