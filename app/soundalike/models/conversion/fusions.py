"""What happens to weights on their way into a model file (spec 8.3)."""

from __future__ import annotations

import numpy as np

from soundalike.models.conversion.safetensors_file import FloatArray

BATCH_NORM_EPSILON = 1e-5
"""Everywhere in CAMPPlus (spec 6.5)."""


def unchanged(weight: FloatArray) -> FloatArray:
    """The weight as it is."""
    return weight


def transposed(weight: FloatArray) -> FloatArray:
    """Hugging Face's Conv1D keeps its matrices as (in, out); a linear layer has (out, in) (spec 2.4)."""
    return np.ascontiguousarray(weight.T)


def weight_norm(gain: FloatArray, direction: FloatArray) -> FloatArray:
    """g · v / ‖v‖, the norm over all dimensions but the first (spec 5.7).

    The first dimension is the output channel of a convolution and the input channel of a transposed one.
    Norms are summed in double precision and the result rounded once. A direction of length 0 stays 0.
    """
    flat = direction.reshape(direction.shape[0], -1).astype(np.float64)
    norm = np.sqrt(np.square(flat).sum(axis=1, keepdims=True))
    scale = gain.reshape(-1, 1).astype(np.float64) / np.where(norm > 0, norm, 1.0)
    return (flat * scale).astype(np.float32).reshape(direction.shape)


def batch_norm_scale(weight: FloatArray, variance: FloatArray) -> FloatArray:
    """s = γ / √(var + 1e-5) (spec 8.2)."""
    return (weight.astype(np.float64) / np.sqrt(variance.astype(np.float64) + BATCH_NORM_EPSILON)).astype(np.float32)


def batch_norm_shift(weight: FloatArray, variance: FloatArray, bias: FloatArray, mean: FloatArray) -> FloatArray:
    """b = β - mean · s (spec 8.2)."""
    scale = weight.astype(np.float64) / np.sqrt(variance.astype(np.float64) + BATCH_NORM_EPSILON)
    return (bias.astype(np.float64) - mean.astype(np.float64) * scale).astype(np.float32)


def plain_norm_scale(variance: FloatArray) -> FloatArray:
    """s of a batch norm without γ and β."""
    return batch_norm_scale(np.ones_like(variance), variance)


def plain_norm_shift(variance: FloatArray, mean: FloatArray) -> FloatArray:
    """b of a batch norm without γ and β."""
    return batch_norm_shift(np.ones_like(variance), variance, np.zeros_like(mean), mean)
