"""Which voice `--voice` means."""

from __future__ import annotations

from pathlib import Path

import pytest

from soundalike.cli.voice_choice import voice_file
from soundalike.errors import MissingError


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """The person's voices and the bundled ones; both have an Ada."""
    mine, bundled = tmp_path / "mine", tmp_path / "bundled"
    for folder, names in ((mine, ["Ada", "my v1.0"]), (bundled, ["Ada", "ada", "Bea"])):
        folder.mkdir()
        for name in names:
            (folder / f"{name}.voice.gguf").touch()
    (bundled / "README.md").touch()
    return mine, bundled


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ("Ada", "mine/Ada.voice.gguf"),
        ("ada", "bundled/ada.voice.gguf"),
        ("ADA", "mine/Ada.voice.gguf"),
        ("bea", "bundled/Bea.voice.gguf"),
        ("my v1.0", "mine/my v1.0.voice.gguf"),
    ],
)
def test_names(folders: tuple[Path, Path], tmp_path: Path, chosen: str, expected: str) -> None:
    assert voice_file(chosen, folders) == tmp_path / expected


def test_a_name_that_no_folder_has(folders: tuple[Path, Path], tmp_path: Path) -> None:
    assert voice_file("README.md", folders) is None
    assert voice_file("Ada", [tmp_path / "absent"]) is None


def test_paths(folders: tuple[Path, Path]) -> None:
    path = folders[1] / "Bea.voice.gguf"
    assert voice_file(str(path), []) == path
    for absent in ("no/Bea", "Bea.voice.gguf", "../Bea.voice.gguf", "/"):
        with pytest.raises(MissingError, match="--voice"):
            voice_file(absent, folders)
