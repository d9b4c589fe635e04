#include "model/gguf_values.h"

#include <cstring>

#include "runtime/error.h"

namespace sa {

const uint8_t * GgufCursor::take(size_t size, const char * what) {
    if (size > left()) {
        fail(SA_ERROR_REFUSED, "%s ends in the middle of %s: it was cut short. Get the file again.", path().c_str(),
             what);
    }
    const uint8_t * bytes = file_.data() + position_;
    position_ += size;
    return bytes;
}

template <typename Value>
Value GgufCursor::number(const char * what) {
    Value value;
    std::memcpy(&value, take(sizeof(Value), what), sizeof(Value));
    return value;
}

template uint32_t GgufCursor::number<uint32_t>(const char *);
template uint64_t GgufCursor::number<uint64_t>(const char *);

std::string GgufCursor::text(const char * what) {
    const auto length = number<uint64_t>(what);
    if (length > left()) {
        fail(SA_ERROR_REFUSED, "%s ends in the middle of %s: it was cut short or damaged. Get the file again.",
             path().c_str(), what);
    }
    const uint8_t * bytes = take(static_cast<size_t>(length), what);
    return std::string(reinterpret_cast<const char *>(bytes), static_cast<size_t>(length));
}

namespace {

size_t width_of(GgufType type) {
    switch (type) {
        case GgufType::u8:
        case GgufType::i8:
        case GgufType::boolean:
            return 1;
        case GgufType::u16:
        case GgufType::i16:
            return 2;
        case GgufType::u32:
        case GgufType::i32:
        case GgufType::f32:
            return 4;
        case GgufType::u64:
        case GgufType::i64:
        case GgufType::f64:
        case GgufType::text:  // at least its length
            return 8;
        default:
            return 0;
    }
}

void read_scalar(GgufCursor & cursor, GgufType type, GgufValue & value) {
    const char * what = "a key's value";
    switch (type) {
        case GgufType::u8:
        case GgufType::boolean:
            value.integers.push_back(cursor.number<uint8_t>(what));
            break;
        case GgufType::i8:
            value.integers.push_back(cursor.number<int8_t>(what));
            break;
        case GgufType::u16:
            value.integers.push_back(cursor.number<uint16_t>(what));
            break;
        case GgufType::i16:
            value.integers.push_back(cursor.number<int16_t>(what));
            break;
        case GgufType::u32:
            value.integers.push_back(cursor.number<uint32_t>(what));
            break;
        case GgufType::i32:
            value.integers.push_back(cursor.number<int32_t>(what));
            break;
        case GgufType::u64:
            value.integers.push_back(static_cast<int64_t>(cursor.number<uint64_t>(what)));
            break;
        case GgufType::i64:
            value.integers.push_back(cursor.number<int64_t>(what));
            break;
        case GgufType::f32:
            value.numbers.push_back(static_cast<double>(cursor.number<float>(what)));
            break;
        case GgufType::f64:
            value.numbers.push_back(cursor.number<double>(what));
            break;
        case GgufType::text:
            value.texts.push_back(cursor.text(what));
            break;
        default:
            fail(SA_ERROR_INTERNAL, "A key of %s has a type that isn't handled.", cursor.path().c_str());
    }
}

}  // namespace

GgufValue read_gguf_value(GgufCursor & cursor, const std::string & key) {
    GgufValue value;
    value.type = static_cast<GgufType>(cursor.number<uint32_t>("a key's type"));
    uint64_t count = 1;
    if (value.type == GgufType::array) {
        value.is_array = true;
        value.type = static_cast<GgufType>(cursor.number<uint32_t>("a key's type"));
        count = cursor.number<uint64_t>("a list's length");
    }
    const size_t width = width_of(value.type);
    if (width == 0) {
        fail(SA_ERROR_REFUSED, "The key %s of %s has the unknown type %u: the file is damaged or too new.", key.c_str(),
             cursor.path().c_str(), static_cast<unsigned>(value.type));
    }
    if (count > cursor.left() / width) {
        fail(SA_ERROR_REFUSED, "The key %s of %s says that it has more entries than the file has bytes.", key.c_str(),
             cursor.path().c_str());
    }
    for (uint64_t i = 0; i < count; ++i) {
        read_scalar(cursor, value.type, value);
    }
    return value;
}

}  // namespace sa
