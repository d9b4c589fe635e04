// The detector against the official one, and what it says of marked, unmarked and unjudgeable sound.

#include "mark/mark_detector.h"

#include "mark/marker.h"
#include "mark_support.h"

using namespace sa;

namespace {

// Its kernels are F16 in the file.
constexpr double bound = 5e-3;

std::vector<float> scaled(std::vector<float> samples, float gain) {
    for (float & sample : samples) {
        sample *= gain;
    }
    return samples;
}

}  // namespace

SA_TEST(mark_detector_stacks_equal_the_reference) {
    Backend backend(2);
    const GgufFile file(testing::mark_path());
    Weights weights(file);
    std::vector<MarkStack> stacks;
    for (const char * name : {"slow", "normal", "fast"}) {
        stacks.push_back(read_mark_stack(weights, std::string("mark/detector/") + name, MarkSpectrum::marked_bins, 2));
    }
    weights.load(backend, nullptr);
    const testing::Fixture fixture = testing::mark_fixture();
    const std::vector<float> levels = fixture.frames_first("mark/heard_levels");
    GraphRunner runner(backend);
    SA_CHECK_CLOSE(run_mark_stack(stacks[0], runner, levels), fixture.frames_first("mark/detector/slow"), bound);
    SA_CHECK_CLOSE(run_mark_stack(stacks[1], runner, levels), fixture.frames_first("mark/detector/normal"), bound);
    SA_CHECK_CLOSE(run_mark_stack(stacks[2], runner, levels), fixture.frames_first("mark/detector/fast"), bound);
}

SA_TEST(mark_detector_judges_as_the_reference_does) {
    Backend backend(2);
    MarkDetector detector(testing::mark_path(), backend);
    const testing::Fixture fixture = testing::mark_fixture();
    const std::vector<float> expected = fixture.floats("mark/confidence");
    const MarkDetector::Finding unmarked = detector.detect(fixture.floats("mark/samples"));
    const MarkDetector::Finding marked = detector.detect(fixture.floats("mark/marked"));
    SA_CHECK(unmarked.verdict == SA_MARK_NOT_FOUND && std::fabs(unmarked.confidence - expected[0]) < 0.005F);
    SA_CHECK(marked.verdict == SA_MARK_FOUND && std::fabs(marked.confidence - expected[1]) < 0.005F);
}

SA_TEST(mark_detector_finds_our_mark_at_any_loudness) {
    testing::OpenMark open;
    Marker marker(open.encoder, open.backend);
    MarkDetector detector(testing::mark_path(), open.backend);
    const std::vector<float> samples = testing::mark_fixture().floats("mark/samples");
    for (const float gain : {1.0F, 0.1F, 3.0F}) {
        SA_CHECK(detector.detect(mark_signal(marker, scaled(samples, gain))).verdict == SA_MARK_FOUND);
        SA_CHECK(detector.detect(scaled(samples, gain)).verdict == SA_MARK_NOT_FOUND);
    }
    const std::vector<float> twice = mark_signal(marker, mark_signal(marker, samples));
    SA_CHECK(detector.detect(twice).verdict == SA_MARK_FOUND);
}

SA_TEST(mark_detector_says_when_it_cannot_tell) {
    testing::OpenMark open;
    Marker marker(open.encoder, open.backend);
    MarkDetector detector(testing::mark_path(), open.backend);
    const std::vector<float> marked = mark_signal(marker, testing::mark_fixture().floats("mark/samples"));
    const auto verdict = [&](const std::vector<float> & samples) { return detector.detect(samples).verdict; };
    SA_CHECK(verdict({}) == SA_MARK_UNCLEAR);
    SA_CHECK(verdict({0.5F}) == SA_MARK_UNCLEAR);
    SA_CHECK(verdict(std::vector<float>(48000, 0.0F)) == SA_MARK_UNCLEAR);
    SA_CHECK(verdict({marked.begin(), marked.begin() + 4800}) == SA_MARK_UNCLEAR);
    SA_CHECK(verdict(scaled(marked, 1e-5F)) == SA_MARK_UNCLEAR);
}

SA_TEST(mark_detector_refuses_what_is_too_long_or_not_a_number) {
    Backend backend(1);
    MarkDetector detector(testing::mark_path(), backend);
    const auto refusal = [&](const std::vector<float> & samples) {
        return testing::refusal([&] { detector.detect(samples); });
    };
    SA_CHECK(refusal({0.0F, std::nanf("")}).find("isn't a number") != std::string::npos);
    const std::vector<float> long_sound(static_cast<size_t>(MarkDetector::most_samples) + 1, 0.1F);
    SA_CHECK(refusal(long_sound).find("10 minutes") != std::string::npos);
}
