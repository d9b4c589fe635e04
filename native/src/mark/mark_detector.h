// Looks for the watermark in 24 kHz sound (spec 6.9).
#pragma once

#include <array>
#include <string>
#include <vector>

#include "mark/mark_network.h"
#include "mark/mark_spectrum.h"
#include "soundalike.h"

namespace sa {

class MarkDetector {
  public:
    // Opens `mark.gguf`. Throws SA_ERROR_FILE or SA_ERROR_REFUSED.
    MarkDetector(const std::string & path, Backend & backend);

    struct Finding {
        sa_mark_verdict verdict = SA_MARK_UNCLEAR;
        float confidence = 0.0F;  // 0..1, that the mark is there; 0 when nothing could be judged
    };

    // Judges a whole signal of at most `most_samples`. Throws SA_ERROR_ARGUMENT when it is longer or not finite.
    Finding detect(const std::vector<float> & samples);

    static constexpr int64_t most_samples = 600 * MarkSpectrum::sample_rate;

  private:
    static constexpr size_t n_speeds = 3;

    struct Listening {
        std::vector<float> levels;   // [marked_bins, frames]
        std::vector<float> counted;  // 1 where a frame holds a signal
        int64_t sounding = 0;        // frames that are louder than what a detector can judge
    };

    struct Answer {
        double attention = 0.0;
        double mark = 0.0;
    };

    Listening listen(const std::vector<float> & samples);
    Answer ask(size_t speed, const Listening & listening);

    std::unique_ptr<Weights> weights_;
    std::array<MarkStack, n_speeds> stacks_;
    GraphRunner runner_;
    MarkSpectrum spectrum_;
};

// Whether every few seconds of the sound carry a mark that is well heard: then it needn't be written a second time,
// which would be audible sooner (docs/mark.md). False when nothing in it can be judged.
bool carries_mark(MarkDetector & detector, const std::vector<float> & samples);

}  // namespace sa
