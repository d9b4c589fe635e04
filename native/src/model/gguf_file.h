// A GGUF file whose every count, length, offset and type was checked before anything uses it: ggml asserts and ends the
// process on what it doesn't expect.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "ggml.h"
#include "model/gguf_values.h"
#include "model/mapped_file.h"

namespace sa {

struct GgufTensor {
    std::string name;
    ggml_type type = GGML_TYPE_F32;
    std::array<int64_t, 4> ne = {1, 1, 1, 1};  // ggml's order, innermost first
    size_t n_dims = 1;                         // of them in the file
    const uint8_t * data = nullptr;
    size_t bytes = 0;

    int64_t elements() const { return ne[0] * ne[1] * ne[2] * ne[3]; }
};

class GgufFile {
  public:
    // Throws SA_ERROR_FILE or SA_ERROR_REFUSED, with a sentence that names the file and the fault.
    explicit GgufFile(const std::string & path);

    const std::string & path() const { return file_->path(); }
    // The file's memory, which weights that lie in it keep.
    const std::shared_ptr<const MappedFile> & mapping() const { return file_; }

    const GgufTensor * find(const std::string & name) const;
    // Refuses the file when the tensor is missing.
    const GgufTensor & tensor(const std::string & name) const;
    const std::vector<GgufTensor> & tensors() const { return tensors_; }

    // Keys. The first form refuses the file when the key is missing, the second gives `otherwise`.
    int64_t integer(const std::string & key, int64_t least, int64_t most) const;
    int64_t integer(const std::string & key, int64_t least, int64_t most, int64_t otherwise) const;
    double number(const std::string & key, double least, double most, double otherwise) const;
    bool boolean(const std::string & key, bool otherwise) const;
    std::string text(const std::string & key, const std::string & otherwise) const;
    std::vector<int64_t> integers(const std::string & key, const std::vector<int64_t> & otherwise) const;
    // A list of texts; null when the key is missing. Refuses the file when it is something else.
    const std::vector<std::string> * texts(const std::string & key) const;

    // Where each key lies in the file, name, type and value, in sorted order of the names: address and length.
    const std::map<std::string, std::pair<const uint8_t *, size_t>> & key_spans() const { return spans_; }

    // The values as float, whatever the stored type; for small tensors. Refuses the file when one isn't finite.
    std::vector<float> floats(const std::string & name, int64_t elements) const;
    // An I32 tensor of one dimension.
    std::vector<int32_t> ids(const std::string & name) const;

    // Refuses the file when a weight of the tensor isn't a finite number. Reads all of it.
    void require_finite(const GgufTensor & tensor) const;

    [[noreturn]] void refuse(const std::string & fault) const;

  private:
    const GgufValue * find_value(const std::string & key) const;
    void read_header();
    void read_keys(GgufCursor & cursor, uint64_t n_keys);
    void read_tensors(GgufCursor & cursor, uint64_t n_tensors);
    void place_tensors(const GgufCursor & cursor, const std::vector<uint64_t> & offsets);
    GgufTensor read_tensor(GgufCursor & cursor);
    size_t size_of(const GgufTensor & tensor) const;

    std::shared_ptr<const MappedFile> file_;
    std::map<std::string, GgufValue> values_;
    std::map<std::string, std::pair<const uint8_t *, size_t>> spans_;
    std::vector<GgufTensor> tensors_;
    std::map<std::string, size_t> index_;
};

}  // namespace sa
