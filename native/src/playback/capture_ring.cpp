#include "playback/capture_ring.h"

#include <algorithm>
#include <cmath>

namespace sa {

namespace {

// The largest value that 16 bits give is 32767 / 32768: what is at it was cut off.
constexpr float full_scale = 32767.0F / 32768.0F;

}  // namespace

CaptureRing::CaptureRing(size_t capacity, int32_t channels)
    : capacity_(capacity),
      channels_(static_cast<size_t>(channels)),
      samples_(capacity * static_cast<size_t>(channels)),
      last_at_(now()) {}

int64_t CaptureRing::now() noexcept {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

void CaptureRing::capture(const float * in, size_t frames, bool device_lost_some) noexcept {
    callbacks_.fetch_add(1, std::memory_order_relaxed);
    if (device_lost_some) {
        device_overruns_.fetch_add(1, std::memory_order_relaxed);
    }
    if (in == nullptr || frames == 0) {
        return;
    }
    last_at_.store(now(), std::memory_order_relaxed);
    measure(in, frames * channels_);
    const uint64_t written = written_.load(std::memory_order_relaxed);
    const size_t room = capacity_ - static_cast<size_t>(written - read_.load(std::memory_order_acquire));
    const size_t kept = std::min(frames, room);
    keep(in, kept, written);
    lost_.fetch_add(frames - kept, std::memory_order_relaxed);
    written_.store(written + kept, std::memory_order_release);
}

void CaptureRing::measure(const float * in, size_t count) noexcept {
    float peak = 0.0F;
    uint64_t clipped = 0;
    uint64_t broken = 0;
    for (size_t i = 0; i < count; ++i) {
        const float size = std::fabs(in[i]);
        if (!std::isfinite(size)) {
            ++broken;
            continue;
        }
        peak = std::max(peak, size);
        clipped += size >= full_scale ? 1 : 0;
    }
    broken_.fetch_add(broken, std::memory_order_relaxed);
    clipped_.fetch_add(clipped, std::memory_order_relaxed);
    float shown = peak_.load(std::memory_order_relaxed);
    while (peak > shown && !peak_.compare_exchange_weak(shown, peak, std::memory_order_relaxed)) {
    }
}

void CaptureRing::keep(const float * in, size_t frames, uint64_t written) noexcept {
    for (size_t frame = 0; frame < frames; ++frame) {
        float * place = samples_.data() + static_cast<size_t>((written + frame) % capacity_) * channels_;
        for (size_t channel = 0; channel < channels_; ++channel) {
            const float sample = in[frame * channels_ + channel];
            place[channel] = std::isfinite(sample) ? sample : 0.0F;
        }
    }
}

size_t CaptureRing::read(float * out, size_t frames) {
    const uint64_t from = read_.load(std::memory_order_relaxed);
    const size_t waiting = static_cast<size_t>(written_.load(std::memory_order_acquire) - from);
    const size_t count = std::min(frames, waiting);
    const size_t place = static_cast<size_t>(from % capacity_);
    const size_t until_end = std::min(count, capacity_ - place);
    std::copy_n(samples_.data() + place * channels_, until_end * channels_, out);
    std::copy_n(samples_.data(), (count - until_end) * channels_, out + until_end * channels_);
    read_.store(from + count, std::memory_order_release);
    return count;
}

CaptureRing::Level CaptureRing::take_level() {
    return {peak_.exchange(0.0F, std::memory_order_relaxed), clipped_.exchange(0, std::memory_order_relaxed)};
}

CaptureRing::State CaptureRing::state() const {
    constexpr double nanoseconds = 1e-9;
    State state{};
    const uint64_t read = read_.load(std::memory_order_acquire);
    state.n_captured = written_.load(std::memory_order_acquire);
    state.n_waiting = state.n_captured - read;
    state.n_lost = lost_.load(std::memory_order_relaxed);
    state.n_broken = broken_.load(std::memory_order_relaxed);
    state.n_device_overruns = device_overruns_.load(std::memory_order_relaxed);
    state.n_callbacks = callbacks_.load(std::memory_order_relaxed);
    state.quiet_seconds = static_cast<double>(now() - last_at_.load(std::memory_order_relaxed)) * nanoseconds;
    return state;
}

}  // namespace sa
