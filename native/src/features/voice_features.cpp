#include "features/voice_features.h"

#include <algorithm>
#include <cmath>

#include "mel/mel_spectrogram.h"
#include "model/pair.h"
#include "resample/torchaudio_resample.h"
#include "runtime/error.h"

namespace sa {

namespace {

constexpr int64_t prompt_bins = 961;  // of a transform of 1920
const char * const prompt_bank_name = "s3gen/mel_fb/24k_80";

// The pair is checked before anything is looked for in it.
FeatureSettings settings_of_pair(const GgufFile & t3, const GgufFile & s3gen) {
    check_pair(t3, s3gen);
    return read_feature_settings(t3);
}

FilterBank read_prompt_bank(const GgufFile & file) {
    const int64_t bands = file.tensor(prompt_bank_name).ne[1];
    return FilterBank(file.floats(prompt_bank_name, bands * prompt_bins), static_cast<size_t>(bands));
}

// While it lives, graphs on the backend end when the flag is set.
class AbortScope {
  public:
    AbortScope(Backend & backend, const std::atomic<bool> * flag) : backend_(backend) { backend_.set_abort_flag(flag); }
    ~AbortScope() { backend_.set_abort_flag(nullptr); }

    AbortScope(const AbortScope &) = delete;
    AbortScope & operator=(const AbortScope &) = delete;

  private:
    Backend & backend_;
};

class Steps {
  public:
    Steps(const FeatureProgress & progress, const std::atomic<bool> * cancelled)
        : progress_(progress), cancelled_(cancelled) {}

    void begin(FeatureStep step, float fraction) const {
        const bool goes_on = !progress_ || progress_(step, fraction);
        if (!goes_on || (cancelled_ != nullptr && cancelled_->load())) {
            fail(SA_ERROR_CANCELLED, "Making the voice was stopped before it was done.");
        }
    }

  private:
    const FeatureProgress & progress_;
    const std::atomic<bool> * cancelled_;
};

std::vector<float> beginning(const std::vector<float> & samples, double seconds, int rate) {
    const auto most = static_cast<size_t>(std::floor(seconds * static_cast<double>(rate)));
    return {samples.begin(), samples.begin() + static_cast<std::ptrdiff_t>(std::min(most, samples.size()))};
}

}  // namespace

VoiceFeatures::VoiceFeatures(const std::string & t3_path, const std::string & s3gen_path, int n_threads,
                             const Progress & progress)
    : VoiceFeatures(GgufFile(t3_path), GgufFile(s3gen_path), n_threads, progress) {}

VoiceFeatures::VoiceFeatures(const GgufFile & t3, const GgufFile & s3gen, int n_threads, const Progress & progress)
    : backend_(n_threads),
      settings_(settings_of_pair(t3, s3gen)),
      t3_weights_(t3),
      s3gen_weights_(s3gen),
      voice_encoder_(std::make_unique<VoiceEncoder>(t3_weights_, backend_)),
      campplus_(std::make_unique<CampPlus>(s3gen_weights_, backend_)),
      tokenizer_(std::make_unique<S3Tokenizer>(s3gen_weights_, backend_)),
      prompt_bank_(read_prompt_bank(s3gen)) {
    check_codebook(t3, s3gen);
    t3_weights_.load(backend_, nullptr);
    s3gen_weights_.load(backend_, progress);  // nearly all of the bytes
}

void VoiceFeatures::check_codebook(const GgufFile & t3, const GgufFile & s3gen) const {
    if (t3.integer("chatterbox.start_speech_token", 0, 1048576) != tokenizer_->config().codebook_size) {
        s3gen.refuse(
            format("it and %s count different speech tokens: the two files don't belong together", t3.path().c_str()));
    }
}

void VoiceFeatures::check(const ClipSignals & signals) const {
    const auto finite = [](float value) { return std::isfinite(value); };
    const auto silent = [](float value) { return value == 0.0F; };
    const size_t length = signals.wav24.size();
    if (static_cast<double>(length) <= settings_.least_clip_seconds * static_cast<double>(clip_rate)) {
        fail(SA_ERROR_ARGUMENT, "The clip lasts %lld ms, and this model needs more than %lld ms. Choose a longer clip.",
             static_cast<long long>(length) * 1000 / clip_rate,
             static_cast<long long>(settings_.least_clip_seconds * 1000.0));
    }
    if (signals.wav16.size() != (length * 2 + 2) / 3) {
        fail(SA_ERROR_ARGUMENT, "The clip has %zu samples at 24 kHz and %zu at 16 kHz instead of %zu.", length,
             signals.wav16.size(), (length * 2 + 2) / 3);
    }
    if (!std::all_of(signals.wav24.begin(), signals.wav24.end(), finite) ||
        !std::all_of(signals.wav16.begin(), signals.wav16.end(), finite)) {
        fail(SA_ERROR_ARGUMENT, "The clip has samples that aren't numbers. Choose another clip.");
    }
    if (std::all_of(signals.wav24.begin(), signals.wav24.end(), silent)) {
        fail(SA_ERROR_ARGUMENT, "The clip is silent. Choose a clip with clear speech.");
    }
}

std::vector<std::vector<float>> VoiceFeatures::heard_parts(const ClipSignals & signals) const {
    const std::vector<float> prompt24 = beginning(signals.wav24, settings_.s3gen_prompt_seconds, clip_rate);
    return {signals.wav16, beginning(signals.wav16, settings_.t3_prompt_seconds, encoder_rate),
            torchaudio_resample(prompt24, clip_rate, encoder_rate)};
}

Voice VoiceFeatures::compute(const ClipSignals & signals, const FeatureProgress & progress,
                             const std::atomic<bool> * cancelled) {
    check(signals);
    const AbortScope scope(backend_, cancelled);
    const Steps steps(progress, cancelled);
    Voice voice;
    // The fractions are the steps' shares of the time for a clip of 12 s.
    steps.begin(FeatureStep::speaker_embedding, 0.0F);
    voice.t3.speaker_embedding = voice_encoder_->embed(signals.wav16);

    steps.begin(FeatureStep::t3_prompt, 0.07F);
    const std::vector<float> t3_part = beginning(signals.wav16, settings_.t3_prompt_seconds, encoder_rate);
    voice.t3.prompt_tokens = tokenizer_->tokens(t3_part, settings_.t3_prompt_tokens);

    steps.begin(FeatureStep::prompt_mel, 0.51F);
    const std::vector<float> prompt24 = beginning(signals.wav24, settings_.s3gen_prompt_seconds, clip_rate);
    voice.s3gen.prompt_frames = prompt_mel(prompt24, prompt_bank_);

    steps.begin(FeatureStep::x_vector, 0.53F);
    const std::vector<float> prompt16 = torchaudio_resample(prompt24, clip_rate, encoder_rate);
    voice.s3gen.embedding = campplus_->embed(prompt16);

    steps.begin(FeatureStep::s3gen_prompt, 0.63F);
    voice.s3gen.prompt_tokens = tokenizer_->tokens(prompt16);
    // Two frames a token: what is over has no frames of its own.
    const size_t frames = voice.s3gen.prompt_frames.size() / prompt_bank_.bands();
    voice.s3gen.prompt_tokens.resize(std::min(voice.s3gen.prompt_tokens.size(), frames / 2));
    steps.begin(FeatureStep::done, 1.0F);
    return voice;
}

}  // namespace sa
