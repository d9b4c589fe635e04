// Loudness against pyloudnorm's, which the reference uses.

#include "loudness/loudness.h"

#include <cmath>

#include "features/reference_clip.h"
#include "support/fixture.h"

using namespace sa;

namespace {

// 997 Hz at full scale and 48 kHz.
std::vector<float> sine(size_t count) {
    std::vector<float> samples(count);
    for (size_t i = 0; i < count; ++i) {
        samples[i] =
            static_cast<float>(std::sin(2.0 * 3.14159265358979323846 * 997.0 * static_cast<double>(i) / 48000.0));
    }
    return samples;
}

}  // namespace

SA_TEST(loudness_equals_the_reference) {
    const testing::Fixture fixture("small", "expected_voice.gguf");
    const double loudness = integrated_loudness(testing::reference_clip(), 24000);
    SA_CHECK(std::fabs(loudness - fixture.number("voice/loudness")) < 1e-6);
}

SA_TEST(loudness_gain_equals_the_reference) {
    const testing::Fixture fixture("small", "expected_voice.gguf");
    std::vector<float> samples = testing::reference_clip();
    const double gain = normalise_loudness(samples, 24000, clone_loudness);
    SA_CHECK(std::fabs(gain / fixture.number("voice/gain") - 1.0) < 1e-7);
    samples.resize(fixture.floats("voice/wav24_head").size());
    SA_CHECK_CLOSE(samples, fixture.floats("voice/wav24_head"), 2e-7);
    SA_CHECK(std::fabs(integrated_loudness(testing::normalised_clip(), 24000) - clone_loudness) < 1e-3);
}

// A sine of 997 Hz at full scale is -3.01 LUFS by the standard's own definition, within what the filter's form allows.
SA_TEST(loudness_of_a_sine_is_what_the_standard_says) {
    SA_CHECK(std::fabs(integrated_loudness(sine(144000), 48000) + 3.01) < 0.1);
}

// Without the gate, two thirds of silence would make it 4.8 LU quieter.
SA_TEST(loudness_gate_leaves_silence_out) {
    std::vector<float> samples = sine(480000);
    const double loudness = integrated_loudness(samples, 48000);
    samples.resize(samples.size() * 3, 0.0F);
    SA_CHECK(std::fabs(integrated_loudness(samples, 48000) - loudness) < 0.1);
}

SA_TEST(loudness_of_silence_or_a_blip_changes_nothing) {
    std::vector<float> silence(24000, 0.0F);
    SA_CHECK(normalise_loudness(silence, 24000, clone_loudness) == 1.0);
    std::vector<float> blip(9599, 0.5F);
    SA_CHECK(normalise_loudness(blip, 24000, clone_loudness) == 1.0);
    SA_CHECK(blip == std::vector<float>(9599, 0.5F));
    std::vector<float> nothing;
    SA_CHECK(normalise_loudness(nothing, 24000, clone_loudness) == 1.0);
}
