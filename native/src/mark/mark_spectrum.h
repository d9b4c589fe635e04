// How the watermark's network sees sound: levels of the short Fourier transform (spec 6.9).
//
// The network was trained on 32 kHz, windows of 2048 samples, every 320. A window of 1536 samples every 240 at 24 kHz
// covers the same time with bins of the same width, and what lies below 2 kHz, all that the network reads and changes,
// is the same but for a factor. So our sound is never resampled: the mark is a difference that is added to it.
#pragma once

#include <cstdint>
#include <vector>

#include "fourier/fourier.h"

namespace sa {

class MarkSpectrum {
  public:
    static constexpr int64_t sample_rate = 24000;
    static constexpr int64_t reference_rate = 32000;
    static constexpr int64_t window = 1536;
    static constexpr int64_t half = window / 2;
    static constexpr int64_t hop = 240;
    static constexpr int64_t marked_bins = 128;  // round(1025 * 2000 / 16000), up to 2 kHz

    MarkSpectrum();

    struct Frame {
        std::vector<Fourier::Complex> bins;  // the marked ones, at the reference's scale
        std::vector<float> levels;           // of the marked bins, (dB + 180) / 195
        double mean_level = 0.0;             // over all bins
    };

    // `samples` are the `window` samples around the frame's middle.
    Frame analyse(const std::vector<double> & samples);

    // The `window` samples, already windowed, that change the frame's marked bins by `residual` (in normalised levels).
    void synthesise(const Frame & frame, const float * residual, std::vector<double> & samples);

    // Added up over the frames, it is what the sum of their `synthesise` is to be divided by.
    double overlap(int64_t i) const { return shape_[static_cast<size_t>(i)] * shape_[static_cast<size_t>(i)]; }

    // Frames of a signal of `samples` samples.
    static int64_t frames(int64_t samples) { return samples == 0 ? 0 : 1 + samples / hop; }

  private:
    Fourier fourier_;
    std::vector<double> shape_;  // periodic Hann
    std::vector<double> windowed_;
    std::vector<Fourier::Complex> spectrum_;
};

// Where position `p` of a signal of `n` samples lies when the signal is mirrored at its ends, however short it is.
int64_t mirrored(int64_t p, int64_t n);

// Which frames hold a signal at all. The reference compares with 5 % of the loudest frame of the file, which only
// frames of digital zero fall below; with a loudest frame that is at least `least_loudest`, a stream decides alike.
class MarkMask {
  public:
    bool counts(double mean_level) {
        loudest_ = mean_level > loudest_ ? mean_level : loudest_;
        return mean_level > share * loudest_;
    }

    static constexpr double share = 0.05;
    static constexpr double least_loudest = 0.8;

  private:
    double loudest_ = least_loudest;
};

}  // namespace sa
