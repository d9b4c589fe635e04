#include "kernels/gelu.h"

#include <cmath>

#include "kernels/exponential.h"

namespace sa {

namespace {

// exp(z^2) * erfc(z) for z >= 0 as a polynomial in t = 1 / (1 + z / 2), fitted for z up to 5.9 with a relative error of
// 3e-8; beyond, what it belongs to is below 1e-15.
float scaled_erfc(float t) {
    float value = -5.356574333e-02F;
    value = value * t + 2.568856411e-01F;
    value = value * t - 4.277770527e-01F;
    value = value * t + 2.071753814e-01F;
    value = value * t + 2.468363906e-02F;
    value = value * t + 1.796674859e-01F;
    value = value * t + 2.493422970e-01F;
    value = value * t + 2.814431970e-01F;
    value = value * t + 2.821451276e-01F;
    return value * t;
}

void run_gelu(ggml_tensor * x, int thread, int n_threads, void * /*user*/) {
    const int64_t count = ggml_nelements(x);
    const int64_t first = count * thread / n_threads;
    const int64_t last = count * (thread + 1) / n_threads;
    exact_gelu(static_cast<float *>(x->data) + first, static_cast<size_t>(last - first));
}

}  // namespace

void exact_gelu(float * values, size_t count) {
    constexpr float root_half = 0.70710678118654752440F;
    for (size_t i = 0; i < count; ++i) {
        const float x = values[i];
        const float z = std::fabs(x) * root_half;
        const float tail = 0.5F * scaled_erfc(1.0F / (1.0F + 0.5F * z)) * fast_exp(-z * z);  // Phi(-|x|)
        values[i] = x * (x < 0.0F ? tail : 1.0F - tail);
    }
}

ggml_tensor * exact_gelu(ggml_context * context, ggml_tensor * x) {
    return ggml_custom_inplace(context, x, nullptr, 0, run_gelu, GGML_N_TASKS_MAX, nullptr);
}

}  // namespace sa
