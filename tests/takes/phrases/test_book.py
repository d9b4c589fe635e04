"""Boards and phrases are kept in order, come back, are found, and survive a restart and an older database."""

from __future__ import annotations

import sqlite3

import pytest

from soundalike.errors import MissingError, UsageError
from soundalike.takes import TakeStore
from soundalike.takes.phrases import STARTER, BoardText, PhraseBook
from soundalike.takes.phrases.records import LONGEST_PHRASE
from soundalike.takes.schema import STEPS
from tests.takes.fake_speech import here, open_store


def filled(store: TakeStore) -> tuple[PhraseBook, list[int]]:
    """Two boards, the first with three phrases; the phrases' ids."""
    book = store.phrases
    first, _second = book.add_board("One"), book.add_board("Two")
    return book, [book.add(first.id, text).id for text in ("a", "b", "c")]


def texts(book: PhraseBook) -> dict[str, list[str]]:
    return {board.name: [phrase.text for phrase in board.phrases] for board in book.boards()}


def test_phrases_are_added_changed_and_moved() -> None:
    with TakeStore.private() as store:
        book, (a, b, c) = filled(store)
        one, two = book.boards()
        book.add(one.id, "z", 0)
        book.edit(b, "  B \n b ")
        book.move(a, one.id, 3)
        assert texts(book) == {"One": ["z", "B\nb", "c", "a"], "Two": []}
        book.move(c, two.id)
        book.move(b, two.id, 0)
        assert texts(book) == {"One": ["z", "a"], "Two": ["B\nb", "c"]}
        book.move(c, two.id, 0)
        assert texts(book)["Two"] == ["c", "B\nb"]


@pytest.mark.parametrize("place", range(3))
@pytest.mark.parametrize("at", range(3))
def test_a_phrase_lands_where_it_was_put(at: int, place: int) -> None:
    with TakeStore.private() as store:
        book, ids = filled(store)
        expected = ["a", "b", "c"]
        expected.insert(place, expected.pop(at))
        book.move(ids[at], book.boards()[0].id, place)
        assert texts(book)["One"] == expected


def test_boards_are_renamed_and_moved() -> None:
    with TakeStore.private() as store:
        book, _ = filled(store)
        one, two = book.boards()
        book.rename_board(one.id, " First\nof all ")
        book.move_board(two.id, 0)
        book.add_board("Zero", 0)
        assert [board.name for board in book.boards()] == ["Zero", "Two", "First of all"]


def test_what_was_deleted_comes_back_where_it_was() -> None:
    with TakeStore.private() as store:
        book, (_a, b, c) = filled(store)
        one = book.boards()[0].id
        deletion = book.delete([b])
        book.move(c, one, 0)
        assert texts(book)["One"] == ["c", "a"]
        assert book.undo(deletion)
        assert sorted(texts(book)["One"]) == ["a", "b", "c"]
        assert texts(book)["One"][0] == "c"
        whole = book.delete_board(one)
        assert texts(book) == {"Two": []}
        with pytest.raises(MissingError, match="phrase isn't kept"):
            book.get(b)
        assert book.undo(whole)
        assert sorted(texts(book)["One"]) == ["a", "b", "c"]


def test_after_the_end_of_the_program_nothing_of_it_is_left() -> None:
    with open_store() as store:
        book, ids = filled(store)
        book.delete(ids[:1])
        book.delete_board(book.boards()[1].id)
    with open_store() as store:
        assert texts(store.phrases) == {"One": ["b", "c"]}
    with sqlite3.connect(here().takes_file) as database:
        assert database.execute("SELECT count(*) FROM phrases").fetchone() == (2,)
    database.close()


def test_what_was_spoken_last_and_most() -> None:
    moments = iter(range(1, 100))
    with TakeStore.private() as store:
        book = PhraseBook(store.trash._database, store.trash, now=lambda: float(next(moments)))
        store.phrases = book
        _, (a, b, c) = filled(store)
        for phrase in (a, b, a, c):
            book.spoken(phrase)
        assert [phrase.id for phrase in book.last_spoken(2)] == [c, a]
        assert [(phrase.id, phrase.spoken) for phrase in book.most_spoken(9)] == [(a, 2), (c, 1), (b, 1)]
        book.delete([a])
        assert [phrase.id for phrase in book.most_spoken(9)] == [c, b]


def test_phrases_are_found_whatever_their_case_and_accents() -> None:
    with TakeStore.private() as store:
        book = store.phrases
        book.take_in([BoardText("A", ("Käse, bitte", "Brot")), BoardText("B", ("bitte KASE", "你好 世界"))])
        assert [phrase.text for phrase in book.search("kase BIT")] == ["Käse, bitte", "bitte KASE"]
        assert [phrase.text for phrase in book.search("世")] == ["你好 世界"]
        assert book.search("nothing") == []


def test_nothing_and_too_much_are_refused_in_words() -> None:
    with TakeStore.private() as store:
        book, (a, *_) = filled(store)
        for text in ("", " \n ", "\0"):
            with pytest.raises(UsageError, match="needs words"):
                book.edit(a, text)
        with pytest.raises(UsageError, match="2000 characters"):
            book.add(book.boards()[0].id, "x" * (LONGEST_PHRASE + 1))
        with pytest.raises(UsageError, match="needs a name"):
            book.add_board(" ")
        with pytest.raises(MissingError, match="board isn't kept"):
            book.add(999, "a")
        book.edit(a, "half \ud83d of it")
        assert book.get(a).text == "half \ufffd of it"


def test_the_first_boards_are_made_once() -> None:
    with open_store() as store:
        assert store.phrases.begin_with(board.text() for board in STARTER)
        boards = store.phrases.boards()
        assert [board.name for board in boards] == ["Everyday", "Kitchen", "Doctor", "Phone"]
        assert [len(board.phrases) for board in boards] == [9, 9, 9, 9]
        for board in boards:
            store.phrases.delete_board(board.id)
    with open_store() as store:
        assert not store.phrases.begin_with(board.text() for board in STARTER)
        assert store.phrases.boards() == ()


def test_an_older_database_is_brought_up_to_date() -> None:
    path = here().takes_file
    path.parent.mkdir(parents=True, exist_ok=True)
    database = sqlite3.connect(path)
    database.executescript(f"{STEPS[0]} PRAGMA user_version = 1;")
    database.close()
    with open_store() as store:
        filled(store)
        assert texts(store.phrases) == {"One": ["a", "b", "c"], "Two": []}
        assert store.notices == ()


def test_taking_in_adds_and_never_doubles() -> None:
    with TakeStore.private() as store:
        book, _ = filled(store)
        wanted = [BoardText("ONE", ("b", "new", "new")), BoardText("Three", ("x" * 3000, "y"))]
        taken = book.take_in(wanted)
        assert (taken.boards, taken.phrases, taken.known, taken.too_long) == (1, 2, 2, 1)
        assert texts(book) == {"One": ["a", "b", "c", "new"], "Two": [], "Three": ["y"]}
        assert book.take_in(wanted).phrases == 0


def test_the_boards_come_out_of_a_damaged_database() -> None:
    with open_store() as store:
        filled(store)
        store.phrases.add(store.phrases.boards()[1].id, "Two\nlines")
        store.phrases.delete([store.phrases.boards()[0].phrases[0].id])
    path = here().takes_file
    with sqlite3.connect(path) as database:
        (page_size,) = database.execute("PRAGMA page_size").fetchone()
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'utterances_by_time'"
        (page,) = database.execute(query).fetchone()
    database.close()
    data = bytearray(path.read_bytes())
    data[(page - 1) * page_size : (page - 1) * page_size + 64] = b"\xa5" * 64
    path.write_bytes(data)
    with open_store() as store:
        assert "damaged" in store.notices[0]
        assert texts(store.phrases) == {"One": ["b", "c"], "Two": ["Two\nlines"]}
        assert not store.phrases.begin_with(board.text() for board in STARTER)


def test_where_nothing_can_be_read_the_first_boards_are_made() -> None:
    here().takes_file.parent.mkdir(parents=True, exist_ok=True)
    here().takes_file.write_bytes(b"no database at all" * 300)
    with open_store() as store:
        assert store.phrases.boards() == ()
        assert store.phrases.begin_with(board.text() for board in STARTER)
