"""The look follows the settings, and with "system" the system."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from soundalike.settings import Appearance, Settings
from soundalike.ui.theme import theme as theme_module
from soundalike.ui.theme.theme import Theme
from soundalike.ui.theme.tokens import DARK, HIGH_CONTRAST_DARK, LIGHT


class System:
    """What the system says of its look."""

    def __init__(self) -> None:
        self.scheme = Qt.ColorScheme.Light

    def styleHints(self) -> Any:  # as Qt calls it
        return self

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme

    def children(self) -> list[Any]:
        return []


@pytest.fixture
def system(theme: Theme, monkeypatch: pytest.MonkeyPatch) -> System:
    made = System()
    monkeypatch.setattr(theme_module, "QGuiApplication", made)
    return made


def test_it_follows_the_system_at_once(theme: Theme, settings: Settings, system: System) -> None:
    settings.set(Appearance("system"))
    told: list[str] = []
    theme.changed.connect(lambda: told.append(theme.colours.scheme))
    assert theme.colours == LIGHT
    system.scheme = Qt.ColorScheme.Dark
    theme._follow()
    assert theme.colours == DARK
    assert told == ["dark"]


def test_what_was_chosen_stays_whatever_the_system_does(theme: Theme, settings: Settings, system: System) -> None:
    settings.set(Appearance("light"))
    system.scheme = Qt.ColorScheme.Dark
    theme._follow()
    assert theme.colours == LIGHT


def test_high_contrast_comes_light_or_dark_as_the_system_is(theme: Theme, settings: Settings, system: System) -> None:
    system.scheme = Qt.ColorScheme.Dark
    settings.set(Appearance("high-contrast"))
    assert theme.colours == HIGH_CONTRAST_DARK


def test_qts_own_widgets_have_the_look_too(theme: Theme, settings: Settings) -> None:
    settings.set(Appearance("dark", 150))
    label = QLabel("Words")
    assert label.palette().windowText().color().name() == DARK.text.lower()
    assert QApplication.font().pixelSize() == theme.sizes.text_body


def test_figures_that_change_have_one_width(theme: Theme) -> None:
    assert theme.font(14, tabular=True).featureTags() != []
    assert theme.font(14).featureTags() == []
