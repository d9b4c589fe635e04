"""`soundalike doctor`."""

from __future__ import annotations

from pathlib import Path

import pytest

from soundalike import __version__
from soundalike.cli.main import main
from tests.cli.fake_wiring import FakeParts
from tests.cli.test_devices import OUTPUTS, Captured
from tests.cli.test_speak import json_lines


def examine(*arguments: str, parts: FakeParts) -> int:
    return main(["doctor", *arguments], wiring=parts.wiring())


def test_it_says_what_would_be_used(capsys: Captured) -> None:
    parts = FakeParts(outputs=OUTPUTS)
    assert examine(parts=parts) == 0
    said = capsys.readouterr().out
    for expected in (f"Soundalike {__version__}", "1.2.3", "fake-1", "none", "watermark", "a fake system", "44100 Hz"):
        assert expected in said
    for expected in ("AVX2, FMA", "kernels by nobody", "3 cores"):
        assert expected in said
    assert "missing" not in said
    assert parts.engine.closed


def test_json_has_a_line_a_part(capsys: Captured) -> None:
    assert examine("--json", parts=FakeParts(outputs=OUTPUTS)) == 0
    found = {line["part"]: line for line in json_lines(capsys.readouterr().out)}
    assert set(found) == {"program", "library", "model", "processor", "mark", "sound system", "device"}
    assert all(line["works"] and line["value"] and line["why"] for line in found.values())


def test_what_is_missing_is_said_and_the_rest_is_looked_at(capsys: Captured) -> None:
    assert examine("--model", "absent", "--json", parts=FakeParts(mark_missing=True)) == 4
    found = {line["part"]: line for line in json_lines(capsys.readouterr().out)}
    assert {part for part, line in found.items() if not line["works"]} == {"model", "mark", "device"}
    assert "'absent'" in found["model"]["why"]
    assert "The mark is missing." in found["mark"]["why"]


def test_nothing_personal_is_said(capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    missing = str(tmp_path / "a model")
    assert examine("--model", missing, "--device", "zzz", parts=FakeParts(outputs=OUTPUTS)) == 4
    said = capsys.readouterr().out
    assert str(tmp_path) not in said
    assert "television" not in said
    assert "hdmi" not in said


def test_measuring_says_how_fast_this_machine_speaks(capsys: Captured) -> None:
    parts = FakeParts(outputs=OUTPUTS)
    assert examine("--measure", "--json", parts=parts) == 0
    found = {line["part"]: line for line in json_lines(capsys.readouterr().out)}
    assert "times faster than real time, first sound after " in found["speed"]["value"]
    assert "a sentence of " in found["speed"]["why"]
    half = len(parts.engine.requests) // 2
    assert half > 0
    assert parts.engine.requests[:half] == parts.engine.requests[half:]  # once to warm up, once measured
    assert all(voice.closed for voice in parts.engine.voices)
    assert examine("--json", parts=FakeParts(outputs=OUTPUTS)) == 0
    assert "speed" not in capsys.readouterr().out
