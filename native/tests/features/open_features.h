// The cloning encoders of one model, for tests.
#pragma once

#include "features/voice_features.h"
#include "support/testing.h"

namespace sa::testing {

struct OpenFeatures {
    explicit OpenFeatures(const std::string & kind, int n_threads = 2)
        : features(model_folder(kind) + "t3.gguf", model_folder(kind) + "s3gen.gguf", n_threads, nullptr) {}

    VoiceFeatures features;
};

}  // namespace sa::testing
