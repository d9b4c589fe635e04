#include "hift/vocoder_stream.h"

#include <algorithm>

namespace sa {

namespace {

// Frames that are rendered at once: what bounds the memory of a long sentence.
constexpr int64_t window = 600;

}  // namespace

VocoderStream::VocoderStream(Hift & hift, uint64_t seed, int64_t right_context)
    : hift_(hift),
      channels_(hift.weights().config.mel),
      right_context_(right_context),
      source_(hift.make_source(seed)) {}

std::vector<float> VocoderStream::pitch(int64_t first, int64_t last) const {
    const int64_t start = std::max<int64_t>(0, first - pitch_context);
    const int64_t end = std::min(frames_known(), last + pitch_context);
    const std::vector<float> part(mel_.begin() + start * channels_, mel_.begin() + end * channels_);
    const std::vector<float> values = hift_.f0(part);
    return {values.begin() + (first - start), values.begin() + (last - start)};
}

std::vector<float> VocoderStream::push(const std::vector<float> & frames, bool last) {
    mel_.insert(mel_.end(), frames.begin(), frames.end());
    const int64_t known = frames_known();
    const int64_t ready = last ? known : std::max(given_out_, known - right_context_);
    std::vector<float> samples;
    while (given_out_ < ready) {
        const int64_t end = std::min(ready, given_out_ + window);
        source_.append(pitch(given_out_, end));
        // The context behind is needed for this window only; its own samples are made when it is given out.
        Source ahead = source_;
        const int64_t context = std::min(known, end + Hift::margin);
        if (context > end) {
            ahead.append(pitch(end, context));
        }
        const std::vector<float> heard(mel_.begin(), mel_.begin() + context * channels_);
        const std::vector<float> part = hift_.render(heard, ahead.samples(), given_out_, end);
        samples.insert(samples.end(), part.begin(), part.end());
        given_out_ = end;
    }
    return samples;
}

}  // namespace sa
