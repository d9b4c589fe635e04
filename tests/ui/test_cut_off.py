"""No word of the window is cut off, in any language, at usual and double text size, in a large and a small window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from tools.screenshots.scenes import SCENES, open_window

from soundalike.ui.start.language import LANGUAGES, set_language
from soundalike.ui.widgets.labels import ElidedLabel
from tests.ui.cut_off import cut_off, painted_words
from tests.ui.test_translations import FOLDER, messages

USUAL, SMALL = (1180, 728), (760, 560)
PAGES = [name for name in SCENES if name != "gallery" and not name.startswith("compact")]
"""The compact window has tests of its own."""


def own_words(code: str) -> set[str]:
    """What the window itself says, without what has values in it."""
    if code == "en":
        return {one.source for one in messages(FOLDER / "soundalike_de.ts") if "{" not in one.source}
    found = messages(FOLDER / f"soundalike_{code}.ts")
    return {re.sub("&(.)", r"\1", form) for one in found for form in one.forms if "{" not in form and "%n" not in form}


@pytest.fixture
def application(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    set_language(qapp, "en")


def combinations() -> Iterator[ParameterSet]:
    """Every language at double size; in both windows the longest one and the one from the right, the others nightly."""
    for code in sorted(LANGUAGES):
        for name, percent, size in (("1x", 100, USUAL), ("small", 100, SMALL), ("2x", 200, USUAL)):
            often = name == "2x" or code in ("de", "ar")
            yield pytest.param(code, percent, size, id=f"{code}-{name}", marks=() if often else pytest.mark.slow)


@pytest.mark.parametrize(("code", "percent", "size"), list(combinations()))
def test_every_page_shows_its_words_whole(
    application: QApplication, tmp_path: Path, code: str, percent: int, size: tuple[int, int]
) -> None:
    found: list[str] = []
    for name in PAGES:
        window = open_window(tmp_path / name, "light", size, code, percent)
        shown = SCENES[name](window)
        QCoreApplication.processEvents()
        with painted_words(own_words(code)) as painted:
            shown.grab()
            found += [f"{name}: {said}" for said in dict.fromkeys([*cut_off(shown), *painted])]
        if shown is not window:
            shown.close()
        window.close()
    assert found == []


def test_a_label_and_a_button_without_room_are_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    label, button = QLabel("A heading that is long"), QPushButton("Press this long button")
    column.addWidget(label)
    column.addWidget(button)
    window.show()
    assert cut_off(window) == []
    label.setFixedWidth(40)
    button.setFixedWidth(40)
    QCoreApplication.processEvents()
    assert [said.split(" needs")[0] for said in cut_off(window)] == [
        "QLabel 'A heading that is long'",
        "QPushButton 'Press this long button'",
    ]


def test_own_words_with_an_ellipsis_are_found_and_a_persons_are_not(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for words in ("What the window itself says here", "A name that somebody gave to a voice"):
        shown = ElidedLabel(words)
        shown.setFixedWidth(60)
        column.addWidget(shown)
    window.show()
    with painted_words({"What the window itself says here"}) as found:
        window.grab()
    assert {said.split(" is shown")[0] for said in found} == {"'What the window itself says here'"}
