// How alike two vectors are.
#pragma once

#include <cmath>
#include <vector>

#include "support/testing.h"

namespace sa::testing {

inline double cosine(const std::vector<float> & a, const std::vector<float> & b) {
    if (a.size() != b.size()) {
        throw Failure("lengths differ: " + std::to_string(a.size()) + " and " + std::to_string(b.size()));
    }
    double dot = 0.0;
    double squares_a = 0.0;
    double squares_b = 0.0;
    for (size_t i = 0; i < a.size(); ++i) {
        dot += static_cast<double>(a[i]) * static_cast<double>(b[i]);
        squares_a += static_cast<double>(a[i]) * static_cast<double>(a[i]);
        squares_b += static_cast<double>(b[i]) * static_cast<double>(b[i]);
    }
    return dot / std::sqrt(squares_a * squares_b);
}

}  // namespace sa::testing
