// Matrix products in floats, with this library's own kernel where it is faster than ggml's.
//
// ggml's F32 kernel reaches about 70 % of what an AVX2 processor can do, its fallback for lengths that aren't a
// multiple of 8 much less. Ours packs a strip of the weights into the first-level cache while it works, so that the
// weights stay as they are stored, and reads the rows of the other side wherever they lie, so that convolutions needn't
// copy their windows.
#pragma once

#include "runtime/layers.h"

namespace sa {

// `weights` [depth, out, batch] and `rows` [depth, n, batch] to [out, n, batch], as ggml_mul_mat, plus `bias` [out]
// (may be null). A batch of weights of 1 serves all batches of rows.
ggml_tensor * gemm(ggml_context * context, ggml_tensor * weights, ggml_tensor * rows, ggml_tensor * bias = nullptr);

// The same with rows in pieces: `windows` [piece, pieces, n, batch], whose rows are piece after piece; only ne[0] must
// be contiguous, and rows may overlap. The weights' depth is piece * pieces. Gives [out, n, batch].
ggml_tensor * gemm_windows(ggml_context * context, ggml_tensor * weights, ggml_tensor * windows,
                           ggml_tensor * bias = nullptr);

// The layers of runtime/layers.h made of it.
ggml_tensor * gemm_linear(ggml_context * context, const Linear & layer, ggml_tensor * x);
ggml_tensor * gemm_convolution(ggml_context * context, const Convolution & layer, ggml_tensor * x, int pad_left,
                               int pad_right, int stride = 1, int dilation = 1);

// Whether this processor runs our kernel. Without it all of the above are made of ggml's nodes.
bool has_gemm_kernel();

}  // namespace sa
