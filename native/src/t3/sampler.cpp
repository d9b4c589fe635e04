#include "t3/sampler.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

namespace sa {

namespace {

constexpr float removed = -std::numeric_limits<float>::infinity();

// Ties with the k-th largest all stay.
void keep_top_k(std::vector<float> & logits, int32_t top_k) {
    if (top_k <= 0 || static_cast<size_t>(top_k) >= logits.size()) {
        return;
    }
    std::vector<float> sorted = logits;
    std::nth_element(sorted.begin(), sorted.begin() + (top_k - 1), sorted.end(), std::greater<float>());
    const float threshold = sorted[static_cast<size_t>(top_k) - 1];
    for (float & logit : logits) {
        if (logit < threshold) {
            logit = removed;
        }
    }
}

// A token goes when the summed probability of it and of everything ranked below it is at most 1 - p; the best one
// stays.
void keep_top_p(std::vector<float> & logits, float top_p) {
    if (top_p >= 1.0F) {
        return;
    }
    std::vector<size_t> ranked;
    for (size_t i = 0; i < logits.size(); ++i) {
        if (logits[i] != removed) {
            ranked.push_back(i);
        }
    }
    if (ranked.empty()) {
        return;
    }
    // Stable and ascending, as torch.sort orders equal logits.
    std::stable_sort(ranked.begin(), ranked.end(), [&](size_t a, size_t b) { return logits[a] < logits[b]; });
    const float largest = logits[ranked.back()];
    float total = 0.0F;
    for (const size_t i : ranked) {
        total += std::exp(logits[i] - largest);
    }
    // The reference subtracts in doubles, from the decimal number that was written; the nearest one of 7 digits is it.
    const auto threshold = static_cast<float>(1.0 - std::round(static_cast<double>(top_p) * 1e7) / 1e7);
    float cumulative = 0.0F;
    for (size_t rank = 0; rank + 1 < ranked.size(); ++rank) {
        float & logit = logits[ranked[rank]];
        cumulative += std::exp(logit - largest) / total;
        if (cumulative > threshold) {
            return;
        }
        logit = removed;
    }
}

void penalise(std::vector<float> & logits, const std::vector<int32_t> & earlier, float penalty) {
    std::vector<int32_t> distinct = earlier;
    std::sort(distinct.begin(), distinct.end());
    distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
    for (const int32_t id : distinct) {
        float & logit = logits[static_cast<size_t>(id)];
        logit = logit < 0.0F ? logit * penalty : logit / penalty;
    }
}

}  // namespace

void process_logits(std::vector<float> & logits, const std::vector<int32_t> & earlier, const sa_sampling & sampling) {
    if (sampling.temperature > 0.0F) {
        for (float & logit : logits) {
            logit /= sampling.temperature;
        }
    }
    keep_top_k(logits, sampling.top_k);
    keep_top_p(logits, sampling.top_p);
    penalise(logits, earlier, sampling.repetition_penalty);
}

int32_t draw_token(const std::vector<float> & logits, double uniform) {
    const float largest = *std::max_element(logits.begin(), logits.end());
    if (!(largest > removed)) {
        return -1;
    }
    double total = 0.0;
    for (const float logit : logits) {
        total += static_cast<double>(std::exp(logit - largest));
    }
    const double target = uniform * total;
    double cumulative = 0.0;
    int32_t last = -1;
    for (size_t i = 0; i < logits.size(); ++i) {
        const auto weight = static_cast<double>(std::exp(logits[i] - largest));
        if (weight <= 0.0) {
            continue;
        }
        cumulative += weight;
        last = static_cast<int32_t>(i);
        if (target < cumulative) {
            return last;
        }
    }
    return last;  // rounding left the target at the very end
}

}  // namespace sa
