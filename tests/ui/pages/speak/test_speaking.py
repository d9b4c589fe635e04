"""From buttons and keys to the conductor, and from what sounds to what is seen."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from soundalike.errors import MissingError
from soundalike.settings import Speaking, VoiceOptions
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.services.conductor import Look, Told
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor
from tests.ui.fake_wiring import FakeConductor, FakeWiring
from tests.ui.pages.speak.conftest import TEXT, speak_all

Settle = Callable[[], None]


@pytest.fixture(autouse=True)
def typed(editor: SentenceEditor, settle: Settle) -> None:
    editor.insertPlainText(TEXT)
    settle()


def press(widget: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(widget, key, modifier)


def test_control_enter_speaks_pauses_and_goes_on(
    editor: SentenceEditor, page: SpeakPage, conductor: FakeConductor
) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    press(editor, Qt.Key.Key_Return, control)
    ((request, after),) = conductor.requests
    assert (request.text, request.start, request.end, request.kind, after) == (TEXT, 0, len(TEXT), "sentences", False)
    conductor.sounds(0, 24)
    page.controller._show_frame()
    assert page.view.transport.speak_button.text() == "Pause"
    press(editor, Qt.Key.Key_Return, control)
    assert conductor.calls == ["pause"]
    assert page.view.transport.speak_button.text() == "Resume"
    press(editor, Qt.Key.Key_Return, control)
    assert conductor.calls == ["pause", "resume"]
    assert editor.text == TEXT


def test_escape_stops(editor: SentenceEditor, page: SpeakPage, conductor: FakeConductor) -> None:
    conductor.sounds(0, 24)
    page.controller._watch()
    press(editor, Qt.Key.Key_Escape)
    assert conductor.calls == ["stop"]
    assert page.view.transport.speak_button.text() == "Speak"
    assert editor.sounding is None


def test_space_pauses_outside_the_text_and_types_inside(
    editor: SentenceEditor, page: SpeakPage, conductor: FakeConductor
) -> None:
    conductor.sounds(0, 24)
    page.controller._watch()
    press(page, Qt.Key.Key_Space)
    assert conductor.calls == ["pause"]
    editor.setFocus()
    press(editor, Qt.Key.Key_Space)
    assert conductor.calls == ["pause"]
    assert editor.text == TEXT + " "


def test_space_pauses_in_every_part_that_has_no_use_for_it(page: SpeakPage, conductor: FakeConductor) -> None:
    transport = page.view.transport
    for widget in (page.view.takes.list, transport.speed, transport.volume):
        conductor.calls.clear()
        conductor.sounds(0, 24)
        page.controller._watch()
        press(widget, Qt.Key.Key_Space)
        assert conductor.calls == ["pause"]


def test_space_never_begins_to_speak(page: SpeakPage, conductor: FakeConductor) -> None:
    press(page, Qt.Key.Key_Space)
    assert conductor.requests == []


def test_from_the_cursor_and_the_selection(
    editor: SentenceEditor, page: SpeakPage, conductor: FakeConductor, window: MainWindow
) -> None:
    second = TEXT.index("The boats")
    editor.select(second + 6, second + 6)
    window.commands.action("from-cursor").trigger()
    assert conductor.requests[-1][0].start == second
    editor.select(5, 12)
    window.commands.action("selection").trigger()
    request = conductor.requests[-1][0]
    assert (request.start, request.end, request.kind) == (5, 12, "selection")


def test_next_and_previous_sentence(page: SpeakPage, conductor: FakeConductor, window: MainWindow) -> None:
    starts = [sentence.start for sentence in page.draft.sentences]
    assert len(starts) == 3
    conductor.sounds(starts[1], starts[2] - 1)
    page.controller._watch()
    window.commands.action("next").trigger()
    assert conductor.requests[-1][0].start == starts[2]
    conductor.sounds(starts[1], starts[2] - 1)
    page.controller._show_frame()
    window.commands.action("previous").trigger()
    assert conductor.requests[-1][0].start == starts[0]


def test_what_sounds_is_marked_in_three_places_that_agree(page: SpeakPage, conductor: FakeConductor) -> None:
    """`../shared/ui/README.md`: the sentence, the take and the transport's waveform."""
    sentence = page.draft.sentences[1]
    conductor.sounds(sentence.start, sentence.end, 0.5)
    page.controller._watch()
    assert page.view.panel.editor.sounding == (sentence.start, sentence.end)
    takes = page.view.takes.list
    assert takes.current == 1
    card = takes.card(1)
    assert card is not None
    assert (card.facts.state, card.facts.position) == ("speaking", 0.5)
    transport = page.view.transport.waveform
    assert transport.heard() / transport.width() == pytest.approx(0.25)
    assert card.waveform.heard() / card.waveform.width() == pytest.approx(0.25)


def test_typing_goes_on_while_it_speaks(editor: SentenceEditor, page: SpeakPage, conductor: FakeConductor) -> None:
    conductor.sounds(0, 24)
    page.controller._watch()
    editor.moveCursor(editor.textCursor().MoveOperation.End)
    press(editor, Qt.Key.Key_X)
    assert editor.text.endswith("x")
    assert editor.sounding == (0, 24)


def test_what_sounds_stays_marked_when_something_is_typed_before_it(
    editor: SentenceEditor, page: SpeakPage, conductor: FakeConductor, settle: Settle
) -> None:
    sentence = page.draft.sentences[1]
    page.controller.speak(0)
    conductor.sounds(sentence.start, sentence.end)
    page.controller._show_frame()
    editor.select(0, 0)
    QTest.keyClicks(editor, "Oh! ")
    page.controller._show_frame()
    assert editor.sounding is not None
    assert editor.text[slice(*editor.sounding)].strip() == "The boats come in early."
    settle()
    page.controller._show_frame()
    current = page.view.takes.list.current
    assert current is not None
    assert page.draft.sentences[current].source.strip() == "The boats come in early."


def test_a_line_of_the_history_that_sounds_is_no_sentence_of_this_text(
    editor: SentenceEditor, page: SpeakPage, conductor: FakeConductor
) -> None:
    page.controller.play_utterance(1)
    conductor.sounds(0, 0)
    page.controller._show_frame()
    assert page.view.transport.speak_button.text() == "Pause"
    assert page.view.transport.waveform.has_sound
    assert editor.sounding is None
    assert "speaking" not in {card.state for card in page.view.takes.list._facts}


def test_a_seed_is_new_each_time_unless_locked(page: SpeakPage, conductor: FakeConductor, window: MainWindow) -> None:
    for _ in range(2):
        page.controller.speak(0)
    first, second = (request.recipe.options.seed for request, _ in conductor.requests)
    assert first != second
    window.surroundings.settings.set_voice("own", VoiceOptions(seed_locked=True, seed=99, temperature=0.6))
    page.controller.speak(0)
    request = conductor.requests[-1][0]
    assert request.recipe.options.seed == 99
    assert request.recipe.options.sampling.temperature == 0.6
    assert request.exact_seed


def test_speed_and_volume(page: SpeakPage, conductor: FakeConductor, window: MainWindow) -> None:
    page.view.transport.speed.setValue(80)
    page.view.transport.volume.setValue(30)
    assert window.surroundings.settings[Speaking].speed == 0.8
    assert conductor.volume == 0.3
    page.controller.speak(0)
    assert conductor.requests[-1][0].recipe.options.speed == 0.8
    assert "0.8×" in page.view.transport.speed.accessibleDescription()


def test_while_the_model_loads_the_button_says_so_and_queues(
    page: SpeakPage, wiring: FakeWiring, conductor: FakeConductor, window: MainWindow, qtbot: QtBot
) -> None:
    wiring.hold_loading = threading.Event()
    button = page.view.transport.speak_button
    try:
        window.surroundings.services.load_model()
        qtbot.waitUntil(lambda: button.text() == "Loading 40 %")
        assert "Loading the model · 40 %" in window.status.facts.words
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert len(conductor.requests) == 1
        assert button.text() == "Speaks when loaded"
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert conductor.calls == ["stop"]
    finally:
        wiring.hold_loading.set()
    qtbot.waitUntil(lambda: window.status.facts.state == "ready")
    assert button.text() == "Speak"


def test_a_model_that_cannot_be_loaded_is_told_and_the_window_goes_on(
    page: SpeakPage, wiring: FakeWiring, window: MainWindow, qtbot: QtBot
) -> None:
    wiring.fail_loading = MissingError("There is no model here. Get one.")
    window.surroundings.services.load_model()
    qtbot.waitUntil(lambda: bool(window.toasts.shown()))
    assert window.toasts.shown()[0].facts.message == "There is no model here. Get one."
    assert window.status.facts.engine_words == "The model couldn't be loaded"
    wiring.fail_loading = None
    window.surroundings.services.load_model()
    qtbot.waitUntil(lambda: window.status.facts.state == "ready")
    assert page.view.panel.editor.text == TEXT


def test_an_error_that_is_not_ours_is_a_sentence_too(
    page: SpeakPage, wiring: FakeWiring, window: MainWindow, qtbot: QtBot
) -> None:
    """Case GUI-03: a worker that dies in a way nobody thought of."""
    wiring.fail_loading = ZeroDivisionError("division by zero")
    window.surroundings.services.load_model()
    qtbot.waitUntil(lambda: bool(window.toasts.shown()))
    message = window.toasts.shown()[0].facts.message
    assert "division by zero" in message
    assert "Traceback" not in message


def test_a_silent_model_is_told_of_once(page: SpeakPage, conductor: FakeConductor, window: MainWindow) -> None:
    """Case GUI-03: it hangs."""
    conductor.now = Look("waiting", quiet_seconds=9.9)
    page.controller._watch()
    assert window.toasts.shown() == []
    for quiet in (10.1, 10.2, 20.0):
        conductor.now = Look("waiting", quiet_seconds=quiet)
        page.controller._show_frame()
    (toast,) = window.toasts.shown()
    assert "ten seconds" in toast.facts.message
    assert page.view.panel.editor.text == TEXT
    conductor.now = Look()


def test_what_went_wrong_with_a_sentence_is_at_its_card(
    page: SpeakPage, conductor: FakeConductor, window: MainWindow
) -> None:
    sentence = page.draft.sentences[1]
    conductor.tell(Told("part-failed", "The sound held no number.", span=(sentence.start, sentence.end)))
    page.draft.arranged.emit()
    card = page.view.takes.list.card(1)
    assert card is not None
    assert card.facts.state == "failed"
    assert "The sound held no number." in card.toolTip()


def test_a_sentence_that_failed_and_was_spoken_then_is_no_failure_any_more(
    page: SpeakPage, conductor: FakeConductor, window: MainWindow, settle: Settle
) -> None:
    """Case GUI-09."""
    store = window.surroundings.services.store
    assert store is not None
    sentence = page.draft.sentences[1]
    conductor.tell(Told("part-failed", "The sound held no number.", span=(sentence.start, sentence.end)))
    speak_all(store, page)
    conductor.tell(Told("took", take=1, span=(sentence.start, sentence.end)))
    settle()
    card = page.view.takes.list.card(1)
    assert card is not None
    assert card.facts.state == "ready"
    assert card.play_button.isEnabled()


def test_measured_figures_reach_the_status_line(page: SpeakPage, conductor: FakeConductor, window: MainWindow) -> None:
    conductor.tell(Told("measured", speed=1.7, first_sound=0.62, underruns=0, output="Loudspeakers"))
    facts = window.status.facts
    assert (facts.speed, facts.first_sound_seconds, facts.output) == (1.7, 0.62, "Loudspeakers")
    assert facts.first_sound_words == "First sound after 0.6 s"


def test_nothing_to_say_is_told_and_not_spoken(
    editor: SentenceEditor, page: SpeakPage, conductor: FakeConductor, window: MainWindow
) -> None:
    """Case TXT-01."""
    editor.set_text("  \n ")
    button = page.view.transport.speak_button
    assert button.accessibleDescription() == "There is no text to speak yet."
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert conductor.requests == []
    assert "nothing to say" in window.toasts.shown()[0].facts.message


def test_takes_are_chosen_starred_deleted_and_all_of_it_undone(
    page: SpeakPage, settle: Settle, window: MainWindow, qtbot: QtBot
) -> None:
    store = window.surroundings.services.store
    assert store is not None
    for seed in (41, 42):
        speak_all(store, page, seed)
    page.draft.arrange_again()
    settle()
    first = page.draft.sentences[0]
    assert [take.letter for take in first.takes] == [0, 1]
    page.controller.choose_card(first.id)
    before = first.chosen
    other = next(take.id for take in first.takes if take.id != before)

    page.takes.choose(first.id, other)
    settle()
    assert page.draft.sentences[0].chosen == other
    page.takes.toggle_favourite(first.id)
    settle()
    assert page.draft.sentences[0].chosen_take.favourite  # type: ignore[union-attr]
    page.takes.delete()
    settle()
    assert len(page.draft.sentences[0].takes) == 1

    for _ in range(3):
        page.takes.undo()
        settle()
    again = page.draft.sentences[0]
    assert len(again.takes) == 2
    assert again.chosen == before
    assert not any(take.favourite for take in again.takes)


def test_a_card_plays_its_chosen_take(
    page: SpeakPage, settle: Settle, conductor: FakeConductor, window: MainWindow
) -> None:
    store = window.surroundings.services.store
    assert store is not None
    speak_all(store, page)
    page.draft.arrange_again()
    settle()
    sentence = page.draft.sentences[1]
    page.controller.play_card(sentence.id)
    assert conductor.played == [(sentence.chosen, (sentence.start, sentence.end), 0.0)]
    page.controller.seek(sentence.id, 0.4)
    assert conductor.played[-1][2] == 0.4


def test_editing_marks_a_take_as_old_and_deletes_nothing(
    editor: SentenceEditor, page: SpeakPage, settle: Settle, window: MainWindow
) -> None:
    store = window.surroundings.services.store
    assert store is not None
    speak_all(store, page)
    page.draft.arrange_again()
    settle()
    place = TEXT.index("early")
    editor.select(place, place + 5)
    editor.textCursor().insertText("late")
    settle()
    card = page.view.takes.list.card(1)
    assert card is not None
    assert card.facts.stale
    assert "old" in card.facts.meta
    assert len(page.draft.sentences[1].takes) == 1


def test_retake_asks_for_another_take_of_that_sentence_alone(page: SpeakPage, conductor: FakeConductor) -> None:
    sentence = page.draft.sentences[2]
    page.controller.retake(sentence.id)
    request = conductor.requests[-1][0]
    assert (request.kind, request.sentence, request.start, request.end) == (
        "retake",
        sentence.id,
        sentence.start,
        sentence.end,
    )


@pytest.mark.parametrize("kept", ["", "An older text."])
def test_what_is_typed_before_the_disk_was_read_stays(
    editor: SentenceEditor, window: MainWindow, settle: Settle, qtbot: QtBot, kept: str
) -> None:
    editor.set_text(kept)
    settle()
    window.close()

    from soundalike.ui.shell.window import make_window  # noqa: PLC0415

    again = make_window(window.surroundings.places, FakeWiring().wiring())
    qtbot.addWidget(again)
    again.show()
    typed = again.page("speak").view.panel.editor  # type: ignore[attr-defined]
    QTest.keyClicks(typed, "Quickly typed.")
    again.start_services()
    qtbot.waitUntil(lambda: again.surroundings.services.store is not None and again.surroundings.services.disk.idle)
    assert typed.text == "Quickly typed."
    store = again.surroundings.services.store
    assert store is not None
    again.page("speak").draft.keep()  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: again.surroundings.services.disk.idle)
    assert {document.text for document in store.documents.all()} == {kept, "Quickly typed."} - {""}
    again.close()


def test_text_takes_cursor_and_voice_come_back(
    editor: SentenceEditor, page: SpeakPage, window: MainWindow, qtbot: QtBot, settle: Settle
) -> None:
    store = window.surroundings.services.store
    assert store is not None
    speak_all(store, page)
    editor.select(3, 9)
    settings = window.surroundings.settings
    settings.set(replace(settings[Speaking], voice="Ada", speed=1.2))
    window.close()

    from soundalike.ui.shell.window import make_window  # noqa: PLC0415

    again = make_window(window.surroundings.places, FakeWiring().wiring())
    qtbot.addWidget(again)
    again.show()
    again.start_services()
    page = again.page("speak")  # type: ignore[assignment]
    qtbot.waitUntil(lambda: page.view.panel.editor.text == TEXT)
    qtbot.waitUntil(lambda: again.surroundings.services.disk.idle)
    assert page.view.panel.editor.selected == (3, 9)
    assert all(sentence.takes for sentence in page.draft.sentences)
    assert again.surroundings.settings[Speaking] == Speaking(voice="Ada", speed=1.2)
    again.close()
