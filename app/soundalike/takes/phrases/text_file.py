"""Boards as a text file: `# Board`, then a phrase a line. People write such files by hand.

A backslash at a line's end says that the phrase goes on in the next line; one at its beginning says that the line is a
phrase whatever follows ("#" or a backslash).
"""

from __future__ import annotations

import codecs
from collections.abc import Iterable
from dataclasses import dataclass

from soundalike.errors import RefusedError
from soundalike.takes.phrases.records import tidy_name, tidy_phrase
from soundalike.translation import tr

LARGEST_BYTES = 4 * 1024 * 1024
_SIXTEEN_BITS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


@dataclass(frozen=True)
class BoardText:
    """A board's name and its phrases. `name` is empty for phrases that stand before the first board."""

    name: str
    phrases: tuple[str, ...]


def written_phrases(boards: Iterable[BoardText]) -> str:
    """The file's text."""
    blocks = []
    for board in boards:
        lines = [f"# {tidy_name(board.name)}", *(_written(phrase) for phrase in board.phrases)]
        blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)


def read_phrases(data: bytes, unnamed: str) -> list[BoardText]:
    """The boards in a file; `unnamed` names the board of phrases that stand before the first.

    Raises `RefusedError` when it isn't a text of this kind.
    """
    if len(data) > LARGEST_BYTES:
        raise RefusedError(tr("The file is larger than 4 MB, so it isn't a list of phrases."))
    boards: list[tuple[str, list[str]]] = [(unnamed, [])]
    begun: list[str] | None = None
    for line in _decoded(data).replace("\r\n", "\n").replace("\r", "\n").split("\n"):
        goes_on = line.endswith("\\")
        words = line[:-1] if goes_on else line
        words = words.strip()
        if begun is None and words.startswith("#"):
            boards.append((tidy_name(line.strip()[1:]) or unnamed, []))
            continue
        words = words.removeprefix("\\")
        begun = [*(begun or ()), words]
        if not goes_on:
            boards[-1][1].append("\n".join(begun))
            begun = None
    if begun is not None:
        boards[-1][1].append("\n".join(begun))
    read = [
        BoardText(name, tuple(phrase for phrase in map(tidy_phrase, phrases) if phrase)) for name, phrases in boards
    ]
    return [board for number, board in enumerate(read) if number or board.phrases]


def _decoded(data: bytes) -> str:
    try:
        text = data.decode("utf-16" if data.startswith(_SIXTEEN_BITS) else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise RefusedError(tr("The file isn't UTF-8 text. Save it as plain text in UTF-8.")) from error
    if "\0" in text:
        raise RefusedError(tr("The file isn't a text. Choose one that holds a phrase a line."))
    return text


def _written(phrase: str) -> str:
    return "\\\n".join(_guarded(line) for line in tidy_phrase(phrase).split("\n"))


def _guarded(line: str) -> str:
    """A blank keeps a backslash of the phrase's own from being taken for the mark of a line that goes on."""
    guarded = f"\\{line}" if line.startswith(("#", "\\")) else line
    return f"{guarded} " if guarded.endswith("\\") else guarded
