// The watermark's encoder as a stream: a block of frames goes in, a block of residuals comes out, and what was computed
// once isn't computed again.
#pragma once

#include <vector>

#include "mark/mark_network.h"

namespace sa {

class EncoderStream {
  public:
    // Frames a run: one number always, so that every sum is made in one order however the signal arrives.
    static constexpr int64_t block = 5;
    // Frames after a frame of which the network sees the signal. It could use 15; beyond these it sees nothing, which
    // changes marked speech by less than -55 dB, and no detector's mind (docs/mark.md).
    static constexpr int64_t right_context = 10;
    // Frames from what goes in to what comes out.
    static constexpr int64_t delay = right_context;

    EncoderStream(const MarkStack & stack, Backend & backend);

    // `levels` is [in, block], `present` tells of each frame whether there is a signal (1) or it has ended (0). Gives
    // the residuals [out, block] of the frames `delay` earlier; those of frames before the first mean nothing.
    std::vector<float> next(const std::vector<float> & levels, const std::vector<float> & present);

    // Before the first frame of a signal there is none.
    void reset();

  private:
    // Which rows of a layer a run computes, counted from the first frame that comes out. What lies before `first` is
    // kept from earlier runs, `n_kept` rows; rows past `end` either aren't needed or lie where nothing is seen.
    struct Rows {
        int64_t first = 0;
        int64_t end = 0;
        int64_t n_kept = 0;
    };

    struct Layer {
        Rows rows;
        int64_t padding = 0;      // half its kernel
        std::vector<float> kept;  // [width, n_kept]
    };

    ggml_tensor * build_layer(Graph & graph, size_t index, ggml_tensor * before) const;
    void keep(Layer & layer, const std::vector<float> & computed, int64_t width) const;

    const MarkStack & stack_;
    GraphRunner runner_;
    int64_t reach_;
    std::vector<Layer> layers_;
    std::vector<float> present_;  // of the frames from -reach_ to block + right_context
};

}  // namespace sa
