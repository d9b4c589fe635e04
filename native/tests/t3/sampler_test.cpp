#include "t3/sampler.h"

#include <cmath>
#include <limits>

#include "support/fixture.h"

using namespace sa;

namespace {

// The fixtures write minus infinity as a number, which a relative error can't hold.
constexpr float written_infinity = -1e38F;

sa_sampling sampling_of(const std::vector<float> & params) {
    return {params[0], params[2], static_cast<int32_t>(params[1]), params[3]};
}

}  // namespace

SA_TEST(sampler_equals_the_reference_on_every_case) {
    const testing::Fixture fixture("small", "expected_t3.gguf");
    int cases = 0;
    for (int k = 0; fixture.file().find("sample/" + std::to_string(k) + "/logits") != nullptr; ++k, ++cases) {
        const std::string name = "sample/" + std::to_string(k) + "/";
        std::vector<float> logits = fixture.floats(name + "logits");
        process_logits(logits, fixture.ids(name + "generated"), sampling_of(fixture.floats(name + "params")));
        const std::vector<float> expected = fixture.floats(name + "processed");
        for (size_t i = 0; i < expected.size(); ++i) {
            const bool removed = expected[i] < written_infinity;
            SA_CHECK(removed == std::isinf(logits[i]));
            SA_CHECK(removed || std::fabs(logits[i] - expected[i]) <= 1e-5F * std::fabs(expected[i]) + 1e-6F);
        }
        SA_CHECK(draw_token(logits, fixture.number(name + "uniform")) == fixture.ids(name + "token")[0]);
    }
    SA_CHECK(cases >= 12);
}

SA_TEST(sampler_draws_nothing_when_everything_was_removed) {
    const std::vector<float> logits(5, -std::numeric_limits<float>::infinity());
    SA_CHECK(draw_token(logits, 0.5) == -1);
}

SA_TEST(sampler_never_draws_a_removed_token_at_the_edges) {
    std::vector<float> logits = {-std::numeric_limits<float>::infinity(), 0.0F, 1.0F,
                                 -std::numeric_limits<float>::infinity()};
    SA_CHECK(draw_token(logits, 0.0) == 1);
    SA_CHECK(draw_token(logits, std::nextafter(1.0, 0.0)) == 2);
}
