// A clip becomes a voice for those who agreed, and for nobody else.

#include "features/cloner.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <thread>

#include "features/clip_file.h"
#include "support/testing.h"

using namespace sa;

namespace {

constexpr const char * joe = "ref_1_joe0.wav";
constexpr const char * slt = "ref_2_slt64.wav";

struct OpenCloner {
    explicit OpenCloner(const std::string & kind = "demo")
        : cloner(testing::model_folder(kind) + "t3.gguf", testing::model_folder(kind) + "s3gen.gguf", 2, nullptr) {}

    std::string refusal(const ClipSignals & clip, const ConsentProof & consent) {
        return testing::refusal([&] { cloner.make("Ada", clip, consent, nullptr); });
    }

    Cloner cloner;
};

Consent record(ConsentKind kind) {
    return {kind, "Ada", "2026-11-30", "Ada agreed."};
}

ConsentProof spoken(std::vector<float> statement) {
    return {record(ConsentKind::statement), std::move(statement)};
}

bool contains(const std::string & text, const char * part) {
    return text.find(part) != std::string::npos;
}

std::vector<float> part(const std::vector<float> & samples, double from, double to, int rate) {
    const auto at = [&](double seconds) {
        return samples.begin() + static_cast<std::ptrdiff_t>(seconds * static_cast<double>(rate));
    };
    return {at(from), at(to)};
}

}  // namespace

SA_TEST(cloner_makes_a_voice_for_every_kind_of_consent) {
    OpenCloner open;
    const ClipSignals clip = testing::bundled_clip(joe);
    for (const ConsentKind kind : {ConsentKind::self, ConsentKind::written, ConsentKind::licence}) {
        const Voice voice = open.cloner.make("Ada", clip, {record(kind), {}}, nullptr);
        SA_CHECK(voice.name == "Ada" && voice.variant == open.cloner.variant() && !voice.variant.empty());
    }
    const Voice voice = open.cloner.make("Ada", clip, spoken(part(clip.wav16, 3.0, 7.0, encoder_rate)), nullptr);
    SA_CHECK(!voice.s3gen.prompt_tokens.empty());
}

SA_TEST(cloner_makes_nothing_without_consent) {
    OpenCloner open("small");
    const ClipSignals clip = testing::bundled_clip(joe);
    SA_CHECK(contains(open.refusal(clip, {}), "No voice is made"));
    SA_CHECK(contains(open.refusal(clip, {{ConsentKind::self, " ", "2026-11-30", "x"}, {}}), "name the speaker"));
    SA_CHECK(contains(open.refusal(clip, {{ConsentKind::written, "Ada", "", "x"}, {}}), "no date"));
    SA_CHECK(contains(open.refusal(clip, {{ConsentKind::licence, "Ada", "2026-11-30", ""}, {}}), "no licence"));
    // Consent is asked for before anything is computed, even from a clip that won't do.
    SA_CHECK(contains(open.refusal({}, {}), "No voice is made"));
}

SA_TEST(cloner_wants_a_statement_of_2_to_60_seconds) {
    OpenCloner open;
    const ClipSignals clip = testing::bundled_clip(joe);
    SA_CHECK(contains(open.refusal(clip, spoken({})), "lasts 0 ms"));
    SA_CHECK(contains(open.refusal(clip, spoken(part(clip.wav16, 0.0, 1.999, encoder_rate))), "lasts 1999 ms"));
    SA_CHECK(contains(open.refusal(clip, spoken(std::vector<float>(60 * encoder_rate + 1, 0.1F))), "2 to 60 s"));
    SA_CHECK(contains(open.refusal(clip, spoken(std::vector<float>(3 * encoder_rate, 0.0F))), "silent"));
    std::vector<float> broken = part(clip.wav16, 0.0, 4.0, encoder_rate);
    broken[9] = std::numeric_limits<float>::quiet_NaN();
    SA_CHECK(contains(open.refusal(clip, spoken(broken)), "aren't numbers"));
}

SA_TEST(cloner_refuses_another_speakers_statement) {
    OpenCloner open;
    const ClipSignals clip = testing::bundled_clip(joe);
    const ClipSignals other = testing::bundled_clip(slt);
    SA_CHECK(contains(open.refusal(clip, spoken(part(other.wav16, 0.0, 8.0, encoder_rate))), "doesn't sound like"));
    // One's own voice at one rate and another's at the other: what S3Gen hears is compared too.
    const ClipSignals mixed = {clip.wav24, part(other.wav16, 0.0, 10.0, encoder_rate)};
    SA_CHECK(contains(open.refusal(mixed, spoken(part(other.wav16, 0.0, 8.0, encoder_rate))), "doesn't sound like"));
    // Another's voice where the prompts are taken, one's own behind it.
    ClipSignals long_clip = clip;
    for (int i = 0; i < 5; ++i) {
        long_clip.wav24.insert(long_clip.wav24.end(), other.wav24.begin(), other.wav24.end());
        long_clip.wav16.insert(long_clip.wav16.end(), other.wav16.begin(), other.wav16.end());
    }
    long_clip.wav16.resize((long_clip.wav24.size() * 2 + 2) / 3);
    SA_CHECK(
        contains(open.refusal(long_clip, spoken(part(other.wav16, 0.0, 8.0, encoder_rate))), "doesn't sound like"));
}

SA_TEST(cloner_cancel_ends_one_making) {
    OpenCloner open;
    const ClipSignals clip = testing::bundled_clip(joe);
    const ConsentProof consent = {record(ConsentKind::self), {}};
    open.cloner.cancel();  // the next one
    SA_CHECK(contains(open.refusal(clip, consent), "stopped"));
    open.cloner.make("Ada", clip, consent, nullptr);  // and no more

    std::thread stopper;
    const FeatureProgress stop = [&](FeatureStep step, float) {
        if (step == FeatureStep::t3_prompt) {
            stopper = std::thread([&] { open.cloner.cancel(); });
            stopper.join();
        }
        return true;
    };
    SA_CHECK(contains(testing::refusal([&] { open.cloner.make("Ada", clip, consent, stop); }), "stopped"));
    // A refusal uses the cancel up as well.
    open.cloner.cancel();
    SA_CHECK(contains(open.refusal(clip, {}), "No voice is made"));
    open.cloner.make("Ada", clip, consent, nullptr);
}

SA_TEST(cloner_embeds_what_can_be_heard) {
    OpenCloner open;
    const std::vector<float> sound = testing::bundled_clip(joe).wav16;
    const std::vector<float> embedding = open.cloner.embed(sound);
    double squares = 0.0;
    for (const float value : embedding) {
        squares += static_cast<double>(value) * static_cast<double>(value);
    }
    SA_CHECK(embedding.size() == 256 && std::fabs(squares - 1.0) < 1e-5);
    const auto refusal = [&](const std::vector<float> & samples) {
        return testing::refusal([&] { open.cloner.embed(samples); });
    };
    SA_CHECK(contains(refusal({}), "lasts 0 ms"));
    SA_CHECK(contains(refusal(std::vector<float>(16000, 0.0F)), "silent"));
    SA_CHECK(contains(refusal({0.5F, std::numeric_limits<float>::infinity()}), "aren't numbers"));
    SA_CHECK(contains(refusal(std::vector<float>(size_t{600} * 16000 + 1, 0.1F)), "ten minutes"));
}

SA_TEST(cloner_refuses_a_pair_that_doesnt_belong_together) {
    const auto mixed = [] {
        Cloner(testing::model_folder("demo") + "t3.gguf", testing::model_folder("small") + "s3gen.gguf", 1, nullptr);
    };
    SA_CHECK(contains(testing::refusal(mixed), "don't belong together"));
    const auto swapped = [] {
        Cloner(testing::model_folder("demo") + "s3gen.gguf", testing::model_folder("demo") + "t3.gguf", 1, nullptr);
    };
    SA_CHECK(contains(testing::refusal(swapped), "is needed here"));
}
