#include "stream/plan.h"

#include <limits>

#include "runtime/error.h"

namespace sa {

namespace {

// Measured: docs/streaming.md.
constexpr int32_t default_first_chunk = 16;
constexpr int32_t default_chunk = 25;
constexpr int32_t left_context = 50;
constexpr int32_t prompt_tokens = 250;
constexpr int64_t vocoder_context = 8;

constexpr int32_t least_chunk = 8;
constexpr int32_t most_chunk = 250;

int32_t chunk_size(int32_t wanted, int32_t otherwise, const char * name) {
    if (wanted == 0) {
        return otherwise;
    }
    if (wanted < least_chunk || wanted > most_chunk) {
        fail(SA_ERROR_ARGUMENT, "The %s is %d tokens; it must be %d to %d.", name, wanted, least_chunk, most_chunk);
    }
    return wanted;
}

}  // namespace

size_t Plan::tokens_for(int32_t index) const {
    if (kind == SA_PLAN_WHOLE) {
        return std::numeric_limits<int32_t>::max();
    }
    return static_cast<size_t>(first_chunk) + static_cast<size_t>(index) * static_cast<size_t>(chunk);
}

Plan make_plan(const sa_stream_options & options) {
    Plan plan;
    plan.first_chunk = chunk_size(options.first_chunk_tokens, default_first_chunk, "first chunk");
    plan.chunk = chunk_size(options.chunk_tokens, default_chunk, "chunk");
    switch (options.plan) {
        case SA_PLAN_WHOLE:
            plan.kind = SA_PLAN_WHOLE;
            return plan;
        case SA_PLAN_GROWING:
            plan.kind = SA_PLAN_GROWING;
            plan.vocoder_context = vocoder_context;
            return plan;
        case SA_PLAN_WINDOWED:
            plan.kind = SA_PLAN_WINDOWED;
            plan.vocoder_context = vocoder_context;
            plan.left_context = left_context;
            plan.prompt_tokens = prompt_tokens;
            return plan;
        default:
            fail(SA_ERROR_ARGUMENT, "The plan %d is unknown.", options.plan);
    }
}

}  // namespace sa
