// T3 against the official class: logits, and whole token streams.

#include "t3/t3.h"

#include "stream/attempt.h"
#include "support/fixture.h"
#include "support/open_model.h"
#include "t3/sampler.h"

using namespace sa;

namespace {

constexpr double bound = 1e-5;  // relative, of a stage on the parity path
constexpr int64_t room = 128;

void check_logits(const std::string & kind) {
    testing::OpenModel open(kind);
    const testing::Fixture fixture(kind, "expected_t3.gguf");
    T3 & t3 = open.model.t3();
    const std::vector<float> first = t3.begin(open.voice.t3, fixture.ids("t3/text_ids"), room);
    SA_CHECK_CLOSE(first, fixture.floats("t3/prefill_logits"), bound);
    std::vector<float> forced;
    for (const int32_t token : fixture.ids("t3/forced_tokens")) {
        const std::vector<float> logits = t3.step(token);
        forced.insert(forced.end(), logits.begin(), logits.end());
    }
    SA_CHECK_CLOSE(forced, fixture.floats("t3/forced_logits"), bound);
}

std::vector<int32_t> stream_of(testing::OpenModel & open, const std::vector<int32_t> & text,
                               const sa_sampling & sampling, uint64_t seed, int32_t most) {
    T3 & t3 = open.model.t3();
    return draw_tokens(t3, t3.begin(open.voice.t3, text, room), sampling, seed, most, [](const auto &) {}).tokens;
}

void check_streams(const std::string & kind) {
    testing::OpenModel open(kind);
    const testing::Fixture fixture(kind, "expected_t3.gguf");
    const std::vector<float> params = fixture.floats("t3/sampling");
    const sa_sampling sampling = {params[0], params[2], static_cast<int32_t>(params[1]), params[3]};
    const int32_t most = fixture.ids("t3/max_tokens")[0];
    for (const int32_t seed : fixture.ids("t3/seeds")) {
        const std::vector<int32_t> expected = fixture.ids("t3/seeded_tokens/" + std::to_string(seed));
        SA_CHECK(stream_of(open, fixture.ids("t3/text_ids"), sampling, static_cast<uint64_t>(seed), most) == expected);
    }
    sa_sampling greedy = sampling;
    greedy.top_k = 1;
    SA_CHECK(stream_of(open, fixture.ids("t3/text_ids"), greedy, 0, most) == fixture.ids("t3/greedy_tokens"));
}

}  // namespace

SA_TEST(t3_logits_equal_the_reference) {
    check_logits("small");
}

SA_TEST(t3_logits_of_the_demo_equal_the_reference) {
    check_logits("demo");
}

// 12 layers of 768 values with 12 heads; the weights are made by tests/reference/nano_model.py.
SA_TEST(t3_logits_at_nanos_proportions_equal_the_reference) {
    check_logits("nano");
}

SA_TEST(t3_streams_at_nanos_proportions_are_identical) {
    check_streams("nano");
}

SA_TEST(t3_greedy_and_seeded_streams_are_identical) {
    check_streams("small");
}

SA_TEST(t3_streams_of_the_demo_are_identical) {
    check_streams("demo");
}

SA_TEST(t3_goes_on_after_a_stop_as_the_very_first_token) {
    testing::OpenModel open("small");
    const testing::Fixture fixture("small", "expected_t3.gguf");
    const std::vector<float> params = fixture.floats("t3/sampling");
    const sa_sampling sampling = {params[0], params[2], static_cast<int32_t>(params[1]), params[3]};
    const auto seed = static_cast<uint64_t>(fixture.ids("t3/first_stop/seed")[0]);
    const std::vector<int32_t> expected = fixture.ids("t3/first_stop/tokens");
    SA_CHECK(expected[0] == open.model.t3().config().stop_speech);
    SA_CHECK(stream_of(open, fixture.ids("t3/first_stop/text_ids"), sampling, seed, fixture.ids("t3/max_tokens")[0]) ==
             expected);
}

SA_TEST(t3_gives_the_same_logits_after_another_voice_was_used) {
    testing::OpenModel open("small");
    const testing::Fixture fixture("small", "expected_t3.gguf");
    Voice other = open.voice;
    std::swap(other.t3.prompt_tokens.front(), other.t3.prompt_tokens.back());
    other.t3.prompt_tokens.resize(other.t3.prompt_tokens.size() / 2);
    T3 & t3 = open.model.t3();
    const std::vector<int32_t> text = fixture.ids("t3/text_ids");
    const std::vector<float> first = t3.begin(open.voice.t3, text, room);
    const std::vector<float> elsewhere = t3.begin(other.t3, text, room);
    const std::vector<float> again = t3.begin(open.voice.t3, text, room);
    SA_CHECK(first == again);
    SA_CHECK(first != elsewhere);
}

SA_TEST(t3_refuses_a_text_that_leaves_no_room) {
    testing::OpenModel open("small");
    const std::vector<int32_t> endless(static_cast<size_t>(open.model.t3().config().positions), 5);
    const std::string message = testing::refusal([&] { open.model.t3().begin(open.voice.t3, endless, 1); });
    SA_CHECK(message.find("has room for") != std::string::npos);
}
