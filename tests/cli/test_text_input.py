"""The text to speak."""

from __future__ import annotations

import codecs
import io
import os
from pathlib import Path

import pytest

from soundalike.cli.text_input import LARGEST_TEXT_BYTES, argument_text, read_text, read_text_file
from soundalike.errors import MissingError, RefusedError, UsageError

TEXT = "Grüße, 你好 🎙\nsecond line"


@pytest.mark.parametrize(
    "data",
    [
        TEXT.encode("utf-8"),
        codecs.BOM_UTF8 + TEXT.encode("utf-8"),
        codecs.BOM_UTF16_LE + TEXT.encode("utf-16-le"),
        codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"),
        codecs.BOM_UTF32_LE + TEXT.encode("utf-32-le"),
    ],
)
def test_marks_say_the_encoding(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "ein Text 你.txt"
    path.write_bytes(data)
    assert read_text_file(path) == TEXT
    assert read_text(io.BytesIO(data), "Standard input") == TEXT


@pytest.mark.parametrize(
    "data",
    [
        "naïve".encode("latin-1"),
        TEXT.encode("utf-8")[:3],
        codecs.BOM_UTF16_LE + b"a",
        "plain".encode("utf-16-le"),
        b"\x89PNG\r\n\x1a\n\0\0",
    ],
)
def test_what_is_not_text_is_refused_by_name(data: bytes) -> None:
    with pytest.raises(RefusedError, match=r"Standard input isn't .* UTF-8"):
        read_text(io.BytesIO(data), "Standard input")


def test_a_file_without_end_is_refused() -> None:
    class Endless(io.RawIOBase):
        def read(self, size: int = -1, /) -> bytes:
            assert 0 < size <= LARGEST_TEXT_BYTES + 1
            return b"a" * size

    with pytest.raises(RefusedError, match="64 MB"):
        read_text(Endless(), "'x'")  # type: ignore[arg-type]


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    with pytest.raises(MissingError, match=r"absent\.txt"):
        read_text_file(tmp_path / "absent.txt")
    with pytest.raises((RefusedError, MissingError)):
        read_text_file(tmp_path)
    with pytest.raises(MissingError):
        read_text_file(tmp_path / ("a" * 300))


def test_arguments_that_are_not_text() -> None:
    assert argument_text("Grüße") == "Grüße"
    with pytest.raises(UsageError, match="-f FILE"):
        argument_text(os.fsdecode(b"na\xefve") if os.name == "posix" else "\udcef")
