"""The byte-level BPE vocabulary of Turbo's tokenizer files, as model files carry it (spec 3.2, 8.1)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from soundalike.errors import MissingError, RefusedError
from soundalike.translation import tr

NORMAL, USER_DEFINED = 1, 4
"""GGUF's token types: of the base vocabulary, and added (event tags such as `[laugh]`)."""


@dataclass(frozen=True)
class Gpt2Vocabulary:
    """`tokens` by id, in GPT-2's byte-to-unicode form; `types` by id; `merges` as "a b" lines by rank."""

    tokens: tuple[str, ...]
    types: tuple[int, ...]
    merges: tuple[str, ...]


def read_vocabulary(folder: Path, rows: int) -> Gpt2Vocabulary:
    """Reads `vocab.json`, `merges.txt` and `added_tokens.json`; `rows` is how many the text embedding has.

    Raises `MissingError` when a file isn't there, `RefusedError` when ids don't run from 0 to `rows - 1` or a merge
    isn't two pieces.
    """
    base = _read_ids(folder / "vocab.json")
    added = _read_ids(folder / "added_tokens.json")
    tokens: list[str | None] = [None] * rows
    types = [NORMAL] * rows
    for path, ids, kind in (("vocab.json", base, NORMAL), ("added_tokens.json", added, USER_DEFINED)):
        for token, index in ids.items():
            if index >= rows or tokens[index] not in (None, token):
                raise RefusedError(
                    tr(
                        "{path}: token {token} has id {index}, which is taken or beyond the {rows} rows of the "
                        "text embedding. Tokenizer and weights must be of the same model."
                    ).format(path=folder / path, token=f"{token!r:.60}", index=index, rows=rows)
                )
            tokens[index] = token
            types[index] = kind
    complete = tuple(token for token in tokens if token is not None)
    if len(complete) != rows:
        raise RefusedError(
            tr(
                "{path}: with added_tokens.json it gives {count} tokens, but the text embedding has {rows} rows. "
                "Tokenizer and weights must be of the same model."
            ).format(path=folder / "vocab.json", count=len(complete), rows=rows)
        )
    merges = read_merges(folder / "merges.txt")
    _check_pieces(folder, set(base), merges)
    return Gpt2Vocabulary(complete, tuple(types), merges)


def read_merges(path: Path) -> tuple[str, ...]:
    """Every merge, by rank. Only a first line that begins with "#version" is no merge: eight real ones of GPT-2
    begin with "#" (spec 3.2)."""
    lines = [line.rstrip("\r") for line in _read_text(path).split("\n")]
    if lines[0].startswith("#version"):
        del lines[0]
    while lines and not lines[-1]:
        lines.pop()
    for rank, line in enumerate(lines):
        pieces = line.split(" ")
        if len(pieces) != 2 or not all(pieces):
            raise RefusedError(
                tr("{path}: merge {rank} is {line}, not two pieces. Fetch the file again.").format(
                    path=path, rank=rank, line=f"{line!r:.60}"
                )
            )
    return tuple(lines)


def byte_symbols() -> tuple[str, ...]:
    """GPT-2's character for every byte 0..255: itself where it is printable, else one from U+0100 on (spec 3.2)."""
    printable = {*range(33, 127), *range(161, 173), *range(174, 256)}
    others = (chr(0x100 + number) for number in range(256))
    return tuple(chr(byte) if byte in printable else next(others) for byte in range(256))


def _check_pieces(folder: Path, base: set[str], merges: tuple[str, ...]) -> None:
    """A byte-level vocabulary has every byte, and what its merges take and give."""
    missing = next((symbol for symbol in byte_symbols() if symbol not in base), None)
    if missing is not None:
        raise RefusedError(
            tr("{path}: lacks the byte {missing}, so it can't be a GPT-2 vocabulary.").format(
                path=folder / "vocab.json", missing=repr(missing)
            )
        )
    for rank, merge in enumerate(merges):
        left, right = merge.split(" ")
        if not {left, right, left + right} <= base:
            raise RefusedError(
                tr(
                    "{path}: merge {rank} ({merge}) has pieces that vocab.json lacks. Both files must be of the "
                    "same model."
                ).format(path=folder / "merges.txt", rank=rank, merge=f"{merge!r:.60}")
            )


def _read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise MissingError(
            tr("{path}: there is no such file, and without it the model can't read text.").format(path=path)
        ) from error
    except (OSError, UnicodeError) as error:
        raise RefusedError(
            tr("{path}: can't be read ({error}). Fetch the file again.").format(path=path, error=error)
        ) from error


def _read_ids(path: Path) -> dict[str, int]:
    try:
        table: Any = json.loads(_read_text(path))
    except (ValueError, RecursionError) as error:
        raise RefusedError(
            tr("{path}: damaged ({error}). Fetch the file again.").format(path=path, error=error)
        ) from error
    if not isinstance(table, dict) or not all(type(index) is int and index >= 0 for index in table.values()):
        raise RefusedError(tr("{path}: isn't a table of tokens and their ids. Fetch the file again.").format(path=path))
    return table
