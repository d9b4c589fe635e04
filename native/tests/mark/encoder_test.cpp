// The encoder against the official one, and as a stream against itself as a whole.

#include "mark/encoder_stream.h"
#include "mark_support.h"

using namespace sa;

namespace {

constexpr double bound = 1e-4;
constexpr int64_t bins = MarkSpectrum::marked_bins;

std::vector<float> rows(const std::vector<float> & values, int64_t first, int64_t last) {
    return {values.begin() + first * bins, values.begin() + last * bins};
}

}  // namespace

SA_TEST(mark_residual_equals_the_reference) {
    testing::OpenMark open;
    const testing::Fixture fixture = testing::mark_fixture();
    GraphRunner runner(open.backend);
    SA_CHECK_CLOSE(run_mark_stack(open.encoder.stack(), runner, fixture.frames_first("mark/levels")),
                   fixture.frames_first("mark/residual"), bound);
}

SA_TEST(encoder_stream_sees_ten_frames_ahead_and_all_behind) {
    testing::OpenMark open;
    const std::vector<float> levels = testing::mark_fixture().frames_first("mark/levels");
    const int64_t frames = static_cast<int64_t>(levels.size()) / bins / EncoderStream::block * EncoderStream::block;
    EncoderStream stream(open.encoder.stack(), open.backend);
    GraphRunner runner(open.backend);
    const std::vector<float> present(static_cast<size_t>(EncoderStream::block), 1.0F);
    for (int64_t end = EncoderStream::block; end <= frames; end += EncoderStream::block) {
        const std::vector<float> got = stream.next(rows(levels, end - EncoderStream::block, end), present);
        const int64_t first = end - EncoderStream::block - EncoderStream::delay;
        if (first >= 0 && first % 20 == 0) {
            const std::vector<float> whole = run_mark_stack(open.encoder.stack(), runner, rows(levels, 0, end));
            SA_CHECK(testing::relative_error(got, rows(whole, first, first + EncoderStream::block)) < 1e-5);
        }
    }
}

SA_TEST(encoder_stream_ends_as_the_reference_does) {
    testing::OpenMark open;
    const std::vector<float> all = testing::mark_fixture().frames_first("mark/levels");
    const int64_t frames = 32;
    const std::vector<float> levels = rows(all, 0, frames);
    GraphRunner runner(open.backend);
    const std::vector<float> whole = run_mark_stack(open.encoder.stack(), runner, levels);
    EncoderStream stream(open.encoder.stack(), open.backend);
    std::vector<float> got;
    for (int64_t first = 0; first < frames + EncoderStream::delay; first += EncoderStream::block) {
        std::vector<float> part = rows(levels, std::min(first, frames), std::min(first + EncoderStream::block, frames));
        part.resize(static_cast<size_t>(EncoderStream::block * bins), 7.0F);  // what isn't present isn't read
        std::vector<float> present;
        for (int64_t t = first; t < first + EncoderStream::block; ++t) {
            present.push_back(t < frames ? 1.0F : 0.0F);
        }
        const std::vector<float> residual = stream.next(part, present);
        got.insert(got.end(), residual.begin(), residual.end());
    }
    const int64_t delay = EncoderStream::delay;
    // The last block but two is the first that sees the end.
    SA_CHECK(testing::relative_error(rows(got, frames - 5 + delay, frames + delay), rows(whole, frames - 5, frames)) <
             1e-5);
}
