#include "runtime/layers.h"

namespace sa {

ggml_tensor * linear(ggml_context * context, const Linear & layer, ggml_tensor * x) {
    ggml_tensor * y = ggml_mul_mat(context, layer.weight, x);
    return layer.bias == nullptr ? y : ggml_add(context, y, layer.bias);
}

ggml_tensor * layer_norm(ggml_context * context, const Norm & norm, ggml_tensor * x, float epsilon) {
    ggml_tensor * y = ggml_mul(context, ggml_norm(context, x, epsilon), norm.weight);
    return ggml_add(context, y, norm.bias);
}

ggml_tensor * pad_frames(ggml_context * context, ggml_tensor * x, int before, int after) {
    if (before == 0 && after == 0) {
        return x;
    }
    return ggml_pad_ext(context, x, 0, 0, before, after, 0, 0, 0, 0);
}

namespace {

// [channels, kernel, frames]: each frame's window, without copying. ggml makes views only as large as what they look
// at, counted without overlap, so the view is made one tap wide and widened afterwards; its last byte still lies
// inside.
ggml_tensor * overlapping_windows(ggml_context * context, ggml_tensor * x, int kernel, int64_t frames, int stride,
                                  int dilation) {
    const size_t frame_bytes = x->nb[1];
    ggml_tensor * windows = ggml_view_3d(context, x, x->ne[0], 1, frames, frame_bytes * static_cast<size_t>(dilation),
                                         frame_bytes * static_cast<size_t>(stride), 0);
    windows->ne[1] = kernel;
    return windows;
}

}  // namespace

ggml_tensor * convolution(ggml_context * context, const Convolution & layer, ggml_tensor * x, int pad_left,
                          int pad_right, int stride, int dilation) {
    ggml_tensor * padded = pad_frames(context, x, pad_left, pad_right);
    const int64_t frames = (padded->ne[1] - static_cast<int64_t>(dilation) * (layer.kernel - 1) - 1) / stride + 1;
    ggml_tensor * rows = padded;
    if (layer.kernel > 1 || stride > 1) {
        ggml_tensor * windows = overlapping_windows(context, padded, layer.kernel, frames, stride, dilation);
        rows = ggml_reshape_2d(context, ggml_cont(context, windows), layer.in * layer.kernel, frames);
    }
    ggml_tensor * y = ggml_mul_mat(context, layer.weight, rows);
    return layer.bias == nullptr ? y : ggml_add(context, y, layer.bias);
}

ggml_tensor * transposed_convolution(ggml_context * context, const TransposedConvolution & layer, ggml_tensor * x,
                                     int padding) {
    const int taps = layer.packed.kernel;
    const int64_t frames_out = (x->ne[1] - 1) * layer.stride + layer.kernel - 2 * padding;
    Convolution unbiased = layer.packed;
    unbiased.bias = nullptr;
    ggml_tensor * blocks = convolution(context, unbiased, x, taps - 1, taps - 1);
    ggml_tensor * frames = ggml_reshape_2d(context, blocks, layer.out, blocks->ne[1] * layer.stride);
    ggml_tensor * cropped = ggml_view_2d(context, frames, layer.out, frames_out, frames->nb[1],
                                         frames->nb[1] * static_cast<size_t>(padding));
    return ggml_add(context, cropped, layer.packed.bias);
}

ggml_tensor * mish(ggml_context * context, ggml_tensor * x) {
    return ggml_mul(context, x, ggml_tanh(context, ggml_softplus(context, x)));
}

ggml_tensor * attention(ggml_context * context, ggml_tensor * q, ggml_tensor * k, ggml_tensor * v_transposed,
                        ggml_tensor * mask, float scale) {
    ggml_tensor * scores = ggml_mul_mat(context, k, q);  // [n_kv, n_q, heads]
    ggml_tensor * weights = ggml_soft_max_ext(context, scores, mask, scale, 0.0F);
    ggml_tensor * mixed = ggml_mul_mat(context, v_transposed, weights);  // [head_dim, n_q, heads]
    ggml_tensor * merged = ggml_cont(context, ggml_permute(context, mixed, 0, 2, 1, 3));
    return ggml_reshape_2d(context, merged, merged->ne[0] * merged->ne[1], merged->ne[2]);
}

ggml_tensor * split_heads(ggml_context * context, ggml_tensor * x, int64_t heads) {
    ggml_tensor * y = ggml_reshape_3d(context, x, x->ne[0] / heads, heads, x->ne[1]);
    return ggml_cont(context, ggml_permute(context, y, 0, 2, 1, 3));
}

ggml_tensor * split_heads_transposed(ggml_context * context, ggml_tensor * x, int64_t heads) {
    ggml_tensor * y = ggml_reshape_3d(context, x, x->ne[0] / heads, heads, x->ne[1]);
    return ggml_cont(context, ggml_permute(context, y, 1, 2, 0, 3));
}

}  // namespace sa
