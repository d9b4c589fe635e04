#include "model/tensor_types.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "support/testing.h"

using namespace sa;

namespace {

const std::vector<std::string> names = {"f32",  "f16",  "bf16", "q4_0", "q4_1", "q5_0", "q5_1",
                                        "q8_0", "q2_K", "q3_K", "q4_K", "q5_K", "q6_K"};

std::vector<float> ramp(size_t n) {
    std::vector<float> values(n);
    for (size_t i = 0; i < n; ++i) {
        values[i] = std::sin(static_cast<float>(i));
    }
    return values;
}

std::vector<uint8_t> encoded(ggml_type type, const std::vector<float> & values) {
    std::vector<uint8_t> bytes(ggml_row_size(type, static_cast<int64_t>(values.size())));
    ggml_quantize_chunk(type, values.data(), bytes.data(), 0, 1, static_cast<int64_t>(values.size()), nullptr);
    return bytes;
}

bool decodes_finite(ggml_type type, const std::vector<uint8_t> & bytes, size_t n) {
    std::vector<float> values(n);
    if (type == GGML_TYPE_F32) {
        std::memcpy(values.data(), bytes.data(), bytes.size());
    } else {
        ggml_get_type_traits(type)->to_float(bytes.data(), values.data(), static_cast<int64_t>(n));
    }
    for (const float value : values) {
        if (!std::isfinite(value)) {
            return false;
        }
    }
    return true;
}

}  // namespace

SA_TEST(tensor_types_are_named_as_ggml_names_them) {
    for (const std::string & name : names) {
        const ggml_type type = weight_type_named(name);
        SA_CHECK(type != GGML_TYPE_COUNT && name == ggml_type_name(type) && is_weight_type(type));
    }
    SA_CHECK(weight_type_named("Q4_k") == GGML_TYPE_Q4_K);
    SA_CHECK(weight_type_named("i32") == GGML_TYPE_COUNT && weight_type_named("") == GGML_TYPE_COUNT);
    SA_CHECK(!is_weight_type(GGML_TYPE_I32) && is_known_type(GGML_TYPE_I32));
    SA_CHECK(!is_known_type(4) && !is_known_type(200) && !is_known_type(GGML_TYPE_IQ2_XS));
}

// All exponent bits set in any two bytes of the last block: the check says what decoding shows.
SA_TEST(tensor_types_find_what_decodes_to_no_number) {
    constexpr size_t n = 1024;
    for (const std::string & name : names) {
        const ggml_type type = weight_type_named(name);
        const std::vector<uint8_t> sound = encoded(type, ramp(n));
        SA_CHECK(all_finite(type, sound.data(), sound.size()));
        const size_t block = ggml_type_size(type);
        for (size_t at = sound.size() - block; at + 1 < sound.size(); ++at) {
            std::vector<uint8_t> wrong = sound;
            wrong[at] = 0x80;
            wrong[at + 1] = 0x7F;
            SA_CHECK(all_finite(type, wrong.data(), wrong.size()) == decodes_finite(type, wrong, n));
        }
    }
}

SA_TEST(tensor_types_look_at_every_value) {
    std::vector<float> values(100003, 1.0F);
    for (const size_t at : {size_t{0}, size_t{4095}, size_t{4096}, values.size() - 1}) {
        values[at] = std::numeric_limits<float>::infinity();
        SA_CHECK(!all_finite(GGML_TYPE_F32, reinterpret_cast<const uint8_t *>(values.data()), values.size() * 4));
        values[at] = 1.0F;
    }
    SA_CHECK(all_finite(GGML_TYPE_F32, reinterpret_cast<const uint8_t *>(values.data()), values.size() * 4));
}
