// Prints, as a Markdown table, how far every stage is from what the official modules computed:
// `soundalike_parity_table MODELS MARK FIXTURES`, two folders and the mark's file. For models of any size;
// docs/parity.md is made with it.

#include <cstdio>
#include <exception>

#include "model/model.h"
#include "stream/attempt.h"
#include "support/fixture.h"

using namespace sa;

namespace {

void row(const char * stage, const std::vector<float> & got, const std::vector<float> & expected) {
    std::printf("| %s | %.1e |\n", stage, testing::relative_error(got, expected));
    std::fflush(stdout);
}

void row(const char * stage, const std::vector<int32_t> & got, const std::vector<int32_t> & expected) {
    size_t same = 0;
    for (size_t i = 0; i < std::min(got.size(), expected.size()); ++i) {
        same += got[i] == expected[i] ? 1 : 0;
    }
    std::printf("| %s | %zu of %zu tokens equal |\n", stage, same, expected.size());
    std::fflush(stdout);
}

void compare_t3(Model & model, Voice & voice, const testing::Fixture & fixture) {
    T3 & t3 = model.t3();
    const std::vector<int32_t> text = fixture.ids("t3/text_ids");
    row("T3, logits after the text", t3.begin(voice.t3, text, 200), fixture.floats("t3/prefill_logits"));
    std::vector<float> forced;
    for (const int32_t token : fixture.ids("t3/forced_tokens")) {
        const std::vector<float> logits = t3.step(token);
        forced.insert(forced.end(), logits.begin(), logits.end());
    }
    row("T3, logits after each of the forced tokens", forced, fixture.floats("t3/forced_logits"));
    const std::vector<float> params = fixture.floats("t3/sampling");
    const sa_sampling sampling = {params[0], params[2], static_cast<int32_t>(params[1]), params[3]};
    for (const int32_t seed : fixture.ids("t3/seeds")) {
        const DrawnTokens drawn = draw_tokens(t3, t3.begin(voice.t3, text, 200), sampling, static_cast<uint64_t>(seed),
                                              fixture.ids("t3/max_tokens")[0], [](const auto &) {});
        row("T3, a seeded stream", drawn.tokens, fixture.ids("t3/seeded_tokens/" + std::to_string(seed)));
    }
}

void compare_s3gen(Model & model, const Voice & voice, const testing::Fixture & fixture) {
    S3Gen & s3gen = model.s3gen();
    const FlowRequest request = whole_request(s3gen, voice.s3gen, fixture.ids("flow/tokens"), 7);
    const FlowCondition condition = s3gen.encode(request);
    row("S3Gen, encoder (mu)", condition.mu, fixture.floats("flow/mu"));
    const std::vector<float> mel = s3gen.integrate(request.noise, condition, 2);
    row("S3Gen, mel after two steps", mel, fixture.frames_first("cfm/steps_2/mel"));
}

void compare_hift(Model & model, const testing::Fixture & fixture) {
    Hift & hift = model.hift();
    const std::vector<float> mel = fixture.frames_first("hift/mel");
    row("HiFT, pitch", hift.f0(mel), fixture.floats("hift/f0"));
    Source source = hift.make_source(7);
    source.append(fixture.floats("hift/f0"));
    row("HiFT, source", source.samples(), fixture.floats("hift/source"));
    const auto frames = static_cast<int64_t>(fixture.floats("hift/f0").size());
    row("HiFT, samples from the reference's source", hift.render(mel, fixture.floats("hift/source"), 0, frames),
        fixture.floats("hift/wav"));
}

void compare(const std::string & models, const std::string & mark, const std::string & fixtures) {
    Model model({models + "/t3.gguf", models + "/s3gen.gguf", mark}, 0, nullptr);
    Voice voice = model.builtin_voice();
    std::printf("| stage | difference |\n|---|---|\n");
    compare_t3(model, voice, testing::Fixture(fixtures + "/expected_t3.gguf"));
    compare_s3gen(model, voice, testing::Fixture(fixtures + "/expected_s3gen.gguf"));
    compare_hift(model, testing::Fixture(fixtures + "/expected_hift.gguf"));
}

}  // namespace

int main(int count, char ** arguments) {
    if (count != 4) {
        std::fprintf(stderr, "soundalike_parity_table MODELS MARK FIXTURES\n");
        return 2;
    }
    try {
        compare(arguments[1], arguments[2], arguments[3]);
    } catch (const std::exception & error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
    return 0;
}
