"""Tokens and merges: all of them, in order, and only those that belong together."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from soundalike.errors import MissingError, RefusedError
from soundalike.models.conversion.gpt2_vocabulary import byte_symbols, read_merges, read_vocabulary
from soundalike.models.conversion.speech_pace import least_speech_per_text

HASH_MERGES = ("# #", "## ##", "#### ####", "## #", "# $", "#$ #$")
"""Of GPT-2's eight merges that begin with "#" (spec 3.2)."""


def write(folder: Path, merges: str, extra: list[str] | None = None, added: dict[str, int] | None = None) -> Path:
    """A tokenizer whose vocabulary is every byte, what the merges give, and `extra`."""
    pieces = [line.replace(" ", "") for line in merges.replace("\r", "").split("\n") if line.count(" ") == 1]
    tokens = [*byte_symbols(), *(piece for piece in pieces if not piece.startswith("#version")), *(extra or [])]
    (folder / "vocab.json").write_text(json.dumps({token: n for n, token in enumerate(dict.fromkeys(tokens))}))
    (folder / "added_tokens.json").write_text(json.dumps(added or {}))
    (folder / "merges.txt").write_bytes(merges.encode())
    return folder


def test_the_byte_symbols_are_gpt2s() -> None:
    symbols = byte_symbols()
    assert len(set(symbols)) == 256
    assert (symbols[32], symbols[10], symbols[ord("A")], symbols[0], symbols[173]) == ("Ġ", "Ċ", "A", "Ā", "Ń")


def test_only_the_version_line_is_skipped(tmp_path: Path) -> None:
    path = tmp_path / "merges.txt"
    path.write_text("#version: 0.2\n" + "\n".join(HASH_MERGES) + "\n")
    assert read_merges(path) == HASH_MERGES


def test_a_list_without_a_version_line_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "merges.txt"
    path.write_bytes("\r\n".join(HASH_MERGES).encode())
    assert read_merges(path) == HASH_MERGES


def test_fifty_thousand_merges_stay_fifty_thousand(tmp_path: Path) -> None:
    path = tmp_path / "merges.txt"
    lines = [f"# {n}" for n in range(50_000)]
    path.write_text("#version: 0.2\n" + "\n".join(lines) + "\n")
    assert read_merges(path) == tuple(lines)


@pytest.mark.parametrize(
    "merges", ["a b c\n", "ab\n", "a  b\n", "a b\n\nc d\n", " a\n", "#version: 0.2\n#version: 0.2 \n"]
)
def test_a_merge_that_is_not_two_pieces_is_refused(tmp_path: Path, merges: str) -> None:
    path = tmp_path / "merges.txt"
    path.write_text(merges)
    with pytest.raises(RefusedError, match=r"merges\.txt: merge \d"):
        read_merges(path)


def test_tokens_lie_by_id_and_added_ones_are_told_apart(tmp_path: Path) -> None:
    folder = write(tmp_path, "#version: 0.2\nt h\nth e\n", added={"[laugh]": 258, "[sigh]": 259})
    vocabulary = read_vocabulary(folder, 260)
    assert vocabulary.tokens[:256] == byte_symbols()
    assert vocabulary.tokens[256:] == ("th", "the", "[laugh]", "[sigh]")
    assert vocabulary.types == (1,) * 258 + (4, 4)
    assert vocabulary.merges == ("t h", "th e")


@pytest.mark.parametrize(
    ("rows", "added", "reason"),
    [
        (259, {}, "gives 258 tokens"),
        (257, {}, "id 257, which is taken or beyond"),
        (259, {"[laugh]": 257}, "which is taken"),
        (260, {"[laugh]": 259}, "gives 259 tokens"),
    ],
)
def test_ids_must_fill_the_embedding(tmp_path: Path, rows: int, added: dict[str, int], reason: str) -> None:
    folder = write(tmp_path, "t h\nth e\n", added=added)
    with pytest.raises(RefusedError, match=reason):
        read_vocabulary(folder, rows)


def test_merges_of_another_vocabulary_are_refused(tmp_path: Path) -> None:
    folder = write(tmp_path, "t h\n")
    (folder / "merges.txt").write_text("t h\nq u\n")
    with pytest.raises(RefusedError, match=r"merge 1 \('q u'\) has pieces that vocab\.json lacks"):
        read_vocabulary(folder, 257)


def test_a_vocabulary_that_lacks_a_byte_is_refused(tmp_path: Path) -> None:
    folder = write(tmp_path, "")
    (folder / "vocab.json").write_text(json.dumps({"a": 0, "b": 1}))
    with pytest.raises(RefusedError, match="lacks the byte"):
        read_vocabulary(folder, 2)


@pytest.mark.parametrize("name", ["vocab.json", "merges.txt", "added_tokens.json"])
def test_a_missing_file_is_named(tmp_path: Path, name: str) -> None:
    folder = write(tmp_path, "")
    (folder / name).unlink()
    with pytest.raises(MissingError, match=name):
        read_vocabulary(folder, 256)


@pytest.mark.parametrize("content", ["", "[]", '{"a": "b"}', '{"a": -1}', '{"a": true}', "[" * 100_000])
def test_a_damaged_table_is_refused(tmp_path: Path, content: str) -> None:
    folder = write(tmp_path, "")
    (folder / "vocab.json").write_text(content)
    with pytest.raises(RefusedError, match=r"vocab\.json"):
        read_vocabulary(folder, 256)


def test_a_smaller_vocabulary_expects_less_speech_of_a_token(tmp_path: Path) -> None:
    bytes_only = read_vocabulary(write(tmp_path, ""), 256)
    with_merges = read_vocabulary(write(tmp_path, "t h\nth e\nĠ the\n"), 259)
    # 259 bytes of text, in GPT-2's vocabulary 56 tokens.
    assert least_speech_per_text(bytes_only) == pytest.approx(5 * 56 / 259)
    assert least_speech_per_text(bytes_only) < least_speech_per_text(with_merges) < 5
