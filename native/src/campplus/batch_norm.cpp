#include "campplus/batch_norm.h"

namespace sa {

namespace {

void run_row(const float * x, const float * scale, const float * shift, int64_t size, float * y) {
    for (int64_t i = 0; i < size; ++i) {
        const float value = x[i] * scale[i] + shift[i];
        y[i] = value > 0.0F ? value : 0.0F;
    }
}

const float * row_of(const ggml_tensor * tensor, int64_t index) {
    return reinterpret_cast<const float *>(static_cast<const char *>(tensor->data) +
                                           static_cast<size_t>(index) * tensor->nb[1]);
}

void run_norm(ggml_tensor * y, int thread, int n_threads, void * /*user*/) {
    const auto * scale = static_cast<const float *>(y->src[1]->data);
    const auto * shift = static_cast<const float *>(y->src[2]->data);
    auto * out = static_cast<float *>(y->data);
    for (int64_t frame = y->ne[1] * thread / n_threads; frame < y->ne[1] * (thread + 1) / n_threads; ++frame) {
        run_row(row_of(y->src[0], frame), scale, shift, y->ne[0], out + frame * y->ne[0]);
    }
}

}  // namespace

ggml_tensor * batch_norm_relu(ggml_context * context, const BatchNorm & norm, ggml_tensor * x) {
    ggml_tensor * sources[] = {x, norm.scale, norm.shift};
    return ggml_custom_4d(context, GGML_TYPE_F32, x->ne[0], x->ne[1], 1, 1, sources, 3, run_norm, GGML_N_TASKS_MAX,
                          nullptr);
}

}  // namespace sa
