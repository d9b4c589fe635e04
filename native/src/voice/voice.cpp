#include "voice/voice.h"

#include <algorithm>
#include <cmath>

#include "runtime/error.h"
#include "voice/consent.h"
#include "voice/sha256.h"

namespace sa {

namespace {

const char * const speaker_name = "chatterbox/builtin/speaker_emb";
const char * const t3_prompt_name = "chatterbox/builtin/cond_prompt_speech_tokens";
const char * const prompt_name = "s3gen/builtin/prompt_token";
const char * const frames_name = "s3gen/builtin/prompt_feat";
const char * const embedding_name = "s3gen/builtin/embedding";

const char * const prefix = "soundalike.voice.";

std::string key(const char * name) {
    return std::string(prefix) + name;
}

bool all_finite(const std::vector<float> & values) {
    return std::all_of(values.begin(), values.end(), [](float value) { return std::isfinite(value); });
}

std::string misfit_of_ids(const std::vector<int32_t> & ids, const char * name, int64_t codec_tokens) {
    for (const int32_t id : ids) {
        if (id < 0 || id >= codec_tokens) {
            return format("its voice has the speech token %d in %s, and the model knows %lld", id, name,
                          static_cast<long long>(codec_tokens));
        }
    }
    return "";
}

std::string misfit_of_floats(const std::vector<float> & values, const char * name, int64_t count) {
    if (values.size() != static_cast<size_t>(count)) {
        return format("its voice has %zu values in %s instead of %lld", values.size(), name,
                      static_cast<long long>(count));
    }
    return all_finite(values) ? "" : format("its voice has a value in %s that isn't a number", name);
}

// Everything that is stored, in its stored number; `misfit_of` says whether it will do.
Voice read_tensors(const GgufFile & t3, const GgufFile & s3gen, const VoiceLimits & limits) {
    Voice voice;
    voice.t3.speaker_embedding = t3.floats(speaker_name, limits.speaker_size);
    voice.t3.prompt_tokens = t3.ids(t3_prompt_name);
    voice.s3gen.prompt_tokens = s3gen.ids(prompt_name);
    const int64_t frames = s3gen.tensor(frames_name).ne[1];
    voice.s3gen.prompt_frames = s3gen.floats(frames_name, frames * limits.mel);
    voice.s3gen.embedding = s3gen.floats(embedding_name, limits.embedding_size);
    const std::string misfit = misfit_of(voice, limits);
    if (!misfit.empty()) {
        s3gen.refuse(misfit);
    }
    return voice;
}

// Nobody's voice is used without a record of who agreed to it, and when.
void check_consent(const GgufFile & file) {
    const std::string fault = fault_of(read_consent(file));
    if (!fault.empty()) {
        file.refuse(fault);
    }
}

// Over every other key of the voice in sorted order, as the file encodes it (name, type, value), then the tensors'
// bytes (formats.md, section 2).
std::string digest(const GgufFile & t3, const GgufFile & s3gen) {
    Sha256 hash;
    for (const auto & [name, span] : t3.key_spans()) {
        if (name.rfind(prefix, 0) == 0 && name != key("sha256")) {
            hash.update(span.first, span.second);
        }
    }
    const auto add = [&hash](const GgufTensor & tensor) { hash.update(tensor.data, tensor.bytes); };
    add(t3.tensor(speaker_name));
    add(t3.tensor(t3_prompt_name));
    add(s3gen.tensor(prompt_name));
    add(s3gen.tensor(frames_name));
    add(s3gen.tensor(embedding_name));
    return hash.hex();
}

void check_digest(const GgufFile & t3, const GgufFile & s3gen) {
    if (digest(t3, s3gen) != t3.text(key("sha256"), "")) {
        t3.refuse("its voice's checksum doesn't fit its contents: it was damaged or edited");
    }
}

bool has_keys(const GgufFile & file) {
    const auto first = file.key_spans().lower_bound(prefix);
    return first != file.key_spans().end() && first->first.rfind(prefix, 0) == 0;
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
    // The record stands in both files, so that neither half can be exchanged.
    if (has_keys(t3) || has_keys(s3gen)) {
        check_consent(t3);
        check_digest(t3, s3gen);
        if (s3gen.text(key("sha256"), "") != t3.text(key("sha256"), "")) {
            s3gen.refuse(format("its voice isn't the one that is baked into %s", t3.path().c_str()));
        }
        voice.name = t3.text(key("name"), voice.name);
    }
    return voice;
}

std::string misfit_of(const Voice & voice, const VoiceLimits & limits) {
    const auto tokens = static_cast<int64_t>(voice.s3gen.prompt_tokens.size());
    const auto frames = static_cast<int64_t>(voice.s3gen.prompt_frames.size()) / limits.mel;
    if (voice.t3.prompt_tokens.empty() || tokens == 0) {
        return "its voice has an empty prompt";
    }
    if (static_cast<int64_t>(voice.t3.prompt_tokens.size()) > limits.most_prompt) {
        return "the prompt of its voice leaves no room for speech";
    }
    if (frames != 2 * tokens && frames != 2 * tokens + 1) {
        return "the prompt of its voice has frames that don't fit its tokens";
    }
    for (const std::string & misfit : {
             misfit_of_floats(voice.t3.speaker_embedding, speaker_name, limits.speaker_size),
             misfit_of_ids(voice.t3.prompt_tokens, t3_prompt_name, limits.codec_tokens),
             misfit_of_ids(voice.s3gen.prompt_tokens, prompt_name, limits.codec_tokens),
             misfit_of_floats(voice.s3gen.prompt_frames, frames_name, frames * limits.mel),
             misfit_of_floats(voice.s3gen.embedding, embedding_name, limits.embedding_size),
         }) {
        if (!misfit.empty()) {
            return misfit;
        }
    }
    return "";
}

Voice read_voice_file(const std::string & path, const std::string & variant, const VoiceLimits & limits) {
    const GgufFile file(path);
    if (file.text("general.architecture", "") != "soundalike-voice") {
        file.refuse("it isn't a voice file");
    }
    file.integer(key("version"), 1, 1);
    const std::string made_for = file.text(key("variant"), "");
    if (made_for != variant) {
        fail(SA_ERROR_REFUSED,
             "The voice %s was made for the model %s, and this one is %s. Make the voice again for it.", path.c_str(),
             made_for.c_str(), variant.c_str());
    }
    check_consent(file);
    check_digest(file, file);
    Voice voice = read_tensors(file, file, limits);
    voice.name = file.text(key("name"), "");
    voice.variant = made_for;
    return voice;
}

}  // namespace sa
