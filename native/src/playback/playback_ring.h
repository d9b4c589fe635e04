// The bounded ring between the thread that makes sound and the sound device's callback.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sa {

// One thread writes (`start`, `write`, `rest`), one callback plays; `stop` and `state` may be called from any thread.
// `play` takes no lock, allocates nothing and never waits. Positions count samples since the ring was made.
class PlaybackRing {
  public:
    struct State {
        uint64_t n_written;
        uint64_t n_played;
        uint64_t n_dropped;
        uint64_t n_waiting;
        uint64_t n_underruns;
        uint64_t n_device_underruns;
        uint64_t n_callbacks;
        double first_sound_seconds;
        double quiet_seconds;
        bool stopped;
    };

    // `capacity` samples, each played on `channels` channels.
    PlaybackRing(size_t capacity, int32_t channels);

    // Drops what is left and takes sound again. The time to the first sample counts from here.
    void start();

    // Waits at most `seconds` for room. Returns how many were taken: fewer than `count` when time ran out or at a stop.
    size_t write(const float * samples, size_t count, double seconds);

    // Nothing follows for now: running empty from here on isn't an underrun.
    void rest();

    // Drops everything, in 5 ms; nothing is taken until `start`.
    void stop();

    // Falls silent over 5 ms and holds what follows; false, or `start`, goes on. Any thread.
    void pause(bool paused);

    // A factor 0..1, reached over 5 ms. Any thread.
    void set_volume(float volume);

    // Fills `out` (frames x channels): samples while there are any, then silence.
    void play(float * out, size_t frames, bool device_ran_dry) noexcept;

    State state() const;

  private:
    using Clock = std::chrono::steady_clock;

    static int64_t now() noexcept;
    size_t put(const float * samples, size_t count);

    // The callback's steps; those that play return how many frames they filled.
    uint64_t dropped_up_to(uint64_t written) const noexcept;
    size_t fade_away(float * out, size_t frames, uint64_t read, uint64_t drop) noexcept;
    size_t playable(size_t waiting, bool paused) noexcept;
    size_t go_on(float * out, size_t count, uint64_t read, bool paused) noexcept;
    void note_sound() noexcept;
    void note_gap(uint64_t read) noexcept;
    void copy_out(float * out, uint64_t from, size_t count) const noexcept;
    void apply_volume(float * out, size_t frames, float aim) noexcept;

    const size_t capacity_;
    const size_t channels_;
    std::vector<float> samples_;

    // Written by the producer.
    std::atomic<uint64_t> written_{0};
    std::atomic<uint64_t> session_begin_{0};
    std::atomic<uint64_t> session_{0};
    std::atomic<uint64_t> rests_{0};
    std::atomic<uint64_t> rest_at_{0};
    std::atomic<int64_t> started_at_;

    // Written by any thread.
    std::atomic<bool> stopped_{true};
    std::atomic<bool> paused_{false};
    std::atomic<float> volume_{1.0F};

    // Written by the callback.
    std::atomic<uint64_t> read_{0};
    std::atomic<uint64_t> played_{0};
    std::atomic<uint64_t> dropped_{0};
    std::atomic<uint64_t> underruns_{0};
    std::atomic<uint64_t> device_underruns_{0};
    std::atomic<uint64_t> callbacks_{0};
    std::atomic<uint64_t> first_session_{0};
    std::atomic<int64_t> first_at_{0};
    std::atomic<int64_t> last_at_;

    // The callback's own.
    bool sounding_ = false;
    bool gap_ = false;
    bool held_ = false;  // paused in the middle of sound
    uint64_t gap_rests_ = 0;
    float present_volume_ = 1.0F;
};

static_assert(std::atomic<uint64_t>::is_always_lock_free && std::atomic<int64_t>::is_always_lock_free &&
                  std::atomic<float>::is_always_lock_free,
              "the callback must not take a lock");

}  // namespace sa
