"""Messages come above the lower edge, go by themselves, and never take the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.toast import ToastArea
from tests.ui.widgets.conftest import Show


@pytest.fixture
def host(show: Show) -> QWidget:
    made = QWidget()
    show(made, 700, 400)
    return made


@pytest.fixture
def area(theme: Theme, host: QWidget) -> ToastArea:
    return ToastArea(theme, host)


def test_they_lie_one_above_the_other_inside_the_host(area: ToastArea, host: QWidget) -> None:
    toasts = [area.show(ToastFacts(f"Message {number}. " * 9, "error")) for number in range(3)]
    places = [toast.geometry() for toast in toasts]
    assert all(host.rect().contains(place) for place in places)
    assert places[0].bottom() < places[1].top()
    assert places[1].bottom() < places[2].top()
    host.resize(500, 420)
    assert all(host.rect().contains(toast.geometry()) for toast in toasts)


def test_the_keyboard_stays_where_it_is(area: ToastArea, host: QWidget, qtbot: QtBot) -> None:
    line = QLineEdit(host)
    line.show()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    area.show(ToastFacts("Something.", "error"))
    qtbot.wait(20)
    assert line.hasFocus()


def test_the_same_is_not_shown_twice(area: ToastArea) -> None:
    assert area.show(ToastFacts("Once.")) is area.show(ToastFacts("Once."))
    assert len(area.shown()) == 1


def test_one_with_an_action_does_it_once_and_goes(area: ToastArea) -> None:
    done: list[int] = []
    toast = area.show(ToastFacts("Deleted.", action="Undo"), lambda: done.append(1))
    button = next(one for one in toast.findChildren(TextButton) if one.text() == "Undo")
    button.click()
    assert done == [1]
    assert area.shown() == []


def test_one_goes_by_itself_and_one_is_closed(area: ToastArea, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("soundalike.ui.view_models.toast._LEAST_SECONDS", 0.02)
    monkeypatch.setattr("soundalike.ui.view_models.toast._SECONDS_A_WORD", 0.0)
    area.show(ToastFacts("It goes."))
    stays = area.show(ToastFacts("It stays.", "error"))
    qtbot.waitUntil(lambda: len(area.shown()) == 1)
    assert area.shown() == [stays]
    assert stays.accessibleName() == "It stays."
    stays.close_button.click()
    assert area.shown() == []
