"""Damages bytes at random, the same way for the same seed."""

from __future__ import annotations

import random
import struct

NUMBERS = (0, 1, 2, 7, 8, 31, 32, 33, 127, 128, 255, 256, 65535, 65536, 2**31 - 1, 2**31, 2**32 - 1)
LONG_NUMBERS = (*NUMBERS, 2**32, 2**40, 2**61, 2**62, 2**63 - 1, 2**63, 2**64 - 1)
MAX_CHANGES = 6
MAX_PIECE = 64


class Mutator:
    """Changes a few places of a file, most of them in its first `head` bytes, where the structure is."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def mutated(self, content: bytes, head: int) -> bytes:
        """A damaged copy."""
        changed = bytearray(content)
        for _ in range(self._random.randint(1, MAX_CHANGES)):
            changes = (self._bit, self._byte, self._number, self._long_number, self._cut, self._repeat, self._remove)
            at = self._place(changed, head)
            self._random.choices(changes, weights=(4, 4, 3, 4, 1, 2, 2))[0](changed, at)
        return bytes(changed)

    def _place(self, content: bytearray, head: int) -> int:
        end = head if self._random.random() < 0.9 else len(content)
        return self._random.randrange(max(1, min(end, len(content))))

    def _bit(self, content: bytearray, at: int) -> None:
        if content:
            content[at] ^= 1 << self._random.randrange(8)

    def _byte(self, content: bytearray, at: int) -> None:
        if content:
            content[at] = self._random.randrange(256)

    def _number(self, content: bytearray, at: int) -> None:
        content[at : at + 4] = struct.pack("<I", self._random.choice(NUMBERS))

    def _long_number(self, content: bytearray, at: int) -> None:
        content[at : at + 8] = struct.pack("<Q", self._random.choice(LONG_NUMBERS))

    def _cut(self, content: bytearray, at: int) -> None:
        del content[at:]

    def _repeat(self, content: bytearray, at: int) -> None:
        piece = content[at : at + self._random.randint(1, MAX_PIECE)]
        content[at:at] = piece * self._random.choice((1, 1, 2, 50))

    def _remove(self, content: bytearray, at: int) -> None:
        del content[at : at + self._random.randint(1, MAX_PIECE)]
