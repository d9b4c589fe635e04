#include "features/cloner.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "model/pair.h"
#include "runtime/error.h"

namespace sa {

namespace {

constexpr size_t least_statement = size_t{2} * encoder_rate;
constexpr size_t most_statement = size_t{60} * encoder_rate;
constexpr size_t most_embedded = size_t{600} * encoder_rate;

// Sets the flag back when a `make` is over, however it ended, so that one cancel ends one of them.
class CancelScope {
  public:
    explicit CancelScope(std::atomic<bool> & flag) : flag_(flag) {}
    ~CancelScope() { flag_ = false; }

    CancelScope(const CancelScope &) = delete;
    CancelScope & operator=(const CancelScope &) = delete;

  private:
    std::atomic<bool> & flag_;
};

double inner_product(const std::vector<float> & a, const std::vector<float> & b) {
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

}  // namespace

Cloner::Cloner(const std::string & t3_path, const std::string & s3gen_path, int n_threads, const Progress & progress)
    : features_(t3_path, s3gen_path, n_threads, progress), variant_(variant_of(GgufFile(t3_path))) {}

std::vector<float> Cloner::embed(const std::vector<float> & samples) {
    if (samples.empty() || samples.size() > most_embedded) {
        fail(SA_ERROR_ARGUMENT, "The sound lasts %zu ms. Give some, at most ten minutes.",
             samples.size() * 1000 / encoder_rate);
    }
    const bool heard = std::any_of(samples.begin(), samples.end(), [](float sample) { return sample != 0.0F; });
    if (!heard || !std::all_of(samples.begin(), samples.end(), [](float sample) { return std::isfinite(sample); })) {
        fail(SA_ERROR_ARGUMENT, "The sound is silent, or holds samples that aren't numbers. Choose another.");
    }
    return features_.voice_encoder().embed(samples);
}

void Cloner::check(const ConsentProof & consent, const ClipSignals & clip) {
    const std::string fault = fault_of(consent.record);
    if (!fault.empty()) {
        fail(SA_ERROR_REFUSED, "No voice is made, for %s. Say who agreed, when and how.", fault.c_str());
    }
    if (consent.record.kind != ConsentKind::statement) {
        return;
    }
    features_.check(clip);
    if (consent.statement.size() < least_statement || consent.statement.size() > most_statement) {
        fail(SA_ERROR_REFUSED, "The spoken statement lasts %zu ms; it must last 2 to 60 s. Record it again.",
             consent.statement.size() * 1000 / encoder_rate);
    }
    // Every part that a model hears must be the speaker's, whatever else the clip holds.
    const std::vector<float> speaker = embed(consent.statement);
    for (const std::vector<float> & heard : features_.heard_parts(clip)) {
        if (inner_product(speaker, embed(heard)) < SA_LEAST_LIKENESS) {
            fail(SA_ERROR_REFUSED,
                 "The spoken statement doesn't sound like the speaker of the clip. Record it again, or "
                 "give the consent in writing.");
        }
    }
}

Voice Cloner::make(const std::string & name, const ClipSignals & clip, const ConsentProof & consent,
                   const FeatureProgress & progress) {
    const CancelScope scope(cancelled_);
    check(consent, clip);
    Voice voice = features_.compute(clip, progress, &cancelled_);
    voice.name = name;
    voice.variant = variant_;
    return voice;
}

}  // namespace sa
