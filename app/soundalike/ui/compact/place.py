"""Where the compact window is: remembered for each set of screens, and always where it can be reached."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from soundalike.settings import Appearance, Compact, Settings
from soundalike.ui.view_models.window_place import (
    Frame,
    Kept,
    first_place,
    fitted,
    read_places,
    screens_key,
    with_place,
    write_places,
)

FIRST_SIZE = (560, 392)
"""At the usual text size; larger text has as much more room, as far as the screen goes."""


class WindowPlace(QObject):
    """Puts the window where it was with these screens. `pin_known` comes with whether it was on top there."""

    pin_known = Signal(bool)

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._key = ""
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(0)
        self._settled.timeout.connect(self.restore)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.screenAdded.connect(self._settled.start)
        application.screenRemoved.connect(self._settled.start)

    def restore(self) -> None:
        """As it was left with the screens there are; the first time in the corner that is out of the way."""
        screens = QGuiApplication.screens()
        self._key = screens_key([_frame(screen.geometry()) for screen in screens])
        kept = read_places(self._settings[Compact].places).get(self._key)
        free = [_frame(screen.availableGeometry()) for screen in screens]
        if kept is None:
            percent = max(100, self._settings[Appearance].text_percent)
            width, height = (side * percent // 100 for side in FIRST_SIZE)
            place = first_place(width, height, _frame(QGuiApplication.primaryScreen().availableGeometry()))
        else:
            place = fitted(Frame(kept.x, kept.y, kept.width, kept.height), free)
            self.pin_known.emit(kept.pinned)
        self._window.resize(place.width, place.height)
        self._window.move(place.x, place.y)

    def keep_inside(self) -> None:
        """Once it is shown its frame is known, and all of that is to be seen too."""
        frame, inner = self._window.frameGeometry(), self._window.size()
        free = [_frame(screen.availableGeometry()) for screen in QGuiApplication.screens()]
        wanted = _frame(frame)
        place = fitted(wanted, free)
        if place != wanted:
            self._window.resize(
                inner.width() - (wanted.width - place.width), inner.height() - (wanted.height - place.height)
            )
            self._window.move(place.x, place.y)

    def keep(self, pinned: bool, added: int = 0) -> None:
        """Where it is now is where it will be; `added` is what it is higher for a while."""
        window, compact = self._window, self._settings[Compact]
        kept = Kept(window.x(), window.y(), window.width(), max(1, window.height() - added), pinned)
        places = with_place(read_places(compact.places), self._key, kept)
        self._settings.set(replace(compact, places=write_places(places)))


def _frame(place: QRect) -> Frame:
    return Frame(place.x(), place.y(), place.width(), place.height())
