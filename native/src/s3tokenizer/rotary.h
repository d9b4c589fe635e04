// Rotary position embedding as S3Tokenizer has it: dimensions i and i + half are a pair (spec 6.6).
#pragma once

#include <vector>

#include "runtime/graph.h"

namespace sa {

// Cosines, then sines of every position's angles: [head_size, positions]. Angles are rounded to float as in the
// reference, which matters for late positions.
std::vector<float> rotary_table(int64_t head_size, int64_t positions, float theta);

// x [head_size * heads, positions] to [head_size, positions, heads], rotated; as one node, on the processor only.
ggml_tensor * rotate_heads(ggml_context * context, ggml_tensor * x, ggml_tensor * table);

}  // namespace sa
