#include "resample/torchaudio_resample.h"

#include "features/reference_clip.h"
#include "support/fixture.h"

using namespace sa;

SA_TEST(torchaudio_resample_equals_the_reference) {
    const testing::Fixture fixture("small", "expected_voice.gguf");
    SA_CHECK_CLOSE(torchaudio_resample(testing::normalised_clip(), 24000, 16000),
                   fixture.floats("voice/wav16_torchaudio"), 1e-6);
}

SA_TEST(torchaudio_resample_rounds_lengths_up) {
    SA_CHECK(torchaudio_resample(std::vector<float>(7, 1.0F), 24000, 16000).size() == 5);
    SA_CHECK(torchaudio_resample(std::vector<float>(6, 1.0F), 24000, 16000).size() == 4);
    SA_CHECK(torchaudio_resample(std::vector<float>(2, 1.0F), 16000, 24000).size() == 3);
    SA_CHECK(torchaudio_resample({}, 24000, 16000).empty());
    SA_CHECK(torchaudio_resample({0.25F, -1.0F}, 16000, 16000) == (std::vector<float>{0.25F, -1.0F}));
}
