"""Removing takes the model and nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from soundalike.errors import MissingError, RefusedError, UsageError
from soundalike.models import choose_model, find_model, installed_models
from soundalike.models.remove_model import remove_model
from soundalike.paths import bundled_resources


@pytest.fixture
def models_dir(converted: Path, tmp_path: Path) -> Path:
    for name in ("tiny", "other"):
        shutil.copytree(converted, tmp_path / "models" / name)
    return tmp_path / "models"


def test_it_goes_to_the_trash(models_dir: Path, tmp_path: Path) -> None:
    trash = tmp_path / "trash"

    def move(path: Path) -> None:
        path.rename(trash)

    assert remove_model("tiny", models_dir, trash=move) is False
    assert installed_models(models_dir) == ["other"]
    assert (trash / "t3.gguf").is_file()


def test_the_systems_trash_is_used(models_dir: Path, tmp_path: Path) -> None:
    """In a process of its own: the trash's place is read when the library is imported."""
    program = (
        "import sys; from pathlib import Path; from soundalike.models.remove_model import remove_model; "
        "remove_model('tiny', Path(sys.argv[1]))"
    )
    home = {"HOME": str(tmp_path / "home"), "XDG_DATA_HOME": str(tmp_path / "home" / "data")}
    (tmp_path / "home").mkdir()
    subprocess.run([sys.executable, "-c", program, models_dir], check=True, env={**os.environ, **home}, timeout=60)
    assert installed_models(models_dir) == ["other"]
    assert [path.name for path in tmp_path.rglob("t3.gguf") if "other" not in path.parts] == ["t3.gguf"]


def test_it_goes_for_good(models_dir: Path) -> None:
    remove_model("tiny", models_dir, for_good=True)
    assert [path.name for path in models_dir.iterdir()] == ["other"]


def test_a_removal_that_was_stopped_is_no_model(models_dir: Path) -> None:
    (models_dir / "tiny").rename(models_dir / ".tiny.removing")
    assert installed_models(models_dir) == ["other"]
    shutil.copytree(models_dir / "other", models_dir / "tiny")
    remove_model("tiny", models_dir, for_good=True)
    assert [path.name for path in models_dir.iterdir()] == ["other"]


def test_without_the_chosen_one_the_demo_speaks_and_says_so(models_dir: Path) -> None:
    choose_model("tiny", models_dir)
    assert remove_model("tiny", models_dir, for_good=True) is True
    pair = find_model(None, models_dir)
    assert (pair.name, pair.instead_of) == ("demo", "tiny")


def test_the_bundled_model_stays(models_dir: Path) -> None:
    with pytest.raises(RefusedError, match="stays"):
        remove_model("demo", models_dir, for_good=True)
    assert (bundled_resources() / "demo" / "t3.gguf").is_file()


@pytest.mark.parametrize("name", ["", ".", "..", "../outside", "tiny/../other", ".downloads", "/", "tiny/"])
def test_only_names_in_the_models_folder_count(name: str, models_dir: Path) -> None:
    outside = models_dir.parent / "outside"
    outside.mkdir()
    for wrong in (name, str(outside)):
        with pytest.raises(UsageError, match="no installed model's name"):
            remove_model(wrong, models_dir, for_good=True)
    assert outside.is_dir()
    assert installed_models(models_dir) == ["other", "tiny"]


def test_of_a_link_only_the_link_goes(models_dir: Path, converted: Path) -> None:
    (models_dir / "linked").symlink_to(converted)
    remove_model("linked", models_dir, for_good=True)
    assert installed_models(models_dir) == ["other", "tiny"]
    assert (converted / "t3.gguf").is_file()


def test_a_model_that_is_not_there_is_missing(models_dir: Path) -> None:
    with pytest.raises(MissingError, match="no installed model 'none'"):
        remove_model("none", models_dir)


def test_without_a_trash_the_way_out_is_told(models_dir: Path) -> None:
    def refuse(path: Path) -> None:
        raise OSError(13, "Permission denied", str(path))

    with pytest.raises(MissingError, match="--for-good"):
        remove_model("tiny", models_dir, trash=refuse)
    assert installed_models(models_dir) == ["other", "tiny"]
