"""Arrow keys among chips and tiles, and the menus that open at them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from soundalike.ui.view_models.phrase_grid import Step

_STEPS: dict[int, Step] = {
    Qt.Key.Key_Left: "before",
    Qt.Key.Key_Right: "after",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_End: "last",
}
_MIRRORED: dict[Step, Step] = {"before": "after", "after": "before"}


def step_of(key: int, direction: Qt.LayoutDirection) -> Step | None:
    """Where a key leads, in reading order."""
    step = _STEPS.get(key)
    if step is not None and direction == Qt.LayoutDirection.RightToLeft:
        return _MIRRORED.get(step, step)
    return step


def popup(menu: QMenu, here: QPoint) -> None:
    """Opens a menu that is gone once it closes."""
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(here)
