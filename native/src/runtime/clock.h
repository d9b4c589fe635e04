// How long a stage took.
#pragma once

#include <chrono>

namespace sa {

class Stopwatch {
  public:
    // Seconds since the last lap, or since it was made.
    double lap() {
        const auto now = std::chrono::steady_clock::now();
        const double seconds = std::chrono::duration<double>(now - start_).count();
        start_ = now;
        return seconds;
    }

  private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace sa
