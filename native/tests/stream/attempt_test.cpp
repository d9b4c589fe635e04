#include "stream/attempt.h"

#include "support/testing.h"

using namespace sa;

SA_TEST(endless_repeat_finds_patterns_of_up_to_eight_tokens) {
    for (int period = 1; period <= 8; ++period) {
        std::vector<int32_t> tokens = {900, 901, 902};
        for (int i = 0; i < 39; ++i) {
            tokens.push_back(i % period);
        }
        SA_CHECK(endless_repeat(tokens) == 0);
        for (int i = 39; i < 60; ++i) {
            tokens.push_back(i % period);
        }
        SA_CHECK(endless_repeat(tokens) == 60);
    }
}

SA_TEST(endless_repeat_leaves_varied_speech_alone) {
    std::vector<int32_t> tokens;
    for (int i = 0; i < 400; ++i) {
        tokens.push_back((i * i * 7 + i) % 611);
        SA_CHECK(endless_repeat(tokens) == 0);
    }
    SA_CHECK(endless_repeat({}) == 0);
}
