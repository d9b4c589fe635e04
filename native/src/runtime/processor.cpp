#include "runtime/processor.h"

#include <cstring>

#include "kernels/gemm.h"
#include "runtime/backend.h"

namespace sa {

namespace {

std::string features_of(ggml_backend_t backend) {
    ggml_backend_reg_t reg = ggml_backend_dev_backend_reg(ggml_backend_get_device(backend));
    const auto list = reinterpret_cast<ggml_backend_get_features_t>(
        ggml_backend_reg_get_proc_address(reg, "ggml_backend_get_features"));
    std::string text;
    if (list == nullptr) {
        return text;
    }
    for (const ggml_backend_feature * feature = list(reg); feature->name != nullptr; ++feature) {
        if (std::strcmp(feature->value, "0") != 0) {
            text += (text.empty() ? "" : ", ") + std::string(feature->name);
        }
    }
    return text;
}

Processor look() {
    const Backend backend(1);
    Processor found;
    found.name = ggml_backend_dev_description(ggml_backend_get_device(backend.get()));
    found.features = features_of(backend.get());
    found.kernels = has_gemm_kernel() ? "matrix products of 32-bit floats by Soundalike's AVX2 kernel, the rest by ggml"
                                      : "all matrix products by ggml, whose own are the faster ones here";
    found.n_cores = usable_cores();
    return found;
}

}  // namespace

const Processor & processor() {
    static const Processor found = look();
    return found;
}

}  // namespace sa
