/* The ring through the shared library, from C: what PortAudio would be handed, and misuse. */
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

static int check_misuse(void) {
    const float one = 1.0F;
    size_t taken = 0;
    sa_error error = {0};
    CHECK(sa_ring_new(0, 1, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    CHECK(sa_ring_new(10, 0, &error) == NULL && error.code == SA_ERROR_ARGUMENT);
    CHECK(sa_ring_new(10, 33, NULL) == NULL);
    CHECK(sa_ring_write(NULL, &one, 1, 0.0, &taken, &error) == SA_ERROR_ARGUMENT);
    sa_ring * ring = sa_ring_new(10, 1, &error);
    CHECK(ring != NULL && error.code == SA_OK);
    CHECK(sa_ring_write(ring, NULL, 1, 0.0, &taken, &error) == SA_ERROR_ARGUMENT);
    CHECK(sa_ring_write(ring, &one, 1, NAN, &taken, &error) == SA_ERROR_ARGUMENT);
    CHECK(sa_ring_write(ring, &one, 1, 0.0, &taken, &error) == SA_OK && taken == 0);
    sa_ring_free(ring);
    sa_ring_free(NULL);
    return 0;
}

/* Case PLY-10: what isn't a number isn't played, what is beyond full scale is clipped. */
static int check_values(void) {
    const float good[] = {0.5F, -2.0F, 3.0F};
    const float bad[] = {0.5F, NAN, INFINITY};
    float out[8];
    size_t taken = 9;
    sa_error error = {0};
    sa_ring * ring = sa_ring_new(10, 2, &error);
    sa_ring_start(ring);
    CHECK(sa_ring_write(ring, bad, 3, 0.0, &taken, &error) == SA_ERROR_ARGUMENT && taken == 0);
    CHECK(strstr(error.message, "isn't a number") != NULL);
    CHECK(sa_ring_write(ring, good, 3, 0.0, &taken, &error) == SA_OK && taken == 3);
    CHECK(sa_ring_callback(NULL, out, 4, NULL, 4, ring) == 0);
    const float expected[] = {0.5F, 0.5F, -1.0F, -1.0F, 1.0F, 1.0F, 0.0F, 0.0F};
    CHECK(memcmp(out, expected, sizeof out) == 0);
    CHECK(sa_ring_set_volume(ring, NAN, &error) == SA_ERROR_ARGUMENT);
    CHECK(sa_ring_set_volume(ring, 1.5F, &error) == SA_ERROR_ARGUMENT);
    CHECK(sa_ring_set_volume(ring, 1.0F, &error) == SA_OK);
    sa_ring_pause(ring, true);
    sa_ring_pause(ring, false);
    sa_ring_rest(ring);
    sa_ring_stop(ring);
    sa_ring_state state;
    sa_ring_get_state(ring, &state);
    CHECK(state.stopped && state.n_played == 3 && state.n_callbacks == 1 && state.first_sound_seconds >= 0.0);
    sa_ring_free(ring);
    return 0;
}

int main(void) {
    if (check_misuse() != 0 || check_values() != 0) {
        return 1;
    }
    printf("1 passed, 0 failed\n");
    return 0;
}
