"""`soundalike extract`, as the contract says (formats.md, section 4)."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import soundfile

from soundalike.cli.main import main
from tests.audio.media import material


@pytest.fixture
def clip(tmp_path: Path) -> Path:
    return material.write(tmp_path / "a clip.wav", material.spoken())


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_writes_24_khz_mono_and_prints_the_path_last(
    clip: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.wav"
    assert main(["extract", str(clip), "-o", str(out)]) == 0
    assert capsys.readouterr().out == f"{out}\n"
    information = soundfile.info(out)
    assert (information.samplerate, information.channels, information.subtype) == (24_000, 1, "PCM_16")
    assert 10.0 <= information.duration <= 15.0
    assert b"Synthetic" not in out.read_bytes()


def test_report(clip: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.wav"
    assert main(["extract", str(clip), "-o", str(out), "--report", "--start", "1", "--end", "9.5"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == str(out)
    assert said[0].startswith("part     1.0 to 9.5 s of ")
    assert said[1].startswith("cleaned  gentle (pcm_s16le")
    assert any(line.startswith("good     Length: 8.") for line in said)
    assert soundfile.info(out).frames == 8.5 * 24_000


def test_json(clip: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.wav"
    assert main(["extract", str(clip), "-o", str(out), "--json", "--clean", "off", "--no-denoise"]) == 0
    (result,) = lines(capsys.readouterr().out)
    assert (result["version"], result["event"], result["file"]) == (1, "result", str(out))
    assert result["clean"] == "nothing (as recorded)"
    assert {check["id"] for check in result["verdict"]["checks"]} >= {
        "length", "background", "hum", "echo", "music", "clipping", "bandwidth", "pace", "level", "silence", "channels",
        "offset", "samples",
    }  # fmt: skip


def test_a_bad_clip_is_refused_with_its_verdict(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = material.write(tmp_path / "bad.wav", material.joined(material.silence(3), material.seconds(2)))
    out = tmp_path / "out.wav"
    assert main(["extract", str(bad), "-o", str(out), "--report"]) == 3
    said = capsys.readouterr()
    assert said.out.startswith("refused  Length: 5.0 s recorded, 2.")
    assert "'bad.wav' can't be used" in said.err
    assert main(["extract", str(bad), "-o", str(out), "--json"]) == 3
    verdict, error = lines(capsys.readouterr().out)
    assert (verdict["event"], verdict["verdict"]["state"]) == ("verdict", "refused")
    assert (error["event"], error["code"]) == ("error", 3)
    assert not out.exists()


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (["--start", "1,5"], "--start"),
        (["--start", "42abc"], "--start"),
        (["--end", "nan"], "--end"),
        (["--start", "-1"], "--start"),
        (["--start", "3", "--end", "5"], "more than 5"),
        (["--start", "500"], "nothing begins"),
        (["--clean", "very"], "--clean"),
        (["--stream", "0"], "--stream"),
        (["--stream", "2"], "no sound stream 2"),
    ],
)
def test_values_that_make_no_sense(
    options: list[str], word: str, clip: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["extract", str(clip), "-o", str(tmp_path / "out.wav"), *options]) == 2
    assert word in capsys.readouterr().err
    assert not (tmp_path / "out.wav").exists()


def test_the_recording_itself_is_never_replaced(clip: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = clip.read_bytes()
    os.link(clip, clip.with_name("link.wav"))
    for target in (clip, clip.with_name("link.wav")):
        assert main(["extract", str(clip), "-o", str(target)]) == 3
        assert "is the recording itself" in capsys.readouterr().err
    assert clip.read_bytes() == before


@pytest.mark.parametrize(("target", "code"), [("absent/out.wav", 4), ("out.mp3", 2), ("-", 2), (".", 2)])
def test_targets_that_cannot_be_written(target: str, code: int, clip: Path, tmp_path: Path) -> None:
    where = target if target == "-" else str(tmp_path / target)
    assert main(["extract", str(clip), "-o", where]) == code


def test_files_that_are_not_there_or_no_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text.wav").write_text("not sound")
    for name, code in (("absent.wav", 4), ("text.wav", 3), (".", 3)):
        assert main(["extract", str(tmp_path / name), "-o", str(tmp_path / "out.wav")]) == code
        assert "Traceback" not in capsys.readouterr().err


def test_ctrl_c_ends_it_and_its_ffmpeg_and_leaves_nothing(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    sleeper = tmp_path / "ffmpeg"
    sleeper.write_text(f"#!/bin/sh\necho $$ > '{note}'\nsleep 1000\n")
    sleeper.chmod(0o755)
    mp3 = material.encode(tmp_path / "a.mp3", material.seconds(1))
    out = tmp_path / "out" / "out.wav"
    out.parent.mkdir()
    process = subprocess.Popen(
        [sys.executable, "-m", "soundalike", "extract", str(mp3), "-o", str(out)],
        env={**os.environ, "SOUNDALIKE_FFMPEG": str(sleeper)},
        stderr=subprocess.PIPE,
    )
    deadline = time.monotonic() + 60
    while not (note.exists() and note.read_text().strip()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in said
    assert list(out.parent.iterdir()) == []
    gone = Path(f"/proc/{int(note.read_text())}")
    deadline = time.monotonic() + 10
    while gone.exists():
        assert time.monotonic() < deadline, "ffmpeg goes on"
        time.sleep(0.05)
