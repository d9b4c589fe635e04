#include "mark/marker.h"

#include <algorithm>

#include "mark/finite_samples.h"

namespace sa {

namespace {

constexpr int64_t hop = MarkSpectrum::hop;
constexpr int64_t half = MarkSpectrum::half;
// Samples that are taken in before work is done on them: what bounds the memory of a long push.
constexpr int64_t slice = 4800;

// Frame t covers the samples from 240 t - 768 to 240 t + 767, and the first frames their mirror images: the first needs
// sample 768.
int64_t frames_ready(int64_t received) {
    return received <= half ? 0 : (received - half - 1) / hop + 1;
}

}  // namespace

Marker::Marker(const MarkEncoder & encoder, Backend & backend)
    : encoder_(encoder.stack(), backend), window_(static_cast<size_t>(MarkSpectrum::window)) {}

void Marker::reset() {
    input_.clear();
    encoder_.reset();
    frames_.clear();
    change_.clear();
    overlap_.clear();
    input_start_ = received_ = analysed_ = encoded_ = marked_ = emitted_ = 0;
    mask_ = MarkMask();
}

void Marker::push(const std::vector<float> & samples, std::vector<float> & out) {
    require_finite(samples);
    const auto count = static_cast<int64_t>(samples.size());
    for (int64_t start = 0; start < count; start += slice) {
        take(samples.data() + start, std::min(slice, count - start));
        const int64_t ready = frames_ready(received_);
        while (analysed_ < ready) {
            analyse_frame();
        }
        emit(marked_ * hop - half, out);
    }
}

void Marker::finish(std::vector<float> & out) {
    const int64_t frames = MarkSpectrum::frames(received_);
    while (analysed_ < frames) {
        analyse_frame();
    }
    while (marked_ < frames) {
        mark_block();
    }
    emit(received_, out);
    reset();
}

void Marker::take(const float * samples, int64_t count) {
    input_.insert(input_.end(), samples, samples + count);
    received_ += count;
}

void Marker::analyse_frame() {
    const int64_t start = analysed_ * hop - half;
    for (int64_t i = 0; i < MarkSpectrum::window; ++i) {
        const int64_t position = mirrored(start + i, received_);
        window_[static_cast<size_t>(i)] = static_cast<double>(input_[static_cast<size_t>(position - input_start_)]);
    }
    Analysed analysed = {spectrum_.analyse(window_), false};
    analysed.counts = mask_.counts(analysed.frame.mean_level);
    frames_.push_back(std::move(analysed));
    ++analysed_;
    if (analysed_ == encoded_ + EncoderStream::block) {
        mark_block();
    }
}

// Gives the encoder its next frames, of which those past `analysed_` don't exist, and marks those it has done with.
void Marker::mark_block() {
    std::vector<float> levels;
    std::vector<float> present;
    const int64_t end = encoded_ + EncoderStream::block;
    for (; encoded_ < end; ++encoded_) {
        if (encoded_ < analysed_) {
            const std::vector<float> & row = frames_[static_cast<size_t>(encoded_ - marked_)].frame.levels;
            levels.insert(levels.end(), row.begin(), row.end());
        }
        present.push_back(encoded_ < analysed_ ? 1.0F : 0.0F);
    }
    levels.resize(static_cast<size_t>(EncoderStream::block * MarkSpectrum::marked_bins), 0.0F);
    const std::vector<float> residuals = encoder_.next(levels, present);
    const int64_t first = end - EncoderStream::block - EncoderStream::delay;
    for (int64_t t = std::max<int64_t>(0, first); t < std::min(first + EncoderStream::block, analysed_); ++t) {
        add_mark(frames_.front(), residuals.data() + (t - first) * MarkSpectrum::marked_bins);
        frames_.pop_front();
        ++marked_;
    }
}

// Adds the change of frame `marked_`.
void Marker::add_mark(const Analysed & analysed, const float * residual) {
    const int64_t start = marked_ * hop - half;
    const auto needed = static_cast<size_t>(start + MarkSpectrum::window - emitted_);
    if (change_.size() < needed) {
        change_.resize(needed, 0.0);
        overlap_.resize(needed, 0.0);
    }
    if (analysed.counts) {
        spectrum_.synthesise(analysed.frame, residual, difference_);
    } else {
        difference_.assign(static_cast<size_t>(MarkSpectrum::window), 0.0);
    }
    for (int64_t i = std::max<int64_t>(0, emitted_ - start); i < MarkSpectrum::window; ++i) {
        const auto position = static_cast<size_t>(start + i - emitted_);
        change_[position] += difference_[static_cast<size_t>(i)];
        overlap_[position] += spectrum_.overlap(i);
    }
}

void Marker::emit(int64_t end, std::vector<float> & out) {
    const int64_t count = end - emitted_;
    if (count <= 0) {
        return;
    }
    for (int64_t i = 0; i < count; ++i) {
        const auto position = static_cast<size_t>(i);
        const double sample = static_cast<double>(input_[static_cast<size_t>(emitted_ + i - input_start_)]);
        out.push_back(static_cast<float>(sample + change_[position] / overlap_[position]));
    }
    change_.erase(change_.begin(), change_.begin() + count);
    overlap_.erase(overlap_.begin(), overlap_.begin() + count);
    emitted_ = end;
    // What later frames read: from the start of the next one's window, and a mirror image at the end reaches no
    // further.
    const int64_t needed = std::min(emitted_, std::max<int64_t>(0, analysed_ * hop - half - hop));
    if (needed > input_start_) {
        input_.erase(input_.begin(), input_.begin() + (needed - input_start_));
        input_start_ = needed;
    }
}

std::vector<float> mark_signal(Marker & marker, const std::vector<float> & samples) {
    std::vector<float> out;
    out.reserve(samples.size());
    marker.reset();
    marker.push(samples, out);
    marker.finish(out);
    return out;
}

}  // namespace sa
