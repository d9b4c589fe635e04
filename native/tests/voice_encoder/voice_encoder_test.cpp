// VoiceEncoder against the official module.

#include "voice_encoder/voice_encoder.h"

#include <algorithm>
#include <cmath>

#include "features/likeness.h"
#include "features/open_features.h"
#include "support/fixture.h"
#include "voice_encoder/trim.h"

using namespace sa;

namespace {

constexpr double bound = 1e-5;

void check_embeddings(const std::string & kind) {
    testing::OpenFeatures open(kind);
    const testing::Fixture signals("small", "expected_voice.gguf");
    const testing::Fixture fixture(kind, "expected_voice.gguf");
    VoiceEncoder & encoder = open.features.voice_encoder();
    const std::vector<float> partials = encoder.embed_partials(signals.floats("voice/ve_mel"));
    SA_CHECK_CLOSE(partials, fixture.floats("voice/ve_partials"), bound);
    const std::vector<float> embedding = encoder.embed(signals.floats("voice/wav16_soxr"));
    SA_CHECK_CLOSE(embedding, fixture.floats("voice/speaker_emb"), bound);
    SA_CHECK(testing::cosine(embedding, fixture.floats("voice/speaker_emb")) >= 0.99999);
}

}  // namespace

SA_TEST(voice_encoder_equals_the_reference) {
    check_embeddings("small");
}

SA_TEST(voice_encoder_of_the_demo_equals_the_reference) {
    check_embeddings("demo");
}

SA_TEST(voice_encoder_hears_windows_as_the_reference_counts) {
    testing::OpenFeatures open("small");
    VoiceEncoder & encoder = open.features.voice_encoder();
    SA_CHECK(encoder.config().partial_step == 77);
    // Clips of 10, 15 and 30 s (spec 6.4), and the edges of the rule for the last window.
    SA_CHECK(encoder.count_partials(1001) == 12);
    SA_CHECK(encoder.count_partials(1501) == 18);
    SA_CHECK(encoder.count_partials(3001) == 38);
    SA_CHECK(encoder.count_partials(1) == 1);
    SA_CHECK(encoder.count_partials(160) == 1);
    SA_CHECK(encoder.count_partials(160 + 44) == 1);
    SA_CHECK(encoder.count_partials(160 + 45) == 2);
}

SA_TEST(voice_encoder_of_a_long_clip_is_the_same_in_batches) {
    testing::OpenFeatures open("small");
    VoiceEncoder & encoder = open.features.voice_encoder();
    constexpr size_t size = 256;
    constexpr std::ptrdiff_t window_36 = std::ptrdiff_t{36} * 77 * 40;
    std::vector<float> mel(size_t{3001} * 40);
    for (size_t i = 0; i < mel.size(); ++i) {
        mel[i] = 0.5F + 0.5F * std::sin(0.37F * static_cast<float>(i % 6007));
    }
    const std::vector<float> all = encoder.embed_partials(mel);
    const std::vector<float> tail(mel.begin() + window_36, mel.end());
    const std::vector<float> last = encoder.embed_partials(tail);
    SA_CHECK(all.size() == 38 * size && last.size() == 2 * size);
    SA_CHECK_CLOSE(last, std::vector<float>(all.end() - std::ptrdiff_t{2} * size, all.end()), 1e-6);
}

SA_TEST(trim_silence_equals_the_reference) {
    const testing::Fixture fixture("small", "expected_voice.gguf");
    const SampleSpan span = trim_silence(fixture.floats("voice/wav16_soxr"));
    const std::vector<int32_t> expected = fixture.ids("voice/trim");
    SA_CHECK(span.first == static_cast<size_t>(expected[0]) && span.last == static_cast<size_t>(expected[1]));
}

SA_TEST(trim_silence_keeps_what_is_20_db_below_the_loudest) {
    std::vector<float> samples(16384, 0.0F);
    std::fill(samples.begin() + 6144, samples.begin() + 8192, 1.0F);
    // Frames of 2048 samples every 512: those that hold more than a hundredth of the energy begin at 6144 - 512.
    const SampleSpan span = trim_silence(samples);
    SA_CHECK(span.first == 5632 && span.last == 9216);
    const SampleSpan silence = trim_silence(std::vector<float>(5000, 0.0F));
    SA_CHECK(silence.first == 0 && silence.last == 5000);
}
