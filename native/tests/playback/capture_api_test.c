/* The ring of a microphone through the shared library, from C: what PortAudio would be handed, and misuse. */
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

static int check_misuse(void) {
    float one = 1.0F;
    size_t n_read = 9;
    sa_error error = {0};
    CHECK(sa_capture_new(0, 1, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    CHECK(sa_capture_new(10, 0, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    CHECK(sa_capture_new(10, 33, NULL) == NULL);
    CHECK(sa_capture_read(NULL, &one, 1, &n_read, &error) == SA_ERROR_ARGUMENT);
    sa_capture * capture = sa_capture_new(10, 1, &error);
    CHECK(capture != NULL && error.code == SA_OK);
    CHECK(sa_capture_read(capture, NULL, 1, &n_read, &error) == SA_ERROR_ARGUMENT);
    CHECK(sa_capture_read(capture, &one, 1, NULL, &error) == SA_ERROR_ARGUMENT);
    CHECK(sa_capture_read(capture, NULL, 0, &n_read, &error) == SA_OK && n_read == 0);
    sa_capture_free(capture);
    sa_capture_free(NULL);
    return 0;
}

static int check_values(void) {
    const float in[] = {0.5F, -0.25F, 1.0F, 0.0F};
    float out[8] = {0};
    size_t n_read = 0;
    sa_error error = {0};
    sa_capture_level level;
    sa_capture_state state;
    sa_capture * capture = sa_capture_new(10, 2, &error);
    CHECK(sa_capture_callback(in, NULL, 2, NULL, 2, capture) == 0);
    sa_capture_take_level(capture, &level);
    CHECK(level.peak == 1.0F && level.n_clipped == 1);
    CHECK(sa_capture_read(capture, out, 4, &n_read, &error) == SA_OK && n_read == 2);
    CHECK(memcmp(in, out, sizeof in) == 0);
    sa_capture_get_state(capture, &state);
    CHECK(state.n_captured == 2 && state.n_waiting == 0 && state.n_lost == 0 && state.n_broken == 0);
    CHECK(state.n_device_overruns == 1 && state.n_callbacks == 1 && state.quiet_seconds >= 0.0);
    sa_capture_free(capture);
    return 0;
}

int main(void) {
    if (check_misuse() != 0 || check_values() != 0) {
        return 1;
    }
    printf("1 passed, 0 failed\n");
    return 0;
}
