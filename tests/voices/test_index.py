"""The index is a copy: it makes listing quick, and nothing is lost with it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from soundalike.voices import Library, shelf
from soundalike.voices.index import INDEX, Index, IndexRow
from soundalike.voices.voice_file import SUFFIX, VoiceFile, encode_voice, read_voice_file
from tests.voices.made_voices import details, features, write_voice
from tests.voices.test_library import names


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The voice files that were read whole."""
    read: list[Path] = []

    def noting(path: Path) -> VoiceFile:
        read.append(path)
        return read_voice_file(path)

    monkeypatch.setattr(shelf, "read_voice_file", noting)
    return read


def test_a_file_is_read_once_and_again_when_it_changes(library: Library, reads: list[Path]) -> None:
    for name in ("Ada", "Bea"):
        write_voice(library.folder, name)
    for _ in range(2):
        assert names(Library(library.folder)) == ["Ada", "Bea"]
    assert len(reads) == 2
    write_voice(library.folder, "Ada", description="changed")
    assert [entry.description for entry in Library(library.folder).entries()] == ["changed", ""]
    assert len(reads) == 3
    (library.folder / f"Bea{SUFFIX}").unlink()
    assert names(Library(library.folder)) == ["Ada"]
    assert [*Index(library.folder).rows()] == ["Ada"]
    assert len(reads) == 3


def test_three_thousand_voices_are_listed_without_reading_them(
    library: Library, reads: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    library.folder.mkdir()
    content = encode_voice(details("Ada"), features(tokens=1))
    for number in range(3000):
        (library.folder / f"Voice {number}{SUFFIX}").write_bytes(content)
    stamps = shelf.Shelf(library.folder)._stamps()
    row = dict.fromkeys(("id", "description", "language", "tags", "created", "variant", "origin"), "")
    known = {stem: IndexRow(stem, stamp, name=stem, favourite=False, **row) for stem, stamp in stamps.items()}
    Index(library.folder).take_in(known, set())
    listed = Library(library.folder).entries()
    assert len(listed) == 3000
    assert reads == []
    assert library.find("Voice 2999").path.name == f"Voice 2999{SUFFIX}"
    assert reads == []


def _nothing(index: Path) -> None:
    index.unlink()


def _noise(index: Path) -> None:
    index.write_bytes(b"\x9c" * 5000)


def _cut(index: Path) -> None:
    index.write_bytes(index.read_bytes()[:5000])


def _empty(index: Path) -> None:
    index.write_bytes(b"")


def _holes(index: Path) -> None:
    content = bytearray(index.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    index.write_bytes(bytes(content))


def _statement(*statements: str) -> Callable[[Path], None]:
    def execute(index: Path) -> None:
        with sqlite3.connect(index) as database:
            for statement in statements:
                database.execute(statement)
        database.close()

    return execute


@pytest.mark.parametrize(
    "damage",
    [
        *(_nothing, _noise, _cut, _empty, _holes),
        _statement("DROP TABLE voices"),
        _statement("ALTER TABLE voices RENAME COLUMN name TO title"),
        _statement("UPDATE voices SET name = 5, stamp = NULL WHERE 0", "UPDATE voices SET name = x'00ff'"),
        _statement("PRAGMA user_version = 99"),
        _statement("PRAGMA user_version = 0"),  # the table is there already: killed between the two
    ],
)
def test_a_lost_or_damaged_index_is_made_again(
    library: Library, reads: list[Path], damage: Callable[[Path], None]
) -> None:
    for name in ("Ada", "Bea"):
        write_voice(library.folder, name, description=f"of {name}")
    library.entries()
    damage(library.folder / INDEX)
    fresh = Library(library.folder)
    assert [(entry.name, entry.description) for entry in fresh.entries()] == [("Ada", "of Ada"), ("Bea", "of Bea")]
    reads.clear()
    assert names(Library(library.folder)) == ["Ada", "Bea"]
    assert reads == []  # it serves again


def test_an_index_in_use_is_done_without(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    write_voice(library.folder, "Ada")
    library.entries()
    holding = sqlite3.connect(library.folder / INDEX, isolation_level=None)
    holding.execute("BEGIN EXCLUSIVE")
    real = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, timeout: real(path, timeout=0.05))
    write_voice(library.folder, "Bea")
    assert names(Library(library.folder)) == ["Ada", "Bea"]
    holding.close()
    assert [*Index(library.folder).rows()] == ["Ada"]  # it wasn't thrown away


def test_an_index_from_elsewhere_adds_nothing(library: Library) -> None:
    """It only says what files that are here hold."""
    write_voice(library.folder, "Ada")
    library.entries()
    row = Index(library.folder).rows()["Ada"]
    Index(library.folder).take_in({"../../etc/passwd": replace(row, stem="../../etc/passwd")}, set())
    assert names(Library(library.folder)) == ["Ada"]
    assert [*Index(library.folder).rows()] == ["Ada"]
