// The two halves of the watermark's network: what writes the mark and what looks for it (spec 6.9).
#pragma once

#include <array>
#include <string>
#include <vector>

#include "model/weights.h"
#include "runtime/graph.h"

namespace sa {

// Convolutions over frames: one of a single frame, some wide ones, one of a single frame.
struct MarkStack {
    std::vector<Convolution> layers;

    int64_t in() const { return layers.front().in; }
    int64_t out() const { return layers.back().out; }
    // Frames to either side that an output frame depends on.
    int64_t reach() const;
};

// The encoder, in memory of a backend. Several markers may share it.
class MarkEncoder {
  public:
    // Opens `mark.gguf`. Throws SA_ERROR_FILE or SA_ERROR_REFUSED.
    MarkEncoder(const std::string & path, Backend & backend);

    const MarkStack & stack() const { return stack_; }

  private:
    std::unique_ptr<Weights> weights_;
    MarkStack stack_;
};

// What follows every layer but the last.
ggml_tensor * mark_activation(ggml_context * context, ggml_tensor * x);

// A stack at work on a whole signal: `levels` is [in, frames] and gives [out, frames].
std::vector<float> run_mark_stack(const MarkStack & stack, GraphRunner & runner, const std::vector<float> & levels);

// Asks `weights` for the layers below `prefix` and checks that they fit each other. `out` is what the last gives.
MarkStack read_mark_stack(Weights & weights, const std::string & prefix, int64_t in, int64_t out);

// Refuses a file of another architecture, or one whose analysis isn't the one this library does.
void check_mark_file(const GgufFile & file);

}  // namespace sa
