"""ffmpeg is found where people have it, also with a menu's short PATH; a missing one is one clear sentence (IMP-17)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from soundalike.audio.media import ffmpeg_program, prepare, source
from soundalike.audio.media.ffmpeg_program import NAME, VARIABLE, find_ffmpeg
from soundalike.audio.media.prepare import ClipOptions, prepare_clip
from soundalike.audio.media.read_clip import analyse_clip
from soundalike.errors import MissingError
from tests.audio.media import material


def program(folder: Path, mode: int = 0o755) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / NAME
    path.write_text("#!/bin/sh\nexit 0\n")
    path.chmod(mode)
    return path


def test_the_named_one_comes_first(tmp_path: Path) -> None:
    named, on_path = program(tmp_path / "named"), program(tmp_path / "path")
    environment = {VARIABLE: str(named), "PATH": str(on_path.parent)}
    assert find_ffmpeg(environment, ()) == named
    assert find_ffmpeg({"PATH": str(on_path.parent)}, ()) == on_path


def test_a_named_one_that_cannot_run_is_an_error(tmp_path: Path) -> None:
    for wrong in (tmp_path / "absent", tmp_path, program(tmp_path / "locked", 0o644)):
        with pytest.raises(MissingError, match=VARIABLE):
            find_ffmpeg({VARIABLE: str(wrong)}, ())


def test_usual_folders_are_searched_with_a_short_path(tmp_path: Path) -> None:
    there = program(tmp_path / "homebrew")
    folders = (str(tmp_path / "absent"), str(there.parent))
    assert find_ffmpeg({"PATH": "/nonexistent"}, folders, use_package=False) == there
    assert find_ffmpeg({}, folders, use_package=False) == there
    assert find_ffmpeg({"PATH": "/nonexistent"}, (), use_package=False) is None


def test_never_one_from_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path)
    monkeypatch.chdir(tmp_path)
    for path in (".", "", ":", "::"):
        assert find_ffmpeg({"PATH": path}, (".", ""), use_package=False) is None


def test_the_package_that_carries_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "imageio_ffmpeg"
    package.mkdir()
    (package / "__init__.py").write_text("raise RuntimeError('must not be imported')\n")
    binary = package / "binaries" / "ffmpeg-linux-x86_64-v7"
    binary.parent.mkdir()
    binary.write_text("#!/bin/sh\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "imageio_ffmpeg", raising=False)
    assert find_ffmpeg({}, ()) is None
    binary.chmod(0o755)
    assert find_ffmpeg({}, ()) == binary


@pytest.fixture
def no_ffmpeg(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (ffmpeg_program, source, prepare):
        monkeypatch.setattr(module, "find_ffmpeg", lambda: None)


@pytest.mark.usefixtures("no_ffmpeg")
def test_without_ffmpeg_wav_and_flac_work_and_nothing_is_cleaned(tmp_path: Path) -> None:
    for name in ("a.wav", "a.flac"):
        prepared = prepare_clip(material.write(tmp_path / name, material.spoken()))
        assert (prepared.samples == prepared.original).all()
        assert prepared.clean == "nothing (the program ffmpeg is missing, so it couldn't be cleaned)"
        assert any("Nothing was cleaned" in note for note in prepared.notes)
    prepared = prepare_clip(material.write(tmp_path / "a.wav", material.spoken()), ClipOptions(clean="off"))
    assert prepared.clean == "nothing (as recorded)"
    assert not any("Nothing was cleaned" in note for note in prepared.notes)


@pytest.mark.usefixtures("no_ffmpeg")
@pytest.mark.parametrize("name", ["a.mp3", "a.m4a", "adpcm.wav"])
def test_without_ffmpeg_other_files_say_what_to_do(name: str, tmp_path: Path) -> None:
    options = ("-c:a", "adpcm_ima_wav") if name == "adpcm.wav" else ()
    path = material.encode(tmp_path / name, material.seconds(1), *options)
    with pytest.raises(MissingError, match="needs the program ffmpeg") as caught:
        analyse_clip(path)
    assert VARIABLE in str(caught.value)
    assert caught.value.exit_code == 4
