#include "model/gguf_values.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "runtime/error.h"

namespace sa {

namespace {

// A vocabulary of 50,276 tokens and 50,000 merges is the largest list that is known.
constexpr uint64_t most_entries = 4000000;
constexpr size_t most_text = size_t{16} << 20;

// Whether the bytes are UTF-8 as RFC 3629 has it: shortest forms, no surrogates, at most U+10FFFF; and no zero.
bool is_text(const uint8_t * bytes, size_t size) {
    size_t i = 0;
    while (i < size) {
        const uint8_t lead = bytes[i];
        if (lead == 0) {
            return false;
        }
        if (lead < 0x80) {
            ++i;
            continue;
        }
        const size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        if (lead < 0xC2 || lead > 0xF4 || length > size - i) {
            return false;
        }
        for (size_t k = 1; k < length; ++k) {
            if ((bytes[i + k] & 0xC0) != 0x80) {
                return false;
            }
        }
        const uint8_t second = bytes[i + 1];
        const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
        const bool outside = (lead == 0xED && second > 0x9F) || (lead == 0xF4 && second > 0x8F);
        if (overlong || outside) {
            return false;
        }
        i += length;
    }
    return true;
}

}  // namespace

void GgufCursor::refuse(const std::string & fault) const {
    fail(SA_ERROR_REFUSED, "%s can't be used: %s. Get the file again.", path().c_str(), fault.c_str());
}

const uint8_t * GgufCursor::take(size_t size, const char * what) {
    if (size > left()) {
        refuse(format("it ends in the middle of %s, so it is incomplete", what));
    }
    const uint8_t * bytes = file_.data() + position_;
    position_ += size;
    return bytes;
}

void GgufCursor::count_entries(uint64_t entries) {
    if (entries > most_entries - entries_) {
        refuse("its lists have more entries than such a file can need");
    }
    entries_ += entries;
}

template <typename Value>
Value GgufCursor::number(const char * what) {
    Value value;
    std::memcpy(&value, take(sizeof(Value), what), sizeof(Value));
    return value;
}

template uint32_t GgufCursor::number<uint32_t>(const char *);
template uint64_t GgufCursor::number<uint64_t>(const char *);

std::string GgufCursor::text(const char * what, size_t most) {
    const auto length = number<uint64_t>(what);
    if (length > most) {
        refuse(
            format("it has %s of %llu bytes, more than there can be", what, static_cast<unsigned long long>(length)));
    }
    const uint8_t * bytes = take(static_cast<size_t>(length), what);
    if (!is_text(bytes, static_cast<size_t>(length))) {
        refuse(format("it has %s that isn't text in UTF-8", what));
    }
    return {reinterpret_cast<const char *>(bytes), static_cast<size_t>(length)};
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
            value.integers.push_back(cursor.number<uint8_t>(what));
            break;
        case GgufType::boolean: {
            const auto flag = cursor.number<uint8_t>(what);
            if (flag > 1) {
                cursor.refuse("it has a key that is neither true nor false");
            }
            value.integers.push_back(flag);
            break;
        }
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
            value.integers.push_back(static_cast<int64_t>(
                std::min<uint64_t>(cursor.number<uint64_t>(what), std::numeric_limits<int64_t>::max())));
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
            value.texts.push_back(cursor.text(what, most_text));
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
        cursor.refuse(format("its key %s has the unknown type %u, so it is damaged or too new", key.c_str(),
                             static_cast<unsigned>(value.type)));
    }
    if (count > cursor.left() / width) {
        cursor.refuse(format("its key %s says that it has more entries than the file has bytes", key.c_str()));
    }
    if (value.is_array && value.type == GgufType::u8) {
        value.n_bytes = static_cast<size_t>(count);
        value.bytes = cursor.take(value.n_bytes, "a key's value");
        return value;
    }
    cursor.count_entries(count);
    for (uint64_t i = 0; i < count; ++i) {
        read_scalar(cursor, value.type, value);
    }
    return value;
}

}  // namespace sa
