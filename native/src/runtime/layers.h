// The layers that several stages are made of, as graph nodes.
//
// Activations are channel-last: ne = [channels, frames]. Linear layers, norms over channels and convolutions all read
// contiguous rows that way, and nothing is transposed between them.
#pragma once

#include "runtime/graph.h"

namespace sa {

struct Linear {
    ggml_tensor * weight = nullptr;  // [in, out]
    ggml_tensor * bias = nullptr;    // [out], may be null
};

struct Norm {
    ggml_tensor * weight = nullptr;
    ggml_tensor * bias = nullptr;
};

// The weight is packed at load time: [in * kernel, out], tap-major, so that a convolution is one matrix product over
// overlapping rows.
struct Convolution {
    ggml_tensor * weight = nullptr;
    ggml_tensor * bias = nullptr;
    int64_t in = 0;
    int64_t out = 0;
    int kernel = 1;
};

// As a convolution of `phases` = ceil(kernel / stride) taps that gives `stride` output frames at once.
struct TransposedConvolution {
    Convolution packed;
    int stride = 1;
    int kernel = 1;
    int64_t out = 0;
};

ggml_tensor * linear(ggml_context * context, const Linear & layer, ggml_tensor * x);

ggml_tensor * layer_norm(ggml_context * context, const Norm & norm, ggml_tensor * x, float epsilon);

// Zero frames before and after.
ggml_tensor * pad_frames(ggml_context * context, ggml_tensor * x, int before, int after);

// `pad_left` and `pad_right` are zero frames; frames out = (frames + pads - dilation * (kernel - 1) - 1) / stride + 1.
ggml_tensor * convolution(ggml_context * context, const Convolution & layer, ggml_tensor * x, int pad_left,
                          int pad_right, int stride = 1, int dilation = 1);

// torch's ConvTranspose1d: crops `padding` frames at both ends; frames out = (frames - 1) * stride + kernel - 2 *
// padding.
ggml_tensor * transposed_convolution(ggml_context * context, const TransposedConvolution & layer, ggml_tensor * x,
                                     int padding);

// x * tanh(softplus(x))
ggml_tensor * mish(ggml_context * context, ggml_tensor * x);

// Soft-max attention. q [head_dim, n_q, heads], k [head_dim, n_kv, heads], v_transposed [n_kv, head_dim, heads];
// `mask` [n_kv, n_q] is added to the scaled scores, may be null. Gives [head_dim * heads, n_q].
ggml_tensor * attention(ggml_context * context, ggml_tensor * q, ggml_tensor * k, ggml_tensor * v_transposed,
                        ggml_tensor * mask, float scale);

// [head_dim * heads, frames] as [head_dim, frames, heads], contiguous.
ggml_tensor * split_heads(ggml_context * context, ggml_tensor * x, int64_t heads);

// [head_dim * heads, frames] as [frames, head_dim, heads], contiguous: the values of an attention.
ggml_tensor * split_heads_transposed(ggml_context * context, ggml_tensor * x, int64_t heads);

}  // namespace sa
