// Faster or slower speech of the same pitch, as a stream: WSOLA (Verhelst and Roelands, 1993). Pieces of the sound are
// joined with a cross-fade, each taken from where it continues the one before best, near where the speed says.
#pragma once

#include <cstdint>
#include <vector>

namespace sa {

class Stretch {
  public:
    // `speed` is 0.5..1.5, more is faster; throws SA_ERROR_ARGUMENT. At exactly 1 every sample passes unchanged.
    explicit Stretch(double speed);

    // Appends to `out` what has become final. However the samples are cut, the same ones come out.
    void push(const std::vector<float> & samples, std::vector<float> & out);

    // Appends the rest, so that round(samples in / speed) came out. Afterwards it is ready for the next signal.
    void finish(std::vector<float> & out);

    // At 24 kHz: a piece of 15 ms and its cross-fade of 15 ms hold a period of the deepest voice; so does the search.
    static constexpr int64_t hop = 360;
    static constexpr int64_t search = 240;

  private:
    const float * at(int64_t position) const;
    int64_t target() const;
    int64_t best_position(int64_t lowest, int64_t highest) const;
    double likeness(int64_t candidate) const;
    void join(int64_t position, int64_t count, std::vector<float> & out);
    void forget_heard();

    double speed_;
    std::vector<float> rise_;  // the cross-fade; the fall is 1 - rise
    // Of the signal under way.
    std::vector<float> input_;  // samples from `input_start_` on
    int64_t input_start_ = 0;
    int64_t received_ = 0;
    int64_t pieces_ = 0;  // that were joined
    int64_t next_ = 0;    // where the last piece would go on
};

// A whole signal at once, the same samples as in a stream.
std::vector<float> stretch_signal(double speed, const std::vector<float> & samples);

}  // namespace sa
