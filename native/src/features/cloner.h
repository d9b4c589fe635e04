// Clips to voices, for those who agreed: the features together with the record of consent, and never without it.
#pragma once

#include <atomic>
#include <string>

#include "features/voice_features.h"
#include "voice/consent.h"

namespace sa {

struct ConsentProof {
    Consent record;
    std::vector<float> statement;  // ConsentKind::statement only, at encoder_rate
};

class Cloner {
  public:
    // As VoiceFeatures.
    Cloner(const std::string & t3_path, const std::string & s3gen_path, int n_threads, const Progress & progress);

    const std::string & variant() const { return variant_; }
    const VoiceFeatures & features() const { return features_; }

    // Throws SA_ERROR_REFUSED when the consent isn't complete or its statement isn't the clip's speaker, else as
    // VoiceFeatures::compute.
    Voice make(const std::string & name, const ClipSignals & clip, const ConsentProof & consent,
               const FeatureProgress & progress);

    // Ends the `make` that runs, or the next one. Any thread.
    void cancel() { cancelled_ = true; }

    // Of unit length. Throws SA_ERROR_ARGUMENT for what can't be heard.
    std::vector<float> embed(const std::vector<float> & samples);

  private:
    void check(const ConsentProof & consent, const ClipSignals & clip);

    VoiceFeatures features_;
    std::string variant_;
    std::atomic<bool> cancelled_{false};
};

}  // namespace sa
