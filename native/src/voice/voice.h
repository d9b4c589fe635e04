// A voice: what the stages need to speak as somebody, complete and checked.
#pragma once

#include <string>

#include "model/gguf_file.h"
#include "s3gen/s3gen.h"
#include "t3/t3.h"

namespace sa {

struct Voice {
    std::string name;
    std::string variant;  // of the models that it was made for
    T3Voice t3;
    S3GenVoice s3gen;
};

// What a voice's numbers must fit.
struct VoiceLimits {
    int64_t speaker_size = 0;
    int64_t embedding_size = 0;
    int64_t mel = 0;
    int64_t codec_tokens = 0;  // every speech token is below it
    int64_t most_prompt = 0;   // the longest prompt of T3 that leaves room for a sentence
};

// The voice that a pair of model files carries. One that was baked into them has its record of consent, which is
// checked as a voice file's is. Throws SA_ERROR_FILE when they carry none, SA_ERROR_REFUSED when it is damaged.
Voice read_builtin_voice(const GgufFile & t3, const GgufFile & s3gen, const VoiceLimits & limits);

// A voice file, NAME.voice.gguf: everything in it is checked, its consent record included. Throws SA_ERROR_FILE or
// SA_ERROR_REFUSED; `variant` is the model's, which the voice must have been made for.
Voice read_voice_file(const std::string & path, const std::string & variant, const VoiceLimits & limits);

// The first thing about a voice that doesn't fit, as the end of a sentence; empty when all fits.
std::string misfit_of(const Voice & voice, const VoiceLimits & limits);

bool has_builtin_voice(const GgufFile & t3, const GgufFile & s3gen);

}  // namespace sa
