// S3Gen's flow: the estimator of the mean velocity from noise to mel frames (spec 4.5).
#pragma once

#include <vector>

#include "model/weights.h"

namespace sa {

struct EstimatorConfig {
    int64_t mel = 0;
    int64_t channels = 0;
    int64_t heads = 0;
    int64_t head_size = 0;
    int64_t feed_forward = 0;
    int64_t time_size = 0;    // sinusoids of a time
    int64_t time_hidden = 0;  // width of its embedding
    int64_t mid_blocks = 0;
    int64_t layers_per_block = 0;
};

struct CausalBlock {
    Convolution convolution;
    Norm norm;
};

struct ResnetBlock {
    CausalBlock block_1;
    CausalBlock block_2;
    Linear time;
    Convolution residual;
};

struct TransformerLayer {
    Norm norm_attention;
    Linear query;
    Linear key;
    Linear value;
    Linear out;
    Norm norm_feed_forward;
    Linear feed_forward_in;
    Linear feed_forward_out;
};

struct EstimatorStage {
    ResnetBlock resnet;
    std::vector<TransformerLayer> layers;
};

struct EstimatorWeights {
    explicit EstimatorWeights(Weights & weights);

    EstimatorConfig config;
    Linear time_1;
    Linear time_2;
    Linear mixer;  // joins the embeddings of the two ends of a step
    EstimatorStage down;
    Convolution down_tail;
    std::vector<EstimatorStage> mid;
    EstimatorStage up;
    Convolution up_tail;
    CausalBlock final_block;
    Convolution final_projection;
};

}  // namespace sa
