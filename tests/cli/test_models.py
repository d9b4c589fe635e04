"""`soundalike models` over the fake parts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from soundalike.cli.main import main
from tests.cli.fake_wiring import FakeParts


def test_convert_prints_the_two_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parts = FakeParts()
    out = tmp_path / "my model"
    assert main(["models", "convert", "official", "-o", str(out)], wiring=parts.wiring()) == 0
    assert capsys.readouterr().out == f"{out / 't3.gguf'}\n{out / 's3gen.gguf'}\n"
    assert parts.asked_conversions == [(Path("official"), out, "f16")]


def test_convert_to_f32_with_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parts = FakeParts()
    assert main(["models", "convert", "in", "-o", "out", "--type", "f32", "--json"], wiring=parts.wiring()) == 0
    result = json.loads(capsys.readouterr().out)
    assert result == {
        "version": 1,
        "event": "result",
        "t3": str(Path("out/t3.gguf")),
        "s3gen": str(Path("out/s3gen.gguf")),
    }
    assert parts.asked_conversions[0][2] == "f32"


@pytest.mark.parametrize("arguments", [["info", "{}"], ["convert", "{}", "-o", "out"]])
def test_what_is_not_there_is_named(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    absent = str(tmp_path / "absent")
    assert main(["models", *[argument.format(absent) for argument in arguments]]) in {3, 4}
    said = capsys.readouterr()
    assert absent in said.err
    assert "Traceback" not in said.err
    assert said.out == ""
