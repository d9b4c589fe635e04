// Batch norm and ReLU as CAMPPlus has them before its layers, where the norm can't be folded into the weights (spec
// V9).
#pragma once

#include "runtime/graph.h"

namespace sa {

struct BatchNorm {
    ggml_tensor * scale = nullptr;  // [channels]
    ggml_tensor * shift = nullptr;
};

// max(0, x * scale + shift) as one node; x is [channels, frames], its frames may lie apart. Only the processor's
// backend can run it.
ggml_tensor * batch_norm_relu(ggml_context * context, const BatchNorm & norm, ggml_tensor * x);

}  // namespace sa
