#include "voice_encoder/lstm_cell.h"

#include "kernels/exponential.h"

namespace sa {

namespace {

float sigmoid(float x) {
    return 1.0F / (1.0F + fast_exp(-x));
}

float hyperbolic_tangent(float x) {
    return 1.0F - 2.0F / (1.0F + fast_exp(2.0F * x));
}

// One sequence; `a` and `b` are the two parts of its gates. Nothing overlaps, which vector code needs to know.
void update(int64_t size, const float * __restrict a, const float * __restrict b, float * __restrict cell,
            float * __restrict hidden) {
    for (int64_t i = 0; i < size; ++i) {
        const float input = sigmoid(a[i] + b[i]);
        const float forget = sigmoid(a[size + i] + b[size + i]);
        const float candidate = hyperbolic_tangent(a[2 * size + i] + b[2 * size + i]);
        const float output = sigmoid(a[3 * size + i] + b[3 * size + i]);
        cell[i] = forget * cell[i] + input * candidate;
        hidden[i] = output * hyperbolic_tangent(cell[i]);
    }
}

float * column(const ggml_tensor * tensor, int64_t index) {
    return reinterpret_cast<float *>(static_cast<char *>(tensor->data) + static_cast<size_t>(index) * tensor->nb[1]);
}

// ggml calls it on every thread; the sequences of the batch are shared out.
void run_cell(ggml_tensor * hidden, int thread, int n_threads, void * /*user*/) {
    for (int64_t i = thread; i < hidden->ne[1]; i += n_threads) {
        update(hidden->ne[0], column(hidden->src[2], i), column(hidden->src[3], i), column(hidden->src[1], i),
               column(hidden, i));
    }
}

}  // namespace

ggml_tensor * lstm_cell(ggml_context * context, ggml_tensor * hidden, ggml_tensor * cell, ggml_tensor * from_input,
                        ggml_tensor * from_hidden) {
    ggml_tensor * sources[] = {cell, from_input, from_hidden};
    return ggml_custom_inplace(context, hidden, sources, 3, run_cell, GGML_N_TASKS_MAX, nullptr);
}

}  // namespace sa
