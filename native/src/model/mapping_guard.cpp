#include "model/mapping_guard.h"

#if !defined(_WIN32)

#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <mutex>

namespace sa {

namespace {

// Read by the signal handler, so without locks. `size` is 0 while a place is free or being filled.
struct Watched {
    std::atomic<bool> taken{false};
    std::atomic<uintptr_t> start{0};
    std::atomic<size_t> size{0};
    std::atomic<bool> cut{false};
};

constexpr size_t most_watched = 256;
std::array<Watched, most_watched> watched;
struct sigaction before;
uintptr_t page_size = 4096;

// Only calls that a signal handler may make, and mmap, which is one on every system that has it.
bool replace_page(uintptr_t address) {
    for (Watched & place : watched) {
        const size_t size = place.size.load(std::memory_order_acquire);
        const uintptr_t start = place.start.load(std::memory_order_relaxed);
        if (size == 0 || address < start || address - start >= size) {
            continue;
        }
        place.cut.store(true);
        void * page = reinterpret_cast<void *>(address / page_size * page_size);
        return mmap(page, page_size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) != MAP_FAILED;
    }
    return false;
}

void pass_on(int signal, siginfo_t * info, void * context) {
    if ((before.sa_flags & SA_SIGINFO) != 0 && before.sa_sigaction != nullptr) {
        before.sa_sigaction(signal, info, context);
        return;
    }
    if (before.sa_handler != SIG_DFL && before.sa_handler != SIG_IGN) {
        before.sa_handler(signal);
        return;
    }
    // Back to what the system does: the read is tried again and ends the process as it would have.
    sigaction(signal, &before, nullptr);
}

void handle(int signal, siginfo_t * info, void * context) {
    if (replace_page(reinterpret_cast<uintptr_t>(info->si_addr))) {
        return;
    }
    // The one before may itself raise the signal again, and be the one before us once more: then nobody handles it.
    static std::atomic<bool> passed{false};
    if (passed.exchange(true)) {
        struct sigaction none = {};
        none.sa_handler = SIG_DFL;
        sigaction(signal, &none, nullptr);
        return;
    }
    pass_on(signal, info, context);
    passed.store(false);
}

bool is_ours(const struct sigaction & action) {
    return (action.sa_flags & SA_SIGINFO) != 0 && action.sa_sigaction == handle;
}

// Also when another part of the program has put its own handler in our place meanwhile.
void install_handler() {
    static std::mutex mutex;
    const std::lock_guard<std::mutex> lock(mutex);
    page_size = static_cast<uintptr_t>(sysconf(_SC_PAGESIZE));
    struct sigaction current = {};
    if (sigaction(SIGBUS, nullptr, &current) != 0 || is_ours(current)) {
        return;
    }
    before = current;
    struct sigaction ours = {};
    ours.sa_sigaction = handle;
    ours.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    sigemptyset(&ours.sa_mask);
    sigaction(SIGBUS, &ours, nullptr);
}

}  // namespace

int watch_mapping(const uint8_t * data, size_t size) {
    install_handler();
    for (size_t i = 0; i < watched.size(); ++i) {
        Watched & place = watched[i];
        if (!place.taken.exchange(true)) {
            place.cut.store(false);
            place.start.store(reinterpret_cast<uintptr_t>(data), std::memory_order_relaxed);
            place.size.store(size, std::memory_order_release);
            return static_cast<int>(i);
        }
    }
    return -1;
}

void unwatch_mapping(int number) noexcept {
    if (number >= 0) {
        Watched & place = watched[static_cast<size_t>(number)];
        place.size.store(0, std::memory_order_release);
        place.taken.store(false);
    }
}

bool mapping_was_cut(int number) noexcept {
    return number >= 0 && watched[static_cast<size_t>(number)].cut.load();
}

}  // namespace sa

#endif
