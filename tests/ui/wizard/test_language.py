"""The wizard in another language: nothing that is seen or said by a screen reader stays English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.wizard.parts.device_menu import DeviceMenu
from soundalike.ui.wizard.parts.line_card import LineCard
from soundalike.ui.wizard.window import WizardWindow
from soundalike.voices.draft import reading_texts
from tests.another_language import another_language
from tests.ui.wizard.conftest import Wait

UNTRANSLATED = ("A", "B")
"""Names of two versions, which are also their keys."""


@pytest.fixture
def foreign_wizard(window: MainWindow, qtbot: QtBot) -> Iterator[WizardWindow]:
    with another_language():
        window.surroundings.services.clone_wanted.emit()
        made = window.clone_wizard.window
        assert made is not None
        qtbot.waitUntil(lambda: made.context.saver.idle)
        yield made
        window.clone_wizard.end()


def texts_of(widget: QWidget) -> set[str]:
    """Everything that is seen of it or said of it, but for what the system calls its devices."""
    found = {widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle()}
    if isinstance(widget, (QLabel, QAbstractButton)) and not isinstance(widget, DeviceMenu):
        found.add(widget.text())
    if isinstance(widget, QLineEdit):
        found |= {widget.placeholderText()}
    return {re.sub(r"<[^>]*>", "", text) for text in found}


def test_nothing_stays_english(foreign_wizard: WizardWindow) -> None:
    assert foreign_wizard.windowTitle() == "«Clone my voice»"
    texts = set[str]()
    for widget in (foreign_wizard, *foreign_wizard.findChildren(QWidget)):
        texts |= texts_of(widget)
    spoken = {line for text in reading_texts("de") for line in text.lines}
    english = {text for text in texts - spoken if re.search("[A-Za-z]", text) and "«" not in text}
    assert english <= set(UNTRANSLATED)


def test_the_lines_are_of_the_language(foreign_wizard: WizardWindow, wait: Wait) -> None:
    foreign_wizard.context.choose(whose="other", speaker="Ann", confirmed=True)
    foreign_wizard.step.entered()
    foreign_wizard.forward()
    wait(lambda: len(foreign_wizard.findChildren(LineCard)) == 3)
    said = " ".join(card.accessibleName() for card in foreign_wizard.findChildren(LineCard))
    assert all(line in said for line in reading_texts("de")[0].lines)
