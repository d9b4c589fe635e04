// The C boundary of voices: see api.cpp.

#include <memory>

#include "api_guard.h"
#include "api_handles.h"

using sa::guarded;
using sa::require;

sa_voice * sa_voice_builtin(sa_model * model, sa_error * error) {
    return guarded<sa_voice *>(error, nullptr, [&] {
        require(model, "model");
        return std::make_unique<sa_voice>(sa_voice{model->model.builtin_voice()}).release();
    });
}

sa_voice * sa_voice_open(sa_model * model, const char * path, sa_error * error) {
    return guarded<sa_voice *>(error, nullptr, [&] {
        require(model, "model");
        require(path, "path of the voice file");
        return std::make_unique<sa_voice>(sa_voice{model->model.load_voice(path)}).release();
    });
}

const char * sa_voice_name(const sa_voice * voice) {
    return voice->voice.name.c_str();
}

void sa_voice_get_data(const sa_voice * voice, sa_voice_data * data) {
    const sa::Voice & known = voice->voice;
    data->variant = known.variant.c_str();
    data->speaker_embedding = known.t3.speaker_embedding.data();
    data->n_speaker_embedding = known.t3.speaker_embedding.size();
    data->t3_prompt_tokens = known.t3.prompt_tokens.data();
    data->n_t3_prompt_tokens = known.t3.prompt_tokens.size();
    data->prompt_tokens = known.s3gen.prompt_tokens.data();
    data->n_prompt_tokens = known.s3gen.prompt_tokens.size();
    data->prompt_frames = known.s3gen.prompt_frames.data();
    data->n_prompt_frames = known.s3gen.prompt_frames.size();
    data->embedding = known.s3gen.embedding.data();
    data->n_embedding = known.s3gen.embedding.size();
}

void sa_voice_free(sa_voice * voice) {
    const std::unique_ptr<sa_voice> owned(voice);
}
