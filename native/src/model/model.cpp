#include "model/model.h"

#include <algorithm>

#include "model/pair.h"
#include "runtime/error.h"
#include "stream/attempt.h"

namespace sa {

namespace {

// Positions that a voice's prompt must leave: a short sentence and its speech.
constexpr int64_t least_sentence_room = 64;

size_t data_bytes(const GgufFile & file) {
    size_t total = 1;
    for (const GgufTensor & tensor : file.tensors()) {
        total += tensor.bytes;
    }
    return total;
}

// A step of a small T3 takes less than waking a second thread for each of its layers.
constexpr size_t single_thread_bytes = size_t{32} << 20;

int t3_threads(const GgufFile & file, int n_threads) {
    return data_bytes(file) < single_thread_bytes ? 1 : n_threads;
}

// One progress over several loads, by the files' sizes.
Progress share(const Progress & progress, float start, float part) {
    if (!progress) {
        return nullptr;
    }
    return [progress, start, part](float fraction) { return progress(start + part * fraction); };
}

}  // namespace

Model::Model(const ModelPaths & paths, int n_threads, const Progress & progress)
    : Model(GgufFile(paths.t3), GgufFile(paths.s3gen), paths.mark, n_threads, progress) {}

Model::Model(const GgufFile & t3_file, const GgufFile & s3gen_file, const std::string & mark_path, int n_threads,
             const Progress & progress)
    : backend_(n_threads), t3_backend_(t3_threads(t3_file, backend_.n_threads())), t3_path_(t3_file.path()) {
    check_pair(t3_file, s3gen_file);
    variant_ = variant_of(t3_file);

    t3_ = std::make_unique<T3>(t3_file, t3_backend_);
    sound_weights_ = std::make_unique<Weights>(s3gen_file);
    s3gen_ = std::make_unique<S3Gen>(*sound_weights_, backend_);
    hift_ = std::make_unique<Hift>(*sound_weights_, backend_);
    check_sizes(t3_file, s3gen_file);
    mark_ = std::make_unique<MarkEncoder>(mark_path, backend_);
    vocabulary_ = std::make_unique<Vocabulary>(t3_file, t3_->config().text_vocab);
    read_defaults(t3_file);
    read_builtin(t3_file, s3gen_file);

    const auto t3_bytes = static_cast<float>(data_bytes(t3_file));
    const float t3_share = t3_bytes / (t3_bytes + static_cast<float>(data_bytes(s3gen_file)));
    t3_->weights().weights.load(t3_backend_, share(progress, 0.0F, t3_share));
    sound_weights_->load(backend_, share(progress, t3_share, 1.0F - t3_share));
    token_worker_ = std::make_unique<TokenWorker>(*t3_, t3_backend_);
}

void Model::check_sizes(const GgufFile & t3, const GgufFile & s3gen) {
    if (t3_->config().start_speech != s3gen_->encoder().config.vocab) {
        s3gen.refuse(
            format("it and %s count different speech tokens: the two files don't belong together", t3.path().c_str()));
    }
    if (hift_->weights().config.mel != s3gen_->mel()) {
        s3gen.refuse("its flow and its vocoder differ in their number of mel channels");
    }
}

void Model::read_defaults(const GgufFile & t3) {
    const std::string prefix = "chatterbox.sampling.";
    sampling_.temperature = static_cast<float>(t3.number(prefix + "temperature", 0.01, 5.0, 0.8));
    sampling_.top_p = static_cast<float>(t3.number(prefix + "top_p", 0.01, 1.0, 0.95));
    sampling_.top_k = static_cast<int32_t>(t3.integer(prefix + "top_k", 1, 1 << 20, 1000));
    sampling_.repetition_penalty = static_cast<float>(t3.number(prefix + "repetition_penalty", 0.1, 10.0, 1.2));
    least_speech_per_text_ = static_cast<float>(t3.number("chatterbox.least_speech_per_text", 0.0, 100.0, 5.0));
}

VoiceLimits Model::voice_limits() const {
    VoiceLimits limits;
    limits.speaker_size = t3_->config().speaker_size;
    limits.embedding_size = s3gen_->encoder().config.speaker_size;
    limits.mel = s3gen_->mel();
    limits.codec_tokens = codec_tokens();
    limits.most_prompt = t3_->config().positions - least_sentence_room;
    return limits;
}

void Model::read_builtin(const GgufFile & t3, const GgufFile & s3gen) {
    if (has_builtin_voice(t3, s3gen)) {
        builtin_ = std::make_unique<Voice>(read_builtin_voice(t3, s3gen, voice_limits()));
        builtin_->variant = variant_;
    }
}

Voice Model::load_voice(const std::string & path) const {
    return read_voice_file(path, variant_, voice_limits());
}

void Model::check_fits(const Voice & voice) const {
    if (voice.variant != variant_) {
        fail(SA_ERROR_REFUSED,
             "The voice %s was made for the model %s, and this one is %s. Make the voice again for it.",
             voice.name.c_str(), voice.variant.c_str(), variant_.c_str());
    }
    const std::string misfit = misfit_of(voice, voice_limits());
    if (!misfit.empty()) {
        fail(SA_ERROR_REFUSED, "The voice %s doesn't fit the model %s: %s. Make the voice again for it.",
             voice.name.c_str(), t3_path_.c_str(), misfit.c_str());
    }
}

Voice Model::builtin_voice() const {
    if (!builtin_) {
        fail(SA_ERROR_FILE, "%s has no voice of its own. Choose a voice.", t3_path_.c_str());
    }
    return *builtin_;
}

int32_t Model::max_text_tokens() const {
    // Beside the longest prompt that is known, the built-in voice's, and with room up to where a run-on is cut.
    const int64_t prompt = builtin_ ? builtin_->t3.prefix_rows() : 1;
    const auto room = static_cast<float>(t3_->config().positions - prompt - 1);
    return std::max(1, static_cast<int32_t>(room / (1.0F + run_on_factor * std::max(1.0F, least_speech_per_text_))));
}

sa_model_info Model::info() const {
    sa_model_info info = {};
    info.variant = variant_.c_str();
    info.backend = backend_.description().c_str();
    info.sample_rate = hift_->sample_rate();
    info.text_vocab_size = static_cast<int32_t>(t3_->config().text_vocab);
    info.max_positions = static_cast<int32_t>(t3_->config().positions);
    info.max_text_tokens = max_text_tokens();
    info.flow_steps = s3gen_->default_steps();
    info.has_builtin_voice = builtin_ != nullptr;
    info.weight_bytes = t3_->weights().weights.bytes() + sound_weights_->bytes();
    info.sampling = sampling_;
    return info;
}

}  // namespace sa
