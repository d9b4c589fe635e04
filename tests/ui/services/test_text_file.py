"""Text from files as people have them."""

from __future__ import annotations

from pathlib import Path

import pytest

from soundalike.errors import CancelledError, MissingError, RefusedError
from soundalike.ui.services import text_file
from soundalike.ui.services.text_file import read_text

TEXT = "Grüße aus Köln – „schön“.\nЗдравствуйте. 你好 😀\n"


class Progress:
    """Notes how far it is; stops when it is told to."""

    def __init__(self, stop: bool = False) -> None:
        self.fractions: list[float | None] = []
        self._stop = stop

    def report(self, fraction: float | None, detail: str = "") -> None:
        self.fractions.append(fraction)
        if self._stop:
            raise CancelledError("Stopped.")


def written(folder: Path, data: bytes, name: str = "a text ü.txt") -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_unicode_is_read_as_it_was_written(tmp_path: Path, encoding: str) -> None:
    mark = {"utf-16-le": b"\xff\xfe", "utf-16-be": b"\xfe\xff"}.get(encoding, b"")
    assert read_text(written(tmp_path, mark + TEXT.encode(encoding)), Progress()) == TEXT


def test_an_old_windows_file_is_read_as_one(tmp_path: Path) -> None:
    text = "Grüße – „schön“ für 5 €."
    assert read_text(written(tmp_path, text.encode("cp1252")), Progress()) == text


@pytest.mark.parametrize("ending", [b"\r\n", b"\r", b"\n"])
def test_all_line_ends_are_line_ends(tmp_path: Path, ending: bytes) -> None:
    assert read_text(written(tmp_path, ending.join([b"one", b"two", b""])), Progress()) == "one\ntwo\n"


@pytest.mark.parametrize("data", [b"\x7fELF\x02\x01\x00\x00", b"PK\x03\x04\x14\x00\x00\x00", b"a\0b"])
def test_what_is_no_text_is_refused(tmp_path: Path, data: bytes) -> None:
    with pytest.raises(RefusedError, match=r"'picture\.png' isn't a text file"):
        read_text(written(tmp_path, data, "picture.png"), Progress())


def test_what_only_begins_like_utf_16_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RefusedError, match="begins like a text"):
        read_text(written(tmp_path, b"\xff\xfe\x00\xd8a"), Progress())


def test_what_is_too_large_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "book.txt"
    with path.open("wb") as file:
        file.truncate(text_file.MOST_BYTES + 1)
    progress = Progress()
    with pytest.raises(RefusedError, match=r"'book\.txt' has 20 MB.*Divide it"):
        read_text(path, progress)
    assert progress.fractions == []


def test_what_is_not_there_and_what_is_a_folder_are_told(tmp_path: Path) -> None:
    with pytest.raises(MissingError, match=r"'gone\.txt' can't be read: no such file"):
        read_text(tmp_path / "gone.txt", Progress())
    with pytest.raises(MissingError, match="can't be read: is a directory"):
        read_text(tmp_path, Progress())


def test_progress_comes_and_it_can_be_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_file, "_BLOCK", 10)
    path = written(tmp_path, b"0123456789" * 4)
    progress = Progress()
    assert len(read_text(path, progress)) == 40
    assert progress.fractions == [0.25, 0.5, 0.75, 1.0]
    with pytest.raises(CancelledError):
        read_text(path, Progress(stop=True))


def test_an_empty_file_is_an_empty_text(tmp_path: Path) -> None:
    assert read_text(written(tmp_path, b""), Progress()) == ""
