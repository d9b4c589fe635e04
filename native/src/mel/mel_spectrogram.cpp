#include "mel/mel_spectrogram.h"

#include <algorithm>
#include <cmath>

#include "mel/spectrogram.h"

namespace sa {

namespace {

// At 24 kHz (spec 6.7).
constexpr size_t prompt_n_fft = 1920;
constexpr size_t prompt_hop = 480;
constexpr double prompt_magnitude_floor = 1e-9;  // added below the root
constexpr double prompt_mel_floor = 1e-5;

// At 16 kHz (spec 6.4, 6.6).
constexpr size_t n_fft = 400;
constexpr size_t hop = 160;
constexpr double power_floor = 1e-10;
constexpr double dynamic_range = 8.0;  // in powers of ten

// Powers in the bank's bands of frames that begin every `hop` samples of `padded`.
std::vector<double> band_powers(const std::vector<float> & padded, size_t frames, const FilterBank & bank,
                                Spectrogram & spectrogram) {
    std::vector<double> bands;
    std::vector<double> all;
    all.reserve(frames * bank.bands());
    for (size_t frame = 0; frame < frames; ++frame) {
        bank.apply(spectrogram.power(padded.data() + frame * hop), bands);
        all.insert(all.end(), bands.begin(), bands.end());
    }
    return all;
}

}  // namespace

std::vector<float> prompt_mel(const std::vector<float> & samples, const FilterBank & bank) {
    const std::vector<float> padded = reflect_pad(samples, (prompt_n_fft - prompt_hop) / 2);
    Spectrogram spectrogram(hann_window(prompt_n_fft), prompt_n_fft);
    std::vector<float> mel;
    std::vector<double> magnitudes(spectrogram.bins());
    std::vector<double> bands;
    for (size_t frame = 0; frame < samples.size() / prompt_hop; ++frame) {
        const std::vector<double> & power = spectrogram.power(padded.data() + frame * prompt_hop);
        for (size_t bin = 0; bin < magnitudes.size(); ++bin) {
            magnitudes[bin] = std::sqrt(power[bin] + prompt_magnitude_floor);
        }
        bank.apply(magnitudes, bands);
        for (const double band : bands) {
            mel.push_back(static_cast<float>(std::log(std::max(band, prompt_mel_floor))));
        }
    }
    return mel;
}

std::vector<float> voice_encoder_mel(const std::vector<float> & samples, const FilterBank & bank) {
    const std::vector<float> padded = reflect_pad(samples, n_fft / 2);
    Spectrogram spectrogram(hann_window(n_fft), n_fft);
    const std::vector<double> powers = band_powers(padded, 1 + samples.size() / hop, bank, spectrogram);
    return std::vector<float>(powers.begin(), powers.end());
}

std::vector<float> speech_tokenizer_mel(const std::vector<float> & samples, const FilterBank & bank,
                                        const std::vector<float> & window) {
    const std::vector<float> padded = reflect_pad(samples, n_fft / 2);
    Spectrogram spectrogram(window, n_fft);
    std::vector<double> powers = band_powers(padded, samples.size() / hop, bank, spectrogram);
    double largest = std::log10(power_floor);
    for (double & power : powers) {
        power = std::log10(std::max(power, power_floor));
        largest = std::max(largest, power);
    }
    std::vector<float> mel;
    mel.reserve(powers.size());
    for (const double power : powers) {
        mel.push_back(static_cast<float>((std::max(power, largest - dynamic_range) + 4.0) / 4.0));
    }
    return mel;
}

}  // namespace sa
