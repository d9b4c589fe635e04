// Finite scalar quantisation: eight numbers to a speech token (spec 6.6).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sa {

// tanh, and a factor just below 1 that keeps digits from -1..1.
std::vector<float> bounded_digits(std::vector<float> values);

// `bounded` is [digits, tokens]. Every value is rounded to -1, 0 or 1 and gives a digit 0, 1 or 2; the first `live`
// digits of a token are its number in base 3, the lowest first.
std::vector<int32_t> digits_to_tokens(const std::vector<float> & bounded, size_t digits, size_t live);

}  // namespace sa
