// The innermost part of a matrix product, one for every kind of processor.
#pragma once

#include <cstddef>

namespace sa {

// Outputs are computed in tiles of so many outputs and, at most, so many rows.
constexpr size_t tile_outputs = 16;
constexpr size_t tile_rows = 6;

struct GemmTile {
    // Copies `outputs` <= tile_outputs rows of `weights`, `stride` floats apart, `depth` floats long, as `depth` groups
    // of tile_outputs floats; the missing ones are 0.
    void (*pack)(const float * weights, size_t stride, size_t outputs, size_t depth, float * packed);
    // Adds to `n` <= tile_rows tiles of tile_outputs sums each, `stride` floats apart.
    void (*add)(const float * packed, size_t depth, const float * const * rows, size_t n, float * sums, size_t stride);
};

// Null where the processor lacks AVX2 and FMA, or has AVX-512, with which ggml's own kernel is faster.
const GemmTile * avx2_gemm_tile();

}  // namespace sa
