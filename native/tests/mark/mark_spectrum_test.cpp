// Our analysis at 24 kHz against the official one, which resamples to 32 kHz first.

#include "mark/mark_spectrum.h"

#include "mark_support.h"

using namespace sa;

namespace {

std::vector<MarkSpectrum::Frame> analyse(const std::vector<float> & samples) {
    MarkSpectrum spectrum;
    const auto n = static_cast<int64_t>(samples.size());
    std::vector<MarkSpectrum::Frame> frames;
    std::vector<double> window(static_cast<size_t>(MarkSpectrum::window));
    for (int64_t t = 0; t < MarkSpectrum::frames(n); ++t) {
        for (int64_t i = 0; i < MarkSpectrum::window; ++i) {
            const int64_t position = mirrored(t * MarkSpectrum::hop - MarkSpectrum::half + i, n);
            window[static_cast<size_t>(i)] = static_cast<double>(samples[static_cast<size_t>(position)]);
        }
        frames.push_back(spectrum.analyse(window));
    }
    return frames;
}

}  // namespace

SA_TEST(mark_levels_equal_the_reference_where_there_is_sound) {
    const testing::Fixture fixture = testing::mark_fixture();
    const std::vector<float> expected = fixture.frames_first("mark/levels");
    std::vector<float> got;
    for (const MarkSpectrum::Frame & frame : analyse(fixture.floats("mark/samples"))) {
        got.insert(got.end(), frame.levels.begin(), frame.levels.end());
    }
    SA_CHECK(got.size() == expected.size());
    // In the last frames soxr's own end shows, and where a bin is nearly empty what it leaves there.
    const size_t inner = got.size() - 4 * static_cast<size_t>(MarkSpectrum::marked_bins);
    double worst = 0.0;
    for (size_t i = 0; i < inner; ++i) {
        const double difference = std::fabs(static_cast<double>(got[i]) - static_cast<double>(expected[i]));
        worst = expected[i] > 0.69F ? std::max(worst, difference) : worst;
    }
    std::printf("    largest difference %.2e\n", worst);
    SA_CHECK(worst < 1e-4);
}

SA_TEST(mark_mask_of_a_stream_equals_the_whole_file) {
    // Speech, digital silence, faint noise, speech: quiet first and loud later, so that the maximum comes late.
    std::vector<float> samples = testing::babble(24000, 3);
    for (float & sample : samples) {
        sample *= 0.01F;
    }
    samples.insert(samples.end(), 24000, 0.0F);
    std::vector<float> faint = testing::babble(24000, 4);
    for (float & sample : faint) {
        sample *= 1e-4F;
    }
    samples.insert(samples.end(), faint.begin(), faint.end());
    const std::vector<float> loud = testing::babble(24000, 5);
    samples.insert(samples.end(), loud.begin(), loud.end());

    const std::vector<MarkSpectrum::Frame> frames = analyse(samples);
    double loudest = 0.0;
    for (const MarkSpectrum::Frame & frame : frames) {
        loudest = std::max(loudest, frame.mean_level);
    }
    MarkMask mask;
    int silent = 0;
    int different = 0;
    for (const MarkSpectrum::Frame & frame : frames) {
        const bool counts = mask.counts(frame.mean_level);
        if (counts != (frame.mean_level > 0.05 * loudest)) {
            ++different;
            SA_CHECK(frame.mean_level < 0.05);  // -170 dB: the last trace of speech in a window of silence
        }
        silent += counts ? 0 : 1;
    }
    SA_CHECK(different <= 2);               // one at each edge of the silence
    SA_CHECK(silent > 80 && silent < 110);  // the second of digital silence, less what the windows around it reach
}

SA_TEST(mark_mask_of_speech_equals_the_reference) {
    const testing::Fixture fixture = testing::mark_fixture();
    MarkMask mask;
    std::vector<float> got;
    for (const MarkSpectrum::Frame & frame : analyse(fixture.floats("mark/samples"))) {
        got.push_back(mask.counts(frame.mean_level) ? 1.0F : 0.0F);
    }
    SA_CHECK(got == fixture.floats("mark/mask"));
}

SA_TEST(mirrored_positions_stay_inside) {
    SA_CHECK(mirrored(-1, 10) == 1 && mirrored(10, 10) == 8 && mirrored(4, 10) == 4);
    for (const int64_t n : {1, 2, 3, 7}) {
        for (int64_t p = -800; p < 800; ++p) {
            SA_CHECK(mirrored(p, n) >= 0 && mirrored(p, n) < n);
        }
    }
}
