"""Several changes are one; a list of changes from elsewhere can't reach out of the folder."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from typing import Any

import pytest

from soundalike.voices import journal
from soundalike.voices.journal import JOURNAL, Move, Remove


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "library"
    made.mkdir()
    for name in ("a", "b"):
        (made / name).write_text(name)
    return made


def put_down(folder: Path, entries: Any) -> None:
    (folder / JOURNAL).write_text(entries if isinstance(entries, str) else json.dumps(entries), encoding="utf-8")


def contents(folder: Path) -> dict[str, str]:
    return {path.relative_to(folder).as_posix(): path.read_text() for path in folder.rglob("*") if path.is_file()}


def test_all_steps_are_done(folder: Path) -> None:
    journal.carry_out(folder, [Move("a", "trash/x/a"), Move("absent", "y"), Remove("b"), Remove("absent")])
    assert contents(folder) == {"trash/x/a": "a"}
    assert not journal.complete(folder)


def test_what_was_decided_is_completed(folder: Path) -> None:
    steps = [{"move": ["a", "c"]}, {"remove": "b"}]
    for done in range(3):
        (folder / "a").write_text("a")
        (folder / "b").write_text("b")
        if done > 0:
            (folder / "a").replace(folder / "c")
        if done > 1:
            (folder / "b").unlink()
        put_down(folder, steps)
        assert journal.complete(folder)
        assert contents(folder) == {"c": "a"}


@pytest.mark.parametrize(
    "path",
    [
        *("../outside", "x/../../outside", "/outside", "", ".", "./", "..", "a/..", "C:\\outside", "C:outside"),
        *("\\\\server\\share", "\\outside", "link/outside", "a\0", 5, None, ["a"], True),
    ],
)
def test_a_journal_from_elsewhere_cant_reach_out(folder: Path, path: Any) -> None:
    outside = folder.parent / "outside"
    outside.write_text("precious")
    (folder / "link").symlink_to(folder.parent)
    for entries in ([{"remove": path}], [{"move": [path, "c"]}], [{"move": ["a", path]}]):
        put_down(folder, entries)
        assert not journal.complete(folder)
        assert outside.read_text() == "precious"
        assert (folder / "a").read_text() == "a"
        assert not (folder / JOURNAL).exists()
        assert (folder / f"{JOURNAL}.damaged").exists()


@pytest.mark.parametrize(
    "entries", ["", "{", "[", "null", "5", '["a"]', "[{}]", '[{"move": ["a"]}]', "\ufeff[]", "[" * 99999]
)
def test_a_damaged_journal_is_kept_aside(folder: Path, entries: str) -> None:
    put_down(folder, entries)
    assert not journal.complete(folder)
    assert (folder / f"{JOURNAL}.damaged").read_text(encoding="utf-8") == entries
    assert (folder / "a").exists()


def test_a_link_is_removed_and_not_what_it_points_at(folder: Path) -> None:
    outside = folder.parent / "outside"
    outside.mkdir()
    (outside / "x").write_text("precious")
    (folder / "link").symlink_to(outside)
    journal.carry_out(folder, [Remove("link")])
    assert (outside / "x").read_text() == "precious"
    assert not (folder / "link").is_symlink()


def test_on_a_full_disk_removing_still_works(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(journal, "write_flushed", full)
    with pytest.raises(OSError, match="No space"):
        journal.carry_out(folder, [Move("a", "c"), Remove("b")])
    assert contents(folder) == {"a": "a", "b": "b"}
    journal.carry_out(folder, [Remove("a"), Remove("b")])
    assert contents(folder) == {}
