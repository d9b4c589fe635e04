#include "mel/kaldi_fbank.h"

#include <algorithm>
#include <cmath>

#include "mel/spectrogram.h"

namespace sa {

namespace {

constexpr size_t frame_length = 400;
constexpr size_t hop = 160;
constexpr size_t n_fft = 512;
constexpr float pre_emphasis = 0.97F;
constexpr double energy_floor = 1.1920928955078125e-07;  // what a float adds to 1

// Hann to the power of 0.85, symmetric.
std::vector<float> povey_window() {
    std::vector<float> window(frame_length);
    for (size_t i = 0; i < frame_length; ++i) {
        const double angle =
            2.0 * 3.14159265358979323846 * static_cast<double>(i) / static_cast<double>(frame_length - 1);
        window[i] = static_cast<float>(std::pow(0.5 - 0.5 * std::cos(angle), 0.85));
    }
    return window;
}

// Without its mean, and with the high notes raised; the sample before the first is taken to equal it. In floats as in
// the reference, since the rounding shows in the logarithm of quiet bands.
void prepare_frame(const float * samples, std::vector<float> & frame) {
    double sum = 0.0;
    for (size_t i = 0; i < frame_length; ++i) {
        sum += static_cast<double>(samples[i]);
    }
    const auto mean = static_cast<float>(sum / static_cast<double>(frame_length));
    float previous = samples[0] - mean;
    for (size_t i = 0; i < frame_length; ++i) {
        const float centred = samples[i] - mean;
        frame[i] = centred - pre_emphasis * previous;
        previous = centred;
    }
}

void subtract_means(std::vector<float> & features, size_t bands) {
    const size_t frames = features.size() / bands;
    for (size_t band = 0; band < bands; ++band) {
        double mean = 0.0;
        for (size_t frame = 0; frame < frames; ++frame) {
            mean += static_cast<double>(features[frame * bands + band]);
        }
        mean /= static_cast<double>(frames);
        for (size_t frame = 0; frame < frames; ++frame) {
            float & value = features[frame * bands + band];
            value = static_cast<float>(static_cast<double>(value) - mean);
        }
    }
}

}  // namespace

std::vector<float> kaldi_fbank(const std::vector<float> & samples, const FilterBank & bank) {
    if (samples.size() < frame_length) {
        return {};
    }
    const size_t frames = 1 + (samples.size() - frame_length) / hop;
    Spectrogram spectrogram(povey_window(), n_fft);
    std::vector<float> frame(frame_length);
    std::vector<double> bands;
    std::vector<float> features;
    features.reserve(frames * bank.bands());
    for (size_t i = 0; i < frames; ++i) {
        prepare_frame(samples.data() + i * hop, frame);
        bank.apply(spectrogram.power(frame.data()), bands);
        for (const double band : bands) {
            features.push_back(static_cast<float>(std::log(std::max(band, energy_floor))));
        }
    }
    subtract_means(features, bank.bands());
    return features;
}

}  // namespace sa
