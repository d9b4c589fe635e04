#include "fuzz/open_anything.h"

#include "campplus/campplus.h"
#include "features/feature_settings.h"
#include "hift/hift.h"
#include "mark/mark_detector.h"
#include "mark/mark_network.h"
#include "model/gguf_file.h"
#include "model/vocabulary.h"
#include "s3gen/s3gen.h"
#include "s3tokenizer/s3tokenizer.h"
#include "t3/t3.h"
#include "voice/voice.h"
#include "voice_encoder/voice_encoder.h"

namespace sa::testing {

namespace {

// Of the models in tests/fuzz/seeds.py: speaker, x-vector, mel, codec tokens, longest prompt.
const VoiceLimits seed_limits = {16, 192, 80, 27, 64};

Backend & backend() {
    static Backend one(1);
    return one;
}

void speak_tokens(T3 & t3) {
    T3Voice voice;
    voice.speaker_embedding.assign(static_cast<size_t>(t3.config().speaker_size), 0.1F);
    voice.prompt_tokens = {0};
    if (t3.room(voice) > 4) {
        t3.begin(voice, {0}, 1);
        t3.step(0);
    }
}

void open_t3(const GgufFile & file, bool use) {
    T3 t3(file, backend());
    const Vocabulary vocabulary(file, t3.config().text_vocab);
    t3.weights().weights.load(backend(), nullptr);
    if (use) {
        speak_tokens(t3);
    }
}

void open_voice_encoder(const GgufFile & file) {
    read_feature_settings(file);
    Weights weights(file);
    const VoiceEncoder encoder(weights, backend());
    weights.load(backend(), nullptr);
}

void open_s3gen(const GgufFile & file, bool use) {
    Weights weights(file);
    S3Gen s3gen(weights, backend());
    Hift hift(weights, backend());
    weights.load(backend(), nullptr);
    if (!use || hift.weights().config.mel != s3gen.mel()) {
        return;
    }
    FlowRequest request;
    request.tokens.assign(4, 0);
    request.embedding.assign(static_cast<size_t>(s3gen.encoder().config.speaker_size), 0.1F);
    request.noise = s3gen.noise(1, 0, 8);
    S3GenTimes times;
    const std::vector<float> mel = s3gen.flow(request, 1, times);
    Source source = hift.make_source(1);
    source.append(hift.f0(mel));
    hift.render(mel, source.samples(), 0, 8);
}

void open_encoders(const GgufFile & file) {
    Weights weights(file);
    const CampPlus campplus(weights, backend());
    const S3Tokenizer tokenizer(weights, backend());
    weights.load(backend(), nullptr);
}

}  // namespace

void open_anything(const std::string & path, bool use) {
    const GgufFile file(path);
    const std::string kind = file.text("general.architecture", "");
    if (kind == "chatterbox") {
        open_t3(file, use);
        open_voice_encoder(file);
    } else if (kind == "chatterbox-s3gen") {
        open_s3gen(file, use);
        open_encoders(file);
    } else if (kind == "perth") {
        const MarkEncoder encoder(path, backend());
        const MarkDetector detector(path, backend());
    } else {
        // Its checksum keeps nearly every damaged voice out, so what follows it is tried without.
        read_builtin_voice(file, file, seed_limits);
        read_voice_file(path, file.text("soundalike.voice.variant", ""), seed_limits);
    }
}

}  // namespace sa::testing
