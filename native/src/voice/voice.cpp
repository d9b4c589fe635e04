#include "voice/voice.h"

#include <cmath>

#include "runtime/error.h"
#include "voice/sha256.h"

namespace sa {

namespace {

const char * const speaker_name = "chatterbox/builtin/speaker_emb";
const char * const t3_prompt_name = "chatterbox/builtin/cond_prompt_speech_tokens";
const char * const prompt_name = "s3gen/builtin/prompt_token";
const char * const frames_name = "s3gen/builtin/prompt_feat";
const char * const embedding_name = "s3gen/builtin/embedding";

std::vector<float> finite_floats(const GgufFile & file, const char * name, int64_t elements) {
    std::vector<float> values = file.floats(name, elements);
    for (const float value : values) {
        if (!std::isfinite(value)) {
            file.refuse(format("its voice has a value in %s that isn't a number", name));
        }
    }
    return values;
}

std::vector<int32_t> codec_ids(const GgufFile & file, const char * name, int64_t codec_tokens) {
    std::vector<int32_t> ids = file.ids(name);
    for (const int32_t id : ids) {
        if (id < 0 || id >= codec_tokens) {
            file.refuse(format("its voice has the speech token %d in %s, and the model knows %lld", id, name,
                               static_cast<long long>(codec_tokens)));
        }
    }
    return ids;
}

Voice read_tensors(const GgufFile & t3, const GgufFile & s3gen, const VoiceLimits & limits) {
    Voice voice;
    voice.t3.speaker_embedding = finite_floats(t3, speaker_name, limits.speaker_size);
    voice.t3.prompt_tokens = codec_ids(t3, t3_prompt_name, limits.codec_tokens);
    if (static_cast<int64_t>(voice.t3.prompt_tokens.size()) > limits.most_prompt) {
        t3.refuse("the prompt of its voice leaves no room for speech");
    }
    voice.s3gen.prompt_tokens = codec_ids(s3gen, prompt_name, limits.codec_tokens);
    const int64_t frames = s3gen.tensor(frames_name).ne[1];
    const auto tokens = static_cast<int64_t>(voice.s3gen.prompt_tokens.size());
    if (frames != 2 * tokens && frames != 2 * tokens + 1) {
        s3gen.refuse("the prompt of its voice has frames that don't fit its tokens");
    }
    voice.s3gen.prompt_frames = finite_floats(s3gen, frames_name, frames * limits.mel);
    voice.s3gen.embedding = finite_floats(s3gen, embedding_name, limits.embedding_size);
    return voice;
}

// Nobody's voice is used without a record of who agreed to it, and when.
void check_consent(const GgufFile & file) {
    const std::string prefix = "soundalike.voice.";
    const std::string kind = file.text(prefix + "consent.kind", "");
    if (kind == "licence") {
        if (file.text(prefix + "licence", "").empty()) {
            file.refuse("it names no licence for its voice");
        }
        return;
    }
    const bool known = kind == "self" || kind == "statement" || kind == "written";
    if (!known || file.text(prefix + "consent.name", "").empty() || file.text(prefix + "consent.date", "").empty()) {
        file.refuse("it has no record of the speaker's consent");
    }
}

// Over every other key of the voice in sorted order, as the file encodes it (name, type, value), then the tensors'
// bytes (formats.md, section 2).
std::string digest(const GgufFile & file) {
    Sha256 hash;
    for (const auto & [key, span] : file.key_spans()) {
        if (key.rfind("soundalike.voice.", 0) == 0 && key != "soundalike.voice.sha256") {
            hash.update(span.first, span.second);
        }
    }
    for (const char * name : {speaker_name, t3_prompt_name, prompt_name, frames_name, embedding_name}) {
        const GgufTensor & tensor = file.tensor(name);
        hash.update(tensor.data, tensor.bytes);
    }
    return hash.hex();
}

}  // namespace

bool has_builtin_voice(const GgufFile & t3, const GgufFile & s3gen) {
    return t3.find(speaker_name) != nullptr && s3gen.find(embedding_name) != nullptr;
}

Voice read_builtin_voice(const GgufFile & t3, const GgufFile & s3gen, const VoiceLimits & limits) {
    if (!has_builtin_voice(t3, s3gen)) {
        fail(SA_ERROR_FILE, "%s has no voice of its own. Choose a voice.", t3.path().c_str());
    }
    Voice voice = read_tensors(t3, s3gen, limits);
    voice.name = "built-in";
    return voice;
}

Voice read_voice_file(const std::string & path, const std::string & variant, const VoiceLimits & limits) {
    const GgufFile file(path);
    if (file.text("general.architecture", "") != "soundalike-voice") {
        file.refuse("it isn't a voice file");
    }
    file.integer("soundalike.voice.version", 1, 1);
    const std::string made_for = file.text("soundalike.voice.variant", "");
    if (made_for != variant) {
        fail(SA_ERROR_REFUSED,
             "The voice %s was made for the model %s, and this one is %s. Make the voice again for it.", path.c_str(),
             made_for.c_str(), variant.c_str());
    }
    check_consent(file);
    if (digest(file) != file.text("soundalike.voice.sha256", "")) {
        file.refuse("its checksum doesn't fit its contents: it was damaged or edited");
    }
    Voice voice = read_tensors(file, file, limits);
    voice.name = file.text("soundalike.voice.name", "");
    return voice;
}

}  // namespace sa
