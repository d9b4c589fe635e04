// The keys of a GGUF file, decoded, and a cursor that can't leave the file.
//
// Format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md, version 2 and 3.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/mapped_file.h"

namespace sa {

// Reads little-endian values from a mapped file; every step is checked against the file's end, and what is read against
// limits that no file of this family comes near, so that a short file can't ask for much memory.
class GgufCursor {
  public:
    explicit GgufCursor(const MappedFile & file) : file_(file) {}

    const std::string & path() const { return file_.path(); }
    size_t position() const { return position_; }
    size_t left() const { return file_.size() - position_; }

    // The address of the next `size` bytes, which are skipped. `what` names them in the refusal.
    const uint8_t * take(size_t size, const char * what);

    template <typename Value>
    Value number(const char * what);

    // UTF-8 of at most `most` bytes, without a zero inside.
    std::string text(const char * what, size_t most);

    // Counts `entries` more of a list; refuses the file when all its lists together have too many.
    void count_entries(uint64_t entries);

    [[noreturn]] void refuse(const std::string & fault) const;

  private:
    const MappedFile & file_;
    size_t position_ = 0;
    uint64_t entries_ = 0;
};

enum class GgufType : uint32_t {
    u8 = 0,
    i8 = 1,
    u16 = 2,
    i16 = 3,
    u32 = 4,
    i32 = 5,
    f32 = 6,
    boolean = 7,
    text = 8,
    array = 9,
    u64 = 10,
    i64 = 11,
    f64 = 12,
};

// One key's value. Integers of every width are in `integers` (beyond 2^63 as 2^63 - 1), floats in `numbers`, text in
// `texts`; a scalar is an array of one. A list of u8 (a picture, a sound) isn't decoded but lies in the file.
struct GgufValue {
    GgufType type = GgufType::u32;
    bool is_array = false;
    std::vector<int64_t> integers;
    std::vector<double> numbers;
    std::vector<std::string> texts;
    const uint8_t * bytes = nullptr;
    size_t n_bytes = 0;
};

GgufValue read_gguf_value(GgufCursor & cursor, const std::string & key);

}  // namespace sa
