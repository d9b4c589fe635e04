"""`soundalike clone`, over the demo model."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import soundfile

from soundalike.cli.main import main
from soundalike.paths import bundled_resources
from soundalike.voices import Library, read_voice_file
from soundalike.voices.clip_file import decode_clip

Captured = pytest.CaptureFixture[str]

CLIPS = bundled_resources() / "clips"
JOE = CLIPS / "ref_1_joe0.wav"
SLT = CLIPS / "ref_2_slt64.wav"


def clone(*arguments: str | Path) -> int:
    return main(["clone", *map(str, arguments), "--threads", "1"])


@pytest.fixture
def library(soundalike_home: Path) -> Library:
    return Library(soundalike_home / "voices")


def events(text: str) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
    assert all(line["version"] == 1 for line in lines)
    return lines


def test_the_speaker_makes_a_voice_and_its_file_is_the_last_line(library: Library, capsys: Captured) -> None:
    assert clone(JOE, "--name", "Jörg O'Neil", "--i-am-the-speaker", "--description", "dry", "--language", "en") == 0
    said = capsys.readouterr()
    (entry,) = library.entries()
    assert said.out.splitlines()[-1] == str(entry.path)
    assert "speak --voice 'Jörg O'\"'\"'Neil' TEXT" in said.err  # as a shell takes it
    details = read_voice_file(entry.path).details
    assert (details.name, details.description, details.language, details.origin) == (
        "Jörg O'Neil",
        "dry",
        "en",
        "imported",
    )
    assert (details.consent.kind, details.consent.name) == ("self", "Jörg O'Neil")
    assert details.window == (0.0, 10.0)
    assert entry.clip is not None
    assert str(CLIPS) not in entry.path.read_bytes().decode("utf-8", "replace")  # never a path


def test_the_speakers_name_and_the_clip_are_the_persons_to_give(library: Library) -> None:
    assert clone(JOE, "--name", "Narrator", "--i-am-the-speaker", "--speaker", "Joe Doe", "--no-clip") == 0
    (entry,) = library.entries()
    assert entry.clip is None
    assert read_voice_file(entry.path).details.consent.name == "Joe Doe"


def test_with_permission_and_json(library: Library, capsys: Captured) -> None:
    assert clone(JOE, "--name", "Joe", "--permission-from", "Joe Doe", "--json") == 0
    (result,) = events(capsys.readouterr().out)
    (entry,) = library.entries()
    assert result["event"] == "result"
    assert result["voice"]["name"] == "Joe"
    assert result["voice"]["file"] == str(entry.path)
    assert result["voice"]["clip"] == str(entry.clip)
    assert result["voice"]["variant"] == "demo-3"
    assert read_voice_file(entry.path).details.consent.kind == "written"


def test_with_a_spoken_statement(library: Library, capsys: Captured) -> None:
    assert clone(JOE, "--name", "Joe", "--statement", SLT) == 3
    assert "doesn't sound like the speaker" in capsys.readouterr().err
    assert library.entries() == []
    assert clone(JOE, "--name", "Joe", "--statement", JOE) == 0
    assert read_voice_file(library.entries()[0].path).details.statement.startswith(b"fLaC")


def test_without_consent_nothing_is_read_or_made(library: Library, capsys: Captured) -> None:
    assert clone("/nowhere/clip.wav", "--name", "Joe") == 3
    said = capsys.readouterr()
    assert "consent" in said.err
    assert "--i-am-the-speaker" in said.err
    assert not library.folder.exists()
    assert clone(JOE, "--name", "Joe", "--json") == 3
    assert events(capsys.readouterr().out)[-1] | {"message": ""} == {
        "version": 1,
        "event": "error",
        "message": "",
        "code": 3,
    }


@pytest.mark.parametrize(
    "arguments",
    [
        ["--i-am-the-speaker", "--permission-from", "Ada"],
        ["--i-am-the-speaker", "--statement", str(JOE)],
        ["--permission-from", "Ada", "--speaker", "Bea"],
        ["--permission-from", " "],
        ["--i-am"],
        ["--i-am-the-speaker", "--speaker", ""],
        ["--i-am-the-speaker", "--start", "4", "--end", "3"],
        ["--i-am-the-speaker", "--start", "400"],
        ["--i-am-the-speaker", "--start", "0,5"],
        ["--i-am-the-speaker", "--end", "-1"],
    ],
)
def test_options_that_make_no_sense(library: Library, capsys: Captured, arguments: list[str]) -> None:
    assert clone(JOE, "--name", "Joe", *arguments) == 2
    assert capsys.readouterr().err
    assert library.entries() == []


def test_a_voice_needs_a_name(capsys: Captured) -> None:
    assert clone(JOE, "--i-am-the-speaker") == 2
    assert clone(JOE, "--i-am-the-speaker", "--name", "  ") == 2
    assert "--name" in capsys.readouterr().err


def test_the_chosen_seconds_are_used(library: Library, tmp_path: Path) -> None:
    both, rate = soundfile.read(JOE, dtype="float32")
    other, _ = soundfile.read(SLT, dtype="float32")
    soundfile.write(tmp_path / "both.wav", np.concatenate([other, both]), rate, subtype="PCM_16")
    assert clone(tmp_path / "both.wav", "--name", "Joe", "--i-am-the-speaker", "--start", "10.5", "--end", "18.25") == 0
    (entry,) = library.entries()
    assert entry.clip is not None
    samples = decode_clip(entry.clip)
    assert len(samples) == round(7.75 * 24_000)
    assert read_voice_file(entry.path).details.window == (10.5, 18.25)


@pytest.mark.parametrize("rate", [8000, 16_000, 22_050, 44_100, 48_000])
def test_any_rate_and_channels_will_do(library: Library, tmp_path: Path, rate: int) -> None:
    import soxr  # noqa: PLC0415

    samples, own = soundfile.read(JOE, dtype="float32")
    made = soxr.resample(samples[: 7 * own], own, rate)
    soundfile.write(tmp_path / "a.flac", np.stack([made, made], axis=1), rate)
    assert clone(tmp_path / "a.flac", "--name", "Joe", "--i-am-the-speaker") == 0
    assert len(library.entries()) == 1


@pytest.mark.parametrize(("content", "code"), [(b"", 3), (b"RIFF\0\0\0\0WAVEjunk", 3), (b"\x89PNG\r\n", 3), (None, 4)])
def test_clips_that_arent_sound(library: Library, tmp_path: Path, capsys: Captured, content: bytes, code: int) -> None:
    clip = tmp_path / "Größe.wav"
    if content is not None:
        clip.write_bytes(content)
    assert clone(clip, "--name", "Joe", "--i-am-the-speaker") == code
    said = capsys.readouterr().err
    assert "Größe.wav" in said
    assert "Traceback" not in said
    assert library.entries() == []


def test_clips_that_wont_do(library: Library, tmp_path: Path, capsys: Captured) -> None:
    for samples, reason in (
        (np.zeros(8 * 24_000), "complete silence"),
        (soundfile.read(JOE)[0][: 5 * 24_000], "more than 5"),
    ):
        soundfile.write(tmp_path / "a.wav", samples, 24_000)
        assert clone(tmp_path / "a.wav", "--name", "Joe", "--i-am-the-speaker") != 0
        assert reason in capsys.readouterr().err
    assert library.entries() == []


def test_equal_names_are_kept_apart(library: Library, capsys: Captured) -> None:
    for clip in (JOE, SLT):
        assert clone(clip, "--name", "Joe", "--i-am-the-speaker") == 0
    assert len({entry.path for entry in library.entries()}) == 2
    assert capsys.readouterr().out.splitlines()[-1].endswith("Joe (2).voice.gguf")
