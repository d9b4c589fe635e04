// The ring of a microphone: what is captured is read, in order and once; levels; nothing is lost without being counted.
#include "playback/capture_ring.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <numeric>
#include <thread>
#include <vector>

#include "support/testing.h"

using namespace sa;

namespace {

std::vector<float> counting(size_t count, float from = 1.0F) {
    std::vector<float> samples(count);
    std::iota(samples.begin(), samples.end(), from);
    return samples;
}

std::vector<float> taken(CaptureRing & ring, size_t frames) {
    std::vector<float> out(frames * ring.channels(), 99.0F);
    out.resize(ring.read(out.data(), frames) * ring.channels());
    return out;
}

void heard(CaptureRing & ring, const std::vector<float> & samples, bool lost = false) {
    ring.capture(samples.data(), samples.size() / ring.channels(), lost);
}

}  // namespace

SA_TEST(capture_gives_what_the_device_heard_in_order_and_once) {
    CaptureRing ring(7, 2);
    float next = 1.0F;
    for (int round = 0; round < 40; ++round) {
        const std::vector<float> samples = counting(10, next);
        heard(ring, samples);
        SA_CHECK(ring.state().n_waiting == 5);
        SA_CHECK(taken(ring, 9) == samples);
        SA_CHECK(taken(ring, 9).empty());
        next += 10.0F;
    }
    const CaptureRing::State state = ring.state();
    SA_CHECK(state.n_captured == 200 && state.n_lost == 0 && state.n_callbacks == 40 && state.n_waiting == 0);
}

SA_TEST(capture_counts_what_there_is_no_room_for) {
    CaptureRing ring(8, 1);
    heard(ring, counting(20));
    SA_CHECK(ring.state().n_captured == 8 && ring.state().n_lost == 12);
    SA_CHECK(taken(ring, 3) == counting(3));
    heard(ring, counting(5, 50.0F));
    SA_CHECK(ring.state().n_lost == 14);
    SA_CHECK((taken(ring, 20) == std::vector<float>{4, 5, 6, 7, 8, 50, 51, 52}));
}

SA_TEST(capture_level_is_the_loudest_since_it_was_asked_for) {
    CaptureRing ring(4, 1);
    SA_CHECK(ring.take_level().peak == 0.0F);
    heard(ring, {0.1F, -0.5F, 0.2F});
    heard(ring, {0.3F, 0.0F, 0.0F, 0.0F, 0.0F});  // the level is there also when nobody reads
    SA_CHECK(ring.take_level().peak == 0.5F);
    SA_CHECK(ring.take_level().peak == 0.0F);
    heard(ring, {1.0F, -1.0F, 32767.0F / 32768.0F, 0.99F});
    const CaptureRing::Level level = ring.take_level();
    SA_CHECK(level.peak == 1.0F && level.n_clipped == 3);
    SA_CHECK(ring.take_level().n_clipped == 0);
}

SA_TEST(capture_puts_silence_where_a_sample_is_no_number) {
    CaptureRing ring(8, 1);
    heard(ring, {0.5F, std::nanf(""), std::numeric_limits<float>::infinity(), -0.25F});
    SA_CHECK((taken(ring, 8) == std::vector<float>{0.5F, 0.0F, 0.0F, -0.25F}));
    SA_CHECK(ring.state().n_broken == 2 && ring.take_level().peak == 0.5F);
}

SA_TEST(capture_knows_a_device_that_fell_silent_and_one_that_lost_sound) {
    CaptureRing ring(8, 1);
    ring.capture(nullptr, 4, true);
    CaptureRing::State state = ring.state();
    SA_CHECK(state.n_device_overruns == 1 && state.n_callbacks == 1 && state.n_captured == 0);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    SA_CHECK(ring.state().quiet_seconds >= 0.02);
    heard(ring, {0.0F});
    SA_CHECK(ring.state().quiet_seconds < 10.0 && ring.state().n_device_overruns == 1);
}

SA_TEST(capture_between_two_threads_keeps_order_and_loses_nothing_uncounted) {
    constexpr size_t total = 1'000'000;  // a float counts exactly up to 2^24
    CaptureRing ring(4096, 1);
    std::atomic<bool> done{false};
    std::thread device([&] {
        float next = 1.0F;
        for (size_t round = 0, sent = 0; sent < total; ++round) {
            const size_t count = std::min(total - sent, 1 + round * 97 % 500);
            heard(ring, counting(count, next));
            next += static_cast<float>(count);
            sent += count;
        }
        done = true;
    });
    std::vector<float> kept;
    while (!done || ring.state().n_waiting > 0) {
        const std::vector<float> some = taken(ring, 700);
        kept.insert(kept.end(), some.begin(), some.end());
    }
    device.join();
    const CaptureRing::State state = ring.state();
    SA_CHECK(kept.size() == state.n_captured && state.n_captured + state.n_lost == total);
    SA_CHECK(std::is_sorted(kept.begin(), kept.end()));
    SA_CHECK(std::adjacent_find(kept.begin(), kept.end()) == kept.end());
}
