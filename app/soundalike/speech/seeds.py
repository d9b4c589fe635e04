"""The seed of each piece."""

from __future__ import annotations

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
"""2^64 divided by the golden ratio, the step of SplitMix64."""


def piece_seed(seed: int, index: int) -> int:
    """The seed of piece `index` (from 0) in a request of `seed` (any 64-bit value).

    Piece 0 has the request's own seed, so a piece made again alone with its seed is the same sound.
    Later pieces take the upper 32 bits of SplitMix64's output `index` (Steele, Lea and Flood 2014, "Fast splittable
    pseudorandom number generators"): short enough to type, and never the neighbour that a retry would use.
    """
    if index == 0:
        return seed
    state = (seed + index * _GOLDEN) & _MASK
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
    return (state ^ (state >> 31)) >> 32
