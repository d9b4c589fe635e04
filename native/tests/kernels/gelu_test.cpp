#include "kernels/gelu.h"

#include <cmath>
#include <limits>

#include "kernels/exponential.h"
#include "support/testing.h"

using namespace sa;

SA_TEST(exact_gelu_equals_its_definition) {
    std::vector<float> values;
    for (int i = -32000; i < 32000; ++i) {
        values.push_back(0.00037F * static_cast<float>(i));
    }
    const std::vector<float> inputs = values;
    exact_gelu(values.data(), values.size());
    for (size_t i = 0; i < values.size(); ++i) {
        const auto x = static_cast<double>(inputs[i]);
        const double exact = 0.5 * x * std::erfc(-x * std::sqrt(0.5));
        SA_CHECK(std::fabs(static_cast<double>(values[i]) - exact) <= 2e-7 * std::max(1.0, std::fabs(x)));
    }
    std::vector<float> edges = {0.0F, 1e30F, -1e30F, std::numeric_limits<float>::infinity()};
    exact_gelu(edges.data(), edges.size());
    SA_CHECK(edges[0] == 0.0F && edges[1] == 1e30F && std::fabs(edges[2]) < 1.0F && std::isinf(edges[3]));
}

SA_TEST(fast_exp_is_within_two_units_in_the_last_place) {
    for (int i = -6350; i < 6420; ++i) {
        const float x = 0.0137F * static_cast<float>(i);
        const double exact = std::exp(static_cast<double>(x));
        SA_CHECK(std::fabs(static_cast<double>(fast_exp(x)) / exact - 1.0) < 2.4e-7);
    }
    SA_CHECK(fast_exp(0.0F) == 1.0F && fast_exp(-1000.0F) == fast_exp(-87.0F) && std::isfinite(fast_exp(1000.0F)));
}
