/* Speaks through the shared library, from C: the header is C, and misuse gives sentences. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "soundalike.h"

#define CHECK(condition)                                                               \
    do {                                                                               \
        if (!(condition)) {                                                            \
            printf("%s:%d: %s\n0 passed, 1 failed\n", __FILE__, __LINE__, #condition); \
            return 1;                                                                  \
        }                                                                              \
    } while (0)

static int check_refusals(sa_model * model, sa_voice * voice) {
    const int32_t token = 0;
    const int32_t outside = 1 << 24;
    sa_error error = {0};
    CHECK(sa_model_open("/nowhere/t3.gguf", "/nowhere/s3gen.gguf", "/nowhere/mark.gguf", NULL, &error) == NULL);
    CHECK(error.code == SA_ERROR_FILE && strstr(error.message, "/nowhere/") != NULL);
    CHECK(sa_model_open(NULL, NULL, NULL, NULL, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    CHECK(sa_stream_begin(model, voice, &token, 0, NULL, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    CHECK(sa_stream_begin(model, voice, &outside, 1, NULL, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    CHECK(sa_stream_begin(model, NULL, &token, 1, NULL, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    CHECK(sa_stream_begin(model, voice, &outside, 1, NULL, NULL) == NULL);
    return 0;
}

static int check_options(sa_model * model, sa_voice * voice) {
    const int32_t token = 0;
    sa_error error = {0};
    sa_stream_options options = sa_stream_options_default();
    options.flow_steps = 11;
    CHECK(sa_stream_begin(model, voice, &token, 1, &options, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    options = sa_stream_options_default();
    options.sampling.temperature = NAN;
    CHECK(sa_stream_begin(model, voice, &token, 1, &options, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    options = sa_stream_options_default();
    options.sampling.top_k = -1;
    CHECK(sa_stream_begin(model, voice, &token, 1, &options, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    options = sa_stream_options_default();
    options.max_speech_tokens = 5000;
    CHECK(sa_stream_begin(model, voice, &token, 1, &options, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    return 0;
}

static int speak(sa_model * model, sa_voice * voice) {
    const int32_t tokens[] = {40, 50, 60, 70, 80, 90};
    sa_error error = {0};
    sa_stream * stream = sa_stream_begin(model, voice, tokens, 6, NULL, &error);
    CHECK(stream != NULL);
    const float * samples = NULL;
    size_t count = 0;
    size_t total = 0;
    while (sa_stream_next(stream, &samples, &count, &error) == SA_OK && count > 0) {
        for (size_t i = 0; i < count; ++i) {
            CHECK(isfinite(samples[i]) && fabsf(samples[i]) <= 1.0F);
        }
        total += count;
    }
    CHECK(error.code == SA_OK);
    sa_stream_result result;
    sa_stream_get_result(stream, &result);
    CHECK(result.n_samples == total && total == 960u * (unsigned)(result.n_speech_tokens + 3));
    CHECK(result.n_attempts >= 1 && result.n_attempts <= 4);
    sa_stream_end(stream);
    return 0;
}

int main(int count, char ** arguments) {
    sa_error error = {0};
    CHECK(count == 4);
    CHECK(strlen(sa_version()) >= 5);
    sa_model * model = sa_model_open(arguments[1], arguments[2], arguments[3], NULL, &error);
    CHECK(sa_model_open(arguments[1], arguments[2], arguments[1], NULL, NULL) == NULL); /* no mark, no speech */
    if (model == NULL) {
        printf("%s\n", error.message);
    }
    CHECK(model != NULL && error.code == SA_OK);
    sa_voice * voice = sa_voice_builtin(model, &error);
    CHECK(voice != NULL);
    if (speak(model, voice) != 0 || check_options(model, voice) != 0) {
        return 1;
    }
    sa_stream_end(NULL);
    sa_voice_free(NULL);
    if (check_refusals(model, voice) != 0) {
        return 1;
    }
    sa_voice_free(voice);
    sa_model_free(model);
    sa_model_free(NULL);
    printf("1 passed, 0 failed\n");
    return 0;
}
