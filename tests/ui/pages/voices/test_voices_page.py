"""The library as cards: found, chosen, heard, and pressed with mouse and keyboard."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soundalike.settings import Speaking, Voices
from soundalike.speech import Speaker
from soundalike.takes import Recipe, TakeStore, VoiceName
from soundalike.ui.pages.history.page import HistoryPage
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.pages.voices.page import VoicesPage
from soundalike.ui.services.conductor import Told
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.view_models.voice_card_layout import Part, Place
from soundalike.voices import Library
from tests.speech.fake_engine import SAMPLE_RATE, FakeEngine, encode_words
from tests.ui.fake_wiring import FakeWiring
from tests.ui.pages.voices.conftest import NAMES, Settle
from tests.voices.made_voices import details, features


def key_of(page: VoicesPage, name: str) -> str:
    return next(card.key for card in page.grid.shown if card.name == name)


def place_of(page: VoicesPage, name: str, part: Part | None = None) -> QPoint:
    row = [card.name for card in page.grid.shown].index(name)
    index = page.grid.model().index(row, 0)
    cell = page.grid.visualRect(index)
    layout = page.grid.delegate.layout(cell.size())
    place: Place = getattr(layout, part) if part else layout.name
    return cell.topLeft() + QPointF(place.x + place.width / 2, place.y + place.height / 2).toPoint()


def click(page: VoicesPage, name: str, part: Part | None = None) -> None:
    QTest.mouseClick(page.grid.viewport(), Qt.MouseButton.LeftButton, pos=place_of(page, name, part))


def test_ones_own_voices_come_before_those_of_the_program(page: VoicesPage) -> None:
    assert [card.name for card in page.grid.shown][:3] == list(NAMES)
    assert all(card.entry.bundled for card in page.grid.shown[3:])
    assert page.count.text() == "8 voices"


def test_search_finds_and_says_when_nothing_fits(page: VoicesPage, qtbot: QtBot) -> None:
    page.surroundings.commands.action("find-voice").trigger()
    QTest.keyClicks(page.search, "cleo")
    qtbot.waitUntil(lambda: [card.name for card in page.grid.shown] == ["Cleo"])
    assert page.count.text() == "1 of 8 voices"
    page.search.setText("nobody")
    qtbot.waitUntil(lambda: not page.grid.shown)
    assert page.empty.isVisible()
    assert page.empty.text() == "No voice fits these words."


def test_arrows_move_space_hears_and_enter_speaks_with_it(
    page: VoicesPage, wiring: FakeWiring, window: MainWindow
) -> None:
    page.grid.choose([key_of(page, "Ada")], key_of(page, "Ada"))
    QTest.keyClick(page.grid, Qt.Key.Key_Right)
    assert [card.name for card in page.grid.chosen_cards()] == ["Bram"]
    QTest.keyClick(page.grid, Qt.Key.Key_Space)
    request, _ = wiring.conductor.requests[-1]
    assert request.voice == key_of(page, "Bram")
    assert request.document is None
    QTest.keyClick(page.grid, Qt.Key.Key_Return)
    settings = window.surroundings.settings
    assert (settings[Speaking].voice, settings[Speaking].voice_name) == (request.voice, "Bram")
    assert window.shown_page == "speak"
    assert "stop" in wiring.conductor.calls


def test_the_play_button_of_a_card_plays_and_stops(page: VoicesPage, wiring: FakeWiring, qtbot: QtBot) -> None:
    click(page, "Ada", "play")
    assert page.grid.delegate.hearing.making
    wiring.conductor.sounds(0, 10)
    qtbot.waitUntil(lambda: bool(page.grid.delegate.hearing.peaks))
    assert page.grid.delegate.hearing.key == key_of(page, "Ada")
    assert page.grid.tooltip_at(place_of(page, "Ada", "play")) == "Stop"
    click(page, "Ada", "play")
    assert wiring.conductor.calls == ["stop"]
    assert not page.grid.delegate.hearing.key


def test_one_thing_sounds_at_a_time(page: VoicesPage, wiring: FakeWiring, window: MainWindow) -> None:
    speak_page = window.page("speak")
    assert isinstance(speak_page, SpeakPage)
    speaking = wiring.conductors[0]
    speaking.sounds(0, 10)
    speak_page.controller._watch()
    click(page, "Ada", "play")
    assert speaking.calls == ["stop"]
    preview = wiring.conductors[1]
    speak_page.view.panel.editor.insertPlainText("Hello there.")
    speak_page.controller.speak(0)
    assert preview.calls == ["stop"]


def test_a_voice_that_cant_be_heard_says_why(page: VoicesPage, wiring: FakeWiring, window: MainWindow) -> None:
    click(page, "Ada", "play")
    wiring.conductor.tell(Told("failed", "The voice is for another model. Make it again."))
    said = [toast.facts.message for toast in window.surroundings.toasts.shown()]
    assert said == ["The voice is for another model. Make it again."]
    assert not page.preview.key


def test_the_star_is_kept_in_the_file_and_of_bundled_voices_in_the_settings(
    page: VoicesPage, library: Library, settle: Settle, window: MainWindow
) -> None:
    click(page, "Cleo", "star")
    settle()
    assert library.find("Cleo").favourite
    assert page.grid.shown[0].name == "Cleo"
    click(page, "Robin", "star")
    assert page.grid.shown[1].name == "Robin"
    kept = window.surroundings.settings[Voices].favourite_ids
    assert kept == {key_of(page, "Robin")}
    click(page, "Robin", "star")
    assert not window.surroundings.settings[Voices].favourite_ids


def test_the_star_chooses_nothing(page: VoicesPage, settle: Settle) -> None:
    click(page, "Ada")
    click(page, "Cleo", "star")
    settle()
    assert [card.name for card in page.grid.chosen_cards()] == ["Ada"]


def test_order_and_tag_are_chosen_in_a_menu(
    page: VoicesPage, library: Library, settle: Settle, qtbot: QtBot, window: MainWindow
) -> None:
    library.edit(library.find("Bram"), tags=("work & play",))
    page.entered()
    settle()
    page.order.click()
    words = [action.text() for action in page.order_menu.actions()]
    assert words[:3] == ["By name", "Newest first", "Favourites first"]
    assert words[4:] == ["All tags", "work && play"]
    page.order_menu.actions()[-1].trigger()
    page.order_menu.close()
    assert [card.name for card in page.grid.shown] == ["Bram"]
    assert page.order.text() == "Tag: work & play"
    page.set_tag("")
    page.set_order("newest")
    assert window.surroundings.settings[Voices].order == "newest"
    assert page.order.text() == "Newest first"


def test_what_the_file_contains_begins_with_the_consent(page: VoicesPage, settle: Settle, window: MainWindow) -> None:
    page.grid.go_to(key_of(page, "Ada"))
    page.surroundings.commands.action("show-voice").trigger()
    settle()
    dialog = page.contents
    assert dialog is not None
    assert dialog.text.startswith("Consent\n  How: Given in writing\n  Who: Ada Byron\n  When: 2026-11-30")
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == dialog.text
    dialog.close()


def test_names_are_shown_as_they_were_typed(page: VoicesPage, library: Library, settle: Settle) -> None:
    """Case VOI-05: no markup runs, no character is a key."""
    name = "<b>B&W</b>"
    library.add(details(name), features(9))
    page.entered()
    settle()
    assert page.grid.tooltip_at(place_of(page, name)).startswith("<span>&lt;b&gt;")
    assert key_of(page, name)


def test_screen_readers_hear_each_card(page: VoicesPage) -> None:
    interface = QAccessible.queryAccessibleInterface(page.grid)
    assert interface.text(QAccessible.Text.Name) == "Voices"
    assert interface.childCount() == len(page.grid.shown) + 1
    assert interface.child(len(page.grid.shown)).text(QAccessible.Text.Name) == "Clone a voice"
    said = interface.child(0).text(QAccessible.Text.Name)
    assert said.startswith("Ada, Imported ")
    assert said.endswith(", for fake-1")
    for widget in (page.search, page.order, page.more, page.add):
        assert widget.accessibleName() or widget.text()


def test_the_card_menu_offers_what_can_be_done_with_it(page: VoicesPage, qtbot: QtBot) -> None:
    click(page, "Robin", "more")
    commands = page.surroundings.commands
    assert page.card_menu.isVisible()
    assert not commands.action("delete-voice").isEnabled()
    assert commands.action("export-voice").isEnabled()
    page.card_menu.close()
    click(page, "Bram", "more")
    assert [card.name for card in page.grid.chosen_cards()] == ["Bram"]
    assert commands.action("delete-voice").isEnabled()
    assert not commands.action("make-again").isEnabled()  # it has no clip
    page.card_menu.close()


def test_cloning_opens_the_wizard(page: VoicesPage, window: MainWindow) -> None:
    page.clone.click()
    assert window.clone_wizard.window is not None
    window.clone_wizard.end()


def test_the_last_card_offers_to_clone(page: VoicesPage, window: MainWindow) -> None:
    grid = page.grid
    asked: list[str] = []
    window.surroundings.services.clone_wanted.disconnect()
    window.surroundings.services.clone_wanted.connect(lambda: asked.append("clone"))
    last = grid.model().index(8, 0)
    assert last.data() == "Clone a voice"
    grid.scrollTo(last)
    grid.grab()
    place = grid.visualRect(last).center()
    assert grid.tooltip_at(place) == ""
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=place)
    grid.setCurrentIndex(last)
    assert grid.current_key == ""
    assert grid.chosen_cards() == []
    QTest.keyClick(grid, Qt.Key.Key_Return)
    assert asked == ["clone", "clone"]


def test_a_search_and_a_tag_offer_nothing_but_what_they_find(page: VoicesPage) -> None:
    assert page.grid.model().rowCount() == 9
    page.search.setText("Ada")
    page._show()
    assert page.grid.model().rowCount() == 1


def test_the_clip_is_drawn_and_a_picture_shown(page: VoicesPage, qtbot: QtBot) -> None:
    page.grab()
    qtbot.waitUntil(lambda: page.extras.idle)
    ada = page.grid.shown[0]
    extras = page.extras.of(ada)
    assert extras is not None
    assert len(extras.peaks) == 20
    assert extras.agreed == "consent"


def test_a_damaged_voice_is_shown_and_says_so(
    page: VoicesPage, home_voices: Path, settle: Settle, window: MainWindow
) -> None:
    (home_voices / "Broken.voice.gguf").write_bytes(b"GGUF")
    page.entered()
    settle()
    card = page.grid.card("Broken")
    assert card is not None
    assert card.detail == "Damaged: it can't be used"
    click(page, "Broken", "play")
    assert len(window.surroundings.toasts.shown()) == 1
    page.speak_with(card)
    assert window.surroundings.settings[Speaking].voice == ""


@pytest.fixture
def home_voices(library: Library) -> Path:
    return library.folder


def test_the_picker_lists_the_library_and_follows_a_new_name(
    page: VoicesPage, library: Library, settle: Settle, window: MainWindow
) -> None:
    speak_page = window.page("speak")
    assert isinstance(speak_page, SpeakPage)
    picker = speak_page.view.voice_picker
    names = [action.text().split("\t")[0] for action in picker.menu.actions()]
    assert names[:4] == ["The model's own voice", *NAMES]
    window.surroundings.services.choose_voice(key_of(page, "Ada"))
    assert picker.accessibleName() == "Voice: Ada"
    library.edit(library.find("Ada"), name="Ada Lovelace")
    window.surroundings.services.voices.refresh()
    settle()
    assert picker.accessibleName() == "Voice: Ada Lovelace"
    assert window.surroundings.settings[Speaking].voice_name == "Ada Lovelace"
    library.delete(library.find("Ada Lovelace"))
    window.surroundings.services.voices.refresh()
    settle()
    assert picker.accessibleDescription() == "isn't there any more"


def test_a_voice_kept_by_its_files_name_is_found_and_kept_by_its_id(
    page: VoicesPage, settle: Settle, window: MainWindow
) -> None:
    settings = window.surroundings.settings
    settings.set(replace(settings[Speaking], voice="Bram"))
    speak_page = window.page("speak")
    assert isinstance(speak_page, SpeakPage)
    speak_page.voices.refresh()
    assert settings[Speaking].voice == key_of(page, "Bram")


def test_the_history_says_that_a_voice_was_deleted(
    page: VoicesPage, library: Library, settle: Settle, window: MainWindow
) -> None:
    """Case VOI-06."""
    store = window.surroundings.services.store
    assert store is not None
    record_line(store, key_of(page, "Ada"), "Ada")
    record_line(store, "fake", "The model's own voice")
    library.delete(library.find("Ada"))
    page.entered()
    settle()
    window.go_to("history")
    settle()
    history = window.page("history")
    assert isinstance(history, HistoryPage)
    details = [row.detail for row in history.list._rows.rows]
    assert "The model's own voice ·" in details[0]
    assert "Ada (deleted)" in details[1]


def record_line(store: TakeStore, voice_id: str, name: str) -> None:
    recipe = Recipe(VoiceName(voice_id, name), "fake")
    engine = FakeEngine()
    speaker = Speaker(engine, engine.builtin_voice(), encode=encode_words)
    with store.record("Hello.", recipe, SAMPLE_RATE) as recorder:
        for event in speaker.speak("Hello.", recipe.options):
            recorder.take(event)


def test_dragged_out_a_card_is_its_voice_file(page: VoicesPage, library: Library) -> None:
    model = page.grid.model()
    data = model.mimeData([model.index(0, 0)])
    assert [url.toLocalFile() for url in data.urls()] == [str(library.find("Ada").path)]
