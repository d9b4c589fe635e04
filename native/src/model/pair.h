// Do a T3 and an S3Gen file belong together?
#pragma once

#include <string>

#include "model/gguf_file.h"

namespace sa {

// The models that a T3 file's voices are made for; Turbo's where the file doesn't say.
std::string variant_of(const GgufFile & t3);

// Each must be what it is opened as, and S3Gen's must name T3's variant. Throws SA_ERROR_REFUSED.
void check_pair(const GgufFile & t3, const GgufFile & s3gen);

}  // namespace sa
