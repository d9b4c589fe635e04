// HiFT at work: mel frames to samples, in windows whose margins are thrown away.
#pragma once

#include "hift/hift_graph.h"
#include "hift/source.h"
#include "hift/stft.h"

namespace sa {

class Hift {
  public:
    // Asks `weights` for every tensor; the caller loads them.
    Hift(Weights & weights, Backend & backend);

    const HiftWeights & weights() const { return weights_; }
    int sample_rate() const { return 24000; }

    Source make_source(uint64_t seed) const;

    // Pitch in Hz of each frame of mel [mel, frames].
    std::vector<float> f0(const std::vector<float> & mel);

    // Samples of the frames [first, last) of `mel`, given the source of all frames of `mel`. Exact: a frame's samples
    // depend on `margin` frames to either side, and no further (spec 5.6).
    std::vector<float> render(const std::vector<float> & mel, const std::vector<float> & source, int64_t first,
                              int64_t last);

    static constexpr int64_t margin = 20;

  private:
    HiftWeights weights_;
    ShortFourier fourier_;
    GraphRunner runner_;
};

}  // namespace sa
