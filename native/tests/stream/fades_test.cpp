#include "stream/fades.h"

#include <cmath>

#include "support/testing.h"

using namespace sa;

SA_TEST(fade_start_silences_20_ms_and_ends_at_full_level) {
    std::vector<float> samples(1200, 1.0F);
    fade_start(samples, 0, 24000);
    SA_CHECK(samples[0] == 0.0F && samples[479] == 0.0F);
    SA_CHECK(std::fabs(samples[480]) < 1e-6F && std::fabs(samples[959] - 1.0F) < 1e-6F && samples[960] == 1.0F);
}

SA_TEST(fade_start_is_the_same_in_pieces) {
    std::vector<float> whole(1200, 1.0F);
    fade_start(whole, 0, 24000);
    std::vector<float> first(500, 1.0F);
    std::vector<float> second(700, 1.0F);
    fade_start(first, 0, 24000);
    fade_start(second, 500, 24000);
    first.insert(first.end(), second.begin(), second.end());
    SA_CHECK(first == whole);
    std::vector<float> tiny(10, 1.0F);
    fade_start(tiny, 0, 24000);
    SA_CHECK(tiny[9] == 0.0F);
}

SA_TEST(fade_end_reaches_silence) {
    std::vector<float> samples(3000, 1.0F);
    fade_end(samples, 24000);
    SA_CHECK(samples[3000 - 961] == 1.0F && samples.back() == 0.0F && samples[2500] > samples[2600]);
    std::vector<float> nothing;
    fade_end(nothing, 24000);
    SA_CHECK(nothing.empty());
}
