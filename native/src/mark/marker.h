// Writes the watermark into a stream of 24 kHz sound (spec 6.9): the same samples in, however they are cut, give the
// same samples out.
#pragma once

#include <deque>
#include <vector>

#include "mark/encoder_stream.h"
#include "mark/mark_spectrum.h"

namespace sa {

class Marker {
  public:
    // The encoder must outlive it. It runs on `backend`, which no other thread may use meanwhile.
    Marker(const MarkEncoder & encoder, Backend & backend);

    // Appends to `out` what has become final: all but the last `delay` samples at most. Throws SA_ERROR_ARGUMENT on a
    // sample that isn't finite, and what a run on the backend throws (SA_ERROR_CANCELLED); the signal is lost then, and
    // `reset` makes the marker ready for the next one.
    void push(const std::vector<float> & samples, std::vector<float> & out);

    // Appends the rest: as many samples came out as went in. Afterwards it is ready for the next signal.
    void finish(std::vector<float> & out);

    // Drops the signal under way.
    void reset();

    // Samples that are kept for what is still to come.
    size_t held_samples() const { return input_.size(); }

    // Samples that `push` keeps back at most: half a window of analysis and half of synthesis, and the encoder's delay.
    static constexpr int64_t delay =
        2 * MarkSpectrum::half + (EncoderStream::delay + EncoderStream::block - 1) * MarkSpectrum::hop;

  private:
    void take(const float * samples, int64_t count);
    void analyse_frame();
    void mark_block();
    void emit(int64_t end, std::vector<float> & out);

    MarkSpectrum spectrum_;
    EncoderStream encoder_;

    struct Analysed {
        MarkSpectrum::Frame frame;
        bool counts;
    };

    void add_mark(const Analysed & analysed, const float * residual);

    // Everything below is of the signal under way.
    std::vector<float> input_;  // samples from `input_start_` on
    int64_t input_start_ = 0;
    int64_t received_ = 0;
    int64_t analysed_ = 0;         // frames
    int64_t encoded_ = 0;          // frames that went into the encoder
    int64_t marked_ = 0;           // frames whose change is in `change_`
    std::deque<Analysed> frames_;  // from `marked_` to `analysed_`
    std::vector<double> change_;   // what is added to the samples from `emitted_` on, before it is divided by
    std::vector<double> overlap_;  // this
    int64_t emitted_ = 0;
    MarkMask mask_;
    std::vector<double> window_;
    std::vector<double> difference_;
};

// A whole signal at once, the same samples as in a stream.
std::vector<float> mark_signal(Marker & marker, const std::vector<float> & samples);

}  // namespace sa
