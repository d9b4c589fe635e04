#include "s3tokenizer/s3tokenizer.h"

#include <algorithm>

#include "mel/mel_spectrogram.h"
#include "mel/spectrogram.h"
#include "runtime/error.h"
#include "s3tokenizer/finite_scalar.h"

namespace sa {

namespace {

constexpr size_t nodes_a_block = 64;
constexpr size_t other_nodes = 64;
constexpr size_t window_length = 400;
constexpr size_t frames_a_token = 4;
constexpr size_t least_frames = frames_a_token + 1;

}  // namespace

S3Tokenizer::S3Tokenizer(Weights & weights, Backend & backend) : weights_(weights), runner_(backend) {}

std::vector<float> S3Tokenizer::mel(const std::vector<float> & samples) const {
    if (samples.size() < least_samples) {
        fail(SA_ERROR_ARGUMENT, "The clip has %zu samples at 16 kHz, too few to hear speech in. Choose a longer clip.",
             samples.size());
    }
    return speech_tokenizer_mel(samples, weights_.bank, hann_window(window_length));
}

std::vector<float> S3Tokenizer::digits_of_mel(const std::vector<float> & mel) {
    if (mel.size() < least_frames * static_cast<size_t>(config().mels)) {
        fail(SA_ERROR_INTERNAL, "The speech tokenizer got %zu values, too few for two tokens.", mel.size());
    }
    Graph graph(nodes_a_block * weights_.blocks.size() + other_nodes);
    ggml_tensor * digits = build_s3tokenizer(graph, weights_, mel);
    runner_.run(graph);
    return bounded_digits(read_floats(digits));
}

std::vector<int32_t> S3Tokenizer::tokens_of_mel(const std::vector<float> & mel, LongAudio mode) {
    const auto mels = static_cast<size_t>(config().mels);
    std::vector<std::vector<int32_t>> windows;
    for (const FrameWindow & window : split_long_audio(mel.size() / mels, mode)) {
        if (!windows.empty() && adds_nothing(window)) {
            windows.emplace_back();
            continue;
        }
        const std::vector<float> part(mel.begin() + static_cast<std::ptrdiff_t>(window.first * mels),
                                      mel.begin() + static_cast<std::ptrdiff_t>(window.last * mels));
        windows.push_back(digits_to_tokens(digits_of_mel(part), static_cast<size_t>(config().digits),
                                           static_cast<size_t>(config().live_digits)));
    }
    return join_windows(windows);
}

std::vector<int32_t> S3Tokenizer::tokens(const std::vector<float> & samples, size_t most_tokens) {
    std::vector<float> frames = mel(samples);
    if (most_tokens > 0) {
        frames.resize(std::min(frames.size(), most_tokens * frames_a_token * static_cast<size_t>(config().mels)));
    }
    return tokens_of_mel(frames);
}

}  // namespace sa
