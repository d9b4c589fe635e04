#include "runtime/graph.h"

#include <string>

#include "runtime/error.h"

namespace sa {

ContextPointer make_context(size_t n_tensors) {
    ggml_init_params parameters = {};
    parameters.mem_size = n_tensors * ggml_tensor_overhead();
    parameters.no_alloc = true;
    ContextPointer context(ggml_init(parameters));
    if (!context) {
        throw std::bad_alloc();
    }
    return context;
}

Graph::Graph(size_t max_nodes) : graph_(nullptr) {
    ggml_init_params parameters = {};
    // Views and constants are tensors too, but not nodes: twice the nodes is ample.
    parameters.mem_size = 2 * max_nodes * ggml_tensor_overhead() + ggml_graph_overhead_custom(max_nodes, false);
    parameters.no_alloc = true;
    context_.reset(ggml_init(parameters));
    if (!context_) {
        throw std::bad_alloc();
    }
    graph_ = ggml_new_graph_custom(context_.get(), max_nodes, false);
}

ggml_tensor * Graph::remember(ggml_tensor * tensor, const void * data) {
    ggml_set_input(tensor);
    const auto * bytes = static_cast<const uint8_t *>(data);
    inputs_.push_back({tensor, std::vector<uint8_t>(bytes, bytes + ggml_nbytes(tensor))});
    return tensor;
}

ggml_tensor * Graph::input(const std::vector<float> & values, int64_t ne0, int64_t ne1, int64_t ne2) {
    if (static_cast<int64_t>(values.size()) != ne0 * ne1 * ne2) {
        fail(SA_ERROR_INTERNAL, "A graph's input has %zu values instead of %s.", values.size(),
             std::to_string(ne0 * ne1 * ne2).c_str());
    }
    return remember(ggml_new_tensor_3d(context(), GGML_TYPE_F32, ne0, ne1, ne2), values.data());
}

ggml_tensor * Graph::input(const std::vector<int32_t> & values) {
    return remember(ggml_new_tensor_1d(context(), GGML_TYPE_I32, static_cast<int64_t>(values.size())), values.data());
}

ggml_tensor * Graph::output(ggml_tensor * tensor) {
    ggml_set_output(tensor);
    ggml_build_forward_expand(graph_, tensor);
    return tensor;
}

void Graph::keep(ggml_tensor * tensor) {
    ggml_build_forward_expand(graph_, tensor);
}

void Graph::upload_inputs() const {
    for (const Input & input : inputs_) {
        if (input.tensor->buffer != nullptr) {  // an input that no node reads gets no memory
            ggml_backend_tensor_set(input.tensor, input.bytes.data(), 0, input.bytes.size());
        }
    }
}

GraphRunner::GraphRunner(Backend & backend) : backend_(backend) {}

void GraphRunner::run(const Graph & graph) {
    if (!allocator_) {
        allocator_.reset(ggml_gallocr_new(ggml_backend_get_default_buffer_type(backend_.get())));
    }
    if (!allocator_ || !ggml_gallocr_alloc_graph(allocator_.get(), graph.raw())) {
        throw std::bad_alloc();
    }
    graph.upload_inputs();
    switch (ggml_backend_graph_compute(backend_.get(), graph.raw())) {
        case GGML_STATUS_SUCCESS:
            backend_.require_unchanged_files();
            return;
        case GGML_STATUS_ABORTED:
            fail(SA_ERROR_CANCELLED, "It was stopped before it was done.");
        case GGML_STATUS_ALLOC_FAILED:
            throw std::bad_alloc();
        default:
            fail(SA_ERROR_INTERNAL, "The %s backend failed to compute.", ggml_backend_name(backend_.get()));
    }
}

void GraphRunner::release() {
    allocator_.reset();
}

std::vector<float> read_floats(const ggml_tensor * tensor) {
    std::vector<float> values(static_cast<size_t>(ggml_nelements(tensor)));
    ggml_backend_tensor_get(tensor, values.data(), 0, values.size() * sizeof(float));
    return values;
}

}  // namespace sa
