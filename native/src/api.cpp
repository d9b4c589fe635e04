// The C boundary: handles, and exceptions turned into error objects.

#include <memory>
#include <string>

#include "model/model.h"
#include "runtime/error.h"
#include "soundalike.h"
#include "stream/stream.h"

struct sa_model {
    sa_model(const sa::ModelPaths & paths, int n_threads, const sa::Progress & progress)
        : model(paths, n_threads, progress) {}

    sa::Model model;
};

struct sa_voice {
    sa_model * owner;
    sa::Voice voice;
};

struct sa_stream {
    sa_stream(sa_model & owner, sa_voice & voice, const sa::StreamRequest & request)
        : stream(owner.model, voice.voice, request) {}

    sa::Stream stream;
};

namespace {

// Runs `function` and gives what it returns; on an exception fills `error` and gives `otherwise`.
template <typename Result, typename Function>
Result guarded(sa_error * error, Result otherwise, Function function) noexcept {
    sa::clear(error);
    try {
        return function();
    } catch (...) {
        sa::report(error);
        return otherwise;
    }
}

void require(const void * pointer, const char * name) {
    if (pointer == nullptr) {
        sa::fail(SA_ERROR_ARGUMENT, "The %s is missing.", name);
    }
}

}  // namespace

const char * sa_version(void) {
    return SA_VERSION;
}

sa_model_options sa_model_options_default(void) {
    return {};
}

sa_stream_options sa_stream_options_default(void) {
    return {};
}

sa_model * sa_model_open(const char * t3_path, const char * s3gen_path, const char * mark_path,
                         const sa_model_options * options, sa_error * error) {
    return guarded<sa_model *>(error, nullptr, [&] {
        require(t3_path, "path of the T3 file");
        require(s3gen_path, "path of the S3Gen file");
        require(mark_path, "path of the mark's file");
        const sa_model_options chosen = options == nullptr ? sa_model_options_default() : *options;
        if (chosen.n_threads < 0 || chosen.n_threads > 256) {
            sa::fail(SA_ERROR_ARGUMENT, "The number of threads is %d; it must be 0 to 256.", chosen.n_threads);
        }
        sa::Progress progress;
        if (chosen.progress != nullptr) {
            progress = [&](float fraction) { return chosen.progress(chosen.user, fraction); };
        }
        return std::make_unique<sa_model>(sa::ModelPaths{t3_path, s3gen_path, mark_path}, chosen.n_threads, progress)
            .release();
    });
}

void sa_model_free(sa_model * model) {
    std::unique_ptr<sa_model> owned(model);
}

void sa_model_get_info(const sa_model * model, sa_model_info * info) {
    *info = model->model.info();
}

void sa_model_get_vocabulary(const sa_model * model, sa_vocabulary * vocabulary) {
    *vocabulary = model->model.vocabulary();
}

sa_voice * sa_voice_builtin(sa_model * model, sa_error * error) {
    return guarded<sa_voice *>(error, nullptr, [&] {
        require(model, "model");
        return std::make_unique<sa_voice>(sa_voice{model, model->model.builtin_voice()}).release();
    });
}

sa_voice * sa_voice_open(sa_model * model, const char * path, sa_error * error) {
    return guarded<sa_voice *>(error, nullptr, [&] {
        require(model, "model");
        require(path, "path of the voice file");
        return std::make_unique<sa_voice>(sa_voice{model, model->model.load_voice(path)}).release();
    });
}

const char * sa_voice_name(const sa_voice * voice) {
    return voice->voice.name.c_str();
}

void sa_voice_free(sa_voice * voice) {
    const std::unique_ptr<sa_voice> owned(voice);
}

sa_stream * sa_stream_begin(sa_model * model, sa_voice * voice, const int32_t * tokens, size_t n_tokens,
                            const sa_stream_options * options, sa_error * error) {
    return guarded<sa_stream *>(error, nullptr, [&] {
        require(model, "model");
        require(voice, "voice");
        if (voice->owner != model) {
            sa::fail(SA_ERROR_ARGUMENT, "The voice was opened for another model. Open it for this one.");
        }
        const sa_stream_options chosen = options == nullptr ? sa_stream_options_default() : *options;
        const sa::StreamRequest request = sa::make_request(model->model, voice->voice, tokens, n_tokens, chosen);
        return std::make_unique<sa_stream>(*model, *voice, request).release();
    });
}

sa_code sa_stream_next(sa_stream * stream, const float ** samples, size_t * n_samples, sa_error * error) {
    sa::clear(error);
    try {
        require(stream, "stream");
        const std::vector<float> & made = stream->stream.next();
        *samples = made.data();
        *n_samples = made.size();
        return SA_OK;
    } catch (...) {
        *n_samples = 0;
        return sa::report(error);
    }
}

void sa_stream_cancel(sa_stream * stream) {
    stream->stream.cancel();
}

void sa_stream_get_progress(const sa_stream * stream, int32_t * n_done, int32_t * n_most) {
    *n_done = stream->stream.tokens_done();
    *n_most = stream->stream.tokens_most();
}

void sa_stream_get_result(const sa_stream * stream, sa_stream_result * result) {
    *result = stream->stream.result();
}

void sa_stream_end(sa_stream * stream) {
    std::unique_ptr<sa_stream> owned(stream);
}
