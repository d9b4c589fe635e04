// The C boundary of recording: see api.cpp.

#include <memory>

#include "api_guard.h"
#include "playback/capture_ring.h"
#include "runtime/error.h"
#include "soundalike.h"

struct sa_capture {
    sa_capture(size_t capacity, int32_t n_channels) : ring(capacity, n_channels) {}

    sa::CaptureRing ring;
};

namespace {

constexpr size_t most_frames = size_t{1} << 24;
constexpr int32_t most_channels = 32;

// Values of PortAudio's C interface (portaudio.h): paContinue, paInputOverflow.
constexpr int go_on = 0;
constexpr unsigned long input_overflow = 2;

}  // namespace

sa_capture * sa_capture_new(size_t n_frames, int32_t n_channels, sa_error * error) {
    return sa::guarded(error, static_cast<sa_capture *>(nullptr), [&] {
        if (n_frames < 1 || n_frames > most_frames) {
            sa::fail(SA_ERROR_ARGUMENT, "The ring's size is out of range. It must be 1 to %d frames.",
                     static_cast<int>(most_frames));
        }
        if (n_channels < 1 || n_channels > most_channels) {
            sa::fail(SA_ERROR_ARGUMENT, "The number of channels is %d; it must be 1 to %d.", n_channels, most_channels);
        }
        return std::make_unique<sa_capture>(n_frames, n_channels).release();
    });
}

void sa_capture_free(sa_capture * capture) {
    std::unique_ptr<sa_capture> owned(capture);
}

sa_code sa_capture_read(sa_capture * capture, float * samples, size_t n_frames, size_t * n_read, sa_error * error) {
    return sa::guarded_code(error, [&] {
        sa::require(capture, "ring");
        sa::require(n_read, "place for the count");
        *n_read = 0;
        if (n_frames > 0) {
            sa::require(samples, "place for the sound");
            *n_read = capture->ring.read(samples, n_frames);
        }
    });
}

void sa_capture_take_level(sa_capture * capture, sa_capture_level * level) {
    const sa::CaptureRing::Level now = capture->ring.take_level();
    level->peak = now.peak;
    level->n_clipped = now.n_clipped;
}

void sa_capture_get_state(const sa_capture * capture, sa_capture_state * state) {
    const sa::CaptureRing::State now = capture->ring.state();
    state->n_captured = now.n_captured;
    state->n_waiting = now.n_waiting;
    state->n_lost = now.n_lost;
    state->n_broken = now.n_broken;
    state->n_device_overruns = now.n_device_overruns;
    state->n_callbacks = now.n_callbacks;
    state->quiet_seconds = now.quiet_seconds;
}

int sa_capture_callback(const void * input, void * output, unsigned long n_frames, const void * times,
                        unsigned long flags, void * capture) {
    (void)output;
    (void)times;
    static_cast<sa_capture *>(capture)->ring.capture(static_cast<const float *>(input), n_frames,
                                                     (flags & input_overflow) != 0);
    return go_on;
}
