#include "mark/mark_detector.h"

#include <algorithm>
#include <cmath>

#include "mark/finite_samples.h"

namespace sa {

namespace {

struct Speed {
    const char * name;
    double stretch;  // of time, before the stack looks
};

constexpr std::array<Speed, 3> speeds = {{{"slow", 1.25}, {"normal", 1.0}, {"fast", 0.75}}};
constexpr int64_t bins = MarkSpectrum::marked_bins;
// Frames a run of the network: what bounds the memory of a long file.
constexpr int64_t run_length = 500;
constexpr double threshold = 0.5;
// Marked speech of this many samples gives at least this confidence, also from 16-bit files.
constexpr size_t well_heard_piece = 4 * static_cast<size_t>(MarkSpectrum::sample_rate);
constexpr float well_heard = 0.75F;
// What can be judged, measured (docs/mark.md): this many frames with sound in them,
constexpr int64_t least_frames = 30;
// and there is sound in a frame whose loudest marked bin is as loud as a tone 78 dB below full scale.
constexpr float least_level = 0.80F;

// Row `i` of `count` rows spread evenly over all rows of `levels`, corners aligned, as torch's linear interpolation.
void append_stretched(const std::vector<float> & levels, int64_t frames, int64_t i, int64_t count,
                      std::vector<float> & out) {
    const double position =
        count > 1 ? static_cast<double>(i) * static_cast<double>(frames - 1) / static_cast<double>(count - 1) : 0.0;
    const int64_t before = std::min(static_cast<int64_t>(position), frames - 1);
    const int64_t after = std::min(before + 1, frames - 1);
    const auto share = static_cast<float>(position - static_cast<double>(before));
    for (int64_t k = 0; k < bins; ++k) {
        const float a = levels[static_cast<size_t>(before * bins + k)];
        const float b = levels[static_cast<size_t>(after * bins + k)];
        out.push_back(a + share * (b - a));
    }
}

// torch's nearest neighbour, whose ratio is a float.
int64_t nearest(int64_t i, int64_t frames, int64_t count) {
    const float ratio = static_cast<float>(frames) / static_cast<float>(count);
    return std::min(static_cast<int64_t>(static_cast<float>(i) * ratio), frames - 1);
}

}  // namespace

MarkDetector::MarkDetector(const std::string & path, Backend & backend) : runner_(backend) {
    const GgufFile file(path);
    check_mark_file(file);
    weights_ = std::make_unique<Weights>(file);
    for (size_t i = 0; i < speeds.size(); ++i) {
        stacks_[i] = read_mark_stack(*weights_, std::string("mark/detector/") + speeds[i].name, bins, 2);
    }
    weights_->load(backend, nullptr);
}

MarkDetector::Listening MarkDetector::listen(const std::vector<float> & samples) {
    Listening listening;
    const auto n = static_cast<int64_t>(samples.size());
    std::vector<double> window(static_cast<size_t>(MarkSpectrum::window));
    std::vector<double> means;
    for (int64_t t = 0; t < MarkSpectrum::frames(n); ++t) {
        const int64_t start = t * MarkSpectrum::hop - MarkSpectrum::half;
        for (int64_t i = 0; i < MarkSpectrum::window; ++i) {
            window[static_cast<size_t>(i)] = static_cast<double>(samples[static_cast<size_t>(mirrored(start + i, n))]);
        }
        const MarkSpectrum::Frame frame = spectrum_.analyse(window);
        listening.levels.insert(listening.levels.end(), frame.levels.begin(), frame.levels.end());
        listening.sounding += *std::max_element(frame.levels.begin(), frame.levels.end()) > least_level ? 1 : 0;
        means.push_back(frame.mean_level);
    }
    const double loudest = means.empty() ? 0.0 : *std::max_element(means.begin(), means.end());
    for (const double mean : means) {
        listening.counted.push_back(mean > MarkMask::share * loudest ? 1.0F : 0.0F);
    }
    return listening;
}

MarkDetector::Answer MarkDetector::ask(size_t speed, const Listening & listening) {
    const MarkStack & stack = stacks_[speed];
    const auto frames = static_cast<int64_t>(listening.counted.size());
    const auto count = static_cast<int64_t>(static_cast<double>(frames) * speeds[speed].stretch);
    const int64_t reach = stack.reach();
    Answer sum;
    int64_t counted = 0;
    for (int64_t first = 0; first < count; first += run_length) {
        const int64_t last = std::min(first + run_length, count);
        const int64_t start = std::max<int64_t>(0, first - reach);
        const int64_t end = std::min(count, last + reach);
        std::vector<float> levels;
        levels.reserve(static_cast<size_t>((end - start) * bins));
        for (int64_t i = start; i < end; ++i) {
            append_stretched(listening.levels, frames, i, count, levels);
        }
        const std::vector<float> out = run_mark_stack(stack, runner_, levels);
        for (int64_t i = first; i < last; ++i) {
            if (listening.counted[static_cast<size_t>(nearest(i, frames, count))] > 0.0F) {
                const auto row = static_cast<size_t>(2 * (i - start));
                sum.attention += static_cast<double>(out[row]);
                sum.mark += static_cast<double>(out[row + 1]);
                ++counted;
            }
        }
    }
    const auto n = static_cast<double>(std::max<int64_t>(1, counted));
    return {sum.attention / n, sum.mark / n};
}

MarkDetector::Finding MarkDetector::detect(const std::vector<float> & samples) {
    if (static_cast<int64_t>(samples.size()) > most_samples) {
        fail(SA_ERROR_ARGUMENT, "The sound is longer than 10 minutes. Give it in pieces.");
    }
    require_finite(samples);
    const Listening listening = listen(samples);
    if (listening.sounding < least_frames) {
        return {};
    }
    std::array<Answer, n_speeds> answers;
    double largest = -1e30;
    for (size_t i = 0; i < n_speeds; ++i) {
        answers[i] = ask(i, listening);
        largest = std::max(largest, answers[i].attention);
    }
    double weights = 0.0;
    double confidence = 0.0;
    for (const Answer & answer : answers) {
        const double weight = std::exp(answer.attention - largest);
        weights += weight;
        confidence += weight * answer.mark;
    }
    confidence = std::clamp(confidence / weights, 0.0, 1.0);
    return {confidence >= threshold ? SA_MARK_FOUND : SA_MARK_NOT_FOUND, static_cast<float>(confidence)};
}

bool carries_mark(MarkDetector & detector, const std::vector<float> & samples) {
    bool judged = false;
    for (size_t start = 0; start < samples.size();) {
        const size_t left = samples.size() - start;
        const size_t length = left < 2 * well_heard_piece ? left : well_heard_piece;
        const auto first = samples.begin() + static_cast<std::ptrdiff_t>(start);
        const MarkDetector::Finding finding =
            detector.detect(std::vector<float>(first, first + static_cast<std::ptrdiff_t>(length)));
        if (finding.verdict != SA_MARK_UNCLEAR && finding.confidence < well_heard) {
            return false;
        }
        judged = judged || finding.verdict != SA_MARK_UNCLEAR;
        start += length;
    }
    return judged;
}

}  // namespace sa
