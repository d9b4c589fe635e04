"""`soundalike models` over the fake parts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from soundalike.cli.main import main
from soundalike.models import ModelPair
from soundalike.paths import bundled_resources
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


@pytest.mark.parametrize(
    ("arguments", "choice"),
    [([], "q8_0"), (["--type", "q4_K"], "q4_K"), (["--preset", "small"], "small"), (["--type", "f16"], "f16")],
)
def test_quantize_prints_the_files(
    arguments: list[str], choice: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    parts = FakeParts()
    out = tmp_path / "smaller"
    assert main(["models", "quantize", "turbo", "-o", str(out), *arguments], wiring=parts.wiring()) == 0
    assert capsys.readouterr().out == f"{out / 't3.gguf'}\n{out / 's3gen.gguf'}\n"
    assert parts.asked_quantisations == [("turbo", out, choice)]


@pytest.mark.parametrize(
    "arguments",
    [
        ["quantize", "turbo"],
        ["quantize", "turbo", "-o", "out", "--type", "q3_K"],
        ["quantize", "turbo", "-o", "out", "--type", "q8_0", "--preset", "small"],
        ["convert", "official", "-o", "out", "--type", "q8"],
        ["convert", "official", "-o", "out", "--preset", "tiny"],
    ],
)
def test_wrong_types_and_presets_are_usage_errors(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    parts = FakeParts()
    assert main(["models", *arguments], wiring=parts.wiring()) == 2
    assert parts.asked_quantisations == []
    assert parts.asked_conversions == []
    assert capsys.readouterr().out == ""


def test_convert_takes_types_and_presets(tmp_path: Path) -> None:
    parts = FakeParts()
    for arguments, choice in ((["--type", "q6_K"], "q6_K"), (["--preset", "balanced"], "balanced")):
        assert main(["models", "convert", "in", "-o", str(tmp_path), *arguments], wiring=parts.wiring()) == 0
        assert parts.asked_conversions[-1] == (Path("in"), tmp_path, choice)


def test_one_file_is_quantised_to_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = bundled_resources() / "demo" / "t3.gguf"
    out = tmp_path / "klein.gguf"
    assert main(["models", "quantize", str(source), "-o", str(out), "--type", "q4_K"]) == 0
    assert capsys.readouterr().out == f"{out}\n"
    assert main(["models", "info", str(out)]) == 0
    assert "q4_k (25 tensors" in capsys.readouterr().out
    assert main(["models", "quantize", str(out), "-o", str(tmp_path / "x.gguf"), "--type", "q8_0"]) == 3
    assert str(out) in capsys.readouterr().err


def test_info_of_a_model_says_what_it_runs_on_and_how_fast(capsys: pytest.CaptureFixture[str]) -> None:
    parts = FakeParts()
    demo = bundled_resources() / "demo"
    parts.pair = ModelPair(demo / "t3.gguf", demo / "s3gen.gguf", "demo")
    assert main(["models", "info", "small", "--measure"], wiring=parts.wiring()) == 0
    said = capsys.readouterr().out
    for expected in ("T3 (text", "S3Gen (speech", "runs on a fake chip: AVX2, FMA; kernels by nobody", "speaks "):
        assert expected in said
    assert parts.engine.closed
    assert main(["models", "info", str(demo / "t3.gguf")], wiring=parts.wiring()) == 0
    said = capsys.readouterr().out
    assert "S3Gen (speech" not in said
    assert "speaks " not in said
