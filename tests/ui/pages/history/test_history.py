"""The history: what was said is found, heard, deleted and cleaned up, and every state is true (case GUI-09)."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soundalike.engine.types import SynthesisOptions
from soundalike.errors import CancelledError, SoundalikeError
from soundalike.paths import Places
from soundalike.settings import History, Settings, Window
from soundalike.speech import Speaker
from soundalike.takes import Recipe, TakeStore, VoiceName
from soundalike.ui.pages.history.page import HistoryPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.shell.window import make_window
from soundalike.ui.view_models.history import HistoryRow
from tests.speech.fake_engine import SAMPLE_RATE, FakeEngine, describe_fake, encode_words
from tests.ui.fake_wiring import FakeConductor, FakeWiring

RECIPE = Recipe(VoiceName("1", "Nell"), "fake", SynthesisOptions(seed=41))


@pytest.fixture
def store(window: MainWindow) -> TakeStore:
    store = window.surroundings.services.store
    assert store is not None
    return store


@pytest.fixture
def page(window: MainWindow, look: Callable[[], list[HistoryRow]]) -> HistoryPage:
    window.go_to("history")
    shown = window.page("history")
    assert isinstance(shown, HistoryPage)
    look()
    return shown


@pytest.fixture
def look(window: MainWindow, qtbot: QtBot) -> Callable[[], list[HistoryRow]]:
    """What is listed, once all that was asked for is done."""
    return lambda: rows_of(window, qtbot)


Look = Callable[[], list[HistoryRow]]


def rows_of(window: MainWindow, qtbot: QtBot) -> list[HistoryRow]:
    window.go_to("history")
    page = window.page("history")
    assert isinstance(page, HistoryPage)
    qtbot.waitUntil(lambda: not page._timer.isActive() and window.surroundings.services.disk.idle)
    return page.list._rows.rows


def say(store: TakeStore, text: str, *, error: BaseException | None = None, fails: bool = False) -> int:
    """Speaks a text into the history: to its end, until an error, or with every sentence failing."""

    def broken(_tokens: Any, _options: Any) -> Any:
        return [SoundalikeError("The model lost its way.")]

    description = describe_fake(max_text_tokens=500)
    engine = FakeEngine(broken, description) if fails else FakeEngine(description=description)
    speaker = Speaker(engine, engine.builtin_voice(), encode=encode_words)
    recorder = store.record(text, RECIPE, SAMPLE_RATE)
    with suppress(SoundalikeError), recorder, speaker.speak(text, RECIPE.options) as speech:
        if error is not None:
            raise error
        for event in speech:
            recorder.take(event)
    assert recorder.utterance is not None
    return recorder.utterance


def states(rows: list[HistoryRow]) -> dict[str, str]:
    return {row.title: row.state for row in rows}


ALL_STATES = {"It is done.": "", "It was stopped.": "stopped", "It broke.": "failed", "Nothing came.": "failed"}


def say_in_every_way(store: TakeStore) -> None:
    say(store, "It is done.")
    say(store, "It was stopped.", error=CancelledError("Stopped."))
    say(store, "It broke.", error=SoundalikeError("The disk is full."))
    say(store, "Nothing came.", fails=True)


def test_every_state_is_true_and_stays_so_after_a_restart(
    page: HistoryPage, store: TakeStore, look: Look, window: MainWindow, qtbot: QtBot
) -> None:
    say_in_every_way(store)
    page.refresh()
    assert states(look()) == ALL_STATES
    messages = {row.title: row.message for row in look()}
    assert messages["It broke."] == "The disk is full."
    window.close()
    again = make_window(window.surroundings.places, FakeWiring().wiring())
    qtbot.addWidget(again)
    again.show()
    again.start_services()
    qtbot.waitUntil(lambda: again.surroundings.services.store is not None)
    assert states(rows_of(again, qtbot)) == ALL_STATES
    again.close()


def test_what_is_being_spoken_says_so_and_then_that_it_is_done(
    page: HistoryPage, store: TakeStore, look: Look, window: MainWindow
) -> None:
    recorder = store.record("Just now.", RECIPE, SAMPLE_RATE)
    page.refresh()
    assert states(look()) == {"Just now.": "being spoken"}
    recorder.close()
    window.surroundings.services.history_changed.emit()
    assert states(look()) == {"Just now.": "stopped"}


def test_the_list_follows_while_it_is_seen(page: HistoryPage, store: TakeStore, look: Look, window: MainWindow) -> None:
    assert look() == []
    assert page.empty.isVisible()
    assert page.empty.text() == "What you have spoken is listed here."
    say(store, "It is done.")
    window.surroundings.services.history_changed.emit()
    assert [row.title for row in look()] == ["It is done."]
    assert not page.empty.isVisible()
    assert "1 text" in page.kept.text()


def test_searching_finds_parts_of_words_without_accents(page: HistoryPage, store: TakeStore, look: Look) -> None:
    for text in ("Grüße aus Köln.", "Good morning.", "Good evening."):
        say(store, text)
    page.refresh()
    for query, titles in (("grusse", ["Grüße aus Köln."]), ("good eve", ["Good evening."]), ("nowhere", [])):
        page.search.clear()
        QTest.keyClicks(page.search, query)
        assert [row.title for row in look()] == titles
    assert page.empty.text() == "Nothing fits these words."
    page.search.clear()
    assert len(look()) == 3


def test_a_line_is_played_and_its_text_opened(
    page: HistoryPage, store: TakeStore, look: Look, wiring: FakeWiring, qtbot: QtBot
) -> None:
    said = say(store, "Good morning.")
    page.refresh()
    look()
    assert not page.play.isEnabled()
    page.list.setCurrentIndex(page.list.model().index(0, 0))
    assert page.play.isEnabled()
    page.play.click()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    conductor: FakeConductor = wiring.conductor
    assert conductor.calls == [f"utterance {said}"] * 2
    page.open.click()
    window = page.window()
    assert isinstance(window, MainWindow)
    editor = window.page("speak").view.panel.editor  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: editor.text == "Good morning.")
    assert window.shown_page == "speak"


def test_what_has_no_sound_can_not_be_played(page: HistoryPage, store: TakeStore, look: Look) -> None:
    say(store, "Nothing came.", fails=True)
    page.refresh()
    look()
    page.list.setCurrentIndex(page.list.model().index(0, 0))
    assert not page.play.isEnabled()
    assert page.open.isEnabled()


def test_deleting_several_is_undone_at_once(
    page: HistoryPage, store: TakeStore, look: Look, window: MainWindow
) -> None:
    for text in ("One.", "Two.", "Three."):
        say(store, text)
    page.refresh()
    look()
    page.list.selectAll()
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert look() == []
    (toast,) = window.toasts.shown()
    assert toast.facts.message == "3 texts were deleted."
    from soundalike.ui.widgets.buttons import TextButton  # noqa: PLC0415

    undo = toast.findChild(TextButton)
    assert undo is not None
    undo.click()
    assert len(look()) == 3


def test_private_mode_keeps_nothing_and_gives_the_history_back(
    page: HistoryPage, store: TakeStore, look: Look, window: MainWindow, qtbot: QtBot
) -> None:
    services = window.surroundings.services
    say(store, "It is kept.")
    page.private.click()
    qtbot.waitUntil(lambda: services.store is not None and services.store.is_private)
    assert window.surroundings.settings[History].private
    assert look() == []
    assert page.kept.text() == "Private: nothing is kept."
    private = services.store
    assert private is not None
    say(private, "Nobody may know.")
    services.history_changed.emit()
    assert [row.title for row in look()] == ["Nobody may know."]
    assert "gone when the program ends" in page.kept.text()
    page.private.click()
    qtbot.waitUntil(lambda: services.store is store)
    assert [row.title for row in look()] == ["It is kept."]
    files = [path for path in window.surroundings.places.data_dir.rglob("*") if path.is_file()]
    assert not [path for path in files if b"Nobody may know" in path.read_bytes()]


def test_cleaning_up_is_offered_by_age_and_undone(
    page: HistoryPage, store: TakeStore, look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now - 40 * 86_400)
    say(store, "Long ago.")
    monkeypatch.setattr(time, "time", lambda: now)
    say(store, "Just now.")
    page.refresh()
    look()
    page.clean.click()
    qtbot.waitUntil(lambda: bool(page.clean._menu.actions()))
    actions = page.clean._menu.actions()
    assert [action.isEnabled() for action in actions] == [False, False, True, True]
    assert actions[2].text().startswith("Older than a month: ")
    actions[2].trigger()
    assert [row.title for row in look()] == ["Just now."]
    page.surroundings.toasts.shown()[-1].findChildren(type(page.play))[0].click()
    assert len(look()) == 2
    page.clean._menu.close()


def test_above_its_limit_the_size_is_on_the_button(
    page: HistoryPage, store: TakeStore, look: Look, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    say(store, "Good morning.")
    kept = store.history.kept()
    page.clean.show_kept(kept)
    assert page.clean.text() == "Clean up"
    settings = window.surroundings.settings
    settings.set(replace(settings[History], offer_clean_up_megabytes=10))
    page.clean.show_kept(replace(kept, bytes=31_000_000))
    assert page.clean.text() == "Clean up (31 MB)"
    page.clean.show_kept(replace(kept, takes=0))
    assert not page.clean.isEnabled()


def test_what_was_chosen_stays_chosen_when_the_list_is_read_again(
    page: HistoryPage, store: TakeStore, look: Look
) -> None:
    first = say(store, "One.")
    page.refresh()
    look()
    page.list.setCurrentIndex(page.list.model().index(0, 0))
    say(store, "Two.")
    page.refresh()
    assert [row.title for row in look()] == ["Two.", "One."]
    assert page.list.chosen() == [first]


def test_a_line_can_be_read_aloud(page: HistoryPage, store: TakeStore, look: Look) -> None:
    say(store, "It broke.", error=SoundalikeError("The disk is full."))
    page.refresh()
    look()
    words = page.list.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert words.startswith("It broke., Today ")
    assert words.endswith("failed, The disk is full.")


def test_a_window_that_opens_on_the_history_plays_from_it(home: Places, qtbot: QtBot) -> None:
    settings = Settings.load(home.config_file)
    settings.set(Window(page="history"))
    settings.save()
    with TakeStore.open(home) as kept:
        said = say(kept, "Good morning.")
    wiring = FakeWiring()
    window = make_window(home, wiring.wiring())
    qtbot.addWidget(window)
    window.show()
    window.start_services()
    assert window.shown_page == "history"
    qtbot.waitUntil(lambda: len(rows_of(window, qtbot)) == 1)
    page = window.page("history")
    assert isinstance(page, HistoryPage)
    page.list.setCurrentIndex(page.list.model().index(0, 0))
    page.play.click()
    assert wiring.conductor.calls == [f"utterance {said}"]
    window.close()
