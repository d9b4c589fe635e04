// A ggml graph with its inputs, and the memory in which graphs run.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "ggml-alloc.h"
#include "ggml-backend.h"
#include "ggml.h"
#include "runtime/backend.h"

namespace sa {

struct ContextDeleter {
    void operator()(ggml_context * context) const { ggml_free(context); }
};
using ContextPointer = std::unique_ptr<ggml_context, ContextDeleter>;

struct BufferDeleter {
    void operator()(ggml_backend_buffer_t buffer) const { ggml_backend_buffer_free(buffer); }
};
using BufferPointer = std::unique_ptr<ggml_backend_buffer, BufferDeleter>;

// Room for the descriptions of `n_tensors` tensors, not for their data.
ContextPointer make_context(size_t n_tensors);

// Built once, computed once. Inputs are copied when they are given and put into place before the graph runs, since
// ggml reuses the memory of inputs that aren't needed any more (spec T23).
class Graph {
  public:
    explicit Graph(size_t max_nodes);

    ggml_context * context() const { return context_.get(); }
    ggml_cgraph * raw() const { return graph_; }

    ggml_tensor * input(const std::vector<float> & values, int64_t ne0, int64_t ne1 = 1, int64_t ne2 = 1);
    ggml_tensor * input(const std::vector<int32_t> & values);

    // Marks a tensor to be read after the run.
    ggml_tensor * output(ggml_tensor * tensor);
    // Adds a node that isn't read but must run (a copy into a cache).
    void keep(ggml_tensor * tensor);

    void upload_inputs() const;

  private:
    struct Input {
        ggml_tensor * tensor;
        std::vector<uint8_t> bytes;
    };

    ggml_tensor * remember(ggml_tensor * tensor, const void * data);

    ContextPointer context_;
    ggml_cgraph * graph_;
    std::vector<Input> inputs_;
};

// Memory for graphs, grown as needed and used again by the next graph.
class GraphRunner {
  public:
    explicit GraphRunner(Backend & backend);

    // Runs the graph to its end. Throws SA_ERROR_CANCELLED when the backend's abort flag was set meanwhile,
    // SA_ERROR_FILE when a file whose weights it used was changed by another program.
    void run(const Graph & graph);

    // Gives the memory back.
    void release();

  private:
    struct AllocatorDeleter {
        void operator()(ggml_gallocr_t allocator) const { ggml_gallocr_free(allocator); }
    };

    Backend & backend_;
    std::unique_ptr<ggml_gallocr, AllocatorDeleter> allocator_;
};

std::vector<float> read_floats(const ggml_tensor * tensor);

}  // namespace sa
