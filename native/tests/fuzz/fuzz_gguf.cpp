// libFuzzer's entry: any bytes are a file that is refused or opened, never the end of the process.
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <new>
#include <random>
#include <string>
#include <vector>

#include "fuzz/open_anything.h"
#include "runtime/error.h"

namespace {

// A file in memory that is opened by its path like any other.
class MemoryFile {
  public:
    MemoryFile() : file_(memfd_create("fuzz", MFD_CLOEXEC)) {}
    ~MemoryFile() { close(file_); }

    MemoryFile(const MemoryFile &) = delete;
    MemoryFile & operator=(const MemoryFile &) = delete;

    bool fill(const uint8_t * data, size_t size) const {
        return ftruncate(file_, 0) == 0 && pwrite(file_, data, size, 0) == static_cast<ssize_t>(size);
    }
    std::string path() const { return "/proc/self/fd/" + std::to_string(file_); }

  private:
    int file_;
};

// Running graphs takes longest: one input in eight, always the same ones.
bool is_used(const uint8_t * data, size_t size) {
    unsigned sum = 0;
    for (size_t i = 0; i < size; ++i) {
        sum = sum * 31 + data[i];
    }
    return sum % 8 == 0;
}

// Keys and the table of tensors of the seeds lie in front of this.
constexpr size_t head_bytes = 48 << 10;
constexpr size_t most_piece = 4096;

}  // namespace

// The names are libFuzzer's.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t * data, size_t size);
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t * data, size_t size, size_t most, unsigned seed);
extern "C" size_t LLVMFuzzerMutate(uint8_t * data, size_t size, size_t most);

// Nearly all bytes of a file are weights, and nearly all faults lie in its head: a piece of it is mutated by itself,
// and what follows moves with it.
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t * data, size_t size, size_t most, unsigned seed) {
    std::minstd_rand random(seed);
    if (size == 0 || random() % 16 == 0) {
        return LLVMFuzzerMutate(data, size, most);
    }
    const size_t start = random() % std::min(size, head_bytes);
    const size_t length = std::min<size_t>(size - start, 1 + random() % (random() % 2 == 0 ? 16 : most_piece));
    const std::vector<uint8_t> tail(data + start + length, data + size);
    const size_t room = std::min(most - start - tail.size(), 2 * most_piece);
    const size_t mutated = LLVMFuzzerMutate(data + start, length, std::max(room, length));
    std::copy(tail.begin(), tail.end(), data + start + mutated);
    return start + mutated + tail.size();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t * data, size_t size) {
    static const MemoryFile file;
    if (size == 0 || !file.fill(data, size)) {
        return -1;
    }
    try {
        sa::testing::open_anything(file.path(), is_used(data, size));
    } catch (const sa::Error &) {
        return 0;
    } catch (const std::bad_alloc &) {
        return 0;
    }
    return 0;
}
