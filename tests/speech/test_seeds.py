"""The seed of each piece."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from soundalike.speech import piece_seed

seeds = st.integers(0, 2**64 - 1)


@given(seeds)
def test_the_first_piece_has_the_requests_seed(seed: int) -> None:
    assert piece_seed(seed, 0) == seed


@given(seeds, st.integers(1, 10_000))
def test_later_seeds_are_short_and_always_the_same(seed: int, index: int) -> None:
    assert 0 <= piece_seed(seed, index) < 2**32
    assert piece_seed(seed, index) == piece_seed(seed, index)


def test_it_is_split_mix() -> None:
    # The published outputs of SplitMix64 from state 1234567 begin 6457827717110365317, 3203168211198807973.
    assert piece_seed(1234567, 1) == 6457827717110365317 >> 32
    assert piece_seed(1234567, 2) == 3203168211198807973 >> 32


def test_a_books_seeds_differ_and_keep_clear_of_retries() -> None:
    book = [piece_seed(7, index) for index in range(2000)]
    with_retries = {seed + retry for seed in book for retry in range(4)}
    assert len(with_retries) == 4 * len(book)
