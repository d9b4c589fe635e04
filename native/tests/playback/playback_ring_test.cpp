// The ring without threads: what one callback after another hands to the device.
#include "playback/playback_ring.h"

#include <numeric>
#include <vector>

#include "support/testing.h"

using namespace sa;

namespace {

std::vector<float> counting(size_t count, float from = 1.0F) {
    std::vector<float> samples(count);
    std::iota(samples.begin(), samples.end(), from);
    return samples;
}

std::vector<float> played(PlaybackRing & ring, size_t frames, int32_t channels = 1) {
    std::vector<float> out(frames * static_cast<size_t>(channels), 99.0F);
    ring.play(out.data(), frames, false);
    return out;
}

size_t put(PlaybackRing & ring, const std::vector<float> & samples) {
    return ring.write(samples.data(), samples.size(), 0.0);
}

}  // namespace

SA_TEST(ring_plays_what_was_written_and_then_silence) {
    PlaybackRing ring(16, 1);
    ring.start();
    SA_CHECK(put(ring, counting(3)) == 3);
    SA_CHECK((played(ring, 5) == std::vector<float>{1, 2, 3, 0, 0}));
    const PlaybackRing::State state = ring.state();
    SA_CHECK(state.n_written == 3 && state.n_played == 3 && state.n_waiting == 0 && state.n_callbacks == 1);
}

SA_TEST(ring_wraps) {
    PlaybackRing ring(7, 1);
    ring.start();
    float next = 1.0F;
    for (int round = 0; round < 50; ++round) {
        const std::vector<float> samples = counting(5, next);
        SA_CHECK(put(ring, samples) == 5);
        SA_CHECK(played(ring, 5) == samples);
        next += 5.0F;
    }
    SA_CHECK(ring.state().n_underruns == 0);
}

SA_TEST(ring_takes_no_more_than_it_holds) {
    PlaybackRing ring(8, 1);
    ring.start();
    SA_CHECK(put(ring, counting(20)) == 8);
    SA_CHECK(put(ring, counting(1)) == 0);
    played(ring, 3);
    SA_CHECK(put(ring, counting(20, 9.0F)) == 3);
    SA_CHECK((played(ring, 8) == std::vector<float>{4, 5, 6, 7, 8, 9, 10, 11}));
}

SA_TEST(ring_plays_on_every_channel) {
    PlaybackRing ring(8, 2);
    ring.start();
    put(ring, counting(2));
    SA_CHECK((played(ring, 3, 2) == std::vector<float>{1, 1, 2, 2, 0, 0}));
}

SA_TEST(ring_counts_an_underrun_only_inside_sound) {
    PlaybackRing ring(8, 1);
    ring.start();
    played(ring, 4);
    SA_CHECK(ring.state().n_underruns == 0);  // waiting for the first sample is none
    put(ring, counting(2));
    played(ring, 4);
    played(ring, 4);
    SA_CHECK(ring.state().n_underruns == 0);  // nothing followed yet
    put(ring, counting(2));
    played(ring, 2);
    SA_CHECK(ring.state().n_underruns == 1);
}

SA_TEST(ring_rests_without_an_underrun) {
    PlaybackRing ring(8, 1);
    ring.start();
    put(ring, counting(2));
    ring.rest();  // before it runs empty
    played(ring, 4);
    put(ring, counting(2));
    played(ring, 4);
    ring.rest();  // after it ran empty
    put(ring, counting(2));
    played(ring, 2);
    SA_CHECK(ring.state().n_underruns == 0);
    played(ring, 2);
    put(ring, counting(2));
    played(ring, 2);
    SA_CHECK(ring.state().n_underruns == 1);
}

SA_TEST(ring_stop_fades_out_and_drops_everything) {
    PlaybackRing ring(1000, 1);
    ring.start();
    put(ring, std::vector<float>(900, 1.0F));
    played(ring, 100);
    ring.stop();
    const std::vector<float> end = played(ring, 200);
    SA_CHECK(end[0] < 1.0F && end[0] > 0.9F && end[119] > 0.0F && end[119] < 0.02F && end[120] == 0.0F);
    for (size_t i = 1; i < end.size(); ++i) {
        SA_CHECK(end[i] <= end[i - 1]);
    }
    SA_CHECK(put(ring, counting(5)) == 0);
    const PlaybackRing::State state = ring.state();
    SA_CHECK(state.stopped && state.n_waiting == 0 && state.n_played == 220 && state.n_dropped == 680);
    SA_CHECK(played(ring, 10) == std::vector<float>(10, 0.0F));
}

SA_TEST(ring_start_forgets_what_was_left) {
    PlaybackRing ring(100, 1);
    ring.start();
    put(ring, counting(50));
    ring.stop();
    ring.start();
    put(ring, counting(3, 7.0F));
    SA_CHECK((played(ring, 4) == std::vector<float>{7, 8, 9, 0}));
    SA_CHECK(ring.state().n_dropped == 50 && ring.state().n_underruns == 0);
}

SA_TEST(ring_tells_when_the_first_sample_was_played) {
    PlaybackRing ring(8, 1);
    SA_CHECK(ring.state().first_sound_seconds < 0.0);
    ring.start();
    played(ring, 4);
    SA_CHECK(ring.state().first_sound_seconds < 0.0);
    put(ring, counting(1));
    played(ring, 4);
    const double first = ring.state().first_sound_seconds;
    SA_CHECK(first >= 0.0 && first < 10.0);
    put(ring, counting(1));
    played(ring, 4);
    SA_CHECK(ring.state().first_sound_seconds == first && ring.state().quiet_seconds >= 0.0);
    ring.start();
    SA_CHECK(ring.state().first_sound_seconds < 0.0);
}

SA_TEST(ring_counts_when_the_device_ran_dry) {
    PlaybackRing ring(8, 1);
    float out[4];
    ring.play(out, 4, true);
    SA_CHECK(ring.state().n_device_underruns == 0);  // nothing sounded
    ring.start();
    put(ring, counting(8));
    ring.play(out, 4, false);
    ring.play(out, 4, true);
    SA_CHECK(ring.state().n_device_underruns == 1);
}

SA_TEST(ring_pause_fades_out_holds_and_goes_on_without_losing_a_sample) {
    PlaybackRing ring(2000, 1);
    ring.start();
    put(ring, std::vector<float>(2000, 1.0F));
    SA_CHECK(played(ring, 100) == std::vector<float>(100, 1.0F));
    ring.pause(true);
    std::vector<float> heard = played(ring, 200);
    for (size_t i = 1; i < heard.size(); ++i) {
        SA_CHECK(heard[i] <= heard[i - 1] && heard[i - 1] - heard[i] < 0.02F);
    }
    SA_CHECK(heard[0] > 0.9F && heard[119] < 1e-6F && heard[120] == 0.0F);
    SA_CHECK(played(ring, 300) == std::vector<float>(300, 0.0F));
    SA_CHECK(ring.state().n_played == 220 && ring.state().n_waiting == 1780);
    ring.pause(false);
    heard = played(ring, 200);
    for (size_t i = 1; i < heard.size(); ++i) {
        SA_CHECK(heard[i] >= heard[i - 1] && heard[i] - heard[i - 1] < 0.02F);
    }
    SA_CHECK(heard[0] < 0.02F && heard[199] == 1.0F);
    played(ring, 2000);
    const PlaybackRing::State state = ring.state();
    SA_CHECK(state.n_played == 2000 && state.n_dropped == 0 && state.n_underruns == 0);
}

SA_TEST(ring_pause_in_small_callbacks_is_the_same) {
    PlaybackRing ring(1000, 2);
    ring.start();
    put(ring, std::vector<float>(1000, 1.0F));
    played(ring, 10, 2);
    ring.pause(true);
    float last = 1.0F;
    for (int round = 0; round < 40; ++round) {
        for (const float sample : played(ring, 7, 2)) {
            SA_CHECK(sample <= last && last - sample < 0.02F);
            last = sample;
        }
    }
    SA_CHECK(last == 0.0F && ring.state().n_played == 130);
}

SA_TEST(ring_stop_start_and_silence_end_a_pause) {
    PlaybackRing ring(1000, 1);
    ring.start();
    ring.pause(true);
    put(ring, counting(3));
    SA_CHECK(played(ring, 4) == std::vector<float>(4, 0.0F));
    ring.pause(false);
    SA_CHECK((played(ring, 4) == std::vector<float>{1, 2, 3, 0}));  // nothing sounded, so there is nothing to fade in
    put(ring, std::vector<float>(500, 1.0F));
    played(ring, 10);
    ring.pause(true);
    played(ring, 200);
    ring.stop();
    SA_CHECK(played(ring, 10) == std::vector<float>(10, 0.0F));
    ring.start();
    put(ring, counting(3));
    SA_CHECK((played(ring, 4) == std::vector<float>{1, 2, 3, 0}));
}

SA_TEST(ring_has_no_underrun_while_it_is_paused) {
    PlaybackRing ring(1000, 1);
    ring.start();
    put(ring, std::vector<float>(50, 1.0F));
    played(ring, 10);
    ring.pause(true);
    played(ring, 500);
    ring.pause(false);
    put(ring, std::vector<float>(50, 1.0F));
    played(ring, 50);
    SA_CHECK(ring.state().n_underruns == 0);
}

SA_TEST(ring_volume_is_reached_without_a_click) {
    PlaybackRing ring(2000, 1);
    ring.set_volume(0.5F);
    ring.start();
    put(ring, std::vector<float>(1000, 1.0F));
    SA_CHECK(played(ring, 10) == std::vector<float>(10, 0.5F));
    ring.set_volume(1.0F);
    std::vector<float> heard = played(ring, 200);
    SA_CHECK(heard[0] > 0.5F && heard[0] < 0.52F && heard[199] == 1.0F);
    ring.set_volume(0.0F);
    heard = played(ring, 200);
    SA_CHECK(heard[0] > 0.98F && heard[199] == 0.0F && ring.state().n_played == 410);
    ring.stop();
    SA_CHECK(played(ring, 10) == std::vector<float>(10, 0.0F));
}
