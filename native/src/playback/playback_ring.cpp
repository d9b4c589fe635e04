#include "playback/playback_ring.h"

#include <algorithm>
#include <cmath>
#include <thread>

namespace sa {

namespace {

// A stop falls silent over 5 ms at 24 kHz, so that it doesn't click.
constexpr size_t fade_samples = 120;
// How often a writer looks for room: the callback must not wake anybody, since that may wait.
constexpr std::chrono::milliseconds look_again{2};

}  // namespace

PlaybackRing::PlaybackRing(size_t capacity, int32_t channels)
    : capacity_(capacity),
      channels_(static_cast<size_t>(channels)),
      samples_(capacity),
      started_at_(now()),
      last_at_(now()) {}

int64_t PlaybackRing::now() noexcept {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now().time_since_epoch()).count();
}

void PlaybackRing::start() {
    // What a write published after the stop is behind session_begin_, so that it is never played.
    session_begin_.store(written_.load(std::memory_order_relaxed), std::memory_order_relaxed);
    started_at_.store(now(), std::memory_order_relaxed);
    session_.fetch_add(1, std::memory_order_release);
    paused_.store(false, std::memory_order_relaxed);
    stopped_.store(false, std::memory_order_release);
}

size_t PlaybackRing::write(const float * samples, size_t count, double seconds) {
    const auto deadline = Clock::now() + std::chrono::duration<double>(seconds);
    size_t taken = 0;
    while (!stopped_.load(std::memory_order_acquire)) {
        taken += put(samples + taken, count - taken);
        if (taken == count || Clock::now() >= deadline) {
            break;
        }
        std::this_thread::sleep_for(look_again);
    }
    return taken;
}

size_t PlaybackRing::put(const float * samples, size_t count) {
    const uint64_t written = written_.load(std::memory_order_relaxed);
    const size_t waiting = static_cast<size_t>(written - read_.load(std::memory_order_acquire));
    const size_t taken = std::min(count, capacity_ - waiting);
    const size_t place = static_cast<size_t>(written % capacity_);
    const size_t until_end = std::min(taken, capacity_ - place);
    std::copy(samples, samples + until_end, samples_.begin() + static_cast<std::ptrdiff_t>(place));
    std::copy(samples + until_end, samples + taken, samples_.begin());
    written_.store(written + taken, std::memory_order_release);
    return taken;
}

void PlaybackRing::rest() {
    rest_at_.store(written_.load(std::memory_order_relaxed), std::memory_order_relaxed);
    rests_.fetch_add(1, std::memory_order_release);
}

void PlaybackRing::stop() {
    stopped_.store(true, std::memory_order_release);
}

void PlaybackRing::pause(bool paused) {
    paused_.store(paused, std::memory_order_release);
}

void PlaybackRing::set_volume(float volume) {
    volume_.store(volume, std::memory_order_relaxed);
}

void PlaybackRing::play(float * out, size_t frames, bool device_ran_dry) noexcept {
    callbacks_.fetch_add(1, std::memory_order_relaxed);
    if (device_ran_dry && sounding_) {
        device_underruns_.fetch_add(1, std::memory_order_relaxed);
    }
    const uint64_t written = written_.load(std::memory_order_acquire);
    const uint64_t drop = dropped_up_to(written);
    uint64_t read = read_.load(std::memory_order_relaxed);
    size_t filled = 0;
    if (drop > read) {
        filled = fade_away(out, frames, read, drop);
        read = drop;
    }
    const bool paused = paused_.load(std::memory_order_acquire);
    const size_t room = std::min(frames - filled, playable(static_cast<size_t>(written - read), paused));
    const size_t count = go_on(out + filled * channels_, room, read, paused);
    read += count;
    filled += count;
    if (filled < frames && paused) {
        held_ = held_ || sounding_;
        sounding_ = false;
        present_volume_ = 0.0F;
    } else if (filled < frames && sounding_) {
        note_gap(read);
    }
    std::fill(out + filled * channels_, out + frames * channels_, 0.0F);
    played_.fetch_add(filled, std::memory_order_relaxed);
    read_.store(read, std::memory_order_release);
}

uint64_t PlaybackRing::dropped_up_to(uint64_t written) const noexcept {
    if (stopped_.load(std::memory_order_acquire)) {
        return written;
    }
    // A session that begins after `written` was read is later than it.
    return std::min(session_begin_.load(std::memory_order_acquire), written);
}

size_t PlaybackRing::fade_away(float * out, size_t frames, uint64_t read, uint64_t drop) noexcept {
    size_t filled = 0;
    if (sounding_) {
        filled = std::min({frames, fade_samples, static_cast<size_t>(drop - read)});
        copy_out(out, read, filled);
        for (size_t i = 0; i < filled * channels_; ++i) {
            const size_t left = filled - i / channels_;
            out[i] *= present_volume_ * static_cast<float>(left) / static_cast<float>(filled + 1);
        }
    }
    dropped_.fetch_add(drop - read - filled, std::memory_order_relaxed);
    sounding_ = false;
    gap_ = false;
    held_ = false;
    return filled;
}

// How many of the waiting samples may be played: while paused those that fade away, and then none.
size_t PlaybackRing::playable(size_t waiting, bool paused) noexcept {
    if (paused) {
        const float left = sounding_ ? std::ceil(present_volume_ * static_cast<float>(fade_samples) - 0.01F) : 0.0F;
        return std::min(waiting, static_cast<size_t>(std::max(left, 0.0F)));
    }
    if (!sounding_ && !held_) {
        present_volume_ = volume_.load(std::memory_order_relaxed);  // sound begins, so nothing can click
    }
    return waiting;
}

void PlaybackRing::apply_volume(float * out, size_t frames, float aim) noexcept {
    if (present_volume_ == 1.0F && aim == 1.0F) {
        return;
    }
    constexpr float step = 1.0F / static_cast<float>(fade_samples);
    for (size_t i = 0; i < frames; ++i) {
        present_volume_ += std::clamp(aim - present_volume_, -step, step);
        for (size_t channel = 0; channel < channels_; ++channel) {
            out[i * channels_ + channel] *= present_volume_;
        }
    }
}

size_t PlaybackRing::go_on(float * out, size_t count, uint64_t read, bool paused) noexcept {
    if (count == 0) {
        return 0;
    }
    // Only what sound follows was an underrun: the end of speech leaves the ring empty as well.
    if (gap_ && gap_rests_ == rests_.load(std::memory_order_acquire) &&
        session_begin_.load(std::memory_order_relaxed) != read) {
        underruns_.fetch_add(1, std::memory_order_relaxed);
    }
    gap_ = false;
    held_ = false;
    sounding_ = true;
    copy_out(out, read, count);
    apply_volume(out, count, paused ? 0.0F : volume_.load(std::memory_order_relaxed));
    note_sound();
    return count;
}

void PlaybackRing::note_sound() noexcept {
    const int64_t time = now();
    const uint64_t session = session_.load(std::memory_order_acquire);
    if (first_session_.load(std::memory_order_relaxed) != session) {
        first_at_.store(time, std::memory_order_relaxed);
        first_session_.store(session, std::memory_order_release);
    }
    last_at_.store(time, std::memory_order_relaxed);
}

void PlaybackRing::note_gap(uint64_t read) noexcept {
    gap_rests_ = rests_.load(std::memory_order_acquire);
    gap_ = rest_at_.load(std::memory_order_relaxed) != read;
    sounding_ = false;
}

void PlaybackRing::copy_out(float * out, uint64_t from, size_t count) const noexcept {
    for (size_t i = 0; i < count; ++i) {
        const float sample = samples_[static_cast<size_t>((from + i) % capacity_)];
        std::fill(out + i * channels_, out + (i + 1) * channels_, sample);
    }
}

PlaybackRing::State PlaybackRing::state() const {
    constexpr double nanoseconds = 1e-9;
    State state{};
    const uint64_t read = read_.load(std::memory_order_acquire);
    state.n_written = written_.load(std::memory_order_acquire);
    state.n_played = played_.load(std::memory_order_relaxed);
    state.n_dropped = dropped_.load(std::memory_order_relaxed);
    state.n_waiting = state.n_written - read;
    state.n_underruns = underruns_.load(std::memory_order_relaxed);
    state.n_device_underruns = device_underruns_.load(std::memory_order_relaxed);
    state.n_callbacks = callbacks_.load(std::memory_order_relaxed);
    state.stopped = stopped_.load(std::memory_order_acquire);
    const bool heard = first_session_.load(std::memory_order_acquire) == session_.load(std::memory_order_acquire) &&
                       session_.load(std::memory_order_relaxed) > 0;
    const int64_t started_at = started_at_.load(std::memory_order_relaxed);
    state.first_sound_seconds =
        heard ? static_cast<double>(first_at_.load(std::memory_order_relaxed) - started_at) * nanoseconds : -1.0;
    const int64_t last_at = std::max(last_at_.load(std::memory_order_relaxed), started_at);
    state.quiet_seconds = static_cast<double>(now() - last_at) * nanoseconds;
    return state;
}

}  // namespace sa
