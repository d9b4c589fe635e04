"""The window itself: opened and closed, where it was, on top, at any size of text, by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from soundalike.paths import Places
from soundalike.settings import Appearance, Compact, History, Settings, Speaking
from soundalike.ui.compact.window import CompactWindow
from soundalike.ui.scanning.collector import groups_of
from soundalike.ui.services.conductor import Look, Part
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.shell.window import make_window
from soundalike.ui.view_models.phrases import BoardFacts, ChipFacts, TileFacts
from soundalike.ui.view_models.window_place import Kept, read_places, write_places
from tests.ui.fake_wiring import FakeConductor, FakeWiring
from tests.ui.pages.test_accessibility import controls, name_of

Press = Callable[..., None]
TOP = Qt.WindowType.WindowStaysOnTopHint
PHRASES = ("Yes, please.", "No, thank you.", "Give me a moment, I'm typing.", "Could you say that again?")


def show_phrases(compact: CompactWindow) -> None:
    chips = tuple(ChipFacts(number + 1, name) for number, name in enumerate(("Everyday", "Kitchen", "Doctor")))
    tiles = tuple(TileFacts(number + 1, text) for number, text in enumerate(PHRASES))
    compact.view.board.show_board(BoardFacts(chips, 1, tiles))


def test_its_title_names_the_voice(compact: CompactWindow, window: MainWindow) -> None:
    assert compact.windowTitle() == "Soundalike · The model's own voice"
    settings = window.surroundings.settings
    settings.set(replace(settings[Speaking], voice="someone", voice_name="My voice"))
    assert compact.windowTitle() == "Soundalike · My voice"


def test_it_stays_on_top_until_it_is_unpinned(compact: CompactWindow) -> None:
    pin = compact.view.pin_button
    assert compact.windowFlags() & TOP
    assert pin.isChecked()
    place = compact.pos()
    pin.click()
    assert not compact.windowFlags() & TOP
    assert not pin.isChecked()
    assert compact.isVisible()
    assert compact.pos() == place
    pin.click()
    assert compact.windowFlags() & TOP


def test_under_wayland_it_says_that_the_desktop_decides(
    compact: CompactWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: "wayland"))
    monkeypatch.delenv("DISPLAY", raising=False)
    compact.view.pin_button.click()
    notice = compact.view.notice.notice
    assert notice is not None
    assert "the desktop decides" in notice.words
    monkeypatch.setenv("DISPLAY", ":0")
    compact.view.pin_button.click()
    notice = compact.view.notice.notice
    assert notice is not None
    assert "soundalike --compact" in notice.words


def test_closed_it_goes_back_to_the_main_window_and_keeps_its_text(
    compact: CompactWindow, window: MainWindow, press: Press, qtbot: QtBot
) -> None:
    QTest.keyClicks(compact.line, "Half a thought")
    press(Qt.Key.Key_F7)
    assert not compact.isVisible()
    qtbot.waitUntil(window.isActiveWindow)
    window.commands.action("compact").trigger()
    assert window.compact.window is compact
    assert compact.line.text == "Half a thought"


def test_the_main_window_closed_first_is_only_put_away(compact: CompactWindow, window: MainWindow) -> None:
    ended: list[bool] = []
    window.closed.connect(lambda: ended.append(True))
    window.close()
    assert not window.isVisible()
    assert compact.isVisible()
    assert ended == []
    compact.close()
    assert ended == [True]


def test_the_menu_leads_back_to_the_main_window(compact: CompactWindow, window: MainWindow) -> None:
    window.close()
    compact.menu.main_wanted.emit()
    assert window.isVisible()
    compact.menu.settings_wanted.emit()
    assert window.shown_page == "settings"


@pytest.mark.parametrize("private", [False, True])
def test_text_place_and_pin_survive_the_program(
    compact: CompactWindow, window: MainWindow, home: Places, private: bool
) -> None:
    settings = window.surroundings.settings
    settings.set(replace(settings[History], private=private))
    compact.line.show_text("Half a thought")
    compact.view.pin_button.click()
    compact.setGeometry(QRect(40, 60, 420, 300))
    corner = compact.pos()
    window.quit()
    kept = Settings.load(home.config_file)[Compact]
    assert kept.text == ("" if private else "Half a thought")
    (place,) = read_places(kept.places).values()
    assert place == Kept(corner.x(), corner.y(), 420, 300, pinned=False)
    again = make_window(home, FakeWiring().wiring())
    again.compact.open()
    shown = again.compact.window
    assert shown is not None
    assert shown.line.text == ("" if private else "Half a thought")
    assert (shown.pos(), shown.width(), shown.height()) == (corner, 420, 300)
    assert not shown.windowFlags() & TOP
    again.quit()


def test_it_never_opens_where_it_can_not_be_seen(compact: CompactWindow, window: MainWindow, qtbot: QtBot) -> None:
    settings = window.surroundings.settings
    compact.close()
    (key,) = read_places(settings[Compact].places)
    settings.set(replace(settings[Compact], places=write_places({key: Kept(9000, -5000, 5000, 4000)})))
    compact.open()
    screen = QGuiApplication.primaryScreen().availableGeometry()
    qtbot.waitUntil(lambda: screen.contains(compact.frameGeometry()))


def test_alone_it_ends_with_itself(home: Places, wiring: FakeWiring, qtbot: QtBot) -> None:
    """`soundalike --compact`: the main window is never seen."""
    main = make_window(home, wiring.wiring())
    qtbot.addWidget(main)
    main.compact.open()
    main.start_services()
    services = main.surroundings.services
    qtbot.waitUntil(lambda: services.store is not None and services.disk.idle)
    shown = main.compact.window
    assert shown is not None
    assert not main.isVisible()
    with qtbot.waitSignal(main.closed):
        shown.close()


def test_what_goes_wrong_is_said_here_too(compact: CompactWindow, window: MainWindow) -> None:
    window.surroundings.services.problem.emit("The history can't be opened.")
    assert compact.view.notice.notice is not None
    assert compact.view.notice.notice.words == "The history can't be opened."


def test_what_the_main_window_speaks_is_seen_and_stopped_here(
    compact: CompactWindow, window: MainWindow, wiring: FakeWiring, qtbot: QtBot
) -> None:
    page = window.page("speak")
    editor = page.view.panel.editor  # type: ignore[attr-defined]
    editor.insertPlainText("Good morning to you all.")
    page.controller.speak(0)  # type: ignore[attr-defined]
    theirs: FakeConductor = wiring.conductors[0]
    theirs.sounds(0, 24)
    notice = compact.view.notice
    qtbot.waitUntil(lambda: notice.isVisible() and notice.notice is not None)
    qtbot.waitUntil(lambda: notice.notice.words == "The main window says: Good morning to you all.")  # type: ignore[union-attr]
    notice.stop_button.click()
    assert theirs.now.state == "idle"
    qtbot.waitUntil(lambda: not notice.isVisible())


def test_what_is_spoken_here_stops_the_main_window(
    compact: CompactWindow, window: MainWindow, wiring: FakeWiring, press: Press
) -> None:
    page = window.page("speak")
    page.view.panel.editor.insertPlainText("Good morning to you all.")  # type: ignore[attr-defined]
    page.controller.speak(0)  # type: ignore[attr-defined]
    theirs: FakeConductor = wiring.conductors[0]
    theirs.sounds(0, 24)
    page.controller._show_frame()  # type: ignore[attr-defined]
    QTest.keyClicks(compact.line, "Hello")
    press(Qt.Key.Key_Return)
    assert theirs.now.state == "idle"


def test_what_is_spoken_here_is_seen_in_the_main_window(
    compact: CompactWindow, window: MainWindow, conductor: FakeConductor, press: Press, qtbot: QtBot
) -> None:
    QTest.keyClicks(compact.line, "Hello")
    press(Qt.Key.Key_Return)
    conductor.now = Look("speaking", 0, Part(0, 5, peaks=bytes(range(100)), length=2.0), 0.5, text="Hello")
    transport = window.page("speak").view.transport  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: transport.waveform.has_sound)
    transport.stop_button.click()
    assert conductor.now.state == "idle"


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(560, 430), (360, 240)])
def test_nothing_is_cut_off(
    compact: CompactWindow, window: MainWindow, qtbot: QtBot, percent: int, size: tuple[int, int]
) -> None:
    settings = window.surroundings.settings
    settings.set(replace(settings[Appearance], text_percent=percent))
    show_phrases(compact)
    compact.resize(*size)
    compact.say("error", "The model couldn't be opened: its file is damaged. Fetch it again on the page Models.")
    for _ in range(5):
        QApplication.processEvents()
    assert (compact.width(), compact.height()) == size
    screen = compact.rect()
    for widget in (compact.line, compact.view.box.speak_button, compact.view.pin_button, compact.view.menu_button):
        place = QRect(widget.mapTo(compact, widget.rect().topLeft()), widget.size())
        assert screen.contains(place), widget
        assert widget.height() >= widget.minimumSizeHint().height() or widget is compact.line
    assert compact.line.height() >= window.surroundings.theme.sizes.editor_line
    # What lies beneath is scrolled where there is no room; there, each has all the room that it needs.
    inside = compact.view.beneath.widget()
    assert inside is not None
    assert inside.width() <= compact.view.beneath.viewport().width()
    for label in (one for one in inside.findChildren(QLabel) if one.isVisible() and one.text()):
        assert label.height() >= label.heightForWidth(label.width()), label.text()
    for button in (one for one in inside.findChildren(QAbstractButton) if one.isVisible()):
        assert button.width() >= button.minimumSizeHint().width(), button.text()
        assert button.height() >= button.minimumSizeHint().height(), button.text()


def test_every_control_has_a_name_and_tab_reaches_it(compact: CompactWindow, qtbot: QtBot) -> None:
    show_phrases(compact)
    qtbot.waitUntil(compact.isActiveWindow)
    found = [one for one in controls(compact) if one.isEnabled()]
    assert [one for one in found if not name_of(one).strip()] == []
    wanted = {one for one in found if one.focusPolicy() != Qt.FocusPolicy.NoFocus}
    reached = set()
    for _ in range(100):
        QTest.keyClick(compact.windowHandle(), Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert {name_of(one) for one in wanted - reached} == set()
    assert {compact.line, compact.view.box.speak_button, compact.view.menu_button} <= reached


def test_the_keyboard_on_the_screen_types_and_speaks(
    compact: CompactWindow, window: MainWindow, conductor: FakeConductor
) -> None:
    height = compact.height()
    settings = window.surroundings.settings
    settings.set(replace(settings[Compact], keyboard=True))
    keyboard = window.reach.keyboard.keyboard
    assert keyboard is not None
    assert keyboard.window() is compact
    assert compact.height() > height
    keys = {button.key.text: button for row in keyboard.rows for button in row}
    keys["H"].click()
    {button.key.text: button for row in keyboard.rows for button in row}["i"].click()
    assert compact.line.text == "Hi"
    keys["Speak"].click()
    assert conductor.requests[-1][0].text == "Hi"
    {button.key.text: button for row in keyboard.rows for button in row}["Done"].click()
    assert not settings[Compact].keyboard
    assert window.reach.keyboard.keyboard is None
    assert compact.height() == height
    assert compact.line.hasFocus()


def test_scanning_goes_by_line_boards_and_phrases(compact: CompactWindow) -> None:
    show_phrases(compact)
    QApplication.processEvents()
    rows = compact.view.beneath.scan_rows()
    assert [[item.name for item in row.items] for row in rows[:1]] == [
        ["Everyday", "Kitchen", "Doctor", "Write a new phrase"]
    ]
    assert [item.name for row in rows[1:] for item in row.items] == list(PHRASES)
    groups = groups_of(compact, lambda _field: None)
    names = [item.name for group in groups for row in group.rows for item in row.items]
    assert names[0] == "Text to speak"
    assert names.index("Speak") < names.index("Everyday") < names.index(PHRASES[0])
    assert len(names) == len(set(names))
