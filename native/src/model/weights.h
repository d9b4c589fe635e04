// The tensors of a checked file in the layout that the graphs read: those that are stored so lie where the file is
// mapped, the others are copied into memory of the backend.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "model/gguf_file.h"
#include "runtime/backend.h"
#include "runtime/graph.h"
#include "runtime/layers.h"

namespace sa {

// Called with the share of the bytes that are in place, 0..1; returning false cancels.
using Progress = std::function<bool(float)>;

// First every tensor is asked for (its shape is checked against the file), then `load` puts them all into place and
// refuses a file with a weight that isn't a finite number: about 0.15 s a gigabyte that is in the page cache, and the
// first reading of what isn't. Shapes are in ggml's order, innermost first.
class Weights {
  public:
    explicit Weights(const GgufFile & file);

    Weights(const Weights &) = delete;
    Weights & operator=(const Weights &) = delete;

    // Only until `load`: afterwards the GgufFile may be gone; its mapping is kept.
    const GgufFile & file() const { return *file_; }

    // [in, out], in the type of the file.
    ggml_tensor * matrix(const std::string & name, int64_t in, int64_t out);
    // Any shape, as F32: biases, norms, small tables.
    ggml_tensor * floats(const std::string & name, const std::vector<int64_t> & ne);

    // 1 / (alpha + 1e-9) for a snake's alpha (spec H12).
    ggml_tensor * snake_inverse(const std::string & alpha, int64_t width);

    Linear linear(const std::string & weight, const std::string & bias, int64_t in, int64_t out);
    Norm norm(const std::string & weight, const std::string & bias, int64_t width);
    // torch's Conv1d, stored as ne [kernel, in, out]; the kernel's length is read from the file. Refused when it is
    // even larger than `most_kernel`.
    Convolution convolution(const std::string & weight, const std::string & bias, int64_t in, int64_t out);
    // torch's ConvTranspose1d, stored as ne [kernel, out, in].
    TransposedConvolution transposed_convolution(const std::string & weight, const std::string & bias, int64_t in,
                                                 int64_t out, int stride);

    // Puts every tensor into place. From then on graphs on `backend` fail once another program changes the file.
    void load(Backend & backend, const Progress & progress);

    // After `load`: bytes of all tensors, and of those among them that were copied.
    size_t bytes() const { return bytes_; }
    size_t copied_bytes() const { return copied_bytes_; }

  private:
    enum class Layout { as_stored, as_floats, snake_inverse, convolution, transposed_convolution };

    struct Pending {
        ggml_tensor * tensor;
        const GgufTensor * source;
        Layout layout;
        int stride;
    };

    const GgufTensor & expect(const std::string & name, const std::vector<int64_t> & ne) const;
    int kernel_of(const GgufTensor & source) const;
    ggml_tensor * add(ggml_type type, const std::vector<int64_t> & ne, const GgufTensor & source, Layout layout,
                      int stride = 1);
    bool lies_ready(const Pending & pending) const;
    void map(Backend & backend);
    void fill(const Pending & pending) const;

    const GgufFile * file_;
    ContextPointer context_;
    std::shared_ptr<const MappedFile> mapping_;
    BufferPointer mapped_buffer_;
    BufferPointer buffer_;
    std::vector<Pending> pending_;
    size_t bytes_ = 0;
    size_t copied_bytes_ = 0;
};

}  // namespace sa
