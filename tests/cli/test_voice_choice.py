"""Which voice `--voice` means."""

from __future__ import annotations

from pathlib import Path

import pytest

from soundalike.cli.voice_choice import check_choice, chosen_file
from soundalike.errors import MissingError
from soundalike.voices import Library


def test_a_path_to_a_file_is_that_file(tmp_path: Path) -> None:
    file = tmp_path / "Bea.voice.gguf"
    file.touch()
    assert chosen_file(str(file)) == file
    assert chosen_file("Bea") is None


@pytest.mark.parametrize("absent", ["no/Bea", "Bea.voice.gguf", "../Bea.voice.gguf", "/"])
def test_a_path_without_a_file_is_refused_before_the_model_is_opened(absent: str, tmp_path: Path) -> None:
    assert chosen_file(absent) is None
    with pytest.raises(MissingError, match="--voice"):
        check_choice(absent, Library(tmp_path))


def test_a_name_that_nobody_has_may_be_the_models_own(tmp_path: Path) -> None:
    check_choice("README.md", Library(tmp_path / "absent"))
