// The C boundary: handles, and exceptions turned into error objects.

#include <memory>

#include "api_guard.h"
#include "api_handles.h"
#include "stream/stream.h"

struct sa_stream {
    sa_stream(sa_model & owner, sa_voice & voice, const sa::StreamRequest & request)
        : stream(owner.model, voice.voice, request) {}

    sa::Stream stream;
};

using sa::guarded;
using sa::guarded_code;
using sa::require;

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
        sa::require_threads(chosen.n_threads);
        return std::make_unique<sa_model>(sa::ModelPaths{t3_path, s3gen_path, mark_path}, chosen.n_threads,
                                          sa::progress_of(chosen))
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

sa_stream * sa_stream_begin(sa_model * model, sa_voice * voice, const int32_t * tokens, size_t n_tokens,
                            const sa_stream_options * options, sa_error * error) {
    return guarded<sa_stream *>(error, nullptr, [&] {
        require(model, "model");
        require(voice, "voice");
        model->model.check_fits(voice->voice);
        const sa_stream_options chosen = options == nullptr ? sa_stream_options_default() : *options;
        const sa::StreamRequest request = sa::make_request(model->model, voice->voice, tokens, n_tokens, chosen);
        return std::make_unique<sa_stream>(*model, *voice, request).release();
    });
}

sa_code sa_stream_next(sa_stream * stream, const float ** samples, size_t * n_samples, sa_error * error) {
    *n_samples = 0;
    return guarded_code(error, [&] {
        require(stream, "stream");
        const std::vector<float> & made = stream->stream.next();
        *samples = made.data();
        *n_samples = made.size();
    });
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
