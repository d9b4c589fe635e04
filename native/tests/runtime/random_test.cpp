#include "runtime/random.h"

#include <cmath>

#include "support/fixture.h"

using namespace sa;

// The fixtures' noise was made by the numpy twin of this generator.
SA_TEST(random_normals_equal_the_fixtures) {
    const testing::Fixture fixture("small", "expected_s3gen.gguf");
    const std::vector<float> expected = fixture.frames_first("cfm/z");
    std::vector<float> made(expected.size());
    for (size_t i = 0; i < made.size(); ++i) {
        made[i] = random_normal(7, RandomStream::flow_noise, i);
    }
    SA_CHECK_CLOSE(made, expected, 1e-6);
}

SA_TEST(random_uniforms_lie_in_the_unit_interval_and_differ_by_seed_stream_and_counter) {
    double mean = 0.0;
    for (uint64_t i = 0; i < 10000; ++i) {
        const double value = random_uniform(1, RandomStream::tokens, i);
        SA_CHECK(value >= 0.0 && value < 1.0);
        mean += value / 10000.0;
    }
    SA_CHECK(std::fabs(mean - 0.5) < 0.02);
    SA_CHECK(random_bits(1, RandomStream::tokens, 0) != random_bits(2, RandomStream::tokens, 0));
    SA_CHECK(random_bits(1, RandomStream::tokens, 0) != random_bits(1, RandomStream::flow_noise, 0));
    SA_CHECK(random_bits(1, RandomStream::tokens, 0) != random_bits(1, RandomStream::tokens, 1));
}
