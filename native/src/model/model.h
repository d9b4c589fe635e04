// An opened pair of files: every stage, ready to run.
#pragma once

#include <memory>
#include <mutex>
#include <string>

#include "hift/hift.h"
#include "mark/mark_network.h"
#include "model/vocabulary.h"
#include "s3gen/s3gen.h"
#include "soundalike.h"
#include "stream/token_worker.h"
#include "t3/t3.h"
#include "voice/voice.h"

namespace sa {

struct ModelPaths {
    std::string t3;
    std::string s3gen;
    std::string mark;
};

class Model {
  public:
    // Throws SA_ERROR_FILE, SA_ERROR_REFUSED, SA_ERROR_MEMORY or SA_ERROR_CANCELLED.
    Model(const ModelPaths & paths, int n_threads, const Progress & progress);

    Model(const Model &) = delete;
    Model & operator=(const Model &) = delete;

    // S3Gen and HiFT run on the one, T3 on the other, at the same time.
    Backend & backend() { return backend_; }
    Backend & t3_backend() { return t3_backend_; }
    T3 & t3() { return *t3_; }
    S3Gen & s3gen() { return *s3gen_; }
    Hift & hift() { return *hift_; }
    const MarkEncoder & mark() const { return *mark_; }

    const sa_sampling & sampling() const { return sampling_; }
    sa_vocabulary vocabulary() const { return vocabulary_->view(); }
    sa_model_info info() const;

    // Fewer speech tokens a text token than this is a sentence that broke off (spec E5).
    float least_speech_per_text() const { return least_speech_per_text_; }
    // Codec tokens are below it; start and stop of speech follow.
    int32_t codec_tokens() const { return t3_->config().start_speech; }
    int32_t silence_token() const { return s3gen_->silence_token(); }
    int32_t max_text_tokens() const;

    // A copy of the voice in the files.
    Voice builtin_voice() const;
    Voice load_voice(const std::string & path) const;
    // Throws SA_ERROR_REFUSED when the voice was made for another model.
    void check_fits(const Voice & voice) const;

    // Sentences' tokens are drawn on it, in order.
    TokenWorker & token_worker() { return *token_worker_; }
    // Held while S3Gen and HiFT make a chunk.
    std::mutex & sound_turn() { return sound_turn_; }

  private:
    // The files are needed only while it is made.
    Model(const GgufFile & t3_file, const GgufFile & s3gen_file, const std::string & mark_path, int n_threads,
          const Progress & progress);

    void read_builtin(const GgufFile & t3, const GgufFile & s3gen);
    VoiceLimits voice_limits() const;
    void check_sizes(const GgufFile & t3, const GgufFile & s3gen);
    void read_defaults(const GgufFile & t3);

    Backend backend_;
    Backend t3_backend_;
    std::string variant_;
    std::unique_ptr<T3> t3_;
    std::unique_ptr<Weights> sound_weights_;  // of S3Gen and HiFT, which share a file
    std::unique_ptr<S3Gen> s3gen_;
    std::unique_ptr<Hift> hift_;
    std::unique_ptr<MarkEncoder> mark_;
    std::unique_ptr<Vocabulary> vocabulary_;
    std::unique_ptr<Voice> builtin_;
    std::string t3_path_;
    sa_sampling sampling_ = {};
    float least_speech_per_text_ = 5.0F;
    std::mutex sound_turn_;
    std::unique_ptr<TokenWorker> token_worker_;  // last: it stops before what it uses goes away
};

}  // namespace sa
