// CAMPPlus against the official module.

#include "campplus/campplus.h"

#include "features/likeness.h"
#include "features/open_features.h"
#include "support/fixture.h"

using namespace sa;

namespace {

constexpr double bound = 1e-5;
// With our own filter bank energies, whose rounding (mel_spectrogram_test.cpp) the network passes on.
constexpr double chain_bound = 1e-4;

void check_vector(const std::string & kind) {
    testing::OpenFeatures open(kind);
    const testing::Fixture signals("small", "expected_voice.gguf");
    const testing::Fixture fixture(kind, "expected_voice.gguf");
    const std::vector<float> vector = open.features.campplus().embed_fbank(signals.floats("voice/fbank"));
    SA_CHECK_CLOSE(vector, fixture.floats("voice/xvector"), bound);
    const std::vector<float> whole = open.features.campplus().embed(signals.floats("voice/wav16_torchaudio"));
    SA_CHECK_CLOSE(whole, fixture.floats("voice/xvector"), chain_bound);
    SA_CHECK(testing::cosine(whole, fixture.floats("voice/xvector")) >= 0.99999);
}

}  // namespace

SA_TEST(campplus_equals_the_reference) {
    check_vector("small");
}

SA_TEST(campplus_of_the_demo_equals_the_reference) {
    check_vector("demo");
}

SA_TEST(campplus_refuses_a_blip) {
    testing::OpenFeatures open("small");
    const auto embed = [&] { open.features.campplus().embed(std::vector<float>(1599, 0.1F)); };
    SA_CHECK(testing::refusal(embed).find("longer clip") != std::string::npos);
    SA_CHECK(open.features.campplus().embed(std::vector<float>(1600, 0.1F)).size() == 192);
}
