"""Pieces that the model can take: one with too many text tokens is split further."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from soundalike.errors import RefusedError
from soundalike.speech.protocols import Encode
from soundalike.text import Piece
from soundalike.translation import tr

_CLAUSE_END = re.compile(r"[,;:]\s+")
_SPACE_OUTSIDE_TAGS = re.compile(r"\s+(?![^\[\]]*\])")


@dataclass(frozen=True)
class FittedPiece:
    """A piece with its text tokens, no more of them than the model takes."""

    piece: Piece
    tokens: tuple[int, ...]


def fit_pieces(pieces: Iterable[Piece], encode: Encode, max_tokens: int) -> Iterator[FittedPiece]:
    """The pieces in order, each with at most `max_tokens` tokens; parts of one piece follow each other without a gap.

    A part keeps the place in the source of the piece it came from. Raises `RefusedError` if even one character has
    too many tokens.
    """
    for piece in pieces:
        tokens = tuple(encode(piece.text))
        if len(tokens) <= max_tokens:
            yield FittedPiece(piece, tokens)
            continue
        first, second = _halves(piece.text, max_tokens)
        parts = replace(piece, text=first, gap_after=0.0, paragraph_end=False), replace(piece, text=second)
        yield from fit_pieces(parts, encode, max_tokens)


def _halves(text: str, max_tokens: int) -> tuple[str, str]:
    """Cut near the middle: at a clause's end if one is in the middle half, else between words, else anywhere.

    Between words the first half gets a comma, since the model expects every text to end in a mark (spec 3.1).
    """
    middle = len(text) / 2
    clauses = [cut for cut in _CLAUSE_END.finditer(text) if len(text) / 4 <= cut.end() <= 3 * len(text) / 4]
    cuts = clauses or list(_SPACE_OUTSIDE_TAGS.finditer(text))
    places = [cut.end() for cut in cuts if text[: cut.end()].strip() and text[cut.end() :].strip()]
    if not places:
        places = [at for at in range(1, len(text)) if not unicodedata.combining(text[at])]
    if not places:
        raise RefusedError(
            tr("The model takes {max_tokens} text tokens at a time, too few for '{text}'. Use another model.").format(
                max_tokens=max_tokens, text=text
            )
        )
    at = min(places, key=lambda place: abs(place - middle))
    first, second = text[:at].rstrip(), text[at:].lstrip()
    between_words = first[-1].isalnum() and text[at - 1].isspace()
    return first + "," if between_words else first, second
