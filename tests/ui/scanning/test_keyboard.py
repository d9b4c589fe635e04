"""The on-screen keyboard over real fields."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QIntValidator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from soundalike.ui.scanning.keyboard import OnScreenKeyboard
from soundalike.ui.scanning.typing import target_for
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.word_suggestions import Vocabulary
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor


@pytest.fixture
def keyboard(qtbot: QtBot, theme: Theme) -> OnScreenKeyboard:
    made = OnScreenKeyboard(theme)
    qtbot.addWidget(made)
    made.show()
    return made


def tap(keyboard: OnScreenKeyboard, *names: str) -> None:
    """Presses keys by what they are called; letters by themselves, whatever their case."""
    for name in names:
        everything = [button for row in [keyboard.suggestions, *keyboard.rows] for button in row]
        (found,) = [button for button in everything if button.accessibleName().lower() == name.lower()]
        found.click()


def field(kind: str, theme: Theme, qtbot: QtBot) -> QLineEdit | QPlainTextEdit | SentenceEditor:
    made = {"line": QLineEdit, "plain": QPlainTextEdit}[kind]() if kind != "editor" else SentenceEditor(theme)
    qtbot.addWidget(made)
    made.show()
    return made


def text_of(one: QLineEdit | QPlainTextEdit | SentenceEditor) -> str:
    return one.text() if isinstance(one, QLineEdit) else one.toPlainText()


@pytest.mark.parametrize("kind", ["line", "plain", "editor"])
def test_it_types_and_deletes_in_every_field(kind: str, keyboard: OnScreenKeyboard, theme: Theme, qtbot: QtBot) -> None:
    one = field(kind, theme, qtbot)
    keyboard.set_target(target_for(one))
    tap(keyboard, *"hello", "space", *"you", "question mark")
    assert text_of(one) == "Hello you?"
    tap(keyboard, "delete the last letter", "delete the last letter")
    assert text_of(one) == "Hello yo"
    tap(keyboard, "delete the last word")
    assert text_of(one) == "Hello "
    tap(keyboard, "one letter back", "one letter back", *"ow", "one letter on")
    assert text_of(one) == "Hellowo "
    tap(keyboard, "clear the text")
    assert text_of(one) == ""
    one.undo()
    assert text_of(one) == "Hellowo "


def test_a_sentence_begins_with_a_capital_and_shift_is_for_one_letter(keyboard: OnScreenKeyboard, qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    keyboard.set_target(target_for(line))
    tap(keyboard, *"ab", "full stop", "space", *"cd", "capital letter", *"ef")
    assert line.text() == "Ab. CdEf"


def test_suggestions_finish_words_and_marks_close_up(keyboard: OnScreenKeyboard, qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    keyboard.set_vocabulary(Vocabulary(["We want some water, please."]))
    keyboard.set_target(target_for(line))
    tap(keyboard, *"wa")
    assert {button.text() for button in keyboard.suggestions if button.isEnabled()} == {"Want", "Water"}
    tap(keyboard, "Want", "some", *"wa", "water", "question mark")
    assert line.text() == "Want some water?"


def test_signs_are_on_a_layer_of_their_own(keyboard: OnScreenKeyboard, qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    keyboard.set_target(target_for(line))
    tap(keyboard, "Numbers and signs", "4", "2", "€", "&", "Letters", "x")
    assert line.text() == "42€&x"


def test_other_letters_than_english_are_typed(keyboard: OnScreenKeyboard, theme: Theme, qtbot: QtBot) -> None:
    editor = SentenceEditor(theme)
    qtbot.addWidget(editor)
    keyboard.set_target(target_for(editor))
    for language, letters in (("de", "ß"), ("fr", "œ"), ("es", "ñ"), ("pt", "ã"), ("ar", "ش")):
        keyboard.use(language, "frequency")
        tap(keyboard, letters)
    assert editor.text.lower() == "ßœñãش"


def test_what_a_field_refuses_is_refused(keyboard: OnScreenKeyboard, qtbot: QtBot) -> None:
    line = QLineEdit()
    line.setValidator(QIntValidator(0, 99))
    qtbot.addWidget(line)
    edits: list[str] = []
    line.textEdited.connect(edits.append)
    keyboard.set_target(target_for(line))
    tap(keyboard, "a", "Numbers and signs", "7")
    assert line.text() == "7"
    assert edits == ["7"]


def test_only_what_takes_text_is_typed_into(qtbot: QtBot, theme: Theme) -> None:
    fixed = QLineEdit()
    fixed.setReadOnly(True)
    label = QLabel()
    qtbot.addWidget(fixed)
    qtbot.addWidget(label)
    assert target_for(fixed) is None
    assert target_for(label) is None


def test_pressing_a_key_leaves_the_keyboard_in_the_text(theme: Theme, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    line, keyboard = QLineEdit(), OnScreenKeyboard(theme)
    layout.addWidget(line)
    layout.addWidget(keyboard)
    window.show()
    window.activateWindow()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    keyboard.set_target(target_for(line))
    QTest.mouseClick(keyboard.rows[1][0], Qt.MouseButton.LeftButton)
    assert line.hasFocus()
    assert line.text() == "Q"


def test_its_rows_are_what_can_be_pressed(keyboard: OnScreenKeyboard, qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    keyboard.set_target(target_for(line), speaks=True)
    spoken: list[bool] = []
    keyboard.speak_wanted.connect(lambda: spoken.append(True))
    rows = keyboard.scan_rows()
    assert [item.name for item in rows[0].items][:2] == ["Space", "Speak"], "no words are known yet"
    rows[0].items[1].activate()
    assert spoken == [True]
    keyboard.set_vocabulary(Vocabulary(["yes"]))
    keyboard.refresh()
    tap(keyboard, "y")
    assert [item.name for item in keyboard.scan_rows()[0].items] == ["Yes"]


def test_chinese_says_how_characters_are_had(theme: Theme, qtbot: QtBot) -> None:
    chinese = OnScreenKeyboard(theme, "zh")
    qtbot.addWidget(chinese)
    assert "input method" in chinese.toolTip()
