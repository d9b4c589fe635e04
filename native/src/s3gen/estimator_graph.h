#pragma once

#include "s3gen/estimator_weights.h"

namespace sa {

// What stays the same over the steps of one flow, all [mel, frames] but the speaker, [mel].
struct FlowCondition {
    std::vector<float> mu;
    std::vector<float> prompt;  // the prompt's mel frames, zero behind them
    std::vector<float> speaker;
};

struct EstimatorTrace {
    ggml_tensor * time = nullptr;
    ggml_tensor * down = nullptr;
};

// The mean velocity [mel, frames] of the step from time `t` to time `r`, at `x` [mel, frames].
ggml_tensor * build_estimator(Graph & graph, const EstimatorWeights & weights, const std::vector<float> & x,
                              const FlowCondition & condition, double t, double r, EstimatorTrace * trace = nullptr);

}  // namespace sa
