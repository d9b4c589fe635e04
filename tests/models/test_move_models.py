"""Case MOD-09: another models folder. Each way ends with an answer, and no model is ever lost."""

from __future__ import annotations

import errno
import os
import shutil
from collections import namedtuple
from pathlib import Path
from typing import Any

import pytest

from soundalike.errors import CancelledError, MissingError, RefusedError, SoundalikeError, UsageError
from soundalike.models import choose_model, find_model, installed_models
from soundalike.models.downloads.folder_lock import only_here
from soundalike.models.downloads.folders import download_folder
from soundalike.models.move_models import missing_models_folder, move_models
from soundalike.paths import places

Usage = namedtuple("Usage", "total used free")


@pytest.fixture
def home(converted: Path, tmp_path: Path) -> Path:
    """A home with two models, one of them chosen, and a download that was begun."""
    home = tmp_path / "home"
    for name in ("tiny", "other"):
        shutil.copytree(converted, home / "models" / name)
    choose_model("tiny", home / "models")
    begun = download_folder(home / "models", "turbo")
    begun.mkdir(parents=True)
    (begun / "ve.safetensors.part").write_bytes(b"half")
    return home


@pytest.fixture
def no_links(monkeypatch: pytest.MonkeyPatch) -> None:
    """As between two disks."""

    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(errno.EXDEV, os.strerror(errno.EXDEV))

    monkeypatch.setattr("os.link", refuse)


def whole(folder: Path) -> bool:
    part = download_folder(folder, "turbo") / "ve.safetensors.part"
    return (
        installed_models(folder) == ["other", "tiny"]
        and find_model(None, folder).name == "tiny"
        and part.read_bytes() == b"half"
    )


@pytest.mark.parametrize("links", [True, False])
def test_models_choice_and_begun_downloads_move_along(
    links: bool, home: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if not links:
        request.getfixturevalue("no_links")
    new = tmp_path / "größere Platte" / "models"
    told: list[tuple[int, int]] = []
    moved = move_models(places(home), new, lambda done, total: told.append((done, total)))
    assert (moved.models, moved.copied) == (("other", "tiny"), not links)
    assert told[-1][0] == told[-1][1] > 0
    assert places(home).models_dir == new
    assert whole(new)
    assert not (home / "models").exists()
    assert sorted(path.name for path in new.iterdir()) == [".downloads", "default", "other", "tiny"]

    back = move_models(places(home), home / "models")
    assert back.models == ("other", "tiny")
    assert places(home).moved_models is None
    assert whole(home / "models")
    assert not places(home).models_pointer.exists()


def test_without_models_it_ends_at_once(tmp_path: Path) -> None:
    home = tmp_path / "empty"
    assert move_models(places(home), tmp_path / "new").models == ()
    assert places(home).models_dir == tmp_path / "new"


def test_the_same_place_is_said(home: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(home / "models")
    for same in (home / "models", home / "models" / "..", tmp_path / "link"):
        target = same if same.name != ".." else home / "x" / ".." / "models"
        (home / "x").mkdir(exist_ok=True)
        assert move_models(places(home), target).same
    assert whole(home / "models")


def test_a_folder_of_an_earlier_installation_is_taken_with_its_models(
    converted: Path, home: Path, tmp_path: Path
) -> None:
    shutil.copytree(converted, tmp_path / "earlier" / "third")
    move_models(places(home), tmp_path / "earlier")
    assert installed_models(tmp_path / "earlier") == ["other", "third", "tiny"]
    fresh = tmp_path / "fresh home"
    move_models(places(fresh), tmp_path / "earlier")
    assert installed_models(places(fresh).models_dir) == ["other", "third", "tiny"]


def test_nothing_of_the_new_folder_is_replaced(home: Path, tmp_path: Path) -> None:
    new = tmp_path / "new"
    (new / "tiny").mkdir(parents=True)
    (new / "tiny" / "t3.gguf").write_bytes(b"mine")
    with pytest.raises(RefusedError, match="holds tiny already"):
        move_models(places(home), new)
    assert (new / "tiny" / "t3.gguf").read_bytes() == b"mine"
    assert whole(home / "models")


def test_what_a_killed_move_left_is_no_obstacle(home: Path, tmp_path: Path) -> None:
    new = tmp_path / "new"
    shutil.copytree(home / "models" / "tiny", new / "tiny")
    (new / ".coming").mkdir()
    move_models(places(home), new)
    assert whole(new)


@pytest.mark.parametrize("inside", ["models/deeper", "."])
def test_one_inside_the_other_is_refused(inside: str, home: Path) -> None:
    with pytest.raises(UsageError, match="one in the other"):
        move_models(places(home), home / inside)
    assert whole(home / "models")


def test_a_place_that_cannot_be_written_is_said(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, *_: Any) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))

    monkeypatch.setattr(Path, "write_bytes", refuse)
    with pytest.raises(MissingError, match="can't be written"):
        move_models(places(home), tmp_path / "new")
    assert places(home).models_dir == home / "models"
    assert whole(home / "models")


def test_a_file_in_the_way_is_said(home: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(SoundalikeError, match="can't be written"):
        move_models(places(home), tmp_path / "file")
    assert whole(home / "models")


@pytest.mark.usefixtures("no_links")
def test_stopping_in_the_middle_changes_nothing(home: Path, tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        if done > total / 2:
            raise CancelledError("enough")

    with pytest.raises(CancelledError):
        move_models(places(home), tmp_path / "new", stop)
    assert whole(home / "models")
    assert places(home).models_dir == home / "models"
    assert list((tmp_path / "new").iterdir()) == []


def test_a_running_download_is_waited_for(home: Path, tmp_path: Path) -> None:
    with only_here(download_folder(home / "models", "turbo"), "busy"), pytest.raises(SoundalikeError, match="Wait"):
        move_models(places(home), tmp_path / "new")
    assert whole(home / "models")


def test_another_disk_must_have_room(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other_disk = Path("/dev/shm")
    if not other_disk.is_dir() or other_disk.stat().st_dev == home.stat().st_dev:
        pytest.skip("there is no second disk here")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(9, 9, 1000))
    new = other_disk / f"soundalike-test-{os.getpid()}"
    try:
        with pytest.raises(MissingError, match="moving the models needs"):
            move_models(places(home), new)
        monkeypatch.undo()
        monkeypatch.setenv("SOUNDALIKE_HOME", str(home))
        assert move_models(places(home), new).copied
        assert whole(new)
    finally:
        shutil.rmtree(new, ignore_errors=True)


def test_a_folder_that_is_gone_is_told(home: Path, tmp_path: Path) -> None:
    new = tmp_path / "stick"
    move_models(places(home), new)
    assert missing_models_folder(places(home)) is None
    new.rename(tmp_path / "unplugged")
    told = missing_models_folder(places(home))
    assert told is not None
    assert "isn't there" in told
    assert find_model(None, places(home).models_dir).name == "demo"


@pytest.mark.parametrize("content", [b"", b"\n", b"relative/path\n", b"/nul\0byte\n"])
def test_a_pointer_that_names_no_folder_counts_for_nothing(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "models-folder").write_bytes(content)
    assert places(tmp_path).models_dir == tmp_path / "models"


def test_a_link_to_a_model_stays_a_link(home: Path, converted: Path, tmp_path: Path) -> None:
    (home / "models" / "linked").symlink_to(converted)
    move_models(places(home), tmp_path / "new")
    assert (tmp_path / "new" / "linked").readlink() == converted
    assert (converted / "t3.gguf").is_file()
