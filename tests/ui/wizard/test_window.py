"""The wizard as a whole: opening, going back, closing, and the window that it belongs to."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from soundalike.paths import bundled_resources
from soundalike.settings import Appearance
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.wizard.window import WizardWindow
from soundalike.ui.workers.heartbeat import Heartbeat
from soundalike.voices.draft import Draft
from tests.ui.wizard.conftest import Wait, keep_lines
from tests.ui.wizard.mouth import Mouth

SLOWEST = 10 * 0.2
"""A guard at ten times what the window may keep anybody waiting (case GUI-05)."""


def answer(wizard: WizardWindow, words: str) -> None:
    box = wizard.question
    assert box is not None
    button = next(button for button in box.buttons() if button.text() == words)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_it_opens_by_card_menu_and_key(window: MainWindow, wait: Wait) -> None:
    window.page("speak").first_day.clone.chosen.emit()  # type: ignore[attr-defined]
    wizard = window.clone_wizard.window
    assert wizard is not None
    window.commands.action("clone").trigger()
    assert window.clone_wizard.window is wizard  # one at a time
    wizard.close()
    assert window.clone_wizard.window is None
    window.commands.action("clone").trigger()
    assert window.clone_wizard.window is not None
    window.clone_wizard.end()


def test_a_recording_that_was_dropped_elsewhere_is_brought(window: MainWindow, wait: Wait) -> None:
    services = window.surroundings.services
    clip = bundled_resources() / "clips" / "builtin_slt.wav"
    services.recording_wanted.emit(clip)
    wizard = window.clone_wizard.window
    assert wizard is not None
    assert wizard.step_id == "whose"  # whose voice it is comes first
    wizard.context.choose(whose="other", speaker="Ann", confirmed=True)
    wizard.step.entered()
    wizard.forward()
    wait(wizard.go_on.isEnabled)
    services.recording_wanted.emit(clip.with_name("builtin_rms.wav"))
    wait(lambda: wizard.go_on.isEnabled() and "rms" in wizard.context.choices.imported)
    wizard.end()


def test_closing_it_empty_asks_nothing(window: MainWindow, wizard: WizardWindow) -> None:
    QTest.keyClick(wizard, Qt.Key.Key_Escape)
    assert window.clone_wizard.window is None


@pytest.mark.parametrize("words", ["Keep it", "Throw it away", "Go on"])
def test_closing_asks_and_does_what_is_answered(
    window: MainWindow, confirmed: WizardWindow, wait: Wait, words: str
) -> None:
    keep_lines(confirmed)
    folder = confirmed.context.draft.folder
    confirmed.close()
    assert confirmed.isVisible()
    answer(confirmed, words)
    if words == "Go on":
        assert confirmed.isVisible()
        assert confirmed.question is None
        confirmed.end()
        assert Draft(folder).all_read
        return
    wait(lambda: window.clone_wizard.window is None)
    assert folder.exists() == (words == "Keep it")


def test_a_kept_draft_is_there_again(window: MainWindow, confirmed: WizardWindow, wait: Wait) -> None:
    keep_lines(confirmed)
    confirmed.close()
    answer(confirmed, "Keep it")
    wait(lambda: window.clone_wizard.window is None)
    window.surroundings.services.clone_wanted.emit()
    again = window.clone_wizard.window
    assert again is not None
    assert again.step_id == "record"
    wait(again.go_on.isEnabled)
    assert again.context.choices.speaker == "Ann"
    again.end()


def test_closing_the_window_keeps_the_draft(window: MainWindow, confirmed: WizardWindow) -> None:
    """Case GUI-01."""
    keep_lines(confirmed)
    folder = confirmed.context.draft.folder
    assert window.close()
    assert window.clone_wizard.window is None
    assert Draft(folder).all_read


@pytest.mark.parametrize("how", ["the wizard", "the window"])
def test_closing_while_a_line_is_read_keeps_it(
    window: MainWindow, confirmed: WizardWindow, mouth: Mouth, wait: Wait, how: str
) -> None:
    """Case GUI-01, while recording."""
    recorder, draft = confirmed.context.recorder, confirmed.context.draft
    wait(lambda: recorder.state == "listening")
    recorder.start(draft.lines[0])
    wait(lambda: recorder.state == "recording")
    mouth.saying = True
    wait(lambda: recorder.seconds > 4.5)
    if how == "the window":
        assert window.close()
    else:
        confirmed.end()
    verdict = Draft(draft.folder).verdict(draft.lines[0])
    assert verdict is not None
    assert verdict.seconds > 4.5
    assert not list(draft.folder.glob("*.new.wav"))


def test_closing_in_the_middle_of_everything(window: MainWindow, chosen: WizardWindow, wait: Wait) -> None:
    """While it cleans, makes, plays and records."""
    chosen.forward()
    chosen.end()
    assert window.clone_wizard.window is None
    for step in ("record", "choose"):
        window.surroundings.services.clone_wanted.emit()
        again = window.clone_wizard.window
        assert again is not None
        again._show_step(step)
        again.end()


def test_going_all_the_way_back_keeps_everything(chosen: WizardWindow, wait: Wait) -> None:
    chosen.backward()
    chosen.backward()
    assert chosen.step_id == "whose"
    assert chosen.back.text() == "Cancel"
    for step in ("record", "choose"):
        wait(chosen.go_on.isEnabled)
        QTest.keyClick(chosen, Qt.Key.Key_Return)
        assert chosen.step_id == step
    QTest.keyClick(chosen, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert chosen.step_id == "record"
    assert chosen.context.draft.all_read


def test_nothing_holds_the_window_up(window: MainWindow, chosen: WizardWindow, wait: Wait) -> None:
    """Case GUI-05."""
    heartbeat = Heartbeat()
    heartbeat.start()
    chosen.forward()
    wait(chosen.go_on.isEnabled)
    chosen.forward()
    wait(lambda: all(row.sound is not None for row in chosen.meet.rows.values()))
    assert heartbeat.stop() < SLOWEST
    assert heartbeat.beats > 10


def test_everything_that_is_pressed_has_a_name(chosen: WizardWindow, wait: Wait) -> None:
    for step in ("whose", "record", "choose", "clean"):
        chosen._show_step(step)
        wait(lambda: chosen.context.workshop.idle and chosen.context.saver.idle)
        nameless = [
            child
            for child in chosen.findChildren(QWidget)
            if child.isVisible()
            and child.focusPolicy() != Qt.FocusPolicy.NoFocus
            and not (child.accessibleName() or (isinstance(child, QAbstractButton) and child.text()))
        ]
        assert not nameless, step


@pytest.mark.parametrize("percent", [100, 200])
def test_nothing_is_cut_off_in_a_small_window(
    window: MainWindow, chosen: WizardWindow, wait: Wait, percent: int
) -> None:
    settings: Any = window.surroundings.settings
    settings.set(Appearance(theme="light", text_percent=percent))
    chosen.resize(760, 560)
    for step in ("whose", "record", "choose", "clean"):
        chosen._show_step(step)
        wait(lambda: chosen.context.workshop.idle and chosen.context.saver.idle)
        if step == "record":
            wait(lambda: chosen.context.recorder.state == "listening")
        QApplication.processEvents()
        area = chosen.step.findChild(QWidget, "qt_scrollarea_viewport")
        assert area is not None
        inside = area.findChild(QWidget)
        assert inside is not None
        for button in inside.findChildren(QAbstractButton):
            if button.isVisible():
                assert button.width() >= min(button.minimumSizeHint().width(), area.width()), button.text()


def test_what_has_the_keyboard_is_in_view(window: MainWindow, confirmed: WizardWindow, wait: Wait) -> None:
    settings: Any = window.surroundings.settings
    settings.set(Appearance(theme="light", text_percent=200))
    confirmed.resize(760, 560)
    confirmed.activateWindow()
    button = confirmed.steps["record"].reading.button  # type: ignore[attr-defined]
    wait(lambda: confirmed.focusWidget() is button)
    confirmed.back.setFocus()
    button.setFocus()
    wait(lambda: not button.visibleRegion().isEmpty())
