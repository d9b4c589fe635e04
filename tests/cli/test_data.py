"""`soundalike data folder`, and what commands say when that folder isn't there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from soundalike.cli.main import main
from soundalike.paths import places


def test_the_folder_is_said_and_moved(
    soundalike_home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["data", "folder"]) == 0
    assert capsys.readouterr().out == f"{soundalike_home}\n"
    (soundalike_home / "pronunciation.json").write_text("[]")
    new = tmp_path / "anderswo ü"
    for target, told in (
        (new, "Moved: voices, texts and takes."),
        (new, "kept there already"),
        (soundalike_home, "Moved: voices, texts and takes."),
        (tmp_path / "empty", "Moved"),
    ):
        assert main(["data", "folder", str(target)]) == 0
        heard = capsys.readouterr()
        assert told in heard.err
        assert heard.out == f"{target}\n"
    assert main(["data", "folder", str(tmp_path / "empty" / "inside")]) == 2
    (new / "voices").mkdir(parents=True)
    (new / "pronunciation.json").write_text("{}")
    assert main(["data", "folder", str(new)]) == 3
    assert main(["data", "folder", "--json", str(soundalike_home)]) == 0
    event = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert event["folder"] == str(soundalike_home)
    assert event["moved"] is True


def test_a_folder_that_isnt_there_is_said_by_every_command_that_needs_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stick = tmp_path / "stick"
    assert main(["data", "folder", str(stick)]) == 0
    (stick / ".soundalike-data").unlink()
    stick.rmdir()
    capsys.readouterr()
    for command in (["voices", "list"], ["voices", "check"], ["speak", "Hello.", "-o", str(tmp_path / "out.wav")]):
        assert main(command) == 4
        heard = capsys.readouterr()
        assert f"kept in '{stick}', and they aren't there now" in heard.err
        assert heard.out == ""
    assert main(["doctor"]) == 4
    assert "missing  data folder" in capsys.readouterr().out
    assert main(["data", "folder"]) == 0
    assert "aren't there now" in capsys.readouterr().err
    assert main(["models", "list"]) == 0
    assert not stick.exists()
    assert not places().usual_data_dir.joinpath("voices").exists()
