// Where a sentence is cut depends on token counts alone.

#include "stream/plan.h"

#include <vector>

#include "support/testing.h"

using namespace sa;

namespace {

std::vector<size_t> first_edges(const Plan & plan, int32_t n) {
    std::vector<size_t> edges;
    for (int32_t i = 0; i < n; ++i) {
        edges.push_back(plan.tokens_for(i));
    }
    return edges;
}

}  // namespace

SA_TEST(plan_edges_are_the_same_in_every_streaming_plan) {
    const std::vector<size_t> expected = {24, 40, 56, 81, 106, 131};
    for (const sa_plan kind : {SA_PLAN_GROWING, SA_PLAN_WINDOWED}) {
        sa_stream_options options = {};
        options.plan = kind;
        SA_CHECK(first_edges(make_plan(options), 6) == expected);
    }
}

SA_TEST(plan_takes_the_sizes_that_are_asked_for) {
    sa_stream_options options = {};
    options.plan = SA_PLAN_WINDOWED;
    options.first_chunk_tokens = 10;
    SA_CHECK((first_edges(make_plan(options), 4) == std::vector<size_t>{10, 26, 42, 67}));
    options.chunk_tokens = 12;
    SA_CHECK((first_edges(make_plan(options), 4) == std::vector<size_t>{10, 22, 34, 46}));
    options.first_chunk_tokens = 0;
    SA_CHECK((first_edges(make_plan(options), 4) == std::vector<size_t>{24, 36, 48, 60}));
}

SA_TEST(plan_whole_waits_for_every_token) {
    sa_stream_options options = {};
    options.plan = SA_PLAN_WHOLE;
    SA_CHECK(make_plan(options).tokens_for(0) >= 1000);
}
