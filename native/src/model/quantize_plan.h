// Which tensors of a model file are quantised, and to what.
#pragma once

#include <string>
#include <vector>

#include "ggml.h"
#include "model/gguf_file.h"

namespace sa {

// Whether it is a weight of a matrix or a convolution of T3, the flow or the vocoder. The encoders that make voices,
// embeddings, biases and norms never are: they lose more than they weigh.
bool is_quantizable(const GgufTensor & tensor);

// What `wanted` becomes for this tensor: rows that don't fit its blocks fall back to Q8_0, then to F16.
ggml_type fitting_type(const GgufTensor & tensor, ggml_type wanted);

// The type of every tensor of the file, in its order. Refuses what isn't a model file, and one that was quantised to
// another type before: what that lost doesn't come back, and more would be lost.
std::vector<ggml_type> plan_types(const GgufFile & file, ggml_type wanted);

// The types that `name` may be: "f16", "bf16" and the block types of four bits and more. Throws SA_ERROR_ARGUMENT.
ggml_type quantization_named(const std::string & name);

}  // namespace sa
