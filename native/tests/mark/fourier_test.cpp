// The Fourier transform against its definition, at every length that the program uses and at awkward ones (SYS-07).

#include "fourier/fourier.h"

#include <cmath>
#include <random>

#include "support/testing.h"

using namespace sa;

namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double bound = 1e-9;

std::vector<double> noise(size_t n) {
    std::mt19937 generator(static_cast<unsigned>(n));
    std::vector<double> samples(n);
    for (double & sample : samples) {
        sample = static_cast<double>(generator() % 2001) / 1000.0 - 1.0;
    }
    return samples;
}

Fourier::Complex by_definition(const std::vector<double> & samples, size_t bin) {
    Fourier::Complex sum;
    for (size_t i = 0; i < samples.size(); ++i) {
        const double angle =
            -2.0 * pi * static_cast<double>(bin * i % samples.size()) / static_cast<double>(samples.size());
        sum += samples[i] * Fourier::Complex(std::cos(angle), std::sin(angle));
    }
    return sum;
}

}  // namespace

SA_TEST(fourier_equals_its_definition) {
    for (const size_t n : {1, 2, 3, 4, 5, 7, 12, 16, 160, 201, 400, 512, 1024, 1536, 1920, 2048}) {
        const std::vector<double> samples = noise(n);
        Fourier fourier(n);
        std::vector<Fourier::Complex> spectrum;
        fourier.forward(samples, spectrum);
        SA_CHECK(spectrum.size() == n / 2 + 1);
        for (size_t bin = 0; bin < spectrum.size(); ++bin) {
            SA_CHECK(std::abs(spectrum[bin] - by_definition(samples, bin)) < bound * static_cast<double>(n));
        }
    }
}

SA_TEST(fourier_inverse_gives_the_samples_back) {
    for (const size_t n : {1, 2, 3, 9, 160, 201, 400, 1536, 2048}) {
        const std::vector<double> samples = noise(n);
        Fourier fourier(n);
        std::vector<Fourier::Complex> spectrum;
        std::vector<double> back;
        fourier.forward(samples, spectrum);
        fourier.inverse(spectrum, back);
        SA_CHECK(back.size() == n);
        for (size_t i = 0; i < n; ++i) {
            SA_CHECK(std::fabs(back[i] - samples[i]) < bound);
        }
    }
}

SA_TEST(fourier_needs_a_length) {
    SA_CHECK(testing::refusal([] { Fourier fourier(0); }).find("length") != std::string::npos);
}
