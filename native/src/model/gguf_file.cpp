#include "model/gguf_file.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "model/tensor_types.h"
#include "runtime/error.h"

namespace sa {

namespace {

// More than any file of this family has by far; a count beyond it is damage, not size.
constexpr uint64_t most_tensors = 65536;
constexpr uint64_t most_keys = 65536;
constexpr size_t most_name = 1024;

bool is_power_of_two(int64_t value) {
    return value > 0 && (value & (value - 1)) == 0;
}

}  // namespace

GgufFile::GgufFile(const std::string & path) : file_(std::make_shared<MappedFile>(path)) {
    read_header();
    file_->require_unchanged();
}

void GgufFile::refuse(const std::string & fault) const {
    fail(SA_ERROR_REFUSED, "%s can't be used: %s. Get the file again.", path().c_str(), fault.c_str());
}

void GgufFile::read_header() {
    GgufCursor cursor(*file_);
    if (cursor.left() < 24 || std::memcmp(cursor.take(4, "its header"), "GGUF", 4) != 0) {
        refuse("it isn't a GGUF file");
    }
    const auto version = cursor.number<uint32_t>("its header");
    if (version != 2 && version != 3) {
        refuse(format("it is GGUF version %u, and only 2 and 3 are known", version));
    }
    const auto n_tensors = cursor.number<uint64_t>("its header");
    const auto n_keys = cursor.number<uint64_t>("its header");
    if (n_tensors > most_tensors || n_keys > most_keys) {
        refuse("its header counts more tensors or keys than such a file can have");
    }
    read_keys(cursor, n_keys);
    read_tensors(cursor, n_tensors);
}

void GgufFile::read_keys(GgufCursor & cursor, uint64_t n_keys) {
    for (uint64_t i = 0; i < n_keys; ++i) {
        const size_t start = cursor.position();
        const std::string key = cursor.text("a key's name", most_name);
        if (key.empty()) {
            refuse("it has a key without a name");
        }
        if (!values_.emplace(key, read_gguf_value(cursor, key)).second) {
            refuse(format("it has the key %s twice", key.c_str()));
        }
        spans_[key] = {file_->data() + start, cursor.position() - start};
    }
}

GgufTensor GgufFile::read_tensor(GgufCursor & cursor) {
    GgufTensor tensor;
    tensor.name = cursor.text("a tensor's name", GGML_MAX_NAME - 1);
    if (tensor.name.empty()) {
        refuse("it has a tensor without a name");
    }
    const auto n_dims = cursor.number<uint32_t>("a tensor's shape");
    if (n_dims < 1 || n_dims > tensor.ne.size()) {
        refuse(format("its tensor %s has %u dimensions", tensor.name.c_str(), n_dims));
    }
    tensor.n_dims = n_dims;
    for (uint32_t d = 0; d < n_dims; ++d) {
        const auto length = cursor.number<uint64_t>("a tensor's shape");
        if (length < 1 || length > std::numeric_limits<int32_t>::max()) {
            refuse(format("its tensor %s has an impossible shape", tensor.name.c_str()));
        }
        tensor.ne[d] = static_cast<int64_t>(length);
    }
    const auto type = cursor.number<uint32_t>("a tensor's type");
    if (!is_known_type(type)) {
        refuse(format("its tensor %s has the unknown type %u", tensor.name.c_str(), type));
    }
    tensor.type = static_cast<ggml_type>(type);
    tensor.bytes = size_of(tensor);
    return tensor;
}

size_t GgufFile::size_of(const GgufTensor & tensor) const {
    const int64_t block = ggml_blck_size(tensor.type);
    if (tensor.ne[0] % block != 0) {
        refuse(format("the rows of its tensor %s don't fit the type %s", tensor.name.c_str(),
                      ggml_type_name(tensor.type)));
    }
    // Both factors are below 2^31; from then on the product is compared before it is made, so that it can't wrap.
    uint64_t size = static_cast<uint64_t>(tensor.ne[0] / block) * ggml_type_size(tensor.type);
    for (size_t d = 1; d < tensor.ne.size(); ++d) {
        const auto length = static_cast<uint64_t>(tensor.ne[d]);
        size = size > file_->size() / length ? std::numeric_limits<uint64_t>::max() : size * length;
    }
    if (size > file_->size()) {
        refuse(format("its tensor %s is larger than the file, which is incomplete", tensor.name.c_str()));
    }
    return static_cast<size_t>(size);
}

void GgufFile::read_tensors(GgufCursor & cursor, uint64_t n_tensors) {
    std::vector<uint64_t> offsets;
    for (uint64_t i = 0; i < n_tensors; ++i) {
        GgufTensor tensor = read_tensor(cursor);
        if (!index_.emplace(tensor.name, tensors_.size()).second) {
            refuse(format("it has the tensor %s twice", tensor.name.c_str()));
        }
        tensors_.push_back(std::move(tensor));
        offsets.push_back(cursor.number<uint64_t>("a tensor's offset"));
    }
    place_tensors(cursor, offsets);
}

void GgufFile::place_tensors(const GgufCursor & cursor, const std::vector<uint64_t> & offsets) {
    const int64_t alignment = integer("general.alignment", 8, 1 << 20, 32);
    if (!is_power_of_two(alignment)) {
        refuse("its alignment isn't a power of two");
    }
    const auto step = static_cast<size_t>(alignment);
    const size_t start = (cursor.position() + step - 1) / step * step;
    std::vector<std::pair<uint64_t, uint64_t>> spans;
    for (size_t i = 0; i < tensors_.size(); ++i) {
        const uint64_t offset = offsets[i];
        if (offset % step != 0 || start > file_->size() || offset > file_->size() - start ||
            tensors_[i].bytes > file_->size() - start - offset) {
            refuse(format("the data of its tensor %s lies outside the file, which is incomplete or damaged",
                          tensors_[i].name.c_str()));
        }
        tensors_[i].data = file_->data() + start + offset;
        spans.emplace_back(offset, offset + tensors_[i].bytes);
    }
    std::sort(spans.begin(), spans.end());
    for (size_t i = 1; i < spans.size(); ++i) {
        if (spans[i].first < spans[i - 1].second) {
            refuse("two of its tensors overlap");
        }
    }
}

const GgufTensor * GgufFile::find(const std::string & name) const {
    const auto found = index_.find(name);
    return found == index_.end() ? nullptr : &tensors_[found->second];
}

const GgufTensor & GgufFile::tensor(const std::string & name) const {
    const GgufTensor * found = find(name);
    if (found == nullptr) {
        refuse(format("the tensor %s is missing, so it isn't a model of this family", name.c_str()));
    }
    return *found;
}

const GgufValue * GgufFile::find_value(const std::string & key) const {
    const auto found = values_.find(key);
    return found == values_.end() ? nullptr : &found->second;
}

int64_t GgufFile::integer(const std::string & key, int64_t least, int64_t most) const {
    const GgufValue * value = find_value(key);
    if (value == nullptr || value->is_array || value->integers.size() != 1) {
        refuse(format("the key %s is missing or isn't a number", key.c_str()));
    }
    const int64_t found = value->integers[0];
    if (found < least || found > most) {
        refuse(format("its key %s is %lld, which is out of range", key.c_str(), static_cast<long long>(found)));
    }
    return found;
}

int64_t GgufFile::integer(const std::string & key, int64_t least, int64_t most, int64_t otherwise) const {
    return find_value(key) == nullptr ? otherwise : integer(key, least, most);
}

double GgufFile::number(const std::string & key, double least, double most, double otherwise) const {
    const GgufValue * value = find_value(key);
    if (value == nullptr) {
        return otherwise;
    }
    if (value->is_array || value->numbers.size() != 1) {
        refuse(format("its key %s isn't a number", key.c_str()));
    }
    const double found = value->numbers[0];
    if (!std::isfinite(found) || found < least || found > most) {
        refuse(format("its key %s is out of range", key.c_str()));
    }
    return found;
}

bool GgufFile::boolean(const std::string & key, bool otherwise) const {
    return integer(key, 0, 1, otherwise ? 1 : 0) == 1;
}

std::string GgufFile::text(const std::string & key, const std::string & otherwise) const {
    const GgufValue * value = find_value(key);
    if (value == nullptr) {
        return otherwise;
    }
    if (value->is_array || value->texts.size() != 1) {
        refuse(format("its key %s isn't text", key.c_str()));
    }
    return value->texts[0];
}

std::vector<int64_t> GgufFile::integers(const std::string & key, const std::vector<int64_t> & otherwise) const {
    const GgufValue * value = find_value(key);
    if (value == nullptr) {
        return otherwise;
    }
    if (!value->is_array || value->integers.empty()) {
        refuse(format("its key %s isn't a list of numbers", key.c_str()));
    }
    return value->integers;
}

const std::vector<std::string> * GgufFile::texts(const std::string & key) const {
    const GgufValue * value = find_value(key);
    if (value != nullptr && (!value->is_array || value->type != GgufType::text)) {
        refuse(format("its key %s isn't a list of texts", key.c_str()));
    }
    return value == nullptr ? nullptr : &value->texts;
}

std::vector<float> GgufFile::floats(const std::string & name, int64_t elements) const {
    const GgufTensor & found = tensor(name);
    if (found.elements() != elements) {
        refuse(format("its tensor %s has %lld values instead of %lld", name.c_str(),
                      static_cast<long long>(found.elements()), static_cast<long long>(elements)));
    }
    require_finite(found);
    std::vector<float> values(static_cast<size_t>(elements));
    if (found.type == GGML_TYPE_F32) {
        std::memcpy(values.data(), found.data, found.bytes);
        return values;
    }
    ggml_get_type_traits(found.type)->to_float(found.data, values.data(), elements);
    return values;
}

void GgufFile::require_finite(const GgufTensor & tensor) const {
    if (!is_weight_type(tensor.type)) {
        refuse(format("its tensor %s has the type %s, which weights don't have", tensor.name.c_str(),
                      ggml_type_name(tensor.type)));
    }
    if (!all_finite(tensor.type, tensor.data, tensor.bytes)) {
        refuse(format("its tensor %s has a value that isn't a number or isn't finite", tensor.name.c_str()));
    }
}

std::vector<int32_t> GgufFile::ids(const std::string & name) const {
    const GgufTensor & found = tensor(name);
    if (found.type != GGML_TYPE_I32 || found.elements() != found.ne[0]) {
        refuse(format("its tensor %s isn't a list of tokens", name.c_str()));
    }
    std::vector<int32_t> values(static_cast<size_t>(found.ne[0]));
    std::memcpy(values.data(), found.data, found.bytes);
    return values;
}

}  // namespace sa
