#include "model/tensor_types.h"

#include <algorithm>
#include <cctype>
#include <cstring>

namespace sa {

namespace {

// Where a block keeps its scale, and its second scale or offset if it has one, as halves. The layouts are those of
// ggml-common.h; `bytes` is compared with ggml's own in the tests.
struct BlockLayout {
    ggml_type type;
    size_t bytes;
    size_t n_halves;
    std::array<size_t, 2> halves;
};

constexpr std::array<BlockLayout, 10> block_layouts = {{
    {GGML_TYPE_Q4_0, 18, 1, {0, 0}},
    {GGML_TYPE_Q4_1, 20, 2, {0, 2}},
    {GGML_TYPE_Q5_0, 22, 1, {0, 0}},
    {GGML_TYPE_Q5_1, 24, 2, {0, 2}},
    {GGML_TYPE_Q8_0, 34, 1, {0, 0}},
    {GGML_TYPE_Q2_K, 84, 2, {80, 82}},
    {GGML_TYPE_Q3_K, 110, 1, {108, 0}},
    {GGML_TYPE_Q4_K, 144, 2, {0, 2}},
    {GGML_TYPE_Q5_K, 176, 2, {0, 2}},
    {GGML_TYPE_Q6_K, 210, 1, {208, 0}},
}};

constexpr std::array<ggml_type, 3> float_types = {GGML_TYPE_F32, GGML_TYPE_F16, GGML_TYPE_BF16};
constexpr std::array<ggml_type, 5> other_types = {GGML_TYPE_I8, GGML_TYPE_I16, GGML_TYPE_I32, GGML_TYPE_I64,
                                                  GGML_TYPE_F64};

template <typename Types>
bool contains(const Types & types, uint32_t type) {
    return std::any_of(types.begin(), types.end(),
                       [type](ggml_type one) { return static_cast<uint32_t>(one) == type; });
}

const BlockLayout * layout_of(uint32_t type) {
    const auto * found = std::find_if(block_layouts.begin(), block_layouts.end(), [type](const BlockLayout & layout) {
        return static_cast<uint32_t>(layout.type) == type;
    });
    return found == block_layouts.end() ? nullptr : found;
}

// A float is infinite or not a number exactly when all bits of its exponent are set.
template <typename Bits>
bool exponents_finite(const uint8_t * data, size_t bytes, Bits exponent) {
    constexpr size_t block = 4096;
    std::array<Bits, block> values;
    for (size_t done = 0; done < bytes; done += block * sizeof(Bits)) {
        const size_t n = std::min(block, (bytes - done) / sizeof(Bits));
        std::memcpy(values.data(), data + done, n * sizeof(Bits));
        unsigned bad = 0;
        for (size_t i = 0; i < n; ++i) {
            bad |= static_cast<unsigned>((values[i] & exponent) == exponent);
        }
        if (bad != 0) {
            return false;
        }
    }
    return true;
}

constexpr uint16_t half_exponent = 0x7C00;

bool scales_finite(const BlockLayout & layout, const uint8_t * data, size_t bytes) {
    bool bad = false;
    for (size_t done = 0; done + layout.bytes <= bytes; done += layout.bytes) {
        for (size_t i = 0; i < layout.n_halves; ++i) {
            uint16_t half = 0;
            std::memcpy(&half, data + done + layout.halves[i], sizeof(half));
            bad = bad || (half & half_exponent) == half_exponent;
        }
    }
    return !bad;
}

}  // namespace

bool is_weight_type(uint32_t type) {
    return contains(float_types, type) || layout_of(type) != nullptr;
}

bool is_known_type(uint32_t type) {
    return is_weight_type(type) || contains(other_types, type);
}

ggml_type weight_type_named(const std::string & name) {
    const auto same = [&name](ggml_type type) {
        const std::string known = ggml_type_name(type);
        return std::equal(known.begin(), known.end(), name.begin(), name.end(), [](char a, char b) {
            return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
        });
    };
    for (const ggml_type type : float_types) {
        if (same(type)) {
            return type;
        }
    }
    for (const BlockLayout & layout : block_layouts) {
        if (same(layout.type)) {
            return layout.type;
        }
    }
    return GGML_TYPE_COUNT;
}

bool all_finite(ggml_type type, const uint8_t * data, size_t bytes) {
    switch (type) {
        case GGML_TYPE_F32:
            return exponents_finite<uint32_t>(data, bytes, 0x7F800000U);
        case GGML_TYPE_F16:
            return exponents_finite<uint16_t>(data, bytes, half_exponent);
        case GGML_TYPE_BF16:
            return exponents_finite<uint16_t>(data, bytes, 0x7F80);
        default: {
            const BlockLayout * layout = layout_of(static_cast<uint32_t>(type));
            return layout == nullptr || scales_finite(*layout, data, bytes);
        }
    }
}

}  // namespace sa
