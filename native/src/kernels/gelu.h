// The exact GELU, x * Phi(x), as one node. ggml's calls the C library's erff for one number at a time.
#pragma once

#include "runtime/graph.h"

namespace sa {

// Works in place: `x` must be a node that nothing else reads. It is contiguous. Only the processor's backend can run
// it.
ggml_tensor * exact_gelu(ggml_context * context, ggml_tensor * x);

// Within 2e-7 * max(1, |x|) for every x.
void exact_gelu(float * values, size_t count);

}  // namespace sa
