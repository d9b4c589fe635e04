// How much of a clip becomes a voice's prompts (spec 6.1), as the model files say.
#pragma once

#include "model/gguf_file.h"

namespace sa {

struct FeatureSettings {
    size_t t3_prompt_tokens = 375;    // at most
    double t3_prompt_seconds = 15.0;  // of the clip's beginning
    double s3gen_prompt_seconds = 10.0;
    double least_clip_seconds = 5.0;  // a clip must be longer
};

// What a file doesn't say is Turbo's.
FeatureSettings read_feature_settings(const GgufFile & t3);

}  // namespace sa
