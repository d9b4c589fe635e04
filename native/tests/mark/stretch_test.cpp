// Speed with the pitch kept.

#include "stretch/stretch.h"

#include "mark_support.h"

using namespace sa;

namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double rate = 24000.0;

std::vector<float> sine(double hertz, size_t n) {
    std::vector<float> samples(n);
    for (size_t i = 0; i < n; ++i) {
        samples[i] = static_cast<float>(0.5 * std::sin(2.0 * pi * hertz * static_cast<double>(i) / rate));
    }
    return samples;
}

// From the times of the first and the last rising zero crossing.
double pitch(const std::vector<float> & samples) {
    double first = -1.0;
    double last = -1.0;
    int crossings = 0;
    for (size_t i = 1; i < samples.size(); ++i) {
        if (samples[i - 1] < 0.0F && samples[i] >= 0.0F) {
            const double part = static_cast<double>(samples[i - 1] / (samples[i - 1] - samples[i]));
            last = static_cast<double>(i - 1) + part;
            first = first < 0.0 ? last : first;
            ++crossings;
        }
    }
    return rate * (crossings - 1) / (last - first);
}

float largest_jump(const std::vector<float> & samples) {
    float largest = 0.0F;
    for (size_t i = 1; i < samples.size(); ++i) {
        largest = std::max(largest, std::fabs(samples[i] - samples[i - 1]));
    }
    return largest;
}

// Loudness every 50 ms of the stretched time.
double loudness(const std::vector<float> & samples, double middle) {
    double sum = 0.0;
    const auto start = static_cast<size_t>(std::max(0.0, middle - 600.0));
    for (size_t i = start; i < std::min(start + 1200, samples.size()); ++i) {
        sum += static_cast<double>(samples[i]) * static_cast<double>(samples[i]);
    }
    return std::sqrt(sum / 1200.0);
}

}  // namespace

SA_TEST(stretch_keeps_the_pitch_and_the_length) {
    for (const double hertz : {70.0, 123.4, 220.0, 1000.0, 3333.0}) {
        const std::vector<float> samples = sine(hertz, 48000);
        for (const double speed : {0.5, 0.75, 0.9, 1.1, 1.25, 1.5}) {
            const std::vector<float> made = stretch_signal(speed, samples);
            SA_CHECK(made.size() == static_cast<size_t>(std::llround(48000.0 / speed)));
            SA_CHECK(std::fabs(pitch(made) / hertz - 1.0) < 0.01);
            SA_CHECK(largest_jump(made) < 1.15F * largest_jump(samples));
        }
    }
}

SA_TEST(stretch_is_exact_at_its_own_speed) {
    const std::vector<float> samples = testing::babble(12345);
    SA_CHECK(stretch_signal(1.0, samples) == samples);
}

SA_TEST(stretch_gives_the_same_samples_however_they_are_cut) {
    std::mt19937 generator = testing::dice(11);
    const std::vector<float> samples = testing::babble(30011);
    for (const double speed : {0.5, 0.83, 1.0, 1.01, 1.5}) {
        const std::vector<float> whole = stretch_signal(speed, samples);
        for (const size_t most : {size_t{50}, size_t{2000}, size_t{20000}}) {
            Stretch stretch(speed);
            std::vector<float> out;
            for (size_t start = 0; start < samples.size();) {
                const size_t end = std::min(samples.size(), start + generator() % most);
                stretch.push({samples.data() + start, samples.data() + end}, out);
                start = end;
            }
            stretch.finish(out);
            SA_CHECK(out == whole);
        }
    }
}

SA_TEST(stretch_keeps_when_things_are_said) {
    const std::vector<float> samples = testing::babble(96000);
    for (const double speed : {0.6, 1.4}) {
        const std::vector<float> made = stretch_signal(speed, samples);
        double difference = 0.0;
        double sum = 0.0;
        for (int step = 1; step < 78; ++step) {
            const double middle = 1200.0 * step;
            const double before = loudness(samples, middle);
            difference += std::fabs(loudness(made, middle / speed) - before);
            sum += before;
        }
        SA_CHECK(difference < 0.12 * sum);
        SA_CHECK(largest_jump(made) < 1.2F * largest_jump(samples));
    }
}

SA_TEST(stretch_of_very_short_sound_and_of_silence) {
    for (const size_t n : {0, 1, 2, 100, 359, 360, 719, 720, 721, 961, 1500}) {
        for (const double speed : {0.5, 0.99, 1.5}) {
            const std::vector<float> made = stretch_signal(speed, testing::babble(n));
            SA_CHECK(made.size() == static_cast<size_t>(std::llround(static_cast<double>(n) / speed)));
        }
    }
    const std::vector<float> made = stretch_signal(1.3, std::vector<float>(13000, 0.0F));
    SA_CHECK(made == std::vector<float>(10000, 0.0F));
}

SA_TEST(stretch_refuses_a_speed_out_of_range) {
    for (const double speed : {0.0, 0.49, 1.51, -1.0, std::nan("")}) {
        SA_CHECK(testing::refusal([&] { Stretch stretch(speed); }).find("0.5 to 1.5") != std::string::npos);
    }
}
