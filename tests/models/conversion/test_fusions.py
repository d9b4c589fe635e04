"""Weight norm, batch norm and transposition against their formulas, number by number."""

from __future__ import annotations

import numpy as np
import pytest

from soundalike.models.conversion.fusions import (
    batch_norm_scale,
    batch_norm_shift,
    plain_norm_scale,
    plain_norm_shift,
    transposed,
    weight_norm,
)


def random(*shape: int, seed: int = 1) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


@pytest.mark.parametrize("shape", [(6, 4, 3), (4, 6, 3)])
def test_weight_norm_divides_by_the_length_of_each_first_row(shape: tuple[int, int, int]) -> None:
    gain, direction = random(shape[0], 1, 1), random(*shape, seed=2)
    fused = weight_norm(gain, direction)
    for row in range(shape[0]):
        length = np.sqrt(sum(float(value) ** 2 for value in direction[row].flat))
        assert np.allclose(fused[row], gain[row, 0, 0] * direction[row] / length, rtol=1e-6, atol=0)
    lengths = np.sqrt(np.square(fused.astype(np.float64)).sum(axis=(1, 2)))
    assert np.allclose(lengths, np.abs(gain[:, 0, 0]), rtol=1e-6)


def test_weight_norm_of_nothing_is_nothing() -> None:
    fused = weight_norm(np.ones((2, 1, 1), np.float32), np.zeros((2, 3, 3), np.float32))
    assert np.array_equal(fused, np.zeros((2, 3, 3)))


def test_batch_norm_becomes_a_scale_and_a_shift() -> None:
    gamma, beta, mean, values = random(5), random(5, seed=2), random(5, seed=3), random(7, 5, seed=4)
    variance = np.square(random(5, seed=5))
    scale, shift = batch_norm_scale(gamma, variance), batch_norm_shift(gamma, variance, beta, mean)
    normalised = gamma * (values - mean) / np.sqrt(variance + 1e-5) + beta
    assert np.allclose(values * scale + shift, normalised, rtol=1e-4, atol=1e-5)


def test_a_batch_norm_without_weights_only_standardises() -> None:
    mean, variance, values = random(5), np.square(random(5, seed=2)), random(7, 5, seed=3)
    scale, shift = plain_norm_scale(variance), plain_norm_shift(variance, mean)
    assert np.allclose(values * scale + shift, (values - mean) / np.sqrt(variance + 1e-5), rtol=1e-4, atol=1e-5)


def test_a_vanishing_variance_is_held_up_by_epsilon() -> None:
    assert batch_norm_scale(np.ones(1, np.float32), np.zeros(1, np.float32))[0] == pytest.approx(1e5**0.5)


def test_transposing_changes_rows_and_columns() -> None:
    matrix = random(2, 3)
    assert transposed(matrix).tolist() == [[matrix[0, n], matrix[1, n]] for n in range(3)]
    assert transposed(matrix).flags.c_contiguous
