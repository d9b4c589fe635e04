// HiFT against the official module, stage by stage.
//
// The source depends on the pitch so strongly that PyTorch in floats and in doubles differ by 8e-5, so every stage
// behind the pitch is compared with the reference's own pitch given.

#include "hift/vocoder_stream.h"

#include <cmath>

#include "stream/fades.h"
#include "support/fixture.h"
#include "support/open_model.h"

using namespace sa;

namespace {

constexpr double bound = 1e-5;           // relative, of a stage on the parity path
constexpr double waveform_bound = 1e-4;  // of the final samples
// The demo's file holds the vocoder's weights, joined with their gains, as halves; the reference joins them in floats.
constexpr double halves_bound = 1e-3;

Source injected_source(const Hift & hift, const testing::Fixture & fixture) {
    Source source = hift.make_source(0);
    source.inject(fixture.floats("hift/phase"), fixture.frames_first("hift/noise"));
    return source;
}

}  // namespace

SA_TEST(hift_pitch_equals_the_reference) {
    testing::OpenModel open("small");
    const testing::Fixture fixture("small", "expected_hift.gguf");
    SA_CHECK_CLOSE(open.model.hift().f0(fixture.frames_first("hift/mel")), fixture.floats("hift/f0"), bound);
}

SA_TEST(hift_source_equals_the_reference) {
    testing::OpenModel open("small");
    const testing::Fixture fixture("small", "expected_hift.gguf");
    Source source = injected_source(open.model.hift(), fixture);
    source.append(fixture.floats("hift/f0"));
    // The reference keeps its phase in floats (spec H9); ours is exact, so only the waveform's bound can hold.
    SA_CHECK_CLOSE(source.samples(), fixture.floats("hift/source"), waveform_bound);
}

SA_TEST(hift_source_is_the_same_in_pieces) {
    testing::OpenModel open("small");
    const std::vector<float> f0 = {120.0F, 0.0F, 333.3F, 95.5F, 9.9F, 10.1F};
    Source whole = open.model.hift().make_source(5);
    whole.append(f0);
    Source pieces = open.model.hift().make_source(5);
    pieces.append({f0.begin(), f0.begin() + 1});
    pieces.append({f0.begin() + 1, f0.begin() + 4});
    pieces.append({f0.begin() + 4, f0.end()});
    SA_CHECK(whole.samples() == pieces.samples());
}

SA_TEST(hift_spectrum_equals_the_reference) {
    testing::OpenModel open("small");
    const testing::Fixture fixture("small", "expected_hift.gguf");
    const HiftConfig & config = open.model.hift().weights().config;
    const ShortFourier fourier(config.n_fft, config.hop);
    const std::vector<float> source = fixture.floats("hift/source");
    const std::vector<float> columns = fourier.forward(source, 0, source.size() / static_cast<size_t>(config.hop) + 1);
    SA_CHECK_CLOSE(columns, fixture.frames_first("hift/stft"), bound);
}

SA_TEST(hift_trunk_equals_the_reference_stage_by_stage) {
    testing::OpenModel open("small");
    const testing::Fixture fixture("small", "expected_hift.gguf");
    Graph graph(4096);
    HiftTrace trace;
    ggml_tensor * post = build_hift(graph, open.model.hift().weights(), fixture.frames_first("hift/mel"),
                                    fixture.frames_first("hift/stft"), &trace);
    GraphRunner runner(open.model.backend());
    runner.run(graph);
    SA_CHECK_CLOSE(read_floats(trace.pre), fixture.frames_first("hift/pre"), bound);
    for (size_t i = 0; i < trace.stages.size(); ++i) {
        SA_CHECK_CLOSE(read_floats(trace.stages[i]), fixture.frames_first("hift/stage" + std::to_string(i)), bound);
    }
    SA_CHECK_CLOSE(read_floats(post), fixture.frames_first("hift/post"), bound);
}

SA_TEST(hift_inverse_transform_equals_the_reference) {
    testing::OpenModel open("small");
    const testing::Fixture fixture("small", "expected_hift.gguf");
    const HiftConfig & config = open.model.hift().weights().config;
    const ShortFourier fourier(config.n_fft, config.hop);
    SA_CHECK_CLOSE(fourier.inverse(fixture.frames_first("hift/post")), fixture.floats("hift/wav"), bound);
}

SA_TEST(hift_waveform_equals_the_reference) {
    testing::OpenModel open("small");
    const testing::Fixture fixture("small", "expected_hift.gguf");
    Hift & hift = open.model.hift();
    Source source = injected_source(hift, fixture);
    source.append(fixture.floats("hift/f0"));
    const auto frames = static_cast<int64_t>(fixture.floats("hift/f0").size());
    const std::vector<float> samples = hift.render(fixture.frames_first("hift/mel"), source.samples(), 0, frames);
    SA_CHECK_CLOSE(samples, fixture.floats("hift/wav"), waveform_bound);
}

// The noise isn't stored with the demo's fixture: both sides make it from seed 7.
SA_TEST(hift_waveform_of_the_demo_equals_the_reference) {
    testing::OpenModel open("demo");
    const testing::Fixture fixture("demo", "expected_hift.gguf");
    Hift & hift = open.model.hift();
    const std::vector<float> mel = fixture.frames_first("hift/mel");
    SA_CHECK_CLOSE(hift.f0(mel), fixture.floats("hift/f0"), halves_bound);
    Source source = hift.make_source(7);
    source.append(fixture.floats("hift/f0"));
    const auto frames = static_cast<int64_t>(fixture.floats("hift/f0").size());
    SA_CHECK_CLOSE(hift.render(mel, source.samples(), 0, frames), fixture.floats("hift/wav"), halves_bound);
}

// Mel frames of S3Gen's fixture through the vocoder, with the start faded: the last samples of the reference's chain.
SA_TEST(hift_chain_equals_the_reference) {
    testing::OpenModel open("small");
    const testing::Fixture fixture("small", "expected_hift.gguf");
    Hift & hift = open.model.hift();
    Source source = hift.make_source(7);
    source.append(fixture.floats("chain/f0"));
    const auto frames = static_cast<int64_t>(fixture.floats("chain/f0").size());
    std::vector<float> samples = hift.render(fixture.frames_first("chain/mel"), source.samples(), 0, frames);
    fade_start(samples, 0, hift.sample_rate());
    SA_CHECK_CLOSE(samples, fixture.floats("chain/wav"), waveform_bound);
}

SA_TEST(hift_window_with_margins_equals_the_whole) {
    testing::OpenModel open("small");
    Hift & hift = open.model.hift();
    std::vector<float> mel;
    for (int i = 0; i < 90 * 80; ++i) {
        mel.push_back(-5.0F + 2.0F * std::sin(0.37F * static_cast<float>(i)));
    }
    Source source = hift.make_source(1);
    source.append(hift.f0(mel));
    const std::vector<float> whole = hift.render(mel, source.samples(), 0, 90);
    std::vector<float> pieces;
    for (const auto & [first, last] : std::vector<std::pair<int64_t, int64_t>>{{0, 7}, {7, 40}, {40, 41}, {41, 90}}) {
        const std::vector<float> part = hift.render(mel, source.samples(), first, last);
        pieces.insert(pieces.end(), part.begin(), part.end());
    }
    SA_CHECK_CLOSE(pieces, whole, 1e-5);
}

// Any cut of the frames gives the same samples; with the full margin they are those of the whole sentence.
SA_TEST(hift_stream_is_independent_of_the_cuts_between_equal_edges) {
    testing::OpenModel open("small");
    Hift & hift = open.model.hift();
    const int64_t channels = hift.weights().config.mel;
    std::vector<float> mel;
    for (int64_t i = 0; i < 90 * channels; ++i) {
        mel.push_back(-5.0F + 2.0F * std::sin(0.37F * static_cast<float>(i)));
    }
    VocoderStream whole(hift, 1, 0);
    const std::vector<float> expected = whole.push(mel, true);
    VocoderStream pieces(hift, 1, Hift::margin);
    std::vector<float> samples;
    for (const auto & [first, last] : std::vector<std::pair<int64_t, int64_t>>{{0, 26}, {26, 60}, {60, 61}, {61, 90}}) {
        const std::vector<float> frames(mel.begin() + first * channels, mel.begin() + last * channels);
        const std::vector<float> part = pieces.push(frames, last == 90);
        samples.insert(samples.end(), part.begin(), part.end());
    }
    SA_CHECK_CLOSE(samples, expected, 1e-4);
}
