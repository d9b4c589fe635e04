// A converted model and its built-in voice, for tests.
#pragma once

#include "model/model.h"
#include "support/testing.h"

namespace sa::testing {

inline ModelPaths model_paths(const std::string & kind) {
    return {model_folder(kind) + "t3.gguf", model_folder(kind) + "s3gen.gguf", mark_path()};
}

struct OpenModel {
    explicit OpenModel(const std::string & kind, int n_threads = 2)
        : model(model_paths(kind), n_threads, nullptr), voice(model.builtin_voice()) {}

    Model model;
    Voice voice;
};

}  // namespace sa::testing
