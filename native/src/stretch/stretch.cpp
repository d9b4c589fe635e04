#include "stretch/stretch.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "runtime/error.h"

namespace sa {

namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double slowest = 0.5;
constexpr double fastest = 1.5;
// Of the sum of squares of a piece; what is quieter is silence, and every place as good.
constexpr double least_energy = 1e-9;
// Samples that are taken in before pieces are joined: what bounds the memory of a long push.
constexpr size_t slice = 4800;

}  // namespace

Stretch::Stretch(double speed) : speed_(speed) {
    if (!(speed >= slowest && speed <= fastest)) {
        fail(SA_ERROR_ARGUMENT, "The speed is out of range. It must be 0.5 to 1.5.");
    }
    for (int64_t i = 0; i < hop; ++i) {
        rise_.push_back(
            static_cast<float>(0.5 - 0.5 * std::cos(pi * (static_cast<double>(i) + 0.5) / static_cast<double>(hop))));
    }
}

void Stretch::push(const std::vector<float> & samples, std::vector<float> & out) {
    if (speed_ == 1.0) {
        out.insert(out.end(), samples.begin(), samples.end());
        return;
    }
    for (size_t start = 0; start < samples.size(); start += slice) {
        const size_t end = std::min(start + slice, samples.size());
        input_.insert(input_.end(), samples.data() + start, samples.data() + end);
        received_ += static_cast<int64_t>(end - start);
        // A piece is chosen once every place it could come from is there to the end of its own cross-fade.
        while (received_ >= target() + search + 2 * hop) {
            join(best_position(target() - search, target() + search), hop, out);
        }
        forget_heard();
    }
}

void Stretch::finish(std::vector<float> & out) {
    const int64_t length = std::llround(static_cast<double>(received_) / speed_);
    const int64_t last = std::max<int64_t>(0, received_ - 2 * hop);
    input_.insert(input_.end(), static_cast<size_t>(2 * hop), 0.0F);  // what a signal shorter than a piece lacks
    while (speed_ != 1.0 && pieces_ * hop < length) {
        const int64_t lowest = std::min(last, target() - search);
        join(best_position(lowest, std::min(last, target() + search)), std::min(hop, length - pieces_ * hop), out);
    }
    input_.clear();
    input_start_ = received_ = pieces_ = next_ = 0;
}

const float * Stretch::at(int64_t position) const {
    return input_.data() + (position - input_start_);
}

// Where the next piece is by the speed alone.
int64_t Stretch::target() const {
    return std::llround(static_cast<double>(pieces_ * hop) * speed_);
}

// The place from `lowest` to `highest` that goes on most like the last piece; the nearest to the target among equals.
int64_t Stretch::best_position(int64_t lowest, int64_t highest) const {
    if (pieces_ == 0) {
        return 0;
    }
    const int64_t first = std::max<int64_t>(0, lowest);
    const int64_t middle = std::clamp(target(), first, highest);
    int64_t best = middle;
    double most = likeness(middle);
    for (int64_t distance = 1; middle - distance >= first || middle + distance <= highest; ++distance) {
        for (const int64_t candidate : {middle - distance, middle + distance}) {
            if (candidate < first || candidate > highest) {
                continue;
            }
            const double value = likeness(candidate);
            if (value > most) {
                most = value;
                best = candidate;
            }
        }
    }
    return best;
}

// Correlation of what would go on with what is at `candidate`, by the latter's strength.
double Stretch::likeness(int64_t candidate) const {
    // Four sums, so that the processor needn't wait for one.
    std::array<float, 4> products = {};
    std::array<float, 4> squares = {};
    const float * expected = at(next_);
    const float * found = at(candidate);
    for (int64_t i = 0; i < hop; i += 4) {
        for (size_t lane = 0; lane < 4; ++lane) {
            products[lane] += expected[lane] * found[lane];
            squares[lane] += found[lane] * found[lane];
        }
        expected += 4;
        found += 4;
    }
    const double product = static_cast<double>(products[0] + products[1] + (products[2] + products[3]));
    const double energy = static_cast<double>(squares[0] + squares[1] + (squares[2] + squares[3]));
    return energy < least_energy ? 0.0 : product / std::sqrt(energy);
}

void Stretch::join(int64_t position, int64_t count, std::vector<float> & out) {
    const float * old = at(next_);
    const float * chosen = at(position);
    for (int64_t i = 0; i < count; ++i) {
        out.push_back(old[i] + rise_[static_cast<size_t>(i)] * (chosen[i] - old[i]));
    }
    next_ = position + hop;
    ++pieces_;
}

// Input before both the next piece's search and the end of the last one isn't read any more. A piece at the very end
// may be taken from a little before its search.
void Stretch::forget_heard() {
    const int64_t needed = std::min(next_, target() - search) - 2 * hop;
    const int64_t count = std::min(needed - input_start_, static_cast<int64_t>(input_.size()));
    if (count > 0) {
        input_.erase(input_.begin(), input_.begin() + count);
        input_start_ += count;
    }
}

std::vector<float> stretch_signal(double speed, const std::vector<float> & samples) {
    Stretch stretch(speed);
    std::vector<float> out;
    stretch.push(samples, out);
    stretch.finish(out);
    return out;
}

}  // namespace sa
