// How a sentence is cut into chunks, and what S3Gen sees of it for each (DESIGN.md, "Streaming").
#pragma once

#include <array>
#include <cstdint>

#include "soundalike.h"

namespace sa {

struct Plan {
    sa_plan kind = SA_PLAN_WHOLE;
    int32_t first_chunk = 0;                  // tokens before the first sound
    std::array<int32_t, 2> next_chunks = {};  // tokens of the chunks after it
    int32_t chunk = 0;                        // tokens of each further chunk
    int32_t left_context = 0;                 // windowed: tokens before the chunk
    int32_t prompt_tokens = 0;                // windowed: of the prompt's end, at most
    int64_t vocoder_context = 0;              // frames

    // Tokens that must be there for chunk number `index`.
    size_t tokens_for(int32_t index) const;
};

// The constants of each plan, with the sizes that the options change. Throws SA_ERROR_ARGUMENT.
Plan make_plan(const sa_stream_options & options);

}  // namespace sa
