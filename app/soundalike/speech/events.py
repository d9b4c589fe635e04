"""What happens while a text is spoken: plain data, in order."""

from __future__ import annotations

from dataclasses import dataclass

from soundalike.engine.types import Samples, SynthesisResult
from soundalike.text import Notice, Piece


@dataclass(frozen=True)
class PieceStarted:
    """Piece `index` (from 0) of `of` begins; speaking `piece.text` alone with `seed` gives the same sound."""

    index: int
    of: int
    piece: Piece
    seed: int


@dataclass(frozen=True, eq=False)
class Sound:
    """A chunk of piece `index`; `position` is its first sample's place in everything spoken."""

    samples: Samples
    index: int
    position: int


@dataclass(frozen=True)
class Gap:
    """`samples` of digital silence after piece `index`, beginning at `position`."""

    samples: int
    index: int
    position: int


@dataclass(frozen=True)
class PieceFinished:
    """Piece `index` is complete: `samples` of it were handed out from `position` on.

    `seconds` is the time the engine took, without the time the listener took.
    """

    index: int
    result: SynthesisResult
    position: int
    samples: int
    seconds: float


@dataclass(frozen=True)
class PieceFailed:
    """Piece `index` couldn't be spoken; what it gave before stays, and the next pieces follow."""

    index: int
    message: str


@dataclass(frozen=True)
class Waiting:
    """Nothing more is to be spoken until more text arrives."""


@dataclass(frozen=True)
class Finished:
    """The end: samples in all (gaps included), pieces that were to be spoken, and which failed or are suspect."""

    samples: int
    pieces: int
    failed: tuple[int, ...]
    suspects: tuple[int, ...]


Event = PieceStarted | Sound | Gap | PieceFinished | PieceFailed | Waiting | Notice | Finished
