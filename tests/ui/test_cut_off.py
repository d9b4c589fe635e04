"""No word of the window is cut off, in any language, at usual and double text size, in a large and a small window."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from soundalike.ui.pages.table import PAGES
from soundalike.ui.start.language import LANGUAGES
from soundalike.ui.widgets.labels import ElidedLabel
from tests.ui.cut_off import cut_off, painted_words

USUAL, SMALL = ("1180", "728"), ("760", "560")
ROOT = Path(__file__).parents[2]
HANG_SECONDS = 400


def combinations() -> Iterator[ParameterSet]:
    """Every language at usual and double size, and the longest one in a small window; the others there nightly."""
    for code in sorted(LANGUAGES):
        for name, percent, size in (("1x", 100, USUAL), ("small", 100, SMALL), ("2x", 200, USUAL)):
            often = name != "small" or code == "de"
            yield pytest.param(code, percent, size, id=f"{code}-{name}", marks=() if often else pytest.mark.slow)


@pytest.mark.parametrize(("code", "percent", "size"), list(combinations()))
def test_every_page_shows_its_words_whole(code: str, percent: int, size: tuple[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.cut_off_program", code, str(percent), *size],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        timeout=HANG_SECONDS,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout)
    assert len(found) > len(PAGES)
    assert {page: cut for page, cut in found.items() if cut} == {}


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
