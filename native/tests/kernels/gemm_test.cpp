// Our matrix products against sums in double and against ggml's.

#include "kernels/gemm.h"

#include <cmath>

#include "support/testing.h"

using namespace sa;

namespace {

std::vector<float> numbers(int64_t count, float phase) {
    std::vector<float> values(static_cast<size_t>(count));
    for (size_t i = 0; i < values.size(); ++i) {
        values[i] = std::sin(phase + 0.7F * static_cast<float>(i % 7919));
    }
    return values;
}

struct Shape {
    int64_t depth, outputs, rows, batch, weight_batch;
};

std::vector<float> plain_product(const Shape & shape, const std::vector<float> & weights,
                                 const std::vector<float> & rows, const std::vector<float> & bias) {
    std::vector<float> product;
    for (int64_t batch = 0; batch < shape.batch; ++batch) {
        const int64_t of = batch % shape.weight_batch;
        for (int64_t row = 0; row < shape.rows; ++row) {
            for (int64_t output = 0; output < shape.outputs; ++output) {
                auto sum = static_cast<double>(bias[static_cast<size_t>(output)]);
                for (int64_t k = 0; k < shape.depth; ++k) {
                    const auto weight = static_cast<size_t>((of * shape.outputs + output) * shape.depth + k);
                    const auto value = static_cast<size_t>((batch * shape.rows + row) * shape.depth + k);
                    sum += static_cast<double>(weights[weight]) * static_cast<double>(rows[value]);
                }
                product.push_back(static_cast<float>(sum));
            }
        }
    }
    return product;
}

std::vector<float> run_gemm(const Shape & shape, int n_threads, const std::vector<float> & weights,
                            const std::vector<float> & rows, const std::vector<float> & bias) {
    Backend backend(n_threads);
    GraphRunner runner(backend);
    Graph graph(16);
    ggml_tensor * w = graph.input(weights, shape.depth, shape.outputs, shape.weight_batch);
    ggml_tensor * x = graph.input(rows, shape.depth, shape.rows, shape.batch);
    ggml_tensor * y = graph.output(gemm(graph.context(), w, x, graph.input(bias, shape.outputs)));
    runner.run(graph);
    return read_floats(y);
}

Convolution random_convolution(Graph & graph, int64_t in, int64_t out, int kernel) {
    Convolution layer;
    layer.in = in;
    layer.out = out;
    layer.kernel = kernel;
    layer.weight = graph.input(numbers(in * kernel * out, 0.3F), in * kernel, out);
    layer.bias = graph.input(numbers(out, 0.9F), out);
    return layer;
}

}  // namespace

// Whole tiles, every remainder of outputs, rows and depth, depths beyond one block, rows beyond one chunk, batches.
SA_TEST(gemm_equals_a_plain_sum) {
    for (const Shape & shape : std::vector<Shape>{{16, 16, 48, 1, 1},
                                                  {1, 1, 61, 1, 1},
                                                  {7, 15, 50, 1, 1},
                                                  {257, 17, 51, 1, 1},
                                                  {600, 33, 52, 1, 1},
                                                  {64, 48, 400, 1, 1},
                                                  {30, 20, 53, 3, 3},
                                                  {40, 20, 70, 3, 1},
                                                  {8, 16, 3, 1, 1},
                                                  {3, 5, 1, 2, 2}}) {
        const std::vector<float> weights = numbers(shape.depth * shape.outputs * shape.weight_batch, 0.1F);
        const std::vector<float> rows = numbers(shape.depth * shape.rows * shape.batch, 1.7F);
        const std::vector<float> bias = numbers(shape.outputs, 2.5F);
        const std::vector<float> product = run_gemm(shape, 1, weights, rows, bias);
        SA_CHECK(testing::relative_error(product, plain_product(shape, weights, rows, bias)) < 2e-6);
        SA_CHECK(run_gemm(shape, 3, weights, rows, bias) == product);
    }
}

SA_TEST(gemm_convolution_equals_the_plain_one) {
    Backend backend(2);
    GraphRunner runner(backend);
    for (const int stride : {1, 2}) {
        for (const int dilation : {1, 2}) {
            Graph graph(64);
            const Convolution layer = random_convolution(graph, 20, 24, 3);
            ggml_tensor * x = graph.input(numbers(3000, 0.0F), 20, 150);
            ggml_tensor * plain = graph.output(convolution(graph.context(), layer, x, 2, 1, stride, dilation));
            ggml_tensor * ours = graph.output(gemm_convolution(graph.context(), layer, x, 2, 1, stride, dilation));
            runner.run(graph);
            SA_CHECK(testing::relative_error(read_floats(ours), read_floats(plain)) < 2e-6);
        }
    }
}
