// The whole chain from a clip to a voice, against the reference's prepare_conditionals.

#include "features/voice_features.h"

#include <cmath>
#include <limits>
#include <set>

#include "features/likeness.h"
#include "features/open_features.h"
#include "features/reference_clip.h"
#include "resample/torchaudio_resample.h"
#include "s3tokenizer/stored_mel.h"
#include "support/fixture.h"

using namespace sa;

namespace {

ClipSignals reference_signals() {
    const testing::Fixture fixture("small", "expected_voice.gguf");
    return {testing::normalised_clip(), fixture.floats("voice/wav16_soxr")};
}

// From the 24 kHz clip on, every digit that falls differently must lie near the border in the reference.
void check_borders(const std::vector<float> & got, const std::vector<float> & expected, size_t digits, size_t live) {
    constexpr double border = 1e-4;
    const auto digit = [](float value) { return (value > 0.5F ? 1 : 0) - (value < -0.5F ? 1 : 0); };
    SA_CHECK(got.size() == expected.size());
    int differing = 0;
    for (size_t i = 0; i < got.size(); ++i) {
        if (i % digits < live && digit(got[i]) != digit(expected[i])) {
            ++differing;
            SA_CHECK(std::fabs(std::fabs(static_cast<double>(expected[i])) - 0.5) <= border);
        }
    }
    std::printf("    %d of %zu digits differ\n", differing, got.size() / digits * live);
}

void check_chain(const std::string & kind) {
    testing::OpenFeatures open(kind);
    const testing::Fixture fixture(kind, "expected_voice.gguf");
    S3Tokenizer & tokenizer = open.features.tokenizer();
    const std::vector<float> wav16 = torchaudio_resample(testing::normalised_clip(), 24000, 16000);
    const std::vector<float> digits = tokenizer.digits_of_mel(testing::stored_mel(tokenizer, wav16));
    SA_CHECK_CLOSE(digits, fixture.floats("voice/h_torchaudio"), 1e-4);
    check_borders(digits, fixture.floats("voice/h_torchaudio"), static_cast<size_t>(tokenizer.config().digits),
                  static_cast<size_t>(tokenizer.config().live_digits));
}

}  // namespace

SA_TEST(features_chain_differs_only_at_borders) {
    check_chain("small");
}

SA_TEST(features_chain_of_the_demo_differs_only_at_borders) {
    check_chain("demo");
}

SA_TEST(features_of_the_demo_equal_the_reference) {
    testing::OpenFeatures open("demo");
    const testing::Fixture fixture("demo", "expected_voice.gguf");
    const testing::Fixture signals("small", "expected_voice.gguf");
    const Voice voice = open.features.compute(reference_signals(), nullptr, nullptr);
    SA_CHECK(testing::cosine(voice.t3.speaker_embedding, fixture.floats("voice/speaker_emb")) >= 0.99999);
    SA_CHECK(testing::cosine(voice.s3gen.embedding, fixture.floats("voice/xvector")) >= 0.99999);
    SA_CHECK_CLOSE(voice.s3gen.prompt_frames, signals.floats("voice/mel24"), 1e-5);
    SA_CHECK(voice.t3.prompt_tokens.size() == fixture.ids("voice/t3_prompt_tokens").size());
    SA_CHECK(voice.s3gen.prompt_tokens.size() == fixture.ids("voice/prompt_token").size());
    // Its tokens aren't compared here: the fixture's come from a rounded filter bank (stored_mel.h).
}

// The small model's prompts are one second long and 25 tokens.
SA_TEST(features_cut_the_prompts_as_the_files_say) {
    testing::OpenFeatures open("small");
    const Voice voice = open.features.compute(reference_signals(), nullptr, nullptr);
    SA_CHECK(voice.t3.prompt_tokens.size() == 25);
    SA_CHECK(voice.s3gen.prompt_frames.size() == size_t{50} * 80);
    SA_CHECK(voice.s3gen.prompt_tokens.size() == 25);
    SA_CHECK(voice.t3.speaker_embedding.size() == 256 && voice.s3gen.embedding.size() == 192);
}

SA_TEST(features_tell_their_progress_and_stop) {
    testing::OpenFeatures open("small");
    std::set<FeatureStep> seen;
    float last = -1.0F;
    const FeatureProgress note = [&](FeatureStep step, float fraction) {
        SA_CHECK(fraction > last);
        last = fraction;
        seen.insert(step);
        return true;
    };
    open.features.compute(reference_signals(), note, nullptr);
    SA_CHECK(seen.size() == 6 && last == 1.0F);

    const FeatureProgress stop = [](FeatureStep step, float) { return step != FeatureStep::x_vector; };
    SA_CHECK(testing::refusal([&] { open.features.compute(reference_signals(), stop, nullptr); }).find("stopped") !=
             std::string::npos);
    // The flag ends graphs too, and once it is gone the encoders work again.
    std::atomic<bool> cancelled{false};
    const FeatureProgress set = [&](FeatureStep, float) {
        cancelled = true;
        return true;
    };
    SA_CHECK(!testing::refusal([&] { open.features.compute(reference_signals(), set, &cancelled); }).empty());
    SA_CHECK(open.features.compute(reference_signals(), nullptr, nullptr).s3gen.embedding.size() == 192);
}

SA_TEST(features_are_the_same_at_any_thread_count) {
    testing::OpenFeatures one("demo", 1);
    testing::OpenFeatures three("demo", 3);
    const Voice a = one.features.compute(reference_signals(), nullptr, nullptr);
    const Voice b = three.features.compute(reference_signals(), nullptr, nullptr);
    SA_CHECK(a.t3.speaker_embedding == b.t3.speaker_embedding && a.t3.prompt_tokens == b.t3.prompt_tokens);
    SA_CHECK(a.s3gen.embedding == b.s3gen.embedding && a.s3gen.prompt_tokens == b.s3gen.prompt_tokens);
}

SA_TEST(features_refuse_a_clip_that_wont_do) {
    testing::OpenFeatures open("small");
    const auto refusal = [&](const ClipSignals & signals) {
        return testing::refusal([&] { open.features.compute(signals, nullptr, nullptr); });
    };
    const auto contains = [](const std::string & text, const char * part) {
        return text.find(part) != std::string::npos;
    };
    const std::vector<float> five_seconds(120000, 0.1F);
    SA_CHECK(contains(refusal({five_seconds, std::vector<float>(80000, 0.1F)}), "lasts 5000 ms"));
    SA_CHECK(contains(refusal({{}, {}}), "lasts 0 ms"));
    ClipSignals signals = reference_signals();
    signals.wav16.pop_back();
    SA_CHECK(contains(refusal(signals), "at 16 kHz instead of"));
    signals = reference_signals();
    signals.wav24[77] = std::numeric_limits<float>::quiet_NaN();
    SA_CHECK(contains(refusal(signals), "aren't numbers"));
    signals = reference_signals();
    signals.wav16[77] = std::numeric_limits<float>::infinity();
    SA_CHECK(contains(refusal(signals), "aren't numbers"));
    SA_CHECK(contains(refusal({std::vector<float>(150000, 0.0F), std::vector<float>(100000, 0.0F)}), "silent"));
    // Just over the limit, at both ends of what a clip may be.
    SA_CHECK(
        open.features.compute({std::vector<float>(120001, 0.1F), std::vector<float>(80001, 0.1F)}, nullptr, nullptr)
            .t3.prompt_tokens.size() == 25);
}

SA_TEST(features_refuse_files_of_two_models) {
    const auto mixed = [] {
        VoiceFeatures(testing::model_folder("small") + "s3gen.gguf", testing::model_folder("small") + "t3.gguf", 1,
                      nullptr);
    };
    SA_CHECK(!testing::refusal(mixed).empty());
    const auto cancel = [] {
        VoiceFeatures(testing::model_folder("small") + "t3.gguf", testing::model_folder("small") + "s3gen.gguf", 1,
                      [](float) { return false; });
    };
    SA_CHECK(testing::refusal(cancel).find("cancelled") != std::string::npos);
}
