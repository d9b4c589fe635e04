"""`soundalike devices`."""

from __future__ import annotations

import pytest

from soundalike.audio.devices import OutputDevice, Outputs
from soundalike.cli.main import main
from tests.cli.fake_wiring import FakeParts
from tests.cli.test_speak import json_lines

OUTPUTS = Outputs(
    (
        OutputDevice("hdmi", "A television", False, 48_000, 2, 0, "hdmi", "hdmi.monitor"),
        OutputDevice("analog", "analog", True, 44_100, 2, 0, "analog", "analog.monitor"),
    ),
    "a fake system",
)

Captured = pytest.CaptureFixture[str]


def test_they_are_listed_with_the_default(capsys: Captured) -> None:
    assert main(["devices"], wiring=FakeParts(outputs=OUTPUTS).wiring()) == 0
    said = capsys.readouterr()
    assert said.out == "  hdmi  (A television)\n* analog\n"
    assert "a fake system" in said.err


def test_json(capsys: Captured) -> None:
    assert main(["devices", "--json"], wiring=FakeParts(outputs=OUTPUTS).wiring()) == 0
    first, second = json_lines(capsys.readouterr().out)
    assert (first["name"], first["default"], first["monitor"]) == ("hdmi", False, "hdmi.monitor")
    assert (second["name"], second["default"], second["rate"]) == ("analog", True, 44_100)


def test_none_is_missing(capsys: Captured) -> None:
    assert main(["devices"], wiring=FakeParts().wiring()) == 4
    assert "no sound output" in capsys.readouterr().err
