// The spectrograms against the reference's, of the same signals.

#include "mel/mel_spectrogram.h"

#include <cmath>

#include "features/open_features.h"
#include "features/reference_clip.h"
#include "mel/spectrogram.h"
#include "s3tokenizer/stored_mel.h"
#include "support/fixture.h"

using namespace sa;

namespace {

constexpr double bound = 1e-5;

std::vector<float> mel_to_power(std::vector<float> mel) {
    for (float & value : mel) {
        value = static_cast<float>(std::pow(10.0, 4.0 * static_cast<double>(value) - 4.0));
    }
    return mel;
}

}  // namespace

SA_TEST(prompt_mel_equals_the_reference) {
    testing::OpenFeatures open("small");
    const testing::Fixture fixture("small", "expected_voice.gguf");
    SA_CHECK_CLOSE(prompt_mel(testing::normalised_clip(), open.features.prompt_bank()), fixture.floats("voice/mel24"),
                   bound);
}

SA_TEST(voice_encoder_mel_equals_the_reference) {
    testing::OpenFeatures open("small");
    const testing::Fixture fixture("small", "expected_voice.gguf");
    SA_CHECK_CLOSE(open.features.voice_encoder().mel(fixture.floats("voice/wav16_soxr")),
                   fixture.floats("voice/ve_mel"), bound);
}

// As with the next one, the reference's floats are the limit: its own code in floats and in doubles differs by 1.78e-5.
SA_TEST(kaldi_fbank_equals_the_reference) {
    testing::OpenFeatures open("small");
    const testing::Fixture fixture("small", "expected_voice.gguf");
    SA_CHECK_CLOSE(open.features.campplus().fbank(fixture.floats("voice/wav16_torchaudio")),
                   fixture.floats("voice/fbank"), 2e-5);
}

// The logarithm of the quietest bands shows the rounding of the reference's own transform, which is in floats: PyTorch
// in floats and in doubles differ by 1.35e-5.
SA_TEST(speech_tokenizer_mel_equals_the_reference) {
    testing::OpenFeatures open("small");
    const testing::Fixture fixture("small", "expected_voice.gguf");
    const std::vector<float> mel = testing::stored_mel(open.features.tokenizer(), fixture.floats("voice/wav16_soxr"));
    const std::vector<float> expected = fixture.frames_first("voice/s3_log_mel_soxr");
    SA_CHECK_CLOSE(mel, expected, 2e-5);
    SA_CHECK_CLOSE(mel_to_power(mel), mel_to_power(expected), bound);
}

SA_TEST(mel_frames_are_as_many_as_the_reference_counts) {
    testing::OpenFeatures open("small");
    const std::vector<float> samples(24000 + 479, 0.1F);
    SA_CHECK(prompt_mel(samples, open.features.prompt_bank()).size() == size_t{50} * 80);
    SA_CHECK(open.features.tokenizer().mel(samples).size() == size_t{152} * 128);
    SA_CHECK(open.features.campplus().fbank(samples).size() == size_t{151} * 80);
}

SA_TEST(reflect_pad_mirrors_without_the_edge) {
    SA_CHECK(reflect_pad({1.0F, 2.0F, 3.0F}, 2) == (std::vector<float>{3.0F, 2.0F, 1.0F, 2.0F, 3.0F, 2.0F, 1.0F}));
    SA_CHECK(reflect_pad({1.0F, 2.0F}, 3) == (std::vector<float>{2.0F, 1.0F, 2.0F, 1.0F, 2.0F, 1.0F, 2.0F, 1.0F}));
    SA_CHECK(reflect_pad({5.0F}, 1) == (std::vector<float>{5.0F, 5.0F, 5.0F}));
}

SA_TEST(filter_bank_weighs_every_bin) {
    const FilterBank bank({0.0F, 1.0F, 2.0F, 3.0F, 0.0F, 0.0F}, 2);
    std::vector<double> bands;
    bank.apply({1.0, 10.0, 100.0}, bands);
    SA_CHECK(bands == (std::vector<double>{210.0, 3.0}));
    SA_CHECK(testing::refusal([] { FilterBank({1.0F, 2.0F, 3.0F}, 2); }).find("2 bands") != std::string::npos);
}
