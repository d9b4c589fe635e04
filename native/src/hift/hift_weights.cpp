#include "hift/hift_weights.h"

#include <numeric>

#include "runtime/error.h"

namespace sa {

namespace {

// Far more than any vocoder of this family has, and few enough for a graph's memory.
constexpr size_t most_stages = 8;
constexpr size_t most_units = 128;
constexpr size_t most_pitch_layers = 32;

std::vector<int> small_integers(const GgufFile & file, const std::string & key,
                                const std::vector<int64_t> & otherwise) {
    std::vector<int> values;
    for (const int64_t value : file.integers(key, otherwise)) {
        if (value < 1 || value > 64) {
            file.refuse(format("its key %s is out of range", key.c_str()));
        }
        values.push_back(static_cast<int>(value));
    }
    return values;
}

// A flat list as one list for each of `n` blocks.
std::vector<std::vector<int>> grouped(const GgufFile & file, const std::string & key, const std::vector<int> & flat,
                                      size_t n) {
    if (flat.size() % n != 0) {
        file.refuse(format("its key %s doesn't fit its number of blocks", key.c_str()));
    }
    const auto each = static_cast<std::ptrdiff_t>(flat.size() / n);
    std::vector<std::vector<int>> groups;
    for (auto start = flat.begin(); start != flat.end(); start += each) {
        groups.emplace_back(start, start + each);
    }
    return groups;
}

HiftConfig read_config(const GgufFile & file) {
    HiftConfig config;
    const std::vector<int64_t> three = {1, 3, 5, 1, 3, 5, 1, 3, 5};
    config.mel = file.tensor("hift/conv_pre/weight").ne[1];
    config.rates = small_integers(file, "hift.upsample_rates", {8, 5, 3});
    if (config.stages() > most_stages) {
        file.refuse("its vocoder has more stages than there can be");
    }
    config.n_fft = static_cast<int>(file.integer("hift.n_fft", 4, 64, 16));
    config.hop = static_cast<int>(file.integer("hift.hop", 1, 32, 4));
    config.harmonics = 1 + static_cast<int>(file.integer("hift.harmonics", 0, 64, 8));
    const size_t kernels = small_integers(file, "hift.resblock_kernels", {3, 7, 11}).size();
    const std::string dilations = "hift.resblock_dilations";
    const std::string source_dilations = "hift.source_dilations";
    config.dilations = grouped(file, dilations, small_integers(file, dilations, three), kernels);
    config.source_dilations =
        grouped(file, source_dilations, small_integers(file, source_dilations, three), config.stages());
    const size_t units = config.stages() * config.dilations.size() * config.dilations[0].size() +
                         config.source_dilations.size() * config.source_dilations[0].size();
    if (units > most_units) {
        file.refuse("its vocoder has more layers than there can be");
    }
    config.spectrum_per_frame =
        std::accumulate(config.rates.begin(), config.rates.end(), 1, [](int a, int b) { return a * b; });
    config.samples_per_frame = config.spectrum_per_frame * config.hop;
    if (config.n_fft % (2 * config.hop) != 0 || config.samples_per_frame > 4096) {
        file.refuse("the vocoder's window, hop and rates don't fit each other");
    }
    return config;
}

std::string indexed(const std::string & prefix, size_t index) {
    return prefix + "/" + std::to_string(index);
}

void read_activation(Weights & weights, const std::string & name, int64_t channels, ggml_tensor *& alpha,
                     ggml_tensor *& inverse) {
    alpha = weights.floats(name, {channels});
    inverse = weights.snake_inverse(name, channels);
}

ResidualBlock read_residual_block(Weights & weights, const std::string & prefix, int64_t channels,
                                  const std::vector<int> & dilations) {
    ResidualBlock block;
    for (size_t i = 0; i < dilations.size(); ++i) {
        const std::string number = "/" + std::to_string(i);
        const std::string first = prefix + "/convs1" + number;
        const std::string second = prefix + "/convs2" + number;
        ResidualUnit unit;
        read_activation(weights, prefix + "/activations1" + number + "/alpha", channels, unit.alpha_1, unit.inverse_1);
        unit.convolution_1 = weights.convolution(first + "/weight", first + "/bias", channels, channels);
        unit.dilation = dilations[i];
        read_activation(weights, prefix + "/activations2" + number + "/alpha", channels, unit.alpha_2, unit.inverse_2);
        unit.convolution_2 = weights.convolution(second + "/weight", second + "/bias", channels, channels);
        if (unit.convolution_1.kernel % 2 == 0 || unit.convolution_2.kernel % 2 == 0) {
            weights.file().refuse("a kernel of the vocoder is even");
        }
        block.push_back(unit);
    }
    return block;
}

HiftStage read_stage(Weights & weights, const HiftConfig & config, size_t index, int64_t in) {
    const int64_t out = in / 2;
    const std::string up = indexed("hift/ups", index);
    const std::string down = indexed("hift/source_downs", index);
    HiftStage stage;
    stage.up = weights.transposed_convolution(up + "/weight", up + "/bias", in, out, config.rates[index]);
    stage.up_padding = (stage.up.kernel - config.rates[index]) / 2;
    for (size_t later = index + 1; later < config.stages(); ++later) {
        stage.source_stride *= config.rates[later];
    }
    stage.source_padding = stage.source_stride / 2;
    stage.source_down = weights.convolution(down + "/weight", down + "/bias", 2 * config.bins(), out);
    if (stage.source_down.kernel != (stage.source_stride == 1 ? 1 : 2 * stage.source_stride) || stage.up_padding < 0 ||
        (stage.up.kernel - config.rates[index]) % 2 != 0) {
        weights.file().refuse("the vocoder's kernels don't fit its rates");
    }
    stage.source_block =
        read_residual_block(weights, indexed("hift/source_resblocks", index), out, config.source_dilations[index]);
    for (size_t i = 0; i < config.dilations.size(); ++i) {
        const std::string name = indexed("hift/resblocks", index * config.dilations.size() + i);
        stage.blocks.push_back(read_residual_block(weights, name, out, config.dilations[i]));
    }
    return stage;
}

}  // namespace

HiftWeights::HiftWeights(Weights & weights) : config(read_config(weights.file())) {
    const GgufFile & file = weights.file();
    const int64_t f0_channels = file.tensor("hift/f0_predictor/classifier/weight").ne[0];
    for (size_t i = 0; file.find(indexed("hift/f0_predictor/condnet", 2 * i) + "/weight") != nullptr; ++i) {
        const std::string name = indexed("hift/f0_predictor/condnet", 2 * i);
        f0_convolutions.push_back(
            weights.convolution(name + "/weight", name + "/bias", i == 0 ? config.mel : f0_channels, f0_channels));
        if (f0_convolutions.back().kernel % 2 == 0 || f0_convolutions.size() > most_pitch_layers) {
            file.refuse("its pitch predictor has an even kernel or too many layers");
        }
    }
    f0_classifier =
        weights.linear("hift/f0_predictor/classifier/weight", "hift/f0_predictor/classifier/bias", f0_channels, 1);
    merge_weights = file.floats("hift/m_source/l_linear/weight", config.harmonics);
    merge_bias = file.floats("hift/m_source/l_linear/bias", 1)[0];

    const int64_t base = file.tensor("hift/conv_pre/weight").ne[2];
    pre = weights.convolution("hift/conv_pre/weight", "hift/conv_pre/bias", config.mel, base);
    if (base % (int64_t{1} << config.stages()) != 0) {
        file.refuse("the vocoder's width can't be halved at every stage");
    }
    int64_t channels = base;
    for (size_t i = 0; i < config.stages(); ++i, channels /= 2) {
        stages.push_back(read_stage(weights, config, i, channels));
    }
    post = weights.convolution("hift/conv_post/weight", "hift/conv_post/bias", channels, 2 * config.bins());
    if (pre.kernel % 2 == 0 || post.kernel % 2 == 0) {
        file.refuse("a kernel of the vocoder is even");
    }
}

}  // namespace sa
