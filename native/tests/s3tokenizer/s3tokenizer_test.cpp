// S3Tokenizer against the official module: the same tokens, and the values behind them.

#include "s3tokenizer/s3tokenizer.h"

#include <cmath>

#include "features/open_features.h"
#include "s3tokenizer/finite_scalar.h"
#include "s3tokenizer/rotary.h"
#include "s3tokenizer/stored_mel.h"
#include "support/fixture.h"

using namespace sa;

namespace {

constexpr double digit_bound = 1e-4;  // the distance from a decision border within which tokens may differ

void check_tokens(const std::string & kind) {
    testing::OpenFeatures open(kind);
    const testing::Fixture signals("small", "expected_voice.gguf");
    const testing::Fixture fixture(kind, "expected_voice.gguf");
    S3Tokenizer & tokenizer = open.features.tokenizer();
    for (const std::string signal : {"soxr", "torchaudio"}) {
        const std::vector<float> mel = testing::stored_mel(tokenizer, signals.floats("voice/wav16_" + signal));
        SA_CHECK_CLOSE(tokenizer.digits_of_mel(mel), fixture.floats("voice/h_" + signal), digit_bound);
        SA_CHECK(tokenizer.tokens_of_mel(mel) == fixture.ids("voice/tokens_" + signal));
    }
    std::vector<float> beginning = testing::stored_mel(tokenizer, signals.floats("voice/wav16_soxr"));
    beginning.resize(open.features.settings().t3_prompt_tokens * 4 * 128);
    SA_CHECK(tokenizer.tokens_of_mel(beginning) == fixture.ids("voice/t3_prompt_tokens"));
}

}  // namespace

SA_TEST(s3tokenizer_equals_the_reference) {
    check_tokens("small");
}

SA_TEST(s3tokenizer_of_the_demo_equals_the_reference) {
    check_tokens("demo");
}

SA_TEST(s3tokenizer_gives_a_token_for_every_begun_40_ms) {
    testing::OpenFeatures open("small");
    S3Tokenizer & tokenizer = open.features.tokenizer();
    SA_CHECK(tokenizer.tokens(std::vector<float>(16000, 0.1F)).size() == 25);
    SA_CHECK(tokenizer.tokens(std::vector<float>(16000 + 160, 0.1F)).size() == 26);
    SA_CHECK(tokenizer.tokens(std::vector<float>(16000, 0.1F), 7).size() == 7);
    SA_CHECK(tokenizer.tokens(std::vector<float>(16000, 0.1F), 70).size() == 25);
    const auto blip = [&] { tokenizer.tokens(std::vector<float>(1599, 0.1F)); };
    SA_CHECK(testing::refusal(blip).find("longer clip") != std::string::npos);
}

// 53 s: the reference loses two seconds of them (spec V16).
SA_TEST(s3tokenizer_loses_nothing_of_a_long_clip) {
    testing::OpenFeatures open("small");
    S3Tokenizer & tokenizer = open.features.tokenizer();
    std::vector<float> mel(size_t{5300} * 128);
    for (size_t i = 0; i < mel.size(); ++i) {
        mel[i] = 0.5F * std::sin(0.11F * static_cast<float>(i % 9973));
    }
    const std::vector<int32_t> complete = tokenizer.tokens_of_mel(mel);
    const std::vector<int32_t> reference = tokenizer.tokens_of_mel(mel, LongAudio::as_reference);
    SA_CHECK(complete.size() == 1325 && reference.size() == 1275);
    SA_CHECK(std::equal(reference.begin(), reference.end(), complete.begin()));
}

SA_TEST(long_audio_windows_follow_each_other) {
    SA_CHECK(split_long_audio(3000, LongAudio::complete).size() == 1);
    SA_CHECK(split_long_audio(3001, LongAudio::complete).size() == 2);
    SA_CHECK(split_long_audio(5201, LongAudio::as_reference).size() == 3);
    const std::vector<FrameWindow> windows = split_long_audio(5201, LongAudio::complete);
    SA_CHECK(windows.size() == 2 && windows[1].first == 2600 && windows[1].last == 5201);
    SA_CHECK(adds_nothing({5200, 5400}) && !adds_nothing({5200, 5401}));
    std::vector<std::vector<int32_t>> tokens(2);
    for (int32_t i = 0; i < 120; ++i) {
        tokens[0].push_back(i);
        tokens[1].push_back(20 + i);
    }
    const std::vector<int32_t> joined = join_windows(tokens);
    SA_CHECK(joined.size() == 140 && joined[69] == 69 && joined[70] == 70 && joined.back() == 139);
    SA_CHECK(join_windows({{1, 2, 3}}) == (std::vector<int32_t>{1, 2, 3}));
}

SA_TEST(finite_scalar_rounds_halves_to_even) {
    SA_CHECK(digits_to_tokens({-0.9F, 0.9F}, 2, 2) == (std::vector<int32_t>{6}));
    SA_CHECK(digits_to_tokens({0.5F, -0.5F}, 2, 2) == (std::vector<int32_t>{4}));
    SA_CHECK(digits_to_tokens({0.50001F, -0.50001F, 0.9F}, 3, 2) == (std::vector<int32_t>{2}));
    const std::vector<float> bounded = bounded_digits({0.0F, 100.0F, -100.0F});
    SA_CHECK(bounded[0] == 0.0F && bounded[1] < 1.0F && bounded[2] > -1.0F);
}

SA_TEST(rotary_table_turns_pairs_by_position) {
    const std::vector<float> table = rotary_table(4, 3, 10000.0F);
    SA_CHECK(table[0] == 1.0F && table[2] == 0.0F);
    SA_CHECK(std::fabs(table[8] - std::cos(2.0F)) < 1e-6F && std::fabs(table[10] - std::sin(2.0F)) < 1e-6F);
    SA_CHECK(std::fabs(table[11] - std::sin(0.02F)) < 1e-6F);
}
