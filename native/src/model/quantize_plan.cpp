#include "model/quantize_plan.h"

#include <algorithm>
#include <array>

#include "model/tensor_types.h"
#include "runtime/error.h"

namespace sa {

namespace {

bool begins_with(const std::string & text, const std::string & start) {
    return text.compare(0, start.size(), start) == 0;
}

bool ends_with(const std::string & text, const std::string & end) {
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

bool is_float_type(ggml_type type) {
    return type == GGML_TYPE_F32 || type == GGML_TYPE_F16 || type == GGML_TYPE_BF16;
}

constexpr std::array<ggml_type, 10> quantizations = {GGML_TYPE_F16,  GGML_TYPE_BF16, GGML_TYPE_Q8_0, GGML_TYPE_Q6_K,
                                                     GGML_TYPE_Q5_K, GGML_TYPE_Q5_1, GGML_TYPE_Q5_0, GGML_TYPE_Q4_K,
                                                     GGML_TYPE_Q4_1, GGML_TYPE_Q4_0};

}  // namespace

bool is_quantizable(const GgufTensor & tensor) {
    const std::string & name = tensor.name;
    if (tensor.ne[1] == 1 || !is_weight_type(tensor.type)) {
        return false;  // a vector, or whole numbers
    }
    if (begins_with(name, "model/h")) {
        return ends_with(name, "/w");
    }
    const bool synthesis = begins_with(name, "flow/") || begins_with(name, "cfm/") || begins_with(name, "hift/");
    return name == "chatterbox/speech_head" || (synthesis && (ends_with(name, "/w") || ends_with(name, "/weight")));
}

ggml_type fitting_type(const GgufTensor & tensor, ggml_type wanted) {
    for (const ggml_type type : {wanted, GGML_TYPE_Q8_0}) {
        if (tensor.ne[0] % ggml_blck_size(type) == 0) {
            return type;
        }
    }
    return GGML_TYPE_F16;
}

std::vector<ggml_type> plan_types(const GgufFile & file, ggml_type wanted) {
    const std::string kind = file.text("general.architecture", "");
    if (kind != "chatterbox" && kind != "chatterbox-s3gen") {
        fail(SA_ERROR_REFUSED, "%s can't be quantised: it isn't a model file of this family.", file.path().c_str());
    }
    std::vector<ggml_type> types;
    for (const GgufTensor & tensor : file.tensors()) {
        const ggml_type type = is_quantizable(tensor) ? fitting_type(tensor, wanted) : tensor.type;
        if (type != tensor.type && !is_float_type(tensor.type)) {
            fail(SA_ERROR_REFUSED,
                 "%s can't be quantised: it is already, its tensor %s is %s. Begin with the file of type f16 or f32.",
                 file.path().c_str(), tensor.name.c_str(), ggml_type_name(tensor.type));
        }
        types.push_back(type);
    }
    return types;
}

ggml_type quantization_named(const std::string & name) {
    const ggml_type type = weight_type_named(name);
    if (std::find(quantizations.begin(), quantizations.end(), type) == quantizations.end()) {
        std::string known;
        for (const ggml_type one : quantizations) {
            known += (known.empty() ? "" : ", ") + std::string(ggml_type_name(one));
        }
        fail(SA_ERROR_ARGUMENT, "The type is \"%s\"; it must be one of %s.", name.c_str(), known.c_str());
    }
    return type;
}

}  // namespace sa
