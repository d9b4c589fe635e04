// The ring between two threads: order is kept, nothing is lost or doubled.
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

#include "playback/playback_ring.h"
#include "support/testing.h"

using namespace sa;

namespace {

// Up to 2^24 a float counts exactly.
constexpr size_t total = 2'000'000;

// Plays blocks of changing size until `done`, and keeps what isn't silence. Samples are never 0.
class Listener {
  public:
    explicit Listener(PlaybackRing & ring) : ring_(ring), thread_([this] { listen(); }) {}

    std::vector<float> heard() {
        done_ = true;
        thread_.join();
        return heard_;
    }

  private:
    void listen() {
        std::vector<float> out(512);
        for (size_t round = 0; !done_; ++round) {
            const size_t frames = 1 + (round * 97) % out.size();
            ring_.play(out.data(), frames, false);
            std::copy_if(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(frames), std::back_inserter(heard_),
                         [](float sample) { return sample != 0.0F; });
        }
    }

    PlaybackRing & ring_;
    std::atomic<bool> done_{false};
    std::vector<float> heard_;
    std::thread thread_;
};

void wait_until_empty(const PlaybackRing & ring) {
    while (ring.state().n_waiting > 0) {
        std::this_thread::yield();
    }
}

}  // namespace

SA_TEST(ring_between_threads_keeps_every_sample_in_order) {
    PlaybackRing ring(1000, 1);
    Listener listener(ring);
    ring.start();
    std::vector<float> block;
    size_t written = 0;
    for (size_t round = 0; written < total; ++round) {
        block.resize(std::min(total - written, 1 + (round * 131) % 3000));
        for (size_t i = 0; i < block.size(); ++i) {
            block[i] = static_cast<float>(written + i + 1);
        }
        SA_CHECK(ring.write(block.data(), block.size(), 60.0) == block.size());
        written += block.size();
    }
    wait_until_empty(ring);
    const std::vector<float> heard = listener.heard();
    SA_CHECK(heard.size() == total);
    for (size_t i = 0; i < total; ++i) {
        SA_CHECK(heard[i] == static_cast<float>(i + 1));
    }
    const PlaybackRing::State state = ring.state();
    SA_CHECK(state.n_written == total && state.n_played == total && state.n_dropped == 0);
}

SA_TEST(ring_write_gives_up_when_nobody_listens) {
    PlaybackRing ring(10, 1);
    ring.start();
    const std::vector<float> samples(15, 1.0F);
    SA_CHECK(ring.write(samples.data(), samples.size(), 0.02) == 10);
}

SA_TEST(ring_stop_frees_a_waiting_writer) {
    PlaybackRing ring(10, 1);
    ring.start();
    std::atomic<size_t> taken{99};
    std::thread writer([&] {
        const std::vector<float> samples(50, 1.0F);
        taken = ring.write(samples.data(), samples.size(), 60.0);
    });
    while (ring.state().n_waiting < 10) {
        std::this_thread::yield();
    }
    ring.stop();
    writer.join();
    SA_CHECK(taken == 10);
}

// Each session writes its own number; after a restart nothing of an earlier one may be heard.
SA_TEST(ring_stops_and_starts_between_threads) {
    PlaybackRing ring(400, 1);
    Listener listener(ring);
    constexpr int sessions = 2000;
    for (int session = 1; session <= sessions; ++session) {
        ring.start();
        const std::vector<float> samples(1 + static_cast<size_t>(session) % 300, 1000.0F * static_cast<float>(session));
        ring.write(samples.data(), samples.size(), 1.0);
        ring.stop();
    }
    ring.start();
    const float last = 1000.0F * (sessions + 1);
    ring.write(&last, 1, 1.0);
    wait_until_empty(ring);
    const PlaybackRing::State state = ring.state();
    const std::vector<float> heard = listener.heard();
    SA_CHECK(!heard.empty() && heard.back() == last);
    SA_CHECK(state.n_played == heard.size() && state.n_written == state.n_played + state.n_dropped);
}
