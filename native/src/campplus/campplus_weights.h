// CAMPPlus's weights (spec 6.5, 8.2).
#pragma once

#include "campplus/batch_norm.h"
#include "campplus/plane.h"
#include "mel/filter_bank.h"
#include "model/weights.h"

namespace sa {

struct CampPlusConfig {
    int64_t bands = 80;
    int64_t embedding = 192;
    int64_t segment = 100;  // frames that share a context
};

// Two convolutions and what goes past them.
struct HeadBlock {
    PlaneConvolution convolution_1;
    PlaneConvolution convolution_2;
    std::vector<PlaneConvolution> shortcut;  // none: the input itself
};

// Adds its result to the channels it reads.
struct DenseLayer {
    BatchNorm norm_in;
    Convolution bottleneck;
    BatchNorm norm_bottleneck;
    Convolution local;
    Convolution context_in;
    Convolution context_out;
    int dilation = 1;
};

struct DenseBlock {
    std::vector<DenseLayer> layers;
    int64_t channels_in = 0;
    int64_t growth = 0;  // channels a layer adds
    BatchNorm norm;      // of the transition that halves the channels
    Convolution transition;

    int64_t channels() const { return channels_in + growth * static_cast<int64_t>(layers.size()); }
};

struct CampPlusWeights {
    // Asks `weights`, of the S3Gen file, for every tensor; the caller loads them.
    explicit CampPlusWeights(Weights & weights);

    CampPlusConfig config;
    FilterBank bank;
    PlaneConvolution head_in;
    std::vector<HeadBlock> head_blocks;
    PlaneConvolution head_out;
    Convolution tdnn;
    BatchNorm tdnn_norm;
    std::vector<DenseBlock> blocks;
    BatchNorm out_norm;
    Convolution dense;
    BatchNorm dense_norm;
};

}  // namespace sa
