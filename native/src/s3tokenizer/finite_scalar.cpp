#include "s3tokenizer/finite_scalar.h"

#include <cmath>

namespace sa {

std::vector<float> bounded_digits(std::vector<float> values) {
    constexpr float bound = 0.9990000128746033F;
    for (float & value : values) {
        value = std::tanh(value) * bound;
    }
    return values;
}

std::vector<int32_t> digits_to_tokens(const std::vector<float> & bounded, size_t digits, size_t live) {
    std::vector<int32_t> tokens;
    tokens.reserve(bounded.size() / digits);
    for (size_t first = 0; first + digits <= bounded.size(); first += digits) {
        int32_t token = 0;
        for (size_t i = live; i-- > 0;) {
            const float value = bounded[first + i];
            // A half is rounded to the even number, which is 0 on both sides.
            token = 3 * token + 1 + (value > 0.5F ? 1 : 0) - (value < -0.5F ? 1 : 0);
        }
        tokens.push_back(token);
    }
    return tokens;
}

}  // namespace sa
