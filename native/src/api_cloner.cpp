// The C boundary of cloning: see api.cpp.

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "api_guard.h"
#include "api_handles.h"
#include "features/cloner.h"
#include "loudness/loudness.h"

struct sa_cloner {
    sa_cloner(const char * t3_path, const char * s3gen_path, int n_threads, const sa::Progress & progress)
        : cloner(t3_path, s3gen_path, n_threads, progress) {}

    sa::Cloner cloner;
};

using sa::guarded;
using sa::guarded_code;
using sa::require;

namespace {

constexpr int32_t least_rate = 8000;
constexpr int32_t most_rate = 192000;

std::vector<float> copied(const float * samples, size_t count, const char * name) {
    if (count > 0) {
        require(samples, name);
    }
    return count == 0 ? std::vector<float>() : std::vector<float>(samples, samples + count);
}

std::string text_of(const char * text) {
    return text == nullptr ? "" : text;
}

sa::ConsentProof read_proof(const sa_consent * consent) {
    sa::ConsentProof proof;
    if (consent == nullptr) {
        return proof;
    }
    if (consent->kind > SA_CONSENT_NONE && consent->kind <= SA_CONSENT_LICENCE) {
        proof.record.kind = static_cast<sa::ConsentKind>(consent->kind);
    }
    proof.record.name = text_of(consent->name);
    proof.record.date = text_of(consent->date);
    proof.record.text = text_of(consent->text);
    if (proof.record.kind == sa::ConsentKind::statement) {
        proof.statement = copied(consent->statement, consent->n_statement, "spoken statement");
    }
    return proof;
}

void check_loudness_call(const float * samples, size_t n_samples, int32_t rate) {
    if (n_samples > 0) {
        require(samples, "sound");
    }
    if (rate < least_rate || rate > most_rate) {
        sa::fail(SA_ERROR_ARGUMENT, "The sample rate is %d Hz; it must be %d to %d.", rate, least_rate, most_rate);
    }
}

}  // namespace

sa_clone_options sa_clone_options_default(void) {
    return {};
}

sa_cloner * sa_cloner_open(const char * t3_path, const char * s3gen_path, const sa_model_options * options,
                           sa_error * error) {
    return guarded<sa_cloner *>(error, nullptr, [&] {
        require(t3_path, "path of the T3 file");
        require(s3gen_path, "path of the S3Gen file");
        const sa_model_options chosen = options == nullptr ? sa_model_options_default() : *options;
        sa::require_threads(chosen.n_threads);
        return std::make_unique<sa_cloner>(t3_path, s3gen_path, chosen.n_threads, sa::progress_of(chosen)).release();
    });
}

void sa_cloner_get_info(const sa_cloner * cloner, sa_cloner_info * info) {
    const sa::FeatureSettings & settings = cloner->cloner.features().settings();
    info->variant = cloner->cloner.variant().c_str();
    info->least_clip_seconds = settings.least_clip_seconds;
    info->t3_prompt_seconds = settings.t3_prompt_seconds;
    info->s3gen_prompt_seconds = settings.s3gen_prompt_seconds;
    info->embedding_size = cloner->cloner.features().speaker_size();
}

sa_voice * sa_cloner_make(sa_cloner * cloner, const char * name, const sa_clip * clip, const sa_consent * consent,
                          const sa_clone_options * options, sa_error * error) {
    return guarded<sa_voice *>(error, nullptr, [&] {
        require(cloner, "cloner");
        require(name, "voice's name");
        require(clip, "clip");
        const sa::ClipSignals signals = {copied(clip->wav24, clip->n_wav24, "clip at 24 kHz"),
                                         copied(clip->wav16, clip->n_wav16, "clip at 16 kHz")};
        const sa_clone_options chosen = options == nullptr ? sa_clone_options_default() : *options;
        sa::FeatureProgress progress;
        if (chosen.progress != nullptr) {
            progress = [&](sa::FeatureStep step, float fraction) {
                return chosen.progress(chosen.user, static_cast<int32_t>(step), fraction);
            };
        }
        return std::make_unique<sa_voice>(sa_voice{cloner->cloner.make(name, signals, read_proof(consent), progress)})
            .release();
    });
}

void sa_cloner_cancel(sa_cloner * cloner) {
    cloner->cloner.cancel();
}

sa_code sa_cloner_embed(sa_cloner * cloner, const float * samples, size_t n_samples, float * embedding,
                        sa_error * error) {
    return guarded_code(error, [&] {
        require(cloner, "cloner");
        require(embedding, "place for the embedding");
        const std::vector<float> found = cloner->cloner.embed(copied(samples, n_samples, "sound"));
        std::copy(found.begin(), found.end(), embedding);
    });
}

void sa_cloner_free(sa_cloner * cloner) {
    const std::unique_ptr<sa_cloner> owned(cloner);
}

sa_code sa_loudness_normalise(float * samples, size_t n_samples, int32_t rate, double * gain, sa_error * error) {
    return guarded_code(error, [&] {
        check_loudness_call(samples, n_samples, rate);
        std::vector<float> sound = copied(samples, n_samples, "sound");
        const double factor = sa::normalise_loudness(sound, rate, sa::clone_loudness);
        std::copy(sound.begin(), sound.end(), samples);
        if (gain != nullptr) {
            *gain = factor;
        }
    });
}

sa_code sa_loudness_measure(const float * samples, size_t n_samples, int32_t rate, double * lufs, sa_error * error) {
    return guarded_code(error, [&] {
        check_loudness_call(samples, n_samples, rate);
        require(lufs, "place for the loudness");
        const double measured = sa::integrated_loudness(copied(samples, n_samples, "sound"), rate);
        *lufs = std::isnan(measured) ? -std::numeric_limits<double>::infinity() : measured;
    });
}
