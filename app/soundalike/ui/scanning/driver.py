"""Scanning over the windows as they are: what is in front is scanned, the mark is shown, a choice is carried out."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import getCppPointer

from soundalike.settings import Scanning, Settings
from soundalike.translation import tr
from soundalike.ui.scanning.collector import front, groups_of
from soundalike.ui.scanning.items import ScanGroup, ScanItem, ScanRow, shape_of
from soundalike.ui.scanning.keyboard_place import KeyboardPlace
from soundalike.ui.scanning.scan_frame import ScanFrame
from soundalike.ui.scanning.switches import Switches, milliseconds
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.scanning import Scanner, ScanOptions, Spot

LOOK_MILLISECONDS = 200
"""How often it is looked whether another window, menu or page is in front."""


class ScanDriver(QObject):
    """Does nothing while scanning is off. `click` is called with each step, if the person wants to hear them."""

    def __init__(
        self,
        settings: Settings,
        theme: Theme,
        keyboard: KeyboardPlace,
        click: Callable[[], object],
        clock: Callable[[], float] = milliseconds,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._keyboard = keyboard
        self._click = click
        self._clock = clock
        self.switches = Switches(clock, self)
        self.scanner = Scanner()
        self.frame = ScanFrame(theme)
        self._groups: Sequence[ScanGroup] = ()
        self._window: QWidget | None = None
        self._surface: Hashable = None
        self._shown: Spot | None = None
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.setTimerType(Qt.TimerType.PreciseTimer)
        self._turn.timeout.connect(self.turn)
        self._looks = QTimer(self)
        self._looks.setInterval(LOOK_MILLISECONDS)
        self._looks.timeout.connect(self.look)
        self.switches.pressed.connect(self.press)
        settings.on_change(Scanning, self._use)
        self._use(settings[Scanning])

    def press(self, role: str) -> None:
        """A switch was pressed."""
        now = self._clock()
        if self.scanner.resting or role != "choose":
            self.look()
        if role == "choose":
            spot = self.scanner.choose(now)
            item = self._item(spot) if spot is not None else None
            if item is not None:
                # Not from here: a menu that opens keeps its caller waiting until it is closed.
                QTimer.singleShot(0, self, lambda: self._activate(item))
        elif role == "next":
            self.scanner.next(now)
        else:
            self.scanner.back(now)
        self._show()

    def turn(self) -> None:
        """The mark moves on, if it is time."""
        self.look()
        self.scanner.tick(self._clock())
        self._show()

    def look(self) -> None:
        """What is in front now?"""
        window = front() if self._settings[Scanning].on else None
        now = self._clock()
        if window is None:
            self.scanner.rest()
            self._groups, self._surface, self._window = (), None, None
            self.scanner.show((), now)
            self._show()
            return
        field = self._keyboard.field
        if field is None:
            self._keyboard.close()
        typing = field is not None and field.window() is window
        surface = getCppPointer(window)[0], typing
        another = surface != self._surface
        self._window, self._surface = window, surface
        self._groups = self._keyboard_groups() if typing else groups_of(window, self._keyboard.open)
        self.scanner.show([shape_of(group) for group in self._groups], now)
        if another and not self.scanner.resting:
            self.scanner.start(now)
        self._show()

    @property
    def marked(self) -> ScanItem | None:
        """The item that is marked; None on a row or a group."""
        spot = self.scanner.spot
        return self._item(spot) if spot is not None and spot.level == "item" else None

    @property
    def groups(self) -> Sequence[ScanGroup]:
        """What is scanned now."""
        return self._groups

    def close(self) -> None:
        """The window closes."""
        self._turn.stop()
        self._looks.stop()
        self.switches.use(Scanning(on=False))
        self.switches.stop_learning()
        self.frame.close()

    # ---- inside ----

    def _use(self, scanning: Scanning) -> None:
        self.switches.use(scanning)
        self.scanner.use(
            ScanOptions(
                scanning.way == "automatic",
                scanning.order,
                scanning.step,
                scanning.first,
                scanning.rounds,
                scanning.after,
                scanning.back_item,
            ),
            self._clock(),
        )
        # Windows of the system's own, such as for choosing a file, can't be scanned.
        QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs, scanning.on)
        if scanning.on:
            self._looks.start()
            self.look()
        else:
            self._looks.stop()
            self.scanner.rest()
            self._show()

    def _keyboard_groups(self) -> list[ScanGroup]:
        keyboard = self._keyboard.keyboard
        rows = list(keyboard.scan_rows()) if keyboard is not None else []
        return [ScanGroup(tr("On-screen keyboard"), rows)] if rows else []

    def _activate(self, item: ScanItem) -> None:
        if item.usable:
            QTimer.singleShot(0, self, self.look)
            item.activate()

    def _show(self) -> None:
        """The mark where the scanner has it, and the clock for its next turn."""
        spot, due = self.scanner.spot, self.scanner.due
        if due is None:
            self._turn.stop()
        else:
            self._turn.start(max(0, round(due - self._clock())))
        if spot is None or self._window is None:
            self.frame.hide()
        else:
            self._mark(spot, self._window, moved=spot != self._shown)
        self._shown = spot

    def _mark(self, spot: Spot, window: QWidget, *, moved: bool) -> None:
        marked, row, name = self._seen(spot)
        if marked:
            self.frame.show(window, marked, row, name, say=moved)
        if moved and self._settings[Scanning].sounds == "click":
            self._click()

    def _seen(self, spot: Spot) -> tuple[Sequence[ScanItem], Sequence[ScanItem], str]:
        """What is framed, what is framed thinly around it, and what is said."""
        if spot.level == "item":
            item, row = self._item(spot), self._row(spot.row)
            return (
                ([item] if item is not None else []),
                (row.items if row is not None else []),
                item.name if item else "",
            )
        row = self._row(spot.key)
        group = next((one for one in self._groups if one.key == spot.key), None)
        items = row.items if row is not None else _all(group)
        if spot.level == "back":
            return items, [], tr("Back")
        return items, [], row.name if row is not None else group.name if group is not None else ""

    def _item(self, spot: Spot) -> ScanItem | None:
        items = (item for group in self._groups for row in group.rows for item in row.items)
        return next((item for item in items if item.key == spot.key), None)

    def _row(self, key: Hashable) -> ScanRow | None:
        return next((row for group in self._groups for row in group.rows if row.key == key), None)


def _all(group: ScanGroup | None) -> list[ScanItem]:
    return [item for row in group.rows for item in row.items] if group is not None else []
