"""The window's language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from soundalike.translation import language_code, number
from soundalike.ui.start.language import LANGUAGES, set_language


@pytest.fixture
def application(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    set_language(qapp, "en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_can_ask_which_language_it_is(application: QApplication, code: str) -> None:
    assert set_language(application, code) == language_code() == code
    rightward = Qt.LayoutDirection.RightToLeft if code == "ar" else Qt.LayoutDirection.LeftToRight
    assert application.layoutDirection() == rightward


def test_numbers_are_those_of_the_language(application: QApplication) -> None:
    set_language(application, "de")
    assert number(0.8, 1) == "0,8"
    set_language(application, "en")
    assert number(0.8, 1) == "0.8"
