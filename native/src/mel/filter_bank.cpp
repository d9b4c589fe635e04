#include "mel/filter_bank.h"

#include <utility>

#include "runtime/error.h"

namespace sa {

FilterBank::FilterBank(std::vector<float> weights, size_t bands)
    : weights_(std::move(weights)), bins_(bands == 0 ? 0 : weights_.size() / bands) {
    if (bins_ == 0 || weights_.size() != bands * bins_) {
        fail(SA_ERROR_INTERNAL, "A filter bank of %zu weights can't have %zu bands.", weights_.size(), bands);
    }
    for (size_t band = 0; band < bands; ++band) {
        const float * row = weights_.data() + band * bins_;
        Range range = {0, bins_};
        while (range.first < range.last && row[range.first] == 0.0F) {
            ++range.first;
        }
        while (range.first < range.last && row[range.last - 1] == 0.0F) {
            --range.last;
        }
        ranges_.push_back(range);
    }
}

void FilterBank::apply(const std::vector<double> & spectrum, std::vector<double> & out) const {
    out.resize(bands());
    for (size_t band = 0; band < bands(); ++band) {
        const float * row = weights_.data() + band * bins_;
        double sum = 0.0;
        for (size_t bin = ranges_[band].first; bin < ranges_[band].last; ++bin) {
            sum += static_cast<double>(row[bin]) * spectrum[bin];
        }
        out[band] = sum;
    }
}

}  // namespace sa
