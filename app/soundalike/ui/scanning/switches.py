"""Switches: any key, any button of the mouse, and whatever a joystick or a switch box sends as one of them."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from soundalike.settings import Scanning
from soundalike.ui.scanning.collector import front
from soundalike.ui.scanning.switch_names import name_of_event
from soundalike.ui.view_models.switch_press import SwitchPress

ROLES = ("choose", "next", "back")

_DOWN = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_UP = (QEvent.Type.KeyRelease, QEvent.Type.MouseButtonRelease)
_LET_GO_UNSEEN = (QEvent.Type.ApplicationDeactivate, QEvent.Type.ApplicationStateChange)
_MODIFIER_KEYS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


def milliseconds() -> float:
    """The clock that switches and scanning go by."""
    return time.monotonic() * 1000


class Switches(QObject):
    """Sees every event of the program, but only while scanning is on or a switch is being learned.

    `pressed` comes with the switch's role. What a switch does is kept from everything else. Only what comes from
    outside counts: keys that the on-screen keyboard sends are no switches.
    """

    pressed = Signal(str)

    def __init__(self, clock: Callable[[], float] = milliseconds, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._roles: dict[str, str] = {}
        self._presses: dict[str, SwitchPress] = {}
        self._learning: Callable[[str], object] | None = None
        self._refuse: QWidget | None = None
        self._learned = ""
        self._watching = False
        self._on = False
        self._held = QTimer(self)
        self._held.setSingleShot(True)
        self._held.setTimerType(Qt.TimerType.PreciseTimer)
        self._held.timeout.connect(self._look_at_held)

    def use(self, scanning: Scanning) -> None:
        """These switches, with these times, from now on."""
        self._roles = {}
        names = (scanning.choose_switch, scanning.next_switch, scanning.back_switch)
        for role, name in reversed(list(zip(ROLES, names, strict=True))):
            if name and (role == "choose" or scanning.way == "step"):
                self._roles[name] = role
        self._presses = {role: SwitchPress(scanning.hold, scanning.again) for role in ROLES}
        self._on = scanning.on
        self._watch()

    def learn(self, tell: Callable[[str], object], cancel: QWidget) -> None:
        """The next key or button is told of, and does nothing else. A press on `cancel` isn't meant."""
        self._learning, self._refuse = tell, cancel
        self._watch()

    def stop_learning(self) -> None:
        """Nothing is to be learned any more."""
        self._learning = self._refuse = None
        self._watch()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _LET_GO_UNSEEN:
            for press in self._presses.values():
                press.forget()
        elif kind == QEvent.Type.ContextMenu and isinstance(event, QContextMenuEvent):
            return event.reason() == QContextMenuEvent.Reason.Mouse and "RightButton" in self._roles
        elif isinstance(event, QKeyEvent | QMouseEvent) and (
            event.spontaneous() or kind == QEvent.Type.ShortcutOverride
        ):
            return self._sees(event)
        return False

    # ---- inside ----

    def _watch(self) -> None:
        """Looks at events, or no longer."""
        wanted = self._on or self._learning is not None or bool(self._learned)
        application = QApplication.instance()
        if wanted == self._watching or application is None:
            return
        self._watching = wanted
        if wanted:
            application.installEventFilter(self)
        else:
            application.removeEventFilter(self)

    def _sees(self, event: QKeyEvent | QMouseEvent) -> bool:
        name = name_of_event(event)
        if self._learned and name == self._learned:
            self._follow_learned(event)
            return True
        if self._learning is not None:
            return self._learns(event, name)
        role = self._roles.get(name)
        if not self._on or role is None or front() is None or _with_other_keys(event):
            return False
        return self._acts(event, role)

    def _acts(self, event: QKeyEvent | QMouseEvent, role: str) -> bool:
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride:
            event.accept()  # or a shortcut with this key would take it
        elif isinstance(event, QKeyEvent) and event.isAutoRepeat():
            return True
        elif kind in _DOWN:
            if self._presses[role].down(self._clock()):
                self.pressed.emit(role)
            self._wait_for_held()
        elif kind in _UP:
            self._presses[role].up(self._clock())
        else:
            return False
        return True

    def _learns(self, event: QKeyEvent | QMouseEvent, name: str) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        tell = self._learning
        if event.type() not in _DOWN or tell is None or (isinstance(event, QMouseEvent) and self._refuses(event)):
            return False
        self._learned = name
        self.stop_learning()
        tell(name)
        return True

    def _follow_learned(self, event: QKeyEvent | QMouseEvent) -> None:
        """Until it is let go, what was learned does nothing else."""
        if event.type() in _UP and not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
            self._learned = ""
            self._watch()

    def _refuses(self, event: QMouseEvent) -> bool:
        button = self._refuse
        return button is not None and button.rect().contains(button.mapFromGlobal(event.globalPosition().toPoint()))

    def _wait_for_held(self) -> None:
        due = [press.due for press in self._presses.values() if press.due is not None]
        if due:
            self._held.start(max(0, round(min(due) - self._clock())))

    def _look_at_held(self) -> None:
        for role, press in self._presses.items():
            if press.tick(self._clock()):
                self.pressed.emit(role)
        self._wait_for_held()


def _with_other_keys(event: QKeyEvent | QMouseEvent) -> bool:
    """With Ctrl and the like a key is a command, and stays one."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return held != Qt.KeyboardModifier.NoModifier and not (
        isinstance(event, QKeyEvent) and event.key() in _MODIFIER_KEYS
    )
