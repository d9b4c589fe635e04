"""`soundalike speak` to a sound device, over the fake engine and a fake player."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile

from soundalike.errors import MissingError
from tests.cli.fake_wiring import FakeParts, FakePlayer
from tests.cli.test_speak import Captured, json_lines, speak


def playing() -> FakeParts:
    """Parts with a sound device."""
    return FakeParts(player=FakePlayer())


def player_of(parts: FakeParts) -> FakePlayer:
    assert parts.player is not None
    return parts.player


def test_without_an_output_it_is_played(capsys: Captured) -> None:
    parts = playing()
    assert speak("one two\nthree", "--seed", "3", parts=parts) == 0
    asked = player_of(parts).asked
    assert asked[:2] == ["open", "begin"]
    assert asked[-3:] == ["rest", "drain", "close"]
    assert "stop" not in asked
    assert capsys.readouterr().out == ""


def test_the_computer_stays_awake_while_it_plays_and_not_for_a_file(tmp_path: Path) -> None:
    parts = playing()
    assert speak("one two\nthree", parts=parts) == 0
    assert parts.awake == [True, False]
    parts = FakeParts()
    assert speak("one", "-o", str(tmp_path / "a.wav"), parts=parts) == 0
    assert parts.awake == []


def test_what_is_played_is_what_a_file_holds(tmp_path: Path) -> None:
    parts = playing()
    assert speak("one two\nthree", "--seed", "3", parts=parts) == 0
    assert speak("one two\nthree", "--seed", "3", "-o", str(tmp_path / "a.wav")) == 0
    samples, _ = soundfile.read(tmp_path / "a.wav", dtype="float32")
    np.testing.assert_allclose(player_of(parts).heard, samples, atol=1e-4)


def test_json_says_when_the_first_sound_came(capsys: Captured) -> None:
    parts = playing()
    player_of(parts).underruns = 2
    assert speak("one", "--json", parts=parts) == 0
    said = capsys.readouterr()
    result = json_lines(said.out)[-1]
    assert (result["first_sound_seconds"], result["underruns"], result["path"]) == (0.25, 2, None)
    assert "broke off 2 times" in said.err


def test_the_device_is_looked_for_before_the_model_is_opened(capsys: Captured) -> None:
    parts = FakeParts()
    assert speak("Hi", "--device", "headset", parts=parts) == MissingError.exit_code
    assert parts.asked_devices == ["headset"]
    assert parts.asked_models == []
    assert "no sound device" in capsys.readouterr().err


def test_a_device_goes_with_playing_alone(tmp_path: Path, capsys: Captured) -> None:
    assert speak("Hi", "--device", "headset", "-o", str(tmp_path / "a.wav"), parts=playing()) == 2
    assert "'headset'" in capsys.readouterr().err


def test_a_device_that_breaks_silences_it(capsys: Captured) -> None:
    class Breaking(FakePlayer):
        def drain(self) -> None:
            raise MissingError("The device is gone.")

    parts = FakeParts(player=Breaking())
    assert speak("one", parts=parts) == MissingError.exit_code
    assert player_of(parts).asked[-2:] == ["stop", "close"]
    assert "The device is gone." in capsys.readouterr().err


def test_streaming_options_reach_the_engine(tmp_path: Path) -> None:
    parts = FakeParts()
    arguments = "--plan growing --first-chunk 12 --chunk 30 --first-steps 1 --steps 5"
    assert speak("Hi", "-o", str(tmp_path / "a.wav"), *arguments.split(), parts=parts) == 0
    ((_, options),) = parts.engine.requests
    assert (options.plan, options.first_chunk_tokens, options.chunk_tokens) == ("growing", 12, 30)
    assert (options.first_flow_steps, options.flow_steps) == (1, 5)


@pytest.mark.parametrize("output", [[], ["-o", "a.wav"]])
def test_the_default_plan_is_windowed_for_sound_and_file_alike(
    output: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    parts = playing()
    assert speak("Hi", *output, parts=parts) == 0
    ((_, options),) = parts.engine.requests
    assert (options.plan, options.first_chunk_tokens, options.first_flow_steps) == ("windowed", 0, 0)
