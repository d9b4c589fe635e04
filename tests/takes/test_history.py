"""Finding, measuring, deleting and cleaning up what was said."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest

from soundalike.takes import Recipe, State, TakeStore, VoiceName
from tests.takes.fake_speech import RECIPE, here, open_store, pieces_of, speak_into

JOE = Recipe(VoiceName("2222", "Joe"), "fake-1")


@pytest.fixture
def store() -> Iterator[TakeStore]:
    with open_store() as opened:
        yield opened


def made_older(utterance: int, days: float) -> None:
    """As if it had been said `days` ago."""
    with sqlite3.connect(here().takes_file) as connection:
        connection.execute("UPDATE utterances SET began = began - ? WHERE id = ?", (days * 86_400, utterance))
    connection.close()


def texts(store: TakeStore, query: str) -> list[str]:
    return [entry.text for entry in store.history.search(query)]


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("Grüße aus Zürich", "zurich GRUSSE"),
        ("Straße", "STRASSE"),
        ("今日は良い天気ですね", "天気"),
        ("今日は良い天気ですね", "良い天気"),
        ("Добрый вечер", "вечер добр"),
        ("Ελληνικά", "ελληνικα"),
        ("مرحبا بالعالم", "عالم"),
        ("ﬁnal ﬂoor", "final floor"),
        ('He said "no" 100%', '"no" 100%'),
        ("a_b c%d", "a_b"),
        ("한국어 문장", "한국"),
        ("Emoji 🎙 here", "🎙"),
        ("said by nobody", "zoë said"),
    ],
)
def test_it_is_found_in_any_script_and_by_its_voice(store: TakeStore, text: str, query: str) -> None:
    speak_into(store, text)
    speak_into(store, "something else\n---", recipe=JOE)
    assert texts(store, query) == [text]


@pytest.mark.parametrize(
    "query", ["a%b", "a_b", '"', "NEAR(", "*", "x OR y", "col:x", "-", "\0", "a\0bcd", "\ud800", "' --"]
)
def test_no_query_breaks_it(store: TakeStore, query: str) -> None:
    speak_into(store, "nothing like that here, axb")
    assert texts(store, query) == ([] if query.strip("\0\ud800") else ["nothing like that here, axb"])


def test_the_newest_comes_first_in_pages(store: TakeStore) -> None:
    said = [f"line {number}" for number in range(5)]
    for text in said:
        speak_into(store, text)
    assert texts(store, "") == said[::-1]
    assert [entry.text for entry in store.history.search("line", limit=2, offset=1)] == ["line 3", "line 2"]


def test_it_can_be_narrowed_to_a_voice(store: TakeStore) -> None:
    speak_into(store, "by Zoë")
    speak_into(store, "by Joe", recipe=JOE)
    assert [entry.text for entry in store.history.search(voice="2222")] == ["by Joe"]


def test_recent_texts_come_once_each(store: TakeStore) -> None:
    for text in ("yes", "no", "yes", "maybe"):
        speak_into(store, text)
    assert store.history.recent_texts() == ["maybe", "yes", "no"]
    assert store.history.recent_texts(1) == ["maybe"]


def test_the_size_is_that_of_the_files(store: TakeStore) -> None:
    speak_into(store, "one two\nthree")
    kept = store.history.kept()
    files = sum(path.stat().st_size for path in here().takes_dir.glob("*.flac"))
    assert (kept.utterances, kept.takes) == (1, 2)
    assert kept.bytes > files > 0
    assert store.history.search()[0].bytes == files
    assert store.history.search()[0].seconds == pytest.approx(kept.seconds)


def test_deleting_is_undone_until_the_program_ends(store: TakeStore) -> None:
    first, second = speak_into(store, "one"), speak_into(store, "two\nthree")
    deletion = store.history.delete([first, second, 999])
    assert (deletion.utterances, deletion.takes) == (2, 3)
    assert store.history.search() == []
    assert store.history.kept().takes == 0
    assert store.undo(deletion)
    assert texts(store, "") == ["two\nthree", "one"]
    assert store.history.search()[0].takes == 2
    assert not store.undo(deletion)
    store.history.delete([first])
    store.close()
    with open_store() as again:
        assert texts(again, "") == ["two\nthree"]
        assert len(list(here().takes_dir.glob("*.flac"))) == 2


def test_a_text_is_deleted_and_comes_back(store: TakeStore) -> None:
    document = store.documents.create("mine").id
    deletion = store.trash.delete_document(document)
    assert store.documents.all() == []
    assert store.undo(deletion)
    assert store.documents.latest() is not None


def test_purging_frees_the_room_at_once_and_for_good(store: TakeStore) -> None:
    deletion = store.history.delete([speak_into(store, "unmistakable words")])
    store.trash.purge(deletion)
    assert not store.undo(deletion)
    assert list(here().takes_dir.glob("*.flac")) == []
    for path in here().data_dir.glob("takes.sqlite3*"):
        assert b"unmistakable" not in path.read_bytes()


def test_cleaning_up_by_age_spares_favourites_and_the_present_text(store: TakeStore) -> None:
    old = [speak_into(store, text) for text in ("plain old", "favourite old")]
    document = store.documents.create("present old").id
    store.documents.arrange(document, "present old", pieces_of("present old"))
    old.append(speak_into(store, "present old", document=document))
    for utterance in old:
        made_older(utterance, 31)
    recent = speak_into(store, "recent")
    store.takes.set_favourite(store.takes.of_utterance(old[1])[0].id, True)
    would = store.history.cleanable(older_than_days=30)
    deletion = store.history.clean_up(older_than_days=30)
    assert (would.takes, would.bytes) == (deletion.takes, deletion.bytes)
    assert (deletion.takes, deletion.utterances) == (1, 1)
    assert {entry.id for entry in store.history.search()} == {old[1], old[2], recent}
    assert store.undo(deletion)


def test_cleaning_up_by_size_takes_the_oldest(store: TakeStore) -> None:
    ids = [speak_into(store, f"one two three {number}") for number in range(4)]
    each = store.history.search()[0].bytes
    store.history.clean_up(to_bytes=2 * each + each // 2)
    assert [entry.id for entry in store.history.search()] == ids[:1:-1]
    assert store.history.clean_up(to_bytes=0).utterances == 2
    assert store.history.clean_up().utterances == 0


def test_what_is_being_spoken_isnt_cleaned_up(store: TakeStore) -> None:
    with store.record("now", RECIPE, 24_000):
        assert store.history.clean_up(to_bytes=0).utterances == 0
        assert store.history.search()[0].state is State.MAKING
