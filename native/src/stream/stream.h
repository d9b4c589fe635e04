// A sentence on its way from text tokens to samples.
#pragma once

#include <memory>
#include <vector>

#include "hift/vocoder_stream.h"
#include "mark/marker.h"
#include "model/model.h"
#include "stream/mel_stream.h"
#include "stream/token_job.h"
#include "stretch/stretch.h"

namespace sa {

struct StreamRequest {
    TokenRequest tokens;
    Plan plan;
    int32_t flow_steps = 0;
    int32_t first_flow_steps = 0;
    double speed = 1.0;
};

// Fills what the options leave open from the model and checks every value. Throws SA_ERROR_ARGUMENT.
StreamRequest make_request(const Model & model, const Voice & voice, const int32_t * tokens, size_t n_tokens,
                           const sa_stream_options & options);

class Stream {
  public:
    // T3 begins at once, behind the sentences begun before.
    Stream(Model & model, Voice & voice, const StreamRequest & request);
    ~Stream();

    Stream(const Stream &) = delete;
    Stream & operator=(const Stream &) = delete;

    // The next samples, empty after the last. They live until the next call.
    const std::vector<float> & next();

    void cancel() { job_->cancel(); }
    int32_t tokens_done() const { return job_->drawn(); }
    int32_t tokens_most() const { return job_->request().rules.most; }
    const sa_stream_result & result() const { return result_; }

  private:
    void make_chunk();
    std::vector<float> vocode(const std::vector<float> & frames, bool complete);
    void finish_sound(const std::vector<float> & vocoded, bool complete);
    void note_tokens(size_t n_tokens);

    Model & model_;
    std::shared_ptr<TokenJob> job_;
    MelStream mel_;
    VocoderStream vocoder_;
    Stretch stretch_;
    Marker marker_;  // the last in the stream: nothing leaves it unmarked
    uint64_t vocoded_ = 0;
    Plan plan_;
    int32_t chunk_ = 0;
    bool finished_ = false;
    sa_stream_result result_ = {};
    std::vector<float> samples_;
};

}  // namespace sa
