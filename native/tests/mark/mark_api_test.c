/* The mark through the shared library, from C: applied, found, and misuse that leaves the handle usable. */
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

enum { RATE = 24000, LENGTH = 36000 };

/* Bursts of noise, the same ones in every run. */
static void make_bursts(float * samples, size_t n_samples) {
    uint32_t dice = 1;
    for (size_t i = 0; i < n_samples; ++i) {
        dice = dice * 1664525u + 1013904223u; /* Numerical Recipes, section 7.1 */
        const double noise = (double)(dice >> 8) / (1 << 23) - 1.0;
        samples[i] = (float)(0.3 * noise * fmax(0.0, sin(9.0 * (double)i / RATE)));
    }
}

static int check_opening(const char * path, const char * foreign) {
    sa_error error = {0};
    CHECK(sa_mark_open(NULL, 0, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    CHECK(sa_mark_open("/nowhere/mark.gguf", 0, &error) == NULL && error.code == SA_ERROR_FILE);
    CHECK(strstr(error.message, "/nowhere/mark.gguf") != NULL);
    CHECK(sa_mark_open(foreign, 0, &error) == NULL && error.code == SA_ERROR_REFUSED);
    CHECK(sa_mark_open(path, -1, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    CHECK(sa_mark_open(path, 257, NULL) == NULL);
    sa_mark_free(NULL);
    return 0;
}

static int check_verdicts(sa_mark * mark, const float * plain) {
    const float * out = NULL;
    size_t n_out = 0;
    float confidence = -1.0F;
    sa_mark_verdict verdict = SA_MARK_UNCLEAR;
    sa_error error = {0};
    CHECK(sa_mark_detect(mark, plain, LENGTH, &confidence, &verdict, &error) == SA_OK);
    CHECK(verdict == SA_MARK_NOT_FOUND && confidence < 0.5F);
    CHECK(sa_mark_detect(mark, plain, 100, &confidence, &verdict, &error) == SA_OK);
    CHECK(verdict == SA_MARK_UNCLEAR && confidence == 0.0F);
    CHECK(sa_mark_apply(mark, plain, LENGTH, NULL, &out, &n_out, &error) == SA_OK && n_out == LENGTH);
    CHECK(sa_mark_detect(mark, out, n_out, &confidence, &verdict, &error) == SA_OK);
    CHECK(verdict == SA_MARK_FOUND && confidence >= 0.5F);
    CHECK(sa_mark_apply(mark, NULL, 0, NULL, &out, &n_out, &error) == SA_OK && n_out == 0);
    return 0;
}

static int check_changes(sa_mark * mark, const float * plain) {
    const float speeds[] = {0.5F, 1.25F, 1.5F};
    float confidence = 0.0F;
    sa_mark_verdict verdict = SA_MARK_UNCLEAR;
    sa_error error = {0};
    for (size_t i = 0; i < sizeof speeds / sizeof speeds[0]; ++i) {
        const float * out = NULL;
        size_t n_out = 0;
        sa_mark_changes changes = sa_mark_changes_default();
        CHECK(changes.speed == 1.0F && changes.gain == 1.0F);
        changes.speed = speeds[i];
        changes.gain = 0.5F;
        CHECK(sa_mark_apply(mark, plain, LENGTH, &changes, &out, &n_out, &error) == SA_OK);
        CHECK(n_out == (size_t)lround(LENGTH / (double)speeds[i]));
        CHECK(sa_mark_detect(mark, out, n_out, &confidence, &verdict, &error) == SA_OK && verdict == SA_MARK_FOUND);
    }
    return 0;
}

/* Refused: `changes`, or sound in which `spoiled` is in the middle. The outputs say so too. */
static int check_refused(sa_mark * mark, const float * plain, float spoiled, const sa_mark_changes * changes,
                         const char * reason) {
    static float sound[LENGTH];
    const float * out = plain;
    size_t n_out = 1;
    sa_error error = {0};
    memcpy(sound, plain, sizeof sound);
    sound[LENGTH / 2] = spoiled;
    CHECK(sa_mark_apply(mark, sound, LENGTH, changes, &out, &n_out, &error) == SA_ERROR_ARGUMENT);
    CHECK(strstr(error.message, reason) != NULL);
    CHECK(out == NULL && n_out == 0);
    return 0;
}

/* After every kind of refusal, also one that comes when half the work is done, the same sound is marked the same. */
static int check_recovery(sa_mark * mark, const float * plain) {
    static float first[LENGTH];
    const sa_mark_changes refusals[] = {{1.6F, 1.0F}, {NAN, 1.0F}, {1.0F, -1.0F}, {1.0F, NAN}};
    const char * const reasons[] = {"speed", "speed", "gain", "gain"};
    const sa_mark_changes loud = {1.0F, 100.0F}; /* makes an infinite sample of 1e38 */
    const float * out = NULL;
    size_t n_out = 0;
    sa_error error = {0};
    CHECK(sa_mark_apply(mark, plain, LENGTH, NULL, &out, &n_out, &error) == SA_OK && n_out == LENGTH);
    memcpy(first, out, sizeof first);
    for (size_t i = 0; i < 6; ++i) {
        if (i < 4 ? check_refused(mark, plain, 0.0F, &refusals[i], reasons[i])
                  : check_refused(mark, plain, i == 4 ? NAN : 1e38F, i == 4 ? NULL : &loud, "isn't a number")) {
            return 1;
        }
        CHECK(sa_mark_apply(mark, plain, LENGTH, NULL, &out, &n_out, &error) == SA_OK && n_out == LENGTH);
        CHECK(memcmp(out, first, sizeof first) == 0);
    }
    return 0;
}

static int check_misuse(sa_mark * mark, const float * plain) {
    const float * out = NULL;
    size_t n_out = 0;
    float confidence = 0.0F;
    sa_mark_verdict verdict = SA_MARK_FOUND;
    sa_error error = {0};
    CHECK(sa_mark_apply(NULL, plain, LENGTH, NULL, &out, &n_out, &error) == SA_ERROR_ARGUMENT);
    CHECK(sa_mark_apply(mark, NULL, LENGTH, NULL, &out, &n_out, &error) == SA_ERROR_ARGUMENT);
    CHECK(sa_mark_apply(mark, plain, LENGTH, NULL, NULL, &n_out, &error) == SA_ERROR_ARGUMENT);
    CHECK(sa_mark_apply(mark, plain, LENGTH, NULL, &out, NULL, &error) == SA_ERROR_ARGUMENT);
    CHECK(sa_mark_detect(NULL, plain, LENGTH, &confidence, &verdict, &error) == SA_ERROR_ARGUMENT);
    CHECK(sa_mark_detect(mark, plain, LENGTH, NULL, &verdict, &error) == SA_ERROR_ARGUMENT);
    CHECK(sa_mark_detect(mark, plain, LENGTH, &confidence, NULL, &error) == SA_ERROR_ARGUMENT);
    CHECK(sa_mark_detect(mark, NULL, LENGTH, &confidence, &verdict, &error) == SA_ERROR_ARGUMENT);
    CHECK(verdict == SA_MARK_UNCLEAR && confidence == 0.0F);
    const size_t too_many = (size_t)RATE * 600 + 1;
    float * silence = calloc(too_many, sizeof *silence);
    CHECK(silence != NULL);
    const sa_code code = sa_mark_detect(mark, silence, too_many, &confidence, &verdict, &error);
    free(silence);
    CHECK(code == SA_ERROR_ARGUMENT && strstr(error.message, "10 minutes") != NULL);
    return 0;
}

int main(int count, char ** arguments) {
    static float plain[LENGTH];
    sa_error error = {0};
    CHECK(count == 3);
    make_bursts(plain, LENGTH);
    if (check_opening(arguments[1], arguments[2]) != 0) {
        return 1;
    }
    sa_mark * mark = sa_mark_open(arguments[1], 0, &error);
    CHECK(mark != NULL && error.code == SA_OK);
    if (check_verdicts(mark, plain) != 0 || check_changes(mark, plain) != 0 || check_recovery(mark, plain) != 0 ||
        check_misuse(mark, plain) != 0) {
        return 1;
    }
    sa_mark_free(mark);
    printf("1 passed, 0 failed\n");
    return 0;
}
