// The mark in a stream of samples.

#include "mark/marker.h"

#include <limits>

#include "mark_support.h"

using namespace sa;

namespace {

std::vector<float> minus(const std::vector<float> & a, const std::vector<float> & b) {
    std::vector<float> difference(a.size());
    for (size_t i = 0; i < a.size(); ++i) {
        difference[i] = a[i] - b[i];
    }
    return difference;
}

std::vector<float> marked_in_pieces(Marker & marker, const std::vector<float> & samples, std::mt19937 & generator,
                                    size_t most) {
    std::vector<float> out;
    for (size_t start = 0; start < samples.size();) {
        const size_t end = std::min(samples.size(), start + generator() % most);
        marker.push({samples.data() + start, samples.data() + end}, out);
        start = end;
        SA_CHECK(out.size() <= start && start - out.size() <= static_cast<size_t>(Marker::delay));
    }
    marker.finish(out);
    return out;
}

}  // namespace

SA_TEST(marker_marks_as_the_reference_does) {
    testing::OpenMark open;
    Marker marker(open.encoder, open.backend);
    const testing::Fixture fixture = testing::mark_fixture();
    const std::vector<float> samples = fixture.floats("mark/samples");
    const std::vector<float> official = fixture.floats("mark/marked");
    const std::vector<float> marked = mark_signal(marker, samples);
    SA_CHECK(marked.size() == samples.size());
    const double likeness = testing::decibels(minus(official, samples), minus(marked, samples));
    const double ours = testing::decibels(samples, marked);
    const double theirs = testing::decibels(samples, official);
    std::printf("    signal to mark %.2f dB, official %.2f dB; the marks differ by %.1f dB\n", ours, theirs, likeness);
    SA_CHECK(likeness > 35.0);
    SA_CHECK(ours > theirs - 0.1);
}

SA_TEST(marker_gives_the_same_samples_however_they_are_cut) {
    testing::OpenMark open;
    Marker marker(open.encoder, open.backend);
    std::mt19937 generator = testing::dice(7);
    for (const size_t n : {size_t{36001}, size_t{5000}, size_t{1999}}) {
        const std::vector<float> samples = testing::babble(n);
        const std::vector<float> whole = mark_signal(marker, samples);
        for (const size_t most : {size_t{8}, size_t{700}, size_t{9000}}) {
            SA_CHECK(marked_in_pieces(marker, samples, generator, most == 8 && n > 5000 ? 90 : most) == whole);
        }
    }
}

SA_TEST(marker_gives_the_same_samples_at_any_number_of_threads) {
    const std::vector<float> samples = testing::babble(20000);
    testing::OpenMark one(1);
    testing::OpenMark three(3);
    Marker with_one(one.encoder, one.backend);
    Marker with_three(three.encoder, three.backend);
    SA_CHECK(mark_signal(with_one, samples) == mark_signal(with_three, samples));
}

SA_TEST(marker_keeps_every_length) {
    testing::OpenMark open;
    Marker marker(open.encoder, open.backend);
    for (const size_t n : {0, 1, 2, 100, 239, 240, 241, 767, 768, 769, 770, 1007, 1008, 1009, 1200, 3599, 3600, 3601}) {
        const std::vector<float> marked = mark_signal(marker, testing::babble(n));
        SA_CHECK(marked.size() == n);
        for (const float sample : marked) {
            SA_CHECK(std::isfinite(sample) && std::fabs(sample) < 2.0F);
        }
    }
}

SA_TEST(marker_leaves_silence_alone_and_all_above_the_marked_bins) {
    testing::OpenMark open;
    Marker marker(open.encoder, open.backend);
    const std::vector<float> silence(30000, 0.0F);
    SA_CHECK(mark_signal(marker, silence) == silence);

    // A tone of 6 kHz passes as it is, but for what the mark makes of its faint leak below 2 kHz.
    std::vector<float> tone(24000);
    for (size_t i = 0; i < tone.size(); ++i) {
        tone[i] =
            static_cast<float>(0.5 * std::sin(2.0 * 3.14159265358979 * 6000.0 * static_cast<double>(i) / 24000.0));
    }
    SA_CHECK(testing::decibels(tone, mark_signal(marker, tone)) > 60.0);
}

SA_TEST(marker_refuses_what_is_not_a_number_and_goes_on) {
    testing::OpenMark open;
    Marker marker(open.encoder, open.backend);
    const std::vector<float> samples = testing::babble(6000);
    const std::vector<float> whole = mark_signal(marker, samples);
    for (const float bad : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
        std::vector<float> spoiled = samples;
        spoiled[3000] = bad;
        std::vector<float> out;
        marker.push(samples, out);
        SA_CHECK(testing::refusal([&] { marker.push(spoiled, out); }).find("isn't a number") != std::string::npos);
        SA_CHECK(mark_signal(marker, samples) == whole);
    }
}

SA_TEST(marker_memory_stays_flat_over_a_long_stream) {
    testing::OpenMark open;
    Marker marker(open.encoder, open.backend);
    const std::vector<float> piece = testing::babble(4800);
    size_t in = 0;
    size_t out = 0;
    std::vector<float> marked;
    for (int i = 0; i < 100; ++i) {
        marked.clear();
        marker.push(piece, marked);
        in += piece.size();
        out += marked.size();
        SA_CHECK(in - out <= static_cast<size_t>(Marker::delay));
        SA_CHECK(marker.held_samples() < 3 * static_cast<size_t>(Marker::delay));
    }
}
