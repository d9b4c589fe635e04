"""The sound of a phrase as it was spoken, marked, in one file: facts, then float32 samples, and a checksum over both.

Samples are kept as they came, so that what is played is what would be spoken, to the last bit.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from soundalike.engine.types import Samples, StageTimes, SynthesisResult
from soundalike.errors import RefusedError
from soundalike.speech import Event, Finished, Gap, PieceFailed, PieceFinished, PieceStarted, Sound
from soundalike.text import Piece

VERSION = 1
MAGIC = b"Soundalike phrase\n"
CHUNK_SAMPLES = 2400
"""A tenth of a second: the first of it sounds while the rest is read."""

_DIGEST_BYTES = 32
_LENGTH_BYTES = 4
_NO_WORK = StageTimes(0.0, 0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True)
class KeptPiece:
    """What was spoken in one go: its words, its seed, how many samples it has and how many of silence follow."""

    text: str
    start: int
    end: int
    gap_after: float
    seed: int
    suspect: bool
    samples: int
    gap_samples: int


@dataclass(frozen=True, eq=False)
class KeptSound:
    """A phrase that was spoken without fault."""

    pieces: tuple[KeptPiece, ...]
    sample_rate: int
    samples: Samples
    """Of all pieces, without the silence between them."""

    def events(self) -> Iterator[Event]:
        """What speaking it gave, without an engine."""
        position = at = 0
        for index, piece in enumerate(self.pieces):
            words = Piece(piece.text, piece.gap_after, False, piece.start, piece.end)
            yield PieceStarted(index, len(self.pieces), words, piece.seed)
            begin = position
            for first in range(at, at + piece.samples, CHUNK_SAMPLES):
                chunk = self.samples[first : min(first + CHUNK_SAMPLES, at + piece.samples)]
                yield Sound(chunk, index, position)
                position += len(chunk)
            at += piece.samples
            result = SynthesisResult((), piece.suspect, 0, piece.samples, _NO_WORK)
            yield PieceFinished(index, result, begin, piece.samples, 0.0)
            if piece.gap_samples:
                yield Gap(piece.gap_samples, index, position)
                position += piece.gap_samples
        suspects = tuple(index for index, piece in enumerate(self.pieces) if piece.suspect)
        yield Finished(position, len(self.pieces), (), suspects)

    def data(self) -> bytes:
        """The file."""
        facts = {
            "version": VERSION,
            "rate": self.sample_rate,
            "samples": len(self.samples),
            "pieces": [asdict(piece) for piece in self.pieces],
        }
        head = json.dumps(facts, ensure_ascii=True).encode("ascii")
        body = len(head).to_bytes(_LENGTH_BYTES, "little") + head + np.ascontiguousarray(self.samples, "<f4").tobytes()
        return MAGIC + hashlib.sha256(body).digest() + body


def gathered(events: Iterable[Event], sample_rate: int) -> KeptSound | None:
    """What a speech gave, as it goes; None when a part of it couldn't be spoken, or there was nothing to say."""
    started: PieceStarted | None = None
    pieces: list[KeptPiece] = []
    chunks: list[Samples] = []
    for event in events:
        if isinstance(event, PieceStarted):
            started = event
        elif isinstance(event, Sound):
            chunks.append(event.samples)
        elif isinstance(event, PieceFinished) and started is not None:
            pieces.append(_piece(started, event))
        elif isinstance(event, Gap) and pieces:
            pieces[-1] = KeptPiece(**{**asdict(pieces[-1]), "gap_samples": event.samples})
        elif isinstance(event, PieceFailed):
            return None
    samples = np.concatenate([np.zeros(0, np.float32), *chunks])
    return KeptSound(tuple(pieces), sample_rate, samples) if len(samples) else None


def _piece(started: PieceStarted, finished: PieceFinished) -> KeptPiece:
    words, suspect = started.piece, finished.result.suspect
    return KeptPiece(
        words.text, words.start, words.end, words.gap_after, started.seed, suspect, finished.samples, gap_samples=0
    )


def read_sound(data: bytes) -> KeptSound:
    """What `data` gave. Raises `RefusedError` when it is damaged."""
    body = data[len(MAGIC) + _DIGEST_BYTES :]
    digest = data[len(MAGIC) : len(MAGIC) + _DIGEST_BYTES]
    if not data.startswith(MAGIC) or hashlib.sha256(body).digest() != digest:
        raise RefusedError("The kept sound of a phrase is damaged.")
    length = int.from_bytes(body[:_LENGTH_BYTES], "little")
    try:
        facts: dict[str, Any] = json.loads(body[_LENGTH_BYTES : _LENGTH_BYTES + length])
        pieces = tuple(KeptPiece(**piece) for piece in facts["pieces"])
        samples = np.frombuffer(body[_LENGTH_BYTES + length :], "<f4").astype(np.float32)
        whole = facts["samples"] == len(samples) == sum(piece.samples for piece in pieces)
        rate = int(facts["rate"])
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise RefusedError("The kept sound of a phrase can't be understood.") from error
    if not whole or rate <= 0 or not np.isfinite(samples).all():
        raise RefusedError("The kept sound of a phrase isn't whole.")
    return KeptSound(pieces, rate, samples)
