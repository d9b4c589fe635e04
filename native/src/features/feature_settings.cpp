#include "features/feature_settings.h"

namespace sa {

FeatureSettings read_feature_settings(const GgufFile & t3) {
    FeatureSettings settings;
    const auto most_tokens = static_cast<int64_t>(settings.t3_prompt_tokens);
    settings.t3_prompt_tokens =
        static_cast<size_t>(t3.integer("chatterbox.speech_cond_prompt_len", 2, 65536, most_tokens));
    settings.t3_prompt_seconds = t3.number("chatterbox.prompt_seconds.t3", 0.5, 120.0, settings.t3_prompt_seconds);
    settings.s3gen_prompt_seconds =
        t3.number("chatterbox.prompt_seconds.s3gen", 0.5, 120.0, settings.s3gen_prompt_seconds);
    settings.least_clip_seconds = t3.number("chatterbox.min_clip_seconds", 0.5, 120.0, settings.least_clip_seconds);
    return settings;
}

}  // namespace sa
