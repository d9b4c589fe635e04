#include "s3tokenizer/rotary.h"

#include <cmath>

namespace sa {

namespace {

void rotate_row(const float * x, const float * cosines, const float * sines, int64_t half, float * y) {
    for (int64_t i = 0; i < half; ++i) {
        y[i] = x[i] * cosines[i] - x[half + i] * sines[i];
        y[half + i] = x[half + i] * cosines[i] + x[i] * sines[i];
    }
}

void run_rotation(ggml_tensor * y, int thread, int n_threads, void * /*user*/) {
    const int64_t size = y->ne[0];
    const int64_t positions = y->ne[1];
    const int64_t heads = y->ne[2];
    const auto * x = static_cast<const float *>(y->src[0]->data);
    const auto * table = static_cast<const float *>(y->src[1]->data);
    auto * out = static_cast<float *>(y->data);
    for (int64_t position = positions * thread / n_threads; position < positions * (thread + 1) / n_threads;
         ++position) {
        const float * cosines = table + position * size;
        for (int64_t head = 0; head < heads; ++head) {
            rotate_row(x + (position * heads + head) * size, cosines, cosines + size / 2, size / 2,
                       out + (head * positions + position) * size);
        }
    }
}

}  // namespace

std::vector<float> rotary_table(int64_t head_size, int64_t positions, float theta) {
    const int64_t half = head_size / 2;
    std::vector<float> table(static_cast<size_t>(head_size * positions));
    for (int64_t i = 0; i < half; ++i) {
        const double exponent = static_cast<double>(2 * i) / static_cast<double>(head_size);
        const auto frequency = static_cast<float>(1.0 / std::pow(static_cast<double>(theta), exponent));
        for (int64_t position = 0; position < positions; ++position) {
            const float angle = static_cast<float>(position) * frequency;
            const auto cosine = static_cast<size_t>(position * head_size + i);
            table[cosine] = static_cast<float>(std::cos(static_cast<double>(angle)));
            table[cosine + static_cast<size_t>(half)] = static_cast<float>(std::sin(static_cast<double>(angle)));
        }
    }
    return table;
}

ggml_tensor * rotate_heads(ggml_context * context, ggml_tensor * x, ggml_tensor * table) {
    const int64_t heads = x->ne[0] / table->ne[0];
    ggml_tensor * sources[] = {x, table};
    return ggml_custom_4d(context, GGML_TYPE_F32, table->ne[0], x->ne[1], heads, 1, sources, 2, run_rotation,
                          GGML_N_TASKS_MAX, nullptr);
}

}  // namespace sa
