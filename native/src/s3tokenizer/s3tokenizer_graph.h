// S3Tokenizer's encoder: a mel spectrogram to the values whose rounding gives the tokens' digits.
#pragma once

#include "s3tokenizer/s3tokenizer_weights.h"

namespace sa {

// `mel` is [mels, frames], more than 4 frames. Gives [digits, tokens] before the tanh; tokens = ceil(ceil(frames / 2) /
// 2).
ggml_tensor * build_s3tokenizer(Graph & graph, const S3TokenizerWeights & weights, const std::vector<float> & mel);

}  // namespace sa
