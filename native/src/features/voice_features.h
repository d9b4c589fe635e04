// A clean clip to a voice: the five tensors that T3 and S3Gen speak as somebody with (spec 6.1).
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include "campplus/campplus.h"
#include "features/clip_signals.h"
#include "features/feature_settings.h"
#include "s3tokenizer/s3tokenizer.h"
#include "voice/voice.h"
#include "voice_encoder/voice_encoder.h"

namespace sa {

enum class FeatureStep : uint8_t { speaker_embedding, t3_prompt, prompt_mel, x_vector, s3gen_prompt, done };

// Called when a step begins, with the share of all work that is done, 0..1; returning false cancels.
using FeatureProgress = std::function<bool(FeatureStep step, float fraction)>;

// The encoders that cloning needs, out of a pair of model files; they take memory (half a gigabyte for Turbo) as long
// as the object lives. They run on the processor. One thread at a time.
class VoiceFeatures {
  public:
    // Throws SA_ERROR_FILE, SA_ERROR_REFUSED, SA_ERROR_MEMORY or SA_ERROR_CANCELLED. `n_threads` as in
    // sa_model_options.
    VoiceFeatures(const std::string & t3_path, const std::string & s3gen_path, int n_threads,
                  const Progress & progress);

    VoiceFeatures(const VoiceFeatures &) = delete;
    VoiceFeatures & operator=(const VoiceFeatures &) = delete;

    const FeatureSettings & settings() const { return settings_; }
    // Values of a speaker's embedding.
    size_t speaker_size() const { return static_cast<size_t>(voice_encoder_->config().embedding); }

    // Throws SA_ERROR_ARGUMENT with a sentence when the clip won't do: too short, silent, values that aren't numbers,
    // or two signals that don't fit each other. `cancelled` may be null; set from any thread it ends the computation
    // with SA_ERROR_CANCELLED.
    Voice compute(const ClipSignals & signals, const FeatureProgress & progress, const std::atomic<bool> * cancelled);

    // Throws SA_ERROR_ARGUMENT as `compute` does.
    void check(const ClipSignals & signals) const;

    // What the models hear of a clip, at encoder_rate: all of it, T3's prompt, S3Gen's prompt.
    std::vector<std::vector<float>> heard_parts(const ClipSignals & signals) const;

    // The stages, for tests and benches.
    VoiceEncoder & voice_encoder() { return *voice_encoder_; }
    CampPlus & campplus() { return *campplus_; }
    S3Tokenizer & tokenizer() { return *tokenizer_; }
    const FilterBank & prompt_bank() const { return prompt_bank_; }

  private:
    // The files are needed only while it is made.
    VoiceFeatures(const GgufFile & t3, const GgufFile & s3gen, int n_threads, const Progress & progress);

    void check_codebook(const GgufFile & t3, const GgufFile & s3gen) const;

    Backend backend_;
    FeatureSettings settings_;
    Weights t3_weights_;
    Weights s3gen_weights_;
    std::unique_ptr<VoiceEncoder> voice_encoder_;
    std::unique_ptr<CampPlus> campplus_;
    std::unique_ptr<S3Tokenizer> tokenizer_;
    FilterBank prompt_bank_;
};

}  // namespace sa
