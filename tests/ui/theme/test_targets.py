"""Large targets: what can be pressed, in every kind."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from soundalike.settings import Appearance, Settings
from soundalike.settings.appearance import TargetSize
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.buttons import ButtonKind, IconButton, RoundButton, TextButton
from soundalike.ui.widgets.speak_button import SpeakButton
from soundalike.ui.widgets.switch import Switch

LEAST = 44
"""Pixels each way, WCAG 2.5.5."""

KINDS: tuple[ButtonKind, ...] = ("plain", "ghost", "primary", "suggestion")


def wanted(widget: QWidget) -> int:
    """The height that a layout gives it."""
    return max(widget.sizeHint().height(), widget.minimumHeight())


@pytest.mark.parametrize("targets", ["large", "largest"])
def test_controls_grow_at_once(theme: Theme, settings: Settings, qtbot: QtBot, targets: TargetSize) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    row = QHBoxLayout(host)
    buttons: list[QWidget] = [TextButton(theme, "Yes", kind) for kind in KINDS]
    buttons += [IconButton(theme, "close", "Close"), IconButton(theme, "stop", "Stop", kind="square")]
    buttons += [RoundButton(theme, "Play"), SpeakButton(theme, "")]
    switch = Switch(theme, "On")
    for widget in (*buttons, switch):
        row.addWidget(widget)
    host.show()
    before = {widget: wanted(widget) for widget in (*buttons, switch)}
    settings.set(replace(settings[Appearance], targets=targets))
    qtbot.waitUntil(lambda: all(min(button.width(), button.height()) >= LEAST for button in buttons))
    for widget, height in before.items():
        assert wanted(widget) > height, widget
    settings.set(replace(settings[Appearance], targets="usual"))
    edge = 2 * (theme.sizes.focus - theme.sizes.hair)  # of the one that has the keyboard by now
    qtbot.waitUntil(lambda: all(wanted(widget) <= height + edge for widget, height in before.items()))
