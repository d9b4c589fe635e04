#include "stream/plan.h"

#include <limits>

#include "runtime/error.h"

namespace sa {

namespace {

// Measured: docs/streaming.md. The first chunk sounds longer than the second takes to be made, and so on.
constexpr int32_t default_first_chunk = 24;
constexpr std::array<int32_t, 2> default_next_chunks = {16, 16};
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
    size_t tokens = static_cast<size_t>(first_chunk);
    for (int32_t i = 0; i < index; ++i) {
        const auto next = static_cast<size_t>(i);
        tokens += static_cast<size_t>(next < next_chunks.size() ? next_chunks[next] : chunk);
    }
    return tokens;
}

Plan make_plan(const sa_stream_options & options) {
    Plan plan;
    plan.first_chunk = chunk_size(options.first_chunk_tokens, default_first_chunk, "first chunk");
    plan.chunk = chunk_size(options.chunk_tokens, default_chunk, "chunk");
    plan.next_chunks = default_next_chunks;
    if (options.chunk_tokens != 0) {
        plan.next_chunks.fill(plan.chunk);
    }
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
