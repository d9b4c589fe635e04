"""Another folder for voices, texts and takes. Each way ends with an answer, and nothing of them is ever lost."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import subprocess
import sys
from collections import namedtuple
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from soundalike.data_folder import MARKER, data_names, held_by_window, missing_data_folder, require_data_folder
from soundalike.errors import CancelledError, MissingError, RefusedError, SoundalikeError, UsageError
from soundalike.models.move_models import move_models
from soundalike.move_data import move_data
from soundalike.paths import Places, places
from soundalike.takes import TakeStore
from soundalike.voices import Library

Usage = namedtuple("Usage", "total used free")
ROOT = Path(__file__).resolve().parents[1]
SOUND = os.urandom(200_000)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with everything in it that is kept, and settings, models and a cache beside it."""
    home = tmp_path / "home"
    here = places(home)
    with TakeStore.open(here) as store:
        store.documents.create("Guten Tag.")
    for path, content in (
        (here.voices_dir / "Anna.voice.gguf", b"a voice"),
        (here.voices_dir / "trash" / "x" / "Bo.voice.gguf", b"deleted"),
        (here.voice_draft_dir / "line-0-0.wav", b"a line"),
        (here.takes_dir / "1.flac", SOUND),
        (here.data_dir / "takes-damaged-20251114-101112" / "takes.sqlite3", b"aside"),
        (here.pronunciation_file, b"[]"),
        (here.data_dir / "pronunciation-damaged-20251114-101112.json", b"{"),
        (here.config_file, b"[appearance]\n"),
        (here.models_dir / "mine" / "t3.gguf", b"a model"),
        (here.cache_dir / "log.txt", b"..."),
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return home


@pytest.fixture
def no_links(monkeypatch: pytest.MonkeyPatch) -> None:
    """As between two disks."""

    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(errno.EXDEV, os.strerror(errno.EXDEV))

    monkeypatch.setattr("os.link", refuse)


def whole(home: Path) -> bool:
    """Whether everything is there, wherever it is kept now."""
    here = places(home)
    with TakeStore.open(here) as store:
        texts = [store.documents.get(document.id).text for document in store.documents.all()]
    return (
        texts == ["Guten Tag."]
        and (here.voices_dir / "Anna.voice.gguf").read_bytes() == b"a voice"
        and (here.voices_dir / "trash" / "x" / "Bo.voice.gguf").read_bytes() == b"deleted"
        and (here.voice_draft_dir / "line-0-0.wav").read_bytes() == b"a line"
        and (here.takes_dir / "1.flac").read_bytes() == SOUND
        and (here.data_dir / "takes-damaged-20251114-101112" / "takes.sqlite3").read_bytes() == b"aside"
        and here.pronunciation_file.read_bytes() == b"[]"
        and (here.data_dir / "pronunciation-damaged-20251114-101112.json").exists()
        and (home / "settings.ini").read_bytes() == b"[appearance]\n"
        and (home / "models" / "mine" / "t3.gguf").read_bytes() == b"a model"
        and (home / "cache" / "log.txt").exists()
    )


@pytest.mark.parametrize("links", [True, False])
def test_everything_moves_there_and_back(
    links: bool, home: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if not links:
        request.getfixturevalue("no_links")
    new = tmp_path / "größere Platte 音" / "Soundalike"
    told: list[tuple[int, int]] = []
    moved = move_data(places(home), new, lambda done, total: told.append((done, total)))
    assert (moved.folder, moved.moved, moved.copied) == (new, True, not links)
    assert told[-1][0] == told[-1][1] > len(SOUND)
    assert places(home).data_dir == new
    assert places(home).models_dir == home / "models"
    assert whole(home)
    assert data_names(places(home), home) == []
    assert (home / "data-folder").read_bytes() == os.fsencode(f"{new}\n")

    assert move_data(places(home), home).moved
    assert places(home).moved_data is None
    assert whole(home)
    assert not new.exists()


def test_no_place_of_the_programs_is_forgotten(tmp_path: Path) -> None:
    """What `Places` names below the data folder moves, but for what stays with good reason."""
    here = places(tmp_path)
    stay = {"usual_models_dir", "models_dir", "models_pointer", "data_pointer", "config_file"}
    stay |= {"voice_copies_dir", "phrase_sounds_dir"}  # in the cache
    stay |= {field.name for field in fields(Places)} | {"data_dir"}
    named = [name for name, found in vars(Places).items() if isinstance(found, property) and name not in stay]
    for name in named:
        getattr(here, name).mkdir(parents=True)
    assert data_names(here, tmp_path) == sorted(getattr(here, name).name for name in named)


def test_the_same_place_is_said(home: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(home)
    for same in (home, tmp_path / "link"):
        assert move_data(places(home), same).same
    assert whole(home)


def test_without_anything_to_move_the_choice_is_kept(tmp_path: Path) -> None:
    fresh = tmp_path / "fresh"
    assert not move_data(places(fresh), tmp_path / "new").moved
    assert places(fresh).data_dir == tmp_path / "new"
    assert missing_data_folder(places(fresh)) is None


@pytest.mark.parametrize("inside", ["deeper", ".."])
def test_one_inside_the_other_is_refused(inside: str, home: Path) -> None:
    with pytest.raises(UsageError, match="one in the other"):
        move_data(places(home), (home / inside).resolve())
    assert whole(home)


def test_data_and_models_have_a_folder_each(home: Path, tmp_path: Path) -> None:
    models, data = tmp_path / "models elsewhere", tmp_path / "data elsewhere"
    move_models(places(home), models)
    for among in (models, models / "voices"):
        with pytest.raises(UsageError, match="is where models are"):
            move_data(places(home), among)
    move_data(places(home), data)
    with pytest.raises(UsageError, match="is where voices, texts and takes are"):
        move_models(places(home), data)
    move_models(places(home), home / "models")
    assert whole(home)


def test_another_library_is_never_touched(home: Path, tmp_path: Path) -> None:
    new = tmp_path / "new"
    (new / "voices").mkdir(parents=True)
    (new / "voices" / "Clara.voice.gguf").write_bytes(b"hers")
    with pytest.raises(RefusedError, match="holds voices already"):
        move_data(places(home), new)
    assert [path.name for path in new.rglob("*")] == ["voices", "Clara.voice.gguf"]
    assert whole(home)


@pytest.mark.usefixtures("no_links")
@pytest.mark.parametrize("error", [CancelledError("enough"), KeyboardInterrupt()])
def test_stopping_in_the_middle_changes_nothing(error: BaseException, home: Path, tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        if done > total / 2:
            raise error

    with pytest.raises(type(error)):
        move_data(places(home), tmp_path / "new", stop)
    assert list((tmp_path / "new").iterdir()) == []
    assert whole(home)


@pytest.mark.usefixtures("no_links")
def test_a_disk_that_fills_up_changes_nothing(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(MissingError, match="the disk is full") as told:
        move_data(places(home), tmp_path / "new")
    assert str(tmp_path / "new") in str(told.value)
    assert "nothing was moved" in str(told.value)
    monkeypatch.undo()
    monkeypatch.setenv("SOUNDALIKE_HOME", str(home))
    assert list((tmp_path / "new").iterdir()) == []
    assert whole(home)


def test_when_the_choice_cannot_be_kept_nothing_moves(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace = Path.replace

    def refuse(path: Path, target: Path) -> Path:
        if Path(target) == home / "data-folder":
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(MissingError, match="can't be written"):
        move_data(places(home), tmp_path / "new")
    assert list((tmp_path / "new").iterdir()) == []
    assert whole(home)


def test_another_disk_must_have_room(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other_disk = Path("/dev/shm")
    if not other_disk.is_dir() or other_disk.stat().st_dev == home.stat().st_dev:
        pytest.skip("there is no second disk here")
    new = other_disk / f"soundalike-test-{os.getpid()}"
    try:
        with monkeypatch.context() as patched:
            patched.setattr(shutil, "disk_usage", lambda _: Usage(9, 9, 1000))
            with pytest.raises(MissingError, match="moving voices, texts and takes needs"):
                move_data(places(home), new)
        assert whole(home)
        assert move_data(places(home), new).copied
        assert whole(home)
    finally:
        shutil.rmtree(new, ignore_errors=True)


KILLED = """
import os, signal, sys
from pathlib import Path
import soundalike.folder_move as folder_move
from soundalike.move_data import move_data
from soundalike.paths import places

def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)

moment = sys.argv[3]
if moment == "while it is copied":
    def refuse(*_): raise OSError("another disk")
    os.link = refuse
    on_moved = lambda done, total: done > total / 2 and die()
else:
    on_moved = lambda done, total: None
if moment == "before the new folder counts":
    folder_move.Pointer.point = die
if moment == "before the old folder is cleared":
    import soundalike.data_folder
    soundalike.data_folder.clear = die
move_data(places(Path(sys.argv[1])), Path(sys.argv[2]), on_moved)
"""


@pytest.mark.parametrize(
    "moment", ["while it is copied", "before the new folder counts", "before the old folder is cleared"]
)
def test_killed_at_any_moment_everything_is_whole_and_the_next_move_goes_through(
    moment: str, home: Path, tmp_path: Path
) -> None:
    new = tmp_path / "new"
    ended = subprocess.run([sys.executable, "-c", KILLED, str(home), str(new), moment], cwd=ROOT, check=False)
    assert ended.returncode == -signal.SIGKILL
    counts = new if moment == "before the old folder is cleared" else home
    assert places(home).data_dir == counts
    assert whole(home)
    with held_by_window(places(home)):
        assert whole(home)
    assert (data_names(places(home), home) == []) == (counts == new), "nothing stays behind that could be forgotten"
    shutil.rmtree(new, ignore_errors=True) if counts == home else None
    assert move_data(places(home), tmp_path / "third").moved
    assert whole(home)
    assert data_names(places(home), home) == []


def test_after_a_kill_the_same_move_can_be_asked_for_again(home: Path, tmp_path: Path) -> None:
    new = tmp_path / "new"
    subprocess.run(
        [sys.executable, "-c", KILLED, str(home), str(new), "before the new folder counts"], cwd=ROOT, check=False
    )
    assert move_data(places(home), new).moved
    assert places(home).data_dir == new
    assert whole(home)


def test_while_another_program_uses_them_nothing_moves(home: Path, tmp_path: Path) -> None:
    here = places(home)
    with TakeStore.open(here), pytest.raises(SoundalikeError, match="has the history open"):
        move_data(here, tmp_path / "new")
    with held_by_window(here), pytest.raises(SoundalikeError, match="window is open"):
        move_data(here, tmp_path / "new")
    assert whole(home)
    assert not (tmp_path / "new").exists()


def test_a_library_that_is_being_changed_is_waited_for(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("soundalike.voices.library.LOCK_SECONDS", 0.1)
    with (
        Library(places(home).voices_dir).held(),
        pytest.raises(SoundalikeError, match="has been changing the library"),
    ):
        move_data(places(home), tmp_path / "new")
    assert whole(home)


def test_while_they_move_nothing_else_begins(home: Path, tmp_path: Path) -> None:
    said: list[str] = []

    def try_all(_done: int, _total: int) -> None:
        for use in (lambda: require_data_folder(places(home)), lambda: move_data(places(home), tmp_path / "other")):
            with pytest.raises(SoundalikeError) as told:
                use()
            said.append(str(told.value))
        with pytest.raises(SoundalikeError), held_by_window(places(home)):
            raise AssertionError("it opened")
        raise CancelledError("seen enough")

    with pytest.raises(CancelledError):
        move_data(places(home), tmp_path / "new", try_all)
    assert len(said) == 2
    assert all("being moved" in words for words in said)
    assert whole(home)


@pytest.mark.parametrize("how", ["gone", "an empty folder in its place"])
def test_a_disk_that_isnt_connected_is_said_and_nothing_is_made_in_its_place(
    how: str, home: Path, tmp_path: Path
) -> None:
    stick, away = tmp_path / "stick", tmp_path / "unplugged"
    move_data(places(home), stick)
    require_data_folder(places(home))
    stick.rename(away)
    if how != "gone":
        stick.mkdir()
    with pytest.raises(MissingError, match="aren't there now") as told:
        require_data_folder(places(home))
    assert str(stick) in str(told.value)
    assert not stick.exists() or list(stick.iterdir()) == []
    assert not (home / "voices").exists()
    if how != "gone":
        stick.rmdir()
    away.rename(stick)
    assert whole(home)


def test_a_lost_disk_can_be_given_up(home: Path, tmp_path: Path) -> None:
    move_data(places(home), tmp_path / "stick")
    (tmp_path / "stick").rename(tmp_path / "lost")
    assert not move_data(places(home), home).moved
    assert places(home).moved_data is None
    require_data_folder(places(home))


def test_an_empty_library_on_another_disk_is_not_a_missing_one(home: Path, tmp_path: Path) -> None:
    new = tmp_path / "new"
    move_data(places(home), new)
    for name in data_names(places(home), new):
        if name != MARKER:
            shutil.rmtree(new / name) if (new / name).is_dir() else (new / name).unlink()
    assert missing_data_folder(places(home)) is None
