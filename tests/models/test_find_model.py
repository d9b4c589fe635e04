"""A name, a folder, or nothing: which pair of files is meant."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from soundalike.errors import MissingError, RefusedError
from soundalike.models import choose_model, find_model, installed_models
from soundalike.paths import bundled_resources


@pytest.fixture
def models_dir(converted: Path, tmp_path: Path) -> Path:
    """A models folder with one installed model, "tiny"."""
    shutil.copytree(converted, tmp_path / "models" / "tiny")
    return tmp_path / "models"


def test_without_a_choice_the_demo_speaks(models_dir: Path, tmp_path: Path) -> None:
    demo = bundled_resources() / "demo"
    for folder in (models_dir, tmp_path / "nothing"):
        pair = find_model(None, folder)
        assert (pair.t3, pair.s3gen, pair.name) == (demo / "t3.gguf", demo / "s3gen.gguf", "demo")
    assert find_model("demo", models_dir).t3 == demo / "t3.gguf"


def test_the_chosen_model_is_the_default(models_dir: Path) -> None:
    choose_model("tiny", models_dir)
    assert find_model(None, models_dir).name == "tiny"
    choose_model("demo", models_dir)
    assert find_model(None, models_dir).name == "demo"


def test_a_chosen_model_that_was_removed_gives_way_to_the_demo(models_dir: Path) -> None:
    choose_model("tiny", models_dir)
    shutil.rmtree(models_dir / "tiny")
    assert find_model(None, models_dir).name == "demo"


@pytest.mark.parametrize("content", [b"", b"..\n", b"/etc\n", b"\xff\xfe"])
def test_a_damaged_choice_gives_way_to_the_demo(models_dir: Path, content: bytes) -> None:
    (models_dir / "default").write_bytes(content)
    assert find_model(None, models_dir).name == "demo"


@pytest.mark.parametrize("name", ["none", "", "../tiny", "."])
def test_only_installed_models_can_be_chosen(models_dir: Path, name: str) -> None:
    with pytest.raises(MissingError, match="no installed model"):
        choose_model(name, models_dir)


def test_a_name_or_a_folder_is_found(models_dir: Path, converted: Path) -> None:
    assert installed_models(models_dir) == ["tiny"]
    assert find_model("tiny", models_dir).t3 == models_dir / "tiny" / "t3.gguf"
    pair = find_model(str(converted), models_dir)
    assert (pair.s3gen, pair.name) == (converted / "s3gen.gguf", converted.name)


def test_files_of_other_names_are_told_by_what_they_hold(models_dir: Path) -> None:
    folder = models_dir / "tiny"
    (folder / "t3.gguf").rename(folder / "chatterbox-a.gguf")
    (folder / "s3gen.gguf").rename(folder / "chatterbox-b.gguf")
    (folder / "notes.gguf").write_text("no model at all, only a name like one")
    pair = find_model("tiny", models_dir)
    assert (pair.t3.name, pair.s3gen.name) == ("chatterbox-a.gguf", "chatterbox-b.gguf")
    shutil.copy(folder / "chatterbox-a.gguf", folder / "chatterbox-c.gguf")
    with pytest.raises(RefusedError, match=r"chatterbox-a\.gguf, chatterbox-c\.gguf are all t3 files"):
        find_model("tiny", models_dir)


@pytest.mark.parametrize("name", ["none", "/no/such/folder", ""])
def test_an_unknown_model_is_missing_and_the_known_are_told(models_dir: Path, name: str) -> None:
    with pytest.raises(MissingError, match="one of these: demo, tiny"):
        find_model(name, models_dir)


def test_a_model_that_can_be_had_comes_with_the_way_to_it(models_dir: Path) -> None:
    with pytest.raises(MissingError, match="To get it: soundalike models get turbo"):
        find_model("turbo", models_dir)


def test_a_folder_can_be_chosen_and_its_absence_is_told(models_dir: Path, converted: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "Zweite Platte"
    shutil.copytree(converted, elsewhere)
    assert choose_model(str(elsewhere), models_dir) == str(elsewhere)
    assert find_model(None, models_dir).t3 == elsewhere / "t3.gguf"
    elsewhere.rename(tmp_path / "unplugged")
    pair = find_model(None, models_dir)
    assert (pair.name, pair.instead_of) == ("demo", str(elsewhere))


@pytest.mark.parametrize("damage", ["cut", "half"])
def test_what_cannot_speak_cannot_be_chosen(damage: str, models_dir: Path) -> None:
    path = models_dir / "tiny" / "t3.gguf"
    if damage == "cut":
        path.write_bytes(path.read_bytes()[:9000])
    else:
        path.unlink()
    with pytest.raises((RefusedError, MissingError)):
        choose_model("tiny", models_dir)
    assert find_model(None, models_dir).name == "demo"


def test_an_official_folder_is_sent_to_conversion(official: Path, models_dir: Path) -> None:
    with pytest.raises(MissingError, match="Convert it first: soundalike models convert"):
        find_model(str(official), models_dir)


def test_half_a_pair_is_missing(models_dir: Path) -> None:
    (models_dir / "tiny" / "s3gen.gguf").unlink()
    with pytest.raises(MissingError, match=r"no model file s3gen\.gguf"):
        find_model("tiny", models_dir)


def test_files_of_two_models_are_refused(models_dir: Path) -> None:
    shutil.copy(bundled_resources() / "demo" / "s3gen.gguf", models_dir / "tiny" / "s3gen.gguf")
    with pytest.raises(RefusedError, match=r"t3\.gguf is of the variant tiny-1, but s3gen\.gguf goes with demo"):
        find_model("tiny", models_dir)


def test_exchanged_files_are_refused(models_dir: Path) -> None:
    folder = models_dir / "tiny"
    (folder / "t3.gguf").rename(folder / "x")
    (folder / "s3gen.gguf").rename(folder / "t3.gguf")
    (folder / "x").rename(folder / "s3gen.gguf")
    with pytest.raises(RefusedError, match="aren't what their names say"):
        find_model("tiny", models_dir)
