"""The notice tells of the very program that is handed out, and of no other licence than its own."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from bundled_ffmpeg.notice import bundled_ffmpeg, write_notice

VERSION = "ffmpeg version 9.0-x Copyright (c) 2000-2026 the FFmpeg developers\nconfiguration: --enable-gpl{more}\n"
GPL = "ffmpeg is free software under the terms of the GNU General Public License; either version 3 of it\n"


def answers(more: str = "", licence: str = GPL) -> Callable[[Sequence[str]], str]:
    def ask(command: Sequence[str]) -> str:
        return licence if command[-1] == "-L" else VERSION.format(more=more)

    return ask


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "bundle" / "imageio_ffmpeg" / "binaries" / "ffmpeg-macos-v9"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"program")
    (path.parent / "README.md").touch()
    return path


def test_version_build_sum_and_licence_are_the_programs_own(program: Path, tmp_path: Path) -> None:
    notice = write_notice(program, tmp_path / "licences", answers(" --enable-libx264"))
    text = notice.read_text(encoding="utf-8")
    assert "ffmpeg version 9.0-x" in text
    assert "--enable-libx264" in text
    assert hashlib.sha256(b"program").hexdigest() in text
    assert "three years" in text
    licence = (notice.parent / "GPL-3.txt").read_text(encoding="utf-8")
    assert "GNU GENERAL PUBLIC LICENSE" in licence
    assert "END OF TERMS AND CONDITIONS" in licence


@pytest.mark.parametrize(
    ("more", "licence"), [(" --enable-nonfree", GPL), ("", "This version of ffmpeg has nonfree parts compiled in.")]
)
def test_a_program_that_may_not_be_handed_out_stops_the_build(
    program: Path, tmp_path: Path, more: str, licence: str
) -> None:
    with pytest.raises(SystemExit, match="can't be handed out"):
        write_notice(program, tmp_path, answers(more, licence))


def test_a_bundle_without_ffmpeg_stops_the_build(program: Path) -> None:
    bundle = program.parents[2]
    assert bundled_ffmpeg(bundle) == program
    program.unlink()
    with pytest.raises(SystemExit, match="0 ffmpeg programs"):
        bundled_ffmpeg(bundle)
