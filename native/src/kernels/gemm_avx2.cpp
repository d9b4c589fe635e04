#include "kernels/gemm_tile.h"

#if (defined(__x86_64__) || defined(_M_X64)) && defined(__GNUC__)

#include <immintrin.h>

#define SA_AVX2 __attribute__((target("avx2,fma")))

// Loops over a tile's rows must be unrolled early, or the sums don't stay in registers.
#if defined(__clang__)
#define SA_UNROLL _Pragma("unroll")
#else
#define SA_UNROLL _Pragma("GCC unroll 8")
#endif

namespace sa {

namespace {

static_assert(tile_outputs == 16, "A tile is two AVX registers wide.");

// Eight rows of eight floats, `stride` apart, to eight columns, tile_outputs apart.
SA_AVX2 void transpose(const float * rows, size_t stride, float * columns) {
    __m256 row[8];
    __m256 pair[8];
    __m256 four[8];
    for (size_t i = 0; i < 8; ++i) {
        row[i] = _mm256_loadu_ps(rows + i * stride);
    }
    for (size_t i = 0; i < 8; i += 2) {
        pair[i] = _mm256_unpacklo_ps(row[i], row[i + 1]);
        pair[i + 1] = _mm256_unpackhi_ps(row[i], row[i + 1]);
    }
    for (size_t i = 0; i < 8; i += 4) {
        four[i] = _mm256_shuffle_ps(pair[i], pair[i + 2], 0x44);
        four[i + 1] = _mm256_shuffle_ps(pair[i], pair[i + 2], 0xEE);
        four[i + 2] = _mm256_shuffle_ps(pair[i + 1], pair[i + 3], 0x44);
        four[i + 3] = _mm256_shuffle_ps(pair[i + 1], pair[i + 3], 0xEE);
    }
    for (size_t i = 0; i < 4; ++i) {
        _mm256_storeu_ps(columns + i * tile_outputs, _mm256_permute2f128_ps(four[i], four[i + 4], 0x20));
        _mm256_storeu_ps(columns + (i + 4) * tile_outputs, _mm256_permute2f128_ps(four[i], four[i + 4], 0x31));
    }
}

SA_AVX2 void pack(const float * weights, size_t stride, size_t outputs, size_t depth, float * packed) {
    size_t done = 0;
    if (outputs == tile_outputs) {
        for (; done + 8 <= depth; done += 8) {
            transpose(weights + done, stride, packed + done * tile_outputs);
            transpose(weights + 8 * stride + done, stride, packed + done * tile_outputs + 8);
        }
    }
    for (; done < depth; ++done) {
        for (size_t i = 0; i < tile_outputs; ++i) {
            packed[done * tile_outputs + i] = i < outputs ? weights[i * stride + done] : 0.0F;
        }
    }
}

template <size_t n>
SA_AVX2 void add_rows(const float * packed, size_t depth, const float * const * rows, float * sums, size_t stride) {
    __m256 low[n];
    __m256 high[n];
    const float * row[n];
    SA_UNROLL
    for (size_t i = 0; i < n; ++i) {
        row[i] = rows[i];
        low[i] = _mm256_loadu_ps(sums + i * stride);
        high[i] = _mm256_loadu_ps(sums + i * stride + 8);
    }
    for (size_t k = 0; k < depth; ++k) {
        const __m256 weight_low = _mm256_loadu_ps(packed + k * tile_outputs);
        const __m256 weight_high = _mm256_loadu_ps(packed + k * tile_outputs + 8);
        SA_UNROLL
        for (size_t i = 0; i < n; ++i) {
            const __m256 value = _mm256_broadcast_ss(row[i] + k);
            low[i] = _mm256_fmadd_ps(weight_low, value, low[i]);
            high[i] = _mm256_fmadd_ps(weight_high, value, high[i]);
        }
    }
    SA_UNROLL
    for (size_t i = 0; i < n; ++i) {
        _mm256_storeu_ps(sums + i * stride, low[i]);
        _mm256_storeu_ps(sums + i * stride + 8, high[i]);
    }
}

void add(const float * packed, size_t depth, const float * const * rows, size_t n, float * sums, size_t stride) {
    switch (n) {
        case 1:
            return add_rows<1>(packed, depth, rows, sums, stride);
        case 2:
            return add_rows<2>(packed, depth, rows, sums, stride);
        case 3:
            return add_rows<3>(packed, depth, rows, sums, stride);
        case 4:
            return add_rows<4>(packed, depth, rows, sums, stride);
        case 5:
            return add_rows<5>(packed, depth, rows, sums, stride);
        default:
            return add_rows<tile_rows>(packed, depth, rows, sums, stride);
    }
}

}  // namespace

const GemmTile * avx2_gemm_tile() {
    static const GemmTile tile = {pack, add};
    static const bool usable = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("fma") != 0 &&
                               __builtin_cpu_supports("avx512f") == 0;
    return usable ? &tile : nullptr;
}

}  // namespace sa

#else

namespace sa {

const GemmTile * avx2_gemm_tile() {
    return nullptr;
}

}  // namespace sa

#endif
