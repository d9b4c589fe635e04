// The C boundary of playback: see api.cpp.

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "playback/playback_ring.h"
#include "runtime/error.h"
#include "soundalike.h"

struct sa_ring {
    sa_ring(size_t capacity, int32_t n_channels) : ring(capacity, n_channels) {}

    sa::PlaybackRing ring;
    std::vector<float> clipped;
};

namespace {

constexpr size_t most_samples = size_t{1} << 24;
constexpr int32_t most_channels = 32;

// Values of PortAudio's C interface (portaudio.h): paContinue, paOutputUnderflow.
constexpr int go_on = 0;
constexpr unsigned long output_underflow = 4;

// The samples as they may be played. A burst above full scale hurts, so it is never handed on (case PLY-10).
const float * checked(sa_ring & ring, const float * samples, size_t count) {
    if (!std::all_of(samples, samples + count, [](float sample) { return std::isfinite(sample); })) {
        sa::fail(SA_ERROR_ARGUMENT,
                 "The sound holds a sample that isn't a number, so it isn't played. Try another seed.");
    }
    if (std::all_of(samples, samples + count, [](float sample) { return std::fabs(sample) <= 1.0F; })) {
        return samples;
    }
    ring.clipped.resize(count);
    std::transform(samples, samples + count, ring.clipped.begin(),
                   [](float sample) { return std::clamp(sample, -1.0F, 1.0F); });
    return ring.clipped.data();
}

}  // namespace

sa_ring * sa_ring_new(size_t n_samples, int32_t n_channels, sa_error * error) {
    sa::clear(error);
    try {
        if (n_samples < 1 || n_samples > most_samples) {
            sa::fail(SA_ERROR_ARGUMENT, "The ring's size is out of range. It must be 1 to %d samples.",
                     static_cast<int>(most_samples));
        }
        if (n_channels < 1 || n_channels > most_channels) {
            sa::fail(SA_ERROR_ARGUMENT, "The number of channels is %d; it must be 1 to %d.", n_channels, most_channels);
        }
        return std::make_unique<sa_ring>(n_samples, n_channels).release();
    } catch (...) {
        sa::report(error);
        return nullptr;
    }
}

void sa_ring_free(sa_ring * ring) {
    std::unique_ptr<sa_ring> owned(ring);
}

void sa_ring_start(sa_ring * ring) {
    ring->ring.start();
}

sa_code sa_ring_write(sa_ring * ring, const float * samples, size_t n_samples, double seconds, size_t * n_taken,
                      sa_error * error) {
    sa::clear(error);
    try {
        if (ring == nullptr || n_taken == nullptr || (samples == nullptr && n_samples > 0)) {
            sa::fail(SA_ERROR_ARGUMENT, "The ring, the sound or the place for the count is missing.");
        }
        *n_taken = 0;
        if (!(seconds >= 0.0 && seconds <= 3600.0)) {
            sa::fail(SA_ERROR_ARGUMENT, "The time to wait is out of range. It must be 0 to 3600 seconds.");
        }
        *n_taken = ring->ring.write(checked(*ring, samples, n_samples), n_samples, seconds);
        return SA_OK;
    } catch (...) {
        return sa::report(error);
    }
}

void sa_ring_rest(sa_ring * ring) {
    ring->ring.rest();
}

void sa_ring_stop(sa_ring * ring) {
    ring->ring.stop();
}

void sa_ring_pause(sa_ring * ring, bool paused) {
    ring->ring.pause(paused);
}

sa_code sa_ring_set_volume(sa_ring * ring, float volume, sa_error * error) {
    sa::clear(error);
    try {
        if (!(volume >= 0.0F && volume <= 1.0F)) {
            sa::fail(SA_ERROR_ARGUMENT, "The volume is out of range. It must be 0 to 1.");
        }
        ring->ring.set_volume(volume);
        return SA_OK;
    } catch (...) {
        return sa::report(error);
    }
}

void sa_ring_get_state(const sa_ring * ring, sa_ring_state * state) {
    const sa::PlaybackRing::State now = ring->ring.state();
    state->n_written = now.n_written;
    state->n_played = now.n_played;
    state->n_dropped = now.n_dropped;
    state->n_waiting = now.n_waiting;
    state->n_underruns = now.n_underruns;
    state->n_device_underruns = now.n_device_underruns;
    state->n_callbacks = now.n_callbacks;
    state->first_sound_seconds = now.first_sound_seconds;
    state->quiet_seconds = now.quiet_seconds;
    state->stopped = now.stopped;
}

int sa_ring_callback(const void * input, void * output, unsigned long n_frames, const void * times, unsigned long flags,
                     void * ring) {
    (void)input;
    (void)times;
    static_cast<sa_ring *>(ring)->ring.play(static_cast<float *>(output), n_frames, (flags & output_underflow) != 0);
    return go_on;
}
