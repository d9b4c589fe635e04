// Keeps a process alive when a mapped file gets shorter: the kernel then answers a read behind the new end with the
// signal SIGBUS. The handler puts a page of zeros there and notes it; signals from elsewhere go to whoever handled them
// before. POSIX only: on Windows a mapped file can't be shortened.
#pragma once

#include <cstddef>
#include <cstdint>

namespace sa {

// Watches a mapping; gives its number, or -1 when too many are watched already. Any thread.
int watch_mapping(const uint8_t * data, size_t size);

void unwatch_mapping(int number) noexcept;

// Whether a page of it had to be replaced.
bool mapping_was_cut(int number) noexcept;

}  // namespace sa
