#include "voice_encoder/voice_encoder.h"

#include <algorithm>
#include <cmath>

#include "mel/mel_spectrogram.h"
#include "runtime/error.h"
#include "voice_encoder/trim.h"

namespace sa {

namespace {

// Windows that run at once: what bounds the memory of a long clip.
constexpr size_t batch = 32;

void normalise(float * values, size_t size) {
    double squares = 0.0;
    for (size_t i = 0; i < size; ++i) {
        squares += static_cast<double>(values[i]) * static_cast<double>(values[i]);
    }
    const double length = std::sqrt(squares);
    if (!(length > 0.0) || !std::isfinite(length)) {
        fail(SA_ERROR_ARGUMENT, "The voice encoder hears no voice in this clip. Choose a clip with clear speech.");
    }
    for (size_t i = 0; i < size; ++i) {
        values[i] = static_cast<float>(static_cast<double>(values[i]) / length);
    }
}

}  // namespace

VoiceEncoder::VoiceEncoder(Weights & weights, Backend & backend) : weights_(weights), runner_(backend) {}

std::vector<float> VoiceEncoder::mel(const std::vector<float> & samples) const {
    const SampleSpan span = trim_silence(samples);
    return voice_encoder_mel({samples.begin() + static_cast<std::ptrdiff_t>(span.first),
                              samples.begin() + static_cast<std::ptrdiff_t>(span.last)},
                             weights_.bank);
}

size_t VoiceEncoder::count_partials(size_t frames) const {
    const size_t window = config().partial_frames;
    const size_t step = config().partial_step;
    const size_t room = frames + step < window ? 0 : frames + step - window;
    const size_t whole = room / step;
    // In floats, as the file holds the bound: 128 frames of 160 are enough.
    const float covered = static_cast<float>(room % step + window - step) / static_cast<float>(window);
    return whole == 0 || covered >= config().least_coverage ? whole + 1 : whole;
}

// Windows [first, last) of a mel spectrogram [mels, frames].
std::vector<float> VoiceEncoder::run(const std::vector<float> & mel, size_t first, size_t last) {
    const auto mels = static_cast<size_t>(config().mels);
    const size_t partials = last - first;
    const size_t frames = mel.size() / mels;
    std::vector<float> windows(config().partial_frames * partials * mels, 0.0F);  // zeros beyond the end
    for (size_t frame = 0; frame < config().partial_frames; ++frame) {
        for (size_t partial = 0; partial < partials; ++partial) {
            const size_t source = (first + partial) * config().partial_step + frame;
            if (source < frames) {
                std::copy_n(mel.begin() + static_cast<std::ptrdiff_t>(source * mels), mels,
                            windows.begin() + static_cast<std::ptrdiff_t>((frame * partials + partial) * mels));
            }
        }
    }
    Graph graph(voice_encoder_nodes(weights_));
    ggml_tensor * embeddings = build_voice_encoder(graph, weights_, windows, static_cast<int64_t>(partials));
    runner_.run(graph);
    return read_floats(embeddings);
}

std::vector<float> VoiceEncoder::embed_partials(const std::vector<float> & mel) {
    const size_t partials = count_partials(mel.size() / static_cast<size_t>(config().mels));
    const auto size = static_cast<size_t>(config().embedding);
    std::vector<float> embeddings;
    for (size_t first = 0; first < partials; first += batch) {
        const std::vector<float> part = run(mel, first, std::min(first + batch, partials));
        embeddings.insert(embeddings.end(), part.begin(), part.end());
    }
    for (size_t partial = 0; partial < partials; ++partial) {
        normalise(embeddings.data() + partial * size, size);
    }
    return embeddings;
}

std::vector<float> VoiceEncoder::embed(const std::vector<float> & samples) {
    const std::vector<float> partials = embed_partials(mel(samples));
    const auto size = static_cast<size_t>(config().embedding);
    const size_t count = partials.size() / size;
    std::vector<float> embedding(size);
    for (size_t i = 0; i < size; ++i) {
        double sum = 0.0;
        for (size_t k = i; k < partials.size(); k += size) {
            sum += static_cast<double>(partials[k]);
        }
        embedding[i] = static_cast<float>(sum / static_cast<double>(count));
    }
    normalise(embedding.data(), size);
    return embedding;
}

}  // namespace sa
