// The bounded ring between a microphone's callback and the thread that keeps what it heard.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sa {

// One callback captures, one thread reads; `take_level` and `state` may be called from any thread.
// `capture` takes no lock, allocates nothing and never waits. Counts are of frames since the ring was made.
class CaptureRing {
  public:
    struct Level {
        float peak;
        uint64_t n_clipped;
    };

    struct State {
        uint64_t n_captured;
        uint64_t n_waiting;
        uint64_t n_lost;
        uint64_t n_broken;
        uint64_t n_device_overruns;
        uint64_t n_callbacks;
        double quiet_seconds;
    };

    // Room for `capacity` frames of `channels` samples.
    CaptureRing(size_t capacity, int32_t channels);

    size_t channels() const { return channels_; }

    // What the device heard: `in` is frames x channels. What there is no room for is counted as lost.
    void capture(const float * in, size_t frames, bool device_lost_some) noexcept;

    // Up to `frames` of the oldest frames into `out` (frames x channels); returns how many.
    size_t read(float * out, size_t frames);

    // The largest absolute sample and how many were at full scale, since the last call. Any thread.
    Level take_level();

    State state() const;

  private:
    static int64_t now() noexcept;
    void measure(const float * in, size_t count) noexcept;
    void keep(const float * in, size_t frames, uint64_t written) noexcept;

    const size_t capacity_;
    const size_t channels_;
    std::vector<float> samples_;

    // Written by the callback.
    std::atomic<uint64_t> written_{0};
    std::atomic<uint64_t> lost_{0};
    std::atomic<uint64_t> broken_{0};
    std::atomic<uint64_t> device_overruns_{0};
    std::atomic<uint64_t> callbacks_{0};
    std::atomic<int64_t> last_at_;

    // Raised by the callback, taken away by whoever shows the level.
    std::atomic<float> peak_{0.0F};
    std::atomic<uint64_t> clipped_{0};

    // Written by the reader.
    std::atomic<uint64_t> read_{0};
};

static_assert(std::atomic<uint64_t>::is_always_lock_free && std::atomic<int64_t>::is_always_lock_free &&
                  std::atomic<float>::is_always_lock_free,
              "the callback must not take a lock");

}  // namespace sa
