"""What a switch is called: in the settings, and to a person."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent

from soundalike.translation import tr

_KEY, _SCAN = "Key_", "Scan_"


def name_of_event(event: QKeyEvent | QMouseEvent) -> str:
    """The key or button of an event, by Qt's name; a key that Qt doesn't know by its number."""
    if isinstance(event, QMouseEvent):
        return str(event.button().name)
    try:
        key = Qt.Key(event.key())
    except ValueError:
        return f"{_KEY}{event.key():#x}"
    return f"{_SCAN}{event.nativeScanCode()}" if key == Qt.Key.Key_unknown else str(key.name)


def switch_words(name: str) -> str:
    """As a person reads it."""
    if not name:
        return tr("None", "no switch")
    buttons = {
        "LeftButton": tr("Left mouse button"),
        "RightButton": tr("Right mouse button"),
        "MiddleButton": tr("Middle mouse button"),
    }
    if name in buttons:
        return buttons[name]
    if name.startswith(_SCAN):
        return tr("Key number {number}").format(number=name.removeprefix(_SCAN))
    if name.startswith(_KEY):
        key = Qt.Key.__members__.get(name)
        written = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) if key is not None else ""
        return written or tr("Key {name}").format(name=name.removeprefix(_KEY))
    return tr("Mouse button {name}").format(name=name.removesuffix("Button"))
