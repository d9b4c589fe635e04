// How long every step of making a voice takes at full size, and how near it comes to the official code.
//
//     soundalike_feature_bench T3.gguf S3GEN.gguf EXPECTED_VOICE.gguf CLIP.wav [THREADS]
//
// EXPECTED_VOICE.gguf and CLIP.wav are those of tests/reference/README.md: the file that `full_size_expected` writes
// and the clip that it was given (mono, 24 kHz, 16 bits behind a header of 44 bytes). Prints one JSON object a line;
// the times are of a clip of twice its length. Ends with 1 when a bound is broken.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <string>

#include "features/voice_features.h"
#include "loudness/loudness.h"
#include "mel/mel_spectrogram.h"
#include "resample/torchaudio_resample.h"
#include "runtime/clock.h"

namespace {

std::vector<float> read_clip(const char * path) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE *)> file(std::fopen(path, "rb"), std::fclose);
    std::vector<float> samples;
    uint8_t bytes[2];
    if (file && std::fseek(file.get(), 44, SEEK_SET) == 0) {
        while (std::fread(bytes, 1, 2, file.get()) == 2) {
            const auto value = static_cast<int16_t>(static_cast<uint16_t>(bytes[0] + 256 * bytes[1]));
            samples.push_back(static_cast<float>(value) / 32768.0F);
        }
    }
    return samples;
}

std::vector<float> floats(const sa::GgufFile & file, const std::string & name) {
    return file.floats(name, file.tensor(name).elements());
}

double cosine(const std::vector<float> & a, const std::vector<float> & b) {
    double dot = 0.0;
    double squares_a = 0.0;
    double squares_b = 0.0;
    for (size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        dot += static_cast<double>(a[i]) * static_cast<double>(b[i]);
        squares_a += static_cast<double>(a[i]) * static_cast<double>(a[i]);
        squares_b += static_cast<double>(b[i]) * static_cast<double>(b[i]);
    }
    return dot / std::sqrt(squares_a * squares_b);
}

bool report(const char * what, bool holds) {
    std::printf("{\"parity\": \"%s\", \"holds\": %s}\n", what, holds ? "true" : "false");
    return holds;
}

bool check_parity(sa::VoiceFeatures & features, const sa::ClipSignals & signals, const sa::GgufFile & expected) {
    constexpr double least_cosine = 0.99999;
    const sa::Voice voice = features.compute(signals, nullptr, nullptr);
    sa::S3Tokenizer & tokenizer = features.tokenizer();
    bool holds = report("speaker_emb",
                        cosine(voice.t3.speaker_embedding, floats(expected, "voice/speaker_emb")) >= least_cosine);
    holds &= report("xvector", cosine(voice.s3gen.embedding, floats(expected, "voice/xvector")) >= least_cosine);
    holds &= report("tokens_soxr", tokenizer.tokens(signals.wav16) == expected.ids("voice/tokens_soxr"));
    holds &= report("tokens_torchaudio", tokenizer.tokens(floats(expected, "voice/wav16_torchaudio")) ==
                                             expected.ids("voice/tokens_torchaudio"));
    holds &= report("t3_prompt_tokens", voice.t3.prompt_tokens == expected.ids("voice/t3_prompt_tokens"));
    holds &= report("prompt_token", voice.s3gen.prompt_tokens == expected.ids("voice/prompt_token"));
    return holds;
}

void print(const char * step, double seconds) {
    std::printf("{\"step\": \"%s\", \"microseconds\": %lld}\n", step, static_cast<long long>(seconds * 1e6));
}

void time_steps(sa::VoiceFeatures & features, const sa::ClipSignals & signals) {
    sa::Stopwatch watch;
    const std::vector<float> mel = features.voice_encoder().mel(signals.wav16);
    print("voice_encoder_mel", watch.lap());
    features.voice_encoder().embed_partials(mel);
    print("voice_encoder", watch.lap());
    features.tokenizer().tokens(signals.wav16);
    print("s3tokenizer_t3", watch.lap());
    const size_t prompt = std::min<size_t>(signals.wav24.size(), 240000);
    const std::vector<float> wav24(signals.wav24.begin(), signals.wav24.begin() + static_cast<std::ptrdiff_t>(prompt));
    sa::prompt_mel(wav24, features.prompt_bank());
    print("prompt_mel", watch.lap());
    const std::vector<float> wav16 = sa::torchaudio_resample(wav24, sa::clip_rate, sa::encoder_rate);
    print("resample", watch.lap());
    features.campplus().embed(wav16);
    print("campplus", watch.lap());
    features.tokenizer().tokens(wav16);
    print("s3tokenizer_s3gen", watch.lap());
    features.compute(signals, nullptr, nullptr);
    print("all", watch.lap());
}

int run(int argc, char ** argv) {
    if (argc < 5) {
        std::fprintf(stderr, "soundalike_feature_bench T3.gguf S3GEN.gguf EXPECTED_VOICE.gguf CLIP.wav [THREADS]\n");
        return 2;
    }
    sa::Stopwatch watch;
    sa::VoiceFeatures features(argv[1], argv[2], argc > 5 ? std::atoi(argv[5]) : 0, nullptr);
    print("open", watch.lap());
    const sa::GgufFile expected(argv[3]);
    sa::ClipSignals signals = {read_clip(argv[4]), floats(expected, "voice/wav16_soxr")};
    sa::normalise_loudness(signals.wav24, sa::clip_rate, sa::clone_loudness);
    const bool holds = check_parity(features, signals, expected);
    for (std::vector<float> * wav : {&signals.wav24, &signals.wav16}) {
        const std::vector<float> once = *wav;
        wav->insert(wav->end(), once.begin(), once.end());
    }
    for (int pass = 0; pass < 3; ++pass) {
        time_steps(features, signals);
    }
    return holds ? 0 : 1;
}

}  // namespace

int main(int argc, char ** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception & error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
