// The Fourier transform of real signals of any length, exact to double precision.
#pragma once

#include <complex>
#include <cstddef>
#include <vector>

namespace sa {

// Mixed radix: fast for lengths made of small primes (160, 400, 512, 1536, 1920, 2048), correct for every other one.
// An object holds its own workspace, so it belongs to one thread at a time.
class Fourier {
  public:
    using Complex = std::complex<double>;

    // `length` >= 1.
    explicit Fourier(size_t length);

    size_t length() const { return length_; }
    size_t bins() const { return length_ / 2 + 1; }

    // `length` samples to `bins` values of the one-sided spectrum: sum of x[i] * exp(-2 pi j k i / length).
    void forward(const std::vector<double> & samples, std::vector<Complex> & spectrum);

    // The inverse of `forward`. The imaginary parts of bin 0 and of the middle bin don't count.
    void inverse(const std::vector<Complex> & spectrum, std::vector<double> & samples);

  private:
    void transform(const Complex * in, size_t stride, Complex * out, size_t n, size_t level);
    void combine_two(Complex * out, size_t n);
    void combine_any(Complex * out, size_t n, size_t radix);

    size_t length_;
    std::vector<size_t> radices_;  // their product is `length_`
    std::vector<Complex> turns_;   // exp(-2 pi j i / length)
    std::vector<Complex> in_;
    std::vector<Complex> out_;
    std::vector<Complex> column_;
};

}  // namespace sa
