#include "voice_encoder/lstm_cell.h"

#include <algorithm>
#include <vector>

#include "kernels/exponential.h"

namespace sa {

namespace {

float sigmoid(float x) {
    return 1.0F / (1.0F + fast_exp(-x));
}

float hyperbolic_tangent(float x) {
    return 1.0F - 2.0F / (1.0F + fast_exp(2.0F * x));
}

void update(int64_t size, const float * gates, float * cell, float * hidden) {
    for (int64_t i = 0; i < size; ++i) {
        const float added = sigmoid(gates[i]) * hyperbolic_tangent(gates[2 * size + i]);
        cell[i] = sigmoid(gates[size + i]) * cell[i] + added;
        hidden[i] = sigmoid(gates[3 * size + i]) * hyperbolic_tangent(cell[i]);
    }
}

float * column(const ggml_tensor * tensor, int64_t index) {
    return reinterpret_cast<float *>(static_cast<char *>(tensor->data) + static_cast<size_t>(index) * tensor->nb[1]);
}

// ggml calls it on every thread; the sequences of the batch are shared out. Sources: hidden, cell, gates.
void run_cell(ggml_tensor * hidden, int thread, int n_threads, void * /*user*/) {
    const int64_t size = hidden->ne[0];
    std::vector<float> gates(static_cast<size_t>(4 * size));
    for (int64_t i = thread; i < hidden->ne[1]; i += n_threads) {
        const float * from_input = column(hidden->src[2], i);
        std::copy(from_input, from_input + 4 * size, gates.begin());
        if (hidden->src[3] != nullptr) {
            const float * from_hidden = column(hidden->src[3], i);
            for (size_t k = 0; k < gates.size(); ++k) {
                gates[k] += from_hidden[k];
            }
        }
        update(size, gates.data(), column(hidden->src[1], i), column(hidden, i));
    }
}

}  // namespace

ggml_tensor * lstm_cell(ggml_context * context, ggml_tensor * hidden, ggml_tensor * cell, ggml_tensor * from_input,
                        ggml_tensor * from_hidden) {
    std::vector<ggml_tensor *> sources = {cell, from_input};
    if (from_hidden != nullptr) {
        sources.push_back(from_hidden);
    }
    return ggml_custom_inplace(context, hidden, sources.data(), static_cast<int>(sources.size()), run_cell,
                               GGML_N_TASKS_MAX, nullptr);
}

}  // namespace sa
