#include "voice/sha256.h"

#include <cmath>

namespace sa {

namespace {

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes, as the standard defines them. A
// cube root of a number below 312 needs 3 bits before and 32 behind the point: a double holds that exactly.
std::array<uint32_t, 64> make_constants() {
    std::array<uint32_t, 64> constants = {};
    size_t count = 0;
    for (int candidate = 2; count < constants.size(); ++candidate) {
        bool prime = true;
        for (int divisor = 2; divisor * divisor <= candidate; ++divisor) {
            prime = prime && candidate % divisor != 0;
        }
        if (prime) {
            const double root = std::cbrt(static_cast<double>(candidate));
            constants[count++] = static_cast<uint32_t>((root - std::floor(root)) * 4294967296.0);
        }
    }
    return constants;
}

uint32_t rotate(uint32_t value, int bits) {
    return value >> bits | value << (32 - bits);
}

}  // namespace

void Sha256::process(const uint8_t * block) {
    static const std::array<uint32_t, 64> constants = make_constants();
    std::array<uint32_t, 64> w = {};
    for (size_t i = 0; i < 16; ++i) {
        w[i] = static_cast<uint32_t>(block[4 * i]) << 24 | static_cast<uint32_t>(block[4 * i + 1]) << 16 |
               static_cast<uint32_t>(block[4 * i + 2]) << 8 | static_cast<uint32_t>(block[4 * i + 3]);
    }
    for (size_t i = 16; i < 64; ++i) {
        const uint32_t s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3;
        const uint32_t s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    std::array<uint32_t, 8> v = state_;
    for (size_t i = 0; i < 64; ++i) {
        const uint32_t s1 = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25);
        const uint32_t choice = (v[4] & v[5]) ^ (~v[4] & v[6]);
        const uint32_t first = v[7] + s1 + choice + constants[i] + w[i];
        const uint32_t s0 = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22);
        const uint32_t majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
        v = {first + s0 + majority, v[0], v[1], v[2], v[3] + first, v[4], v[5], v[6]};
    }
    for (size_t i = 0; i < state_.size(); ++i) {
        state_[i] += v[i];
    }
}

void Sha256::update(const void * data, size_t size) {
    const auto * bytes = static_cast<const uint8_t *>(data);
    total_ += size;
    for (size_t i = 0; i < size; ++i) {
        block_[filled_++] = bytes[i];
        if (filled_ == block_.size()) {
            process(block_.data());
            filled_ = 0;
        }
    }
}

std::string Sha256::hex() {
    const uint64_t bits = total_ * 8;
    const uint8_t one = 0x80;
    const uint8_t zero = 0;
    update(&one, 1);
    while (filled_ != 56) {
        update(&zero, 1);
    }
    for (int shift = 56; shift >= 0; shift -= 8) {
        const auto byte = static_cast<uint8_t>(bits >> shift);
        update(&byte, 1);
    }
    const char * digits = "0123456789abcdef";
    std::string text;
    for (const uint32_t word : state_) {
        for (int shift = 28; shift >= 0; shift -= 4) {
            text += digits[word >> shift & 15U];
        }
    }
    return text;
}

}  // namespace sa
