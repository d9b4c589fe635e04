#include "s3gen/estimator_weights.h"

#include "runtime/error.h"

namespace sa {

namespace {

EstimatorConfig read_config(const GgufFile & file) {
    EstimatorConfig config;
    config.mel = file.tensor("cfm/final_proj/weight").ne[2];
    config.channels = file.integer("s3gen.estimator.channels", 1, 8192, 256);
    config.heads = file.integer("s3gen.estimator.heads", 1, 256, 8);
    config.head_size = file.integer("s3gen.estimator.head_dim", 1, 1024, 64);
    config.mid_blocks = file.integer("s3gen.estimator.mid_blocks", 1, 256, 12);
    config.layers_per_block = file.integer("s3gen.estimator.layers_per_block", 1, 64, 4);
    config.feed_forward = file.tensor("cfm/down_blocks/0/1/0/ff/net/0/proj/weight").ne[1];
    config.time_size = file.tensor("cfm/time_mlp/linear_1/weight").ne[0];
    config.time_hidden = file.tensor("cfm/time_mlp/linear_1/weight").ne[1];
    if (file.find("cfm/time_embed_mixer/weight") == nullptr || !file.boolean("s3gen.meanflow", true)) {
        file.refuse("its flow isn't a mean flow; this program speaks with Turbo's family so far");
    }
    if (config.time_size != 4 * config.mel) {
        file.refuse("the estimator's time embedding doesn't fit its input");
    }
    return config;
}

std::string indexed(const std::string & prefix, int64_t index) {
    return prefix + "/" + std::to_string(index);
}

CausalBlock read_block(Weights & weights, const std::string & prefix, int64_t in, int64_t out) {
    return {weights.convolution(prefix + "/block/0/weight", prefix + "/block/0/bias", in, out),
            weights.norm(prefix + "/block/2/weight", prefix + "/block/2/bias", out)};
}

ResnetBlock read_resnet(Weights & weights, const EstimatorConfig & config, const std::string & prefix, int64_t in) {
    const int64_t out = config.channels;
    ResnetBlock resnet;
    resnet.block_1 = read_block(weights, prefix + "/block1", in, out);
    resnet.block_2 = read_block(weights, prefix + "/block2", out, out);
    resnet.time = weights.linear(prefix + "/mlp/1/weight", prefix + "/mlp/1/bias", config.time_hidden, out);
    resnet.residual = weights.convolution(prefix + "/res_conv/weight", prefix + "/res_conv/bias", in, out);
    if (resnet.residual.kernel != 1) {
        weights.file().refuse("a residual convolution of the flow has a kernel of more than 1");
    }
    return resnet;
}

TransformerLayer read_layer(Weights & weights, const EstimatorConfig & config, const std::string & prefix) {
    const int64_t width = config.channels;
    const int64_t inner = config.heads * config.head_size;
    TransformerLayer layer;
    layer.norm_attention = weights.norm(prefix + "/norm1/weight", prefix + "/norm1/bias", width);
    layer.query = weights.linear(prefix + "/attn1/to_q/weight", "", width, inner);
    layer.key = weights.linear(prefix + "/attn1/to_k/weight", "", width, inner);
    layer.value = weights.linear(prefix + "/attn1/to_v/weight", "", width, inner);
    layer.out = weights.linear(prefix + "/attn1/to_out/0/weight", prefix + "/attn1/to_out/0/bias", inner, width);
    layer.norm_feed_forward = weights.norm(prefix + "/norm3/weight", prefix + "/norm3/bias", width);
    const std::string net = prefix + "/ff/net";
    layer.feed_forward_in = weights.linear(net + "/0/proj/weight", net + "/0/proj/bias", width, config.feed_forward);
    layer.feed_forward_out = weights.linear(net + "/2/weight", net + "/2/bias", config.feed_forward, width);
    return layer;
}

EstimatorStage read_stage(Weights & weights, const EstimatorConfig & config, const std::string & prefix, int64_t in) {
    EstimatorStage stage;
    stage.resnet = read_resnet(weights, config, prefix + "/0", in);
    for (int64_t i = 0; i < config.layers_per_block; ++i) {
        stage.layers.push_back(read_layer(weights, config, indexed(prefix + "/1", i)));
    }
    return stage;
}

}  // namespace

EstimatorWeights::EstimatorWeights(Weights & weights) : config(read_config(weights.file())) {
    const int64_t width = config.channels;
    const std::string mlp = "cfm/time_mlp/";
    time_1 = weights.linear(mlp + "linear_1/weight", mlp + "linear_1/bias", config.time_size, config.time_hidden);
    time_2 = weights.linear(mlp + "linear_2/weight", mlp + "linear_2/bias", config.time_hidden, config.time_hidden);
    mixer = weights.linear("cfm/time_embed_mixer/weight", "", 2 * config.time_hidden, config.time_hidden);
    // The input is noise, condition, speaker and prompt, stacked.
    down = read_stage(weights, config, "cfm/down_blocks/0", 4 * config.mel);
    down_tail = weights.convolution("cfm/down_blocks/0/2/weight", "cfm/down_blocks/0/2/bias", width, width);
    for (int64_t i = 0; i < config.mid_blocks; ++i) {
        mid.push_back(read_stage(weights, config, indexed("cfm/mid_blocks", i), width));
    }
    up = read_stage(weights, config, "cfm/up_blocks/0", 2 * width);
    up_tail = weights.convolution("cfm/up_blocks/0/2/weight", "cfm/up_blocks/0/2/bias", width, width);
    final_block = read_block(weights, "cfm/final_block", width, width);
    final_projection = weights.convolution("cfm/final_proj/weight", "cfm/final_proj/bias", width, config.mel);
    if (final_projection.kernel != 1) {
        weights.file().refuse("the flow's last convolution has a kernel of more than 1");
    }
}

}  // namespace sa
