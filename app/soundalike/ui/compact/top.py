"""Staying on top of other windows, where the desktop lets a program ask for it."""

from __future__ import annotations

import os

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from soundalike.translation import tr

PROGRAM = "soundalike --compact"


def can_stay_on_top() -> bool:
    """Under Wayland a program can't ask for it; XWayland lets it."""
    return not QGuiApplication.platformName().startswith("wayland")


def stay_on_top(window: QWidget, pinned: bool) -> None:
    """From now on. A window that is seen is made anew in the same place: X11 heeds the wish only of a new one."""
    flag = Qt.WindowType.WindowStaysOnTopHint
    if bool(window.windowFlags() & flag) == pinned:
        return
    shown, place = window.isVisible(), window.pos()
    window.setWindowFlag(flag, pinned)
    if shown:
        window.destroy()
        window.move(place)
        window.show()
        window.activateWindow()


def desktop_decides() -> str:
    """What to say where the window can't ask for it."""
    if os.environ.get("DISPLAY"):
        said = tr(
            "Here the desktop decides whether this window stays on top. Started by itself, with the command {command},"
            " it can ask for it."
        )
        return said.format(command=PROGRAM)
    return tr("Here the desktop decides whether this window stays on top: its window menu may offer it.")
