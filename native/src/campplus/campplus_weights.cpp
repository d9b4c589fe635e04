#include "campplus/campplus_weights.h"

#include "runtime/error.h"

namespace sa {

namespace {

constexpr int64_t kaldi_bins = 257;  // of a transform of 512
// The head halves the bands three times: both layers' first blocks and the last convolution.
constexpr int64_t band_division = 8;

const char * const bank_name = "campplus/mel_fb_kaldi_80";

CampPlusConfig read_config(const GgufFile & file) {
    CampPlusConfig config;
    config.bands = file.tensor(bank_name).ne[1];
    config.embedding = file.tensor("campplus/xvector/dense/linear/weight").ne[2];
    config.segment = file.integer("campplus.seg_pool_len", 1, 100000, 100);
    if (config.bands % band_division != 0) {
        file.refuse("the speaker encoder's bands can't be halved three times");
    }
    return config;
}

HeadBlock read_head_block(const GgufFile & file, const std::string & prefix, int64_t channels, int64_t band_stride) {
    HeadBlock block;
    block.convolution_1 =
        read_plane_convolution(file, prefix + "/conv1", prefix + "/bn1", 3, channels, channels, band_stride);
    block.convolution_2 = read_plane_convolution(file, prefix + "/conv2", prefix + "/bn2", 3, channels, channels, 1);
    if (file.find(prefix + "/shortcut/0/weight") != nullptr) {
        block.shortcut.push_back(read_plane_convolution(file, prefix + "/shortcut/0", prefix + "/shortcut/1", 1,
                                                        channels, channels, band_stride));
    } else if (band_stride != 1) {
        file.refuse(format("its tensor %s/shortcut/0/weight is missing", prefix.c_str()));
    }
    return block;
}

BatchNorm read_norm(Weights & weights, const std::string & prefix, int64_t channels) {
    return {weights.floats(prefix + "/s", {channels}), weights.floats(prefix + "/b", {channels})};
}

DenseLayer read_dense_layer(Weights & weights, const std::string & prefix, int64_t channels, int dilation) {
    const GgufFile & file = weights.file();
    const int64_t bottleneck = file.tensor(prefix + "/linear1/weight").ne[2];
    const int64_t growth = file.tensor(prefix + "/cam_layer/linear_local/weight").ne[2];
    const std::string cam = prefix + "/cam_layer";
    const int64_t context = file.tensor(cam + "/linear1/weight").ne[2];
    DenseLayer layer;
    layer.dilation = dilation;
    layer.norm_in = read_norm(weights, prefix + "/nonlinear1/batchnorm", channels);
    layer.bottleneck = weights.convolution(prefix + "/linear1/weight", "", channels, bottleneck);
    layer.norm_bottleneck = read_norm(weights, prefix + "/nonlinear2/batchnorm", bottleneck);
    layer.local = weights.convolution(cam + "/linear_local/weight", "", bottleneck, growth);
    layer.context_in = weights.convolution(cam + "/linear1/weight", cam + "/linear1/bias", bottleneck, context);
    layer.context_out = weights.convolution(cam + "/linear2/weight", cam + "/linear2/bias", context, growth);
    if (layer.local.kernel % 2 == 0 || layer.bottleneck.kernel != 1 || layer.context_in.kernel != 1 ||
        layer.context_out.kernel != 1) {
        file.refuse("a kernel of the speaker encoder has an unknown size");
    }
    return layer;
}

DenseBlock read_dense_block(Weights & weights, size_t number, int64_t channels) {
    const GgufFile & file = weights.file();
    const std::string name = "block" + std::to_string(number);
    const std::string prefix = "campplus/xvector/" + name + "/tdnnd";
    const auto dilation = static_cast<int>(file.integer("campplus." + name + "_dilation", 1, 64, number == 1 ? 1 : 2));
    DenseBlock block;
    block.channels_in = channels;
    block.growth = file.tensor(prefix + "1/cam_layer/linear_local/weight").ne[2];
    for (size_t i = 1; file.find(prefix + std::to_string(i) + "/linear1/weight") != nullptr; ++i) {
        block.layers.push_back(read_dense_layer(weights, prefix + std::to_string(i), block.channels(), dilation));
        if (block.layers.back().local.out != block.growth) {
            file.refuse("the speaker encoder's layers differ in width");
        }
    }
    const std::string transition = "campplus/xvector/transit" + std::to_string(number);
    const int64_t out = file.tensor(transition + "/linear/weight").ne[2];
    block.norm = read_norm(weights, transition + "/nonlinear/batchnorm", block.channels());
    block.transition = weights.convolution(transition + "/linear/weight", "", block.channels(), out);
    return block;
}

}  // namespace

CampPlusWeights::CampPlusWeights(Weights & weights)
    : config(read_config(weights.file())),
      bank(weights.file().floats(bank_name, config.bands * kaldi_bins), static_cast<size_t>(config.bands)) {
    const GgufFile & file = weights.file();
    const int64_t planes = file.tensor("campplus/head/conv1/weight").ne[3];
    head_in = read_plane_convolution(file, "campplus/head/conv1", "campplus/head/bn1", 3, 1, planes, 1);
    for (const std::string layer : {"campplus/head/layer1/", "campplus/head/layer2/"}) {
        for (size_t i = 0; file.find(layer + std::to_string(i) + "/conv1/weight") != nullptr; ++i) {
            head_blocks.push_back(read_head_block(file, layer + std::to_string(i), planes, i == 0 ? 2 : 1));
        }
    }
    head_out = read_plane_convolution(file, "campplus/head/conv2", "campplus/head/bn2", 3, planes, planes, 2);

    int64_t channels = file.tensor("campplus/xvector/tdnn/linear/weight").ne[2];
    tdnn =
        weights.convolution("campplus/xvector/tdnn/linear/weight", "", planes * config.bands / band_division, channels);
    tdnn_norm = read_norm(weights, "campplus/xvector/tdnn/nonlinear/batchnorm", channels);
    for (size_t number = 1;
         file.find("campplus/xvector/block" + std::to_string(number) + "/tdnnd1/linear1/weight") != nullptr; ++number) {
        blocks.push_back(read_dense_block(weights, number, channels));
        channels = blocks.back().transition.out;
    }
    out_norm = read_norm(weights, "campplus/xvector/out_nonlinear/batchnorm", channels);
    dense = weights.convolution("campplus/xvector/dense/linear/weight", "", 2 * channels, config.embedding);
    dense_norm = read_norm(weights, "campplus/xvector/dense/nonlinear/batchnorm", config.embedding);
}

}  // namespace sa
