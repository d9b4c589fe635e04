// Triangular filters over the bins of a spectrum, as a model file carries them (spec 6.8).
#pragma once

#include <cstddef>
#include <vector>

namespace sa {

class FilterBank {
  public:
    // `weights` are band by band, one weight a bin.
    FilterBank(std::vector<float> weights, size_t bands);

    size_t bands() const { return ranges_.size(); }
    size_t bins() const { return bins_; }
    const std::vector<float> & weights() const { return weights_; }

    // `spectrum` has a value a bin; `out` gets one a band.
    void apply(const std::vector<double> & spectrum, std::vector<double> & out) const;

  private:
    struct Range {
        size_t first;
        size_t last;  // one behind the last weight that isn't 0
    };

    std::vector<float> weights_;
    size_t bins_;
    std::vector<Range> ranges_;
};

}  // namespace sa
