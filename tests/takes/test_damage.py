"""A lost or damaged database is kept aside and built anew from the sound files."""

from __future__ import annotations

import sqlite3

import pytest

from soundalike.errors import RefusedError, SoundalikeError
from soundalike.takes import State, Take, database, schema
from soundalike.takes.schema import STEPS
from tests.takes.fake_speech import RECIPE, here, open_store, speak_into

TEXT = "Grüße aus Zürich\n你好 世界"


def said() -> list[Take]:
    """Something said, and the store closed."""
    with open_store() as store:
        return store.takes.of_utterance(speak_into(store, TEXT))


def check_rebuilt(before: list[Take]) -> None:
    """The takes are there, all but what the tags don't know."""
    with open_store() as store:
        (entry,) = store.history.search("zurich 世界")
        assert entry.text == "Grüße aus Zürich 你好 世界"
        assert (entry.state, entry.recipe) == (State.DONE, RECIPE)
        after = store.takes.of_utterance(entry.id)
        for old, new in zip(before, after, strict=True):
            assert (new.uid, new.source, new.spoken, new.seed) == (old.uid, old.source, old.spoken, old.seed)
            assert (new.samples, new.peaks, new.created) == (old.samples, old.peaks, old.created)
            assert len(store.takes.whole_sound(new.id)) == old.samples


def remove_database() -> None:
    """The database with its companions, gone."""
    for path in here().data_dir.glob("takes.sqlite3*"):
        path.unlink()


def test_a_lost_database() -> None:
    before = said()
    remove_database()
    with open_store() as store:
        assert "put together again from 2 sound files" in store.notices[0]
    check_rebuilt(before)


@pytest.mark.parametrize(
    "damage",
    [b"", b"not a database at all, but long enough to be read as one" * 9, b"SQLite format 3\0" + b"\xff" * 5000],
)
def test_a_file_that_isnt_a_database(damage: bytes) -> None:
    before = said()
    remove_database()
    here().takes_file.write_bytes(damage)
    with open_store() as store:
        notices = " ".join(store.notices)
        assert "put together again" in notices
    if damage:
        (aside,) = here().data_dir.glob("takes-damaged-*")
        assert (aside / "takes.sqlite3").read_bytes() == damage
        assert str(aside) in notices
    check_rebuilt(before)


def test_pages_that_contradict_each_other() -> None:
    before = said()
    data = bytearray(here().takes_file.read_bytes())
    for page in range(4096, len(data), 4096):
        data[page : page + 100] = bytes(range(100))
    here().takes_file.write_bytes(data)
    check_rebuilt(before)
    assert len(list(here().data_dir.glob("takes-damaged-*"))) == 1


def test_damaged_twice_in_one_second_keeps_both_aside() -> None:
    said()
    for _ in range(2):
        remove_database()
        here().takes_file.write_bytes(b"x" * 4096)
        open_store().close()
    assert len(list(here().data_dir.glob("takes-damaged-*"))) == 2


def test_sound_files_that_are_foreign_or_cut_are_counted_and_left_alone() -> None:
    before = said()
    remove_database()
    (here().takes_dir / "foreign.flac").write_bytes(b"fLaC nonsense")
    cut = here().takes_dir / f"{before[0].uid}.flac"
    cut.write_bytes(cut.read_bytes()[:500])
    renamed = here().takes_dir / f"{before[1].uid}.flac"
    renamed.rename(here().takes_dir / "elsewhere.flac")
    with open_store() as store:
        assert "3 sound files couldn't be read" in store.notices[0]
        assert store.history.search() == []
    assert len(list(here().takes_dir.glob("*.flac"))) == 3


def test_a_newer_programs_database_isnt_touched() -> None:
    said()
    with sqlite3.connect(here().takes_file) as connection:
        connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    connection.close()
    with pytest.raises(RefusedError, match="newer Soundalike"):
        open_store()
    assert list(here().data_dir.glob("takes-damaged-*")) == []


def test_an_upgrade_is_whole_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    before = said()
    broken = "CREATE TABLE later (x); INSERT INTO nowhere VALUES (1);"
    with monkeypatch.context() as patch:
        for module in (database, schema):
            patch.setattr(module, "STEPS", (*STEPS, broken))
        with pytest.raises(SoundalikeError):
            open_store()
    with monkeypatch.context() as patch:
        for module in (database, schema):
            patch.setattr(module, "STEPS", (*STEPS, "CREATE TABLE later (x);"))
        with open_store() as store:
            assert store.takes.get(before[0].id) == before[0]
    with sqlite3.connect(here().takes_file) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS) + 1,)
    connection.close()


def test_another_programs_database_is_kept_aside() -> None:
    with sqlite3.connect(here().takes_file) as connection:
        connection.execute("CREATE TABLE somebodys (x)")
    connection.close()
    with open_store() as store:
        assert "kept aside" in store.notices[0]
