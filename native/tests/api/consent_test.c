/* No way round consent, tried from C through the shared library alone. */
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "soundalike.h"

#define CHECK(condition)                                                               \
    do {                                                                               \
        if (!(condition)) {                                                            \
            printf("%s:%d: %s\n0 passed, 1 failed\n", __FILE__, __LINE__, #condition); \
            return 1;                                                                  \
        }                                                                              \
    } while (0)

enum { RATE = 24000, SLOW = 16000, SECONDS = 10 };

typedef struct sound {
    float fast[RATE * SECONDS];
    float slow[SLOW * SECONDS];
} sound;

/* Ten seconds of a WAV file: mono, 24 kHz, 16 bits behind 44 bytes. Every third sample of two is left out: good enough
 * to know a speaker by. */
static int read_sound(const char * path, sound * into) {
    FILE * file = fopen(path, "rb");
    unsigned char bytes[2];
    size_t i = 0;
    if (file == NULL || fseek(file, 44, SEEK_SET) != 0) {
        return 1;
    }
    for (; i < (size_t)RATE * SECONDS && fread(bytes, 1, 2, file) == 2; ++i) {
        const int value = bytes[0] + 256 * bytes[1];
        into->fast[i] = (float)(value > 32767 ? value - 65536 : value) / 32768.0F;
    }
    fclose(file);
    for (size_t j = 0; j < (size_t)SLOW * SECONDS; ++j) {
        const size_t at = j * 3 / 2;
        into->slow[j] = j % 2 == 0 ? into->fast[at] : 0.5F * (into->fast[at] + into->fast[at + 1]);
    }
    return i == (size_t)RATE * SECONDS ? 0 : 1;
}

static sa_clip clip_of(const sound * made) {
    const sa_clip clip = {made->fast, (size_t)RATE * SECONDS, made->slow, (size_t)SLOW * SECONDS};
    return clip;
}

static sa_code code_of(sa_cloner * cloner, const sa_clip * clip, const sa_consent * consent) {
    sa_error error = {0};
    sa_voice * voice = sa_cloner_make(cloner, "Ada", clip, consent, NULL, &error);
    if (voice != NULL) {
        sa_voice_free(voice);
        return SA_OK;
    }
    return strlen(error.message) > 20 ? error.code : SA_ERROR_INTERNAL;
}

static int check_records(sa_cloner * cloner, const sa_clip * clip) {
    sa_consent consent = {SA_CONSENT_SELF, "Ada", "2026-11-30", "I am Ada.", NULL, 0};
    CHECK(code_of(cloner, clip, NULL) == SA_ERROR_REFUSED);
    const sa_consent zero = {0};
    CHECK(code_of(cloner, clip, &zero) == SA_ERROR_REFUSED);
    const int32_t kinds[] = {SA_CONSENT_NONE, -1, 5, 256, 257, 65537, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); ++i) {
        consent.kind = kinds[i];
        CHECK(code_of(cloner, clip, &consent) == SA_ERROR_REFUSED);
    }
    const char * nobody[] = {NULL, "", " ", "\t\n"};
    for (size_t i = 0; i < sizeof(nobody) / sizeof(nobody[0]); ++i) {
        for (int32_t kind = SA_CONSENT_SELF; kind <= SA_CONSENT_WRITTEN; ++kind) {
            const sa_consent unnamed = {kind, nobody[i], "2026-11-30", "yes", clip->wav16, 64000};
            CHECK(code_of(cloner, clip, &unnamed) == SA_ERROR_REFUSED);
            const sa_consent undated = {kind, "Ada", nobody[i], "yes", clip->wav16, 64000};
            CHECK(code_of(cloner, clip, &undated) == SA_ERROR_REFUSED);
        }
        const sa_consent unlicensed = {SA_CONSENT_LICENCE, "Ada", "2026-11-30", nobody[i], NULL, 0};
        CHECK(code_of(cloner, clip, &unlicensed) == SA_ERROR_REFUSED);
    }
    return 0;
}

static int check_statements(sa_cloner * cloner, const sound * own, const sound * other) {
    const sa_clip clip = clip_of(own);
    sa_consent spoken = {SA_CONSENT_STATEMENT, "Ada", "2026-11-30", "I agree.", NULL, 0};
    CHECK(code_of(cloner, &clip, &spoken) == SA_ERROR_REFUSED);
    spoken.n_statement = 64000; /* and no samples */
    CHECK(code_of(cloner, &clip, &spoken) == SA_ERROR_ARGUMENT);
    spoken.statement = other->slow;
    CHECK(code_of(cloner, &clip, &spoken) == SA_ERROR_REFUSED);
    spoken.statement = own->slow;
    spoken.n_statement = 31999;
    CHECK(code_of(cloner, &clip, &spoken) == SA_ERROR_REFUSED);
    /* The speaker at one rate only. */
    spoken.n_statement = 64000;
    const sa_clip mixed = {other->fast, clip.n_wav24, own->slow, clip.n_wav16};
    CHECK(code_of(cloner, &mixed, &spoken) == SA_ERROR_REFUSED);
    const sa_clip mixed_too = {own->fast, clip.n_wav24, other->slow, clip.n_wav16};
    CHECK(code_of(cloner, &mixed_too, &spoken) == SA_ERROR_REFUSED);
    CHECK(code_of(cloner, &clip, &spoken) == SA_OK);
    return 0;
}

/* What isn't a voice file with a record can't be opened as a voice. */
static int check_files(sa_model * model, char ** paths) {
    sa_error error = {0};
    for (int i = 0; i < 5; ++i) {
        CHECK(sa_voice_open(model, paths[i], &error) == NULL);
        CHECK(error.code == SA_ERROR_REFUSED && strlen(error.message) > 20);
    }
    CHECK(sa_voice_open(model, "/nowhere/x.voice.gguf", &error) == NULL && error.code == SA_ERROR_FILE);
    CHECK(sa_voice_open(model, "", &error) == NULL && error.code != SA_OK);
    CHECK(sa_voice_open(model, NULL, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    CHECK(sa_stream_begin(model, NULL, (const int32_t[]){1}, 1, NULL, &error) == NULL);
    return 0;
}

/* Whoever agreed is heard. */
static int check_voice(sa_cloner * cloner, sa_model * model, const sa_clip * clip) {
    sa_error error = {0};
    const sa_consent consent = {SA_CONSENT_WRITTEN, "Ada", "2026-11-30", "Ada agreed.", NULL, 0};
    sa_voice * voice = sa_cloner_make(cloner, "Ada", clip, &consent, NULL, &error);
    CHECK(voice != NULL && strcmp(sa_voice_name(voice), "Ada") == 0);
    CHECK(sa_cloner_make(cloner, NULL, clip, &consent, NULL, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    CHECK(sa_cloner_make(cloner, "Ada", NULL, &consent, NULL, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    CHECK(sa_cloner_make(NULL, "Ada", clip, &consent, NULL, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    const sa_clip lost = {NULL, clip->n_wav24, clip->wav16, clip->n_wav16};
    CHECK(sa_cloner_make(cloner, "Ada", &lost, &consent, NULL, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    const int32_t tokens[] = {40, 50, 60, 70};
    sa_stream * stream = sa_stream_begin(model, voice, tokens, 4, NULL, &error);
    const float * samples = NULL;
    size_t count = 0;
    CHECK(stream != NULL && sa_stream_next(stream, &samples, &count, &error) == SA_OK && count > 0);
    sa_stream_end(stream);
    sa_voice_free(voice);
    return 0;
}

int main(int count, char ** arguments) {
    static sound own;
    static sound other;
    sa_error error = {0};
    CHECK(count == 6);
    CHECK(read_sound(arguments[4], &own) == 0 && read_sound(arguments[5], &other) == 0);
    sa_cloner * cloner = sa_cloner_open(arguments[1], arguments[2], NULL, &error);
    sa_model * model = sa_model_open(arguments[1], arguments[2], arguments[3], NULL, &error);
    CHECK(cloner != NULL && model != NULL);
    const sa_clip clip = clip_of(&own);
    if (check_records(cloner, &clip) != 0 || check_statements(cloner, &own, &other) != 0 ||
        check_files(model, arguments + 1) != 0 || check_voice(cloner, model, &clip) != 0) {
        return 1;
    }
    sa_model_free(model);
    sa_cloner_free(cloner);
    sa_cloner_free(NULL);
    printf("1 passed, 0 failed\n");
    return 0;
}
