#include "fourier/fourier.h"

#include <algorithm>
#include <cmath>

#include "runtime/error.h"

namespace sa {

namespace {

constexpr double pi = 3.14159265358979323846;

std::vector<size_t> prime_factors(size_t n) {
    std::vector<size_t> factors;
    for (size_t prime = 2; prime * prime <= n; ++prime) {
        for (; n % prime == 0; n /= prime) {
            factors.push_back(prime);
        }
    }
    if (n > 1) {
        factors.push_back(n);
    }
    return factors;
}

// The operator of std::complex asks for infinities, which costs most of the time.
Fourier::Complex product(Fourier::Complex a, Fourier::Complex b) {
    return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

}  // namespace

Fourier::Fourier(size_t length) : length_(length), in_(length), out_(length) {
    if (length == 0) {
        fail(SA_ERROR_INTERNAL, "A Fourier transform needs a length.");
    }
    radices_ = prime_factors(length);
    size_t largest = 1;
    for (const size_t radix : radices_) {
        largest = std::max(largest, radix);
    }
    column_.resize(largest);
    for (size_t i = 0; i < length; ++i) {
        const double angle = -2.0 * pi * static_cast<double>(i) / static_cast<double>(length);
        turns_.emplace_back(std::cos(angle), std::sin(angle));
    }
}

// Decimation in time: `radix` transforms of every radix-th value, then one step that combines them.
void Fourier::transform(const Complex * in, size_t stride, Complex * out, size_t n, size_t level) {
    if (n == 1) {
        out[0] = in[0];
        return;
    }
    const size_t radix = radices_[level];
    const size_t part = n / radix;
    for (size_t k = 0; k < radix; ++k) {
        transform(in + k * stride, stride * radix, out + k * part, part, level + 1);
    }
    if (radix == 2) {
        combine_two(out, n);
    } else {
        combine_any(out, n, radix);
    }
}

void Fourier::combine_two(Complex * out, size_t n) {
    const size_t half = n / 2;
    const size_t step = length_ / n;
    for (size_t j = 0; j < half; ++j) {
        const Complex even = out[j];
        const Complex odd = product(out[half + j], turns_[j * step]);
        out[j] = even + odd;
        out[half + j] = even - odd;
    }
}

void Fourier::combine_any(Complex * out, size_t n, size_t radix) {
    const size_t part = n / radix;
    const size_t step = length_ / n;
    for (size_t j = 0; j < part; ++j) {
        for (size_t k = 0; k < radix; ++k) {
            column_[k] = product(out[k * part + j], turns_[k * j * step]);
        }
        for (size_t q = 0; q < radix; ++q) {
            Complex sum = column_[0];
            for (size_t k = 1; k < radix; ++k) {
                sum += product(column_[k], turns_[k * q % radix * (length_ / radix)]);
            }
            out[q * part + j] = sum;
        }
    }
}

void Fourier::forward(const std::vector<double> & samples, std::vector<Complex> & spectrum) {
    std::copy_n(samples.begin(), length_, in_.begin());
    transform(in_.data(), 1, out_.data(), length_, 0);
    spectrum.assign(out_.begin(), out_.begin() + static_cast<std::ptrdiff_t>(bins()));
}

void Fourier::inverse(const std::vector<Complex> & spectrum, std::vector<double> & samples) {
    // The inverse is the forward transform of the conjugate, conjugated; of a real result only the real part is read.
    for (size_t k = 0; k < bins(); ++k) {
        const bool alone = k == 0 || 2 * k == length_;
        in_[k] = alone ? Complex(spectrum[k].real(), 0.0) : std::conj(spectrum[k]);
        if (!alone) {
            in_[length_ - k] = spectrum[k];
        }
    }
    transform(in_.data(), 1, out_.data(), length_, 0);
    samples.resize(length_);
    for (size_t i = 0; i < length_; ++i) {
        samples[i] = out_[i].real() / static_cast<double>(length_);
    }
}

}  // namespace sa
