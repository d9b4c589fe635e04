// The tensor types that files of this family use, and where a block of each keeps the numbers that scale it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "ggml.h"

namespace sa {

// What ggml's processor backend multiplies with, reads rows of and turns into floats.
bool is_weight_type(uint32_t type);

// A weight type, or whole numbers (I8 to I64, F64), which no layer takes.
bool is_known_type(uint32_t type);

// The type that a person or a file calls `name` ("f16", "q8_0", "q6_K"; the case doesn't matter), or GGML_TYPE_COUNT.
ggml_type weight_type_named(const std::string & name);

// Whether every value of `bytes` bytes of this weight type is a finite number: for floats each value, for blocks their
// scales and offsets, since all else in a block is a whole number. Reads the data once, as fast as memory gives it.
bool all_finite(ggml_type type, const uint8_t * data, size_t bytes);

}  // namespace sa
