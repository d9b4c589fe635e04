"""Opens the program as it is, and a person uses it with one key: nothing else is ever pressed.

    python -m tests.end_to_end.one_switch_driver FOLDER

What was seen goes into FOLDER as `seen.json`, with a picture of each window. The key is pressed when the mark is on
what is wanted, and the mark moves by the program's own clock. What the person does is a generator that the program's
event loop asks now and then, so that menus and windows open as they do for everybody.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from soundalike.paths import places
from soundalike.ui.application import _application, open_window
from soundalike.ui.compact.window import CompactWindow
from soundalike.ui.scanning.collector import front
from soundalike.ui.scanning.items import ScanItem
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.shell.sidebar import SidebarRow
from tests.ui.cut_off import cut_off, painted_words
from tests.ui.translation_files import own_words

SWITCH = Qt.Key.Key_Space
PHRASE = "Could you close the door, please?"
LINE = "I am tired"
ASK_MILLISECONDS = 10
HAND_SECONDS = 0.2
"""From one press to the next at the least: a bouncing contact would be faster, and isn't counted."""
SETTLE_SECONDS = 0.3
"""Until everything has its place."""
MOST_SECONDS = 150.0

Doing = Iterator[None]
"""What takes a while: it is gone on with until it has come to its end."""


class Witness(QObject):
    """Every key and button that comes from outside, whatever becomes of it."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: dict[str, int] = {}
        self.buttons = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        # Each comes to the window of the window system first, and only that is counted.
        if event.spontaneous() and watched.isWindowType():
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
                name = Qt.Key(event.key()).name
                self.keys[name] = self.keys.get(name, 0) + 1
            elif isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
                self.buttons += 1
        return False


class Person:
    """Waits for the mark, and presses the switch."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.driver = window.reach.driver
        self.presses = 0
        self._ready_at = 0.0

    def choose(self, name: str) -> Doing:
        """The item with this name, by way of its group and row."""
        while True:
            yield from until(lambda: time.monotonic() >= self._ready_at)
            spot, marked = self.driver.scanner.spot, self.driver.marked
            if spot is None:
                self._press()
            elif marked is not None and _is(marked, name):
                self._press()
                yield
                return
            elif spot.level in ("group", "row") and any(_is(item, name) for item in self._inside(spot.key)):
                self._press()
            yield

    def type(self, text: str) -> Doing:
        """With the on-screen keyboard, letter by letter."""
        for letter in text:
            yield from self.choose("Leertaste" if letter == " " else letter)

    def names(self) -> list[str]:
        """Everything that can be chosen now."""
        return [item.name for group in self.driver.groups for row in group.rows for item in row.items]

    def _press(self) -> None:
        window = front()
        handle = window.windowHandle() if window is not None else None
        if handle is not None:
            self.presses += 1
            self._ready_at = time.monotonic() + HAND_SECONDS
            QTest.keyClick(handle, SWITCH)

    def _inside(self, key: object) -> list[ScanItem]:
        return [
            item
            for group in self.driver.groups
            for row in group.rows
            if key in (group.key, row.key)
            for item in row.items
        ]


def _is(item: ScanItem, name: str) -> bool:
    return item.name.lower() == name.lower()


def until(condition: Callable[[], bool]) -> Doing:
    """Waits for it."""
    while not condition():
        yield


class Scene:
    """What the person does, in order, and what there was to be seen."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seen: dict[str, Any] = {"cut_off": {}, "text_pixels": {}}
        self.witness = Witness()
        self.person: Person | None = None
        self._own_words = own_words("de")

    def play(self) -> Doing:
        """From the start to the end of the program."""
        yield from until(lambda: _shown(MainWindow) is not None)
        window = _shown(MainWindow)
        assert isinstance(window, MainWindow)
        window.activateWindow()  # without a window manager nobody else gives it the keyboard
        self.person = person = Person(window)
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self.witness)  # the last one sees everything first
        shelf = window.surroundings.services.phrases
        yield from until(lambda: bool(shelf.boards) and window.isActiveWindow())
        self.seen["menus"] = [action.text().replace("&", "") for action in window.menuBar().actions()]
        self.seen["pages"] = [row.text() for row in window.findChildren(SidebarRow)]
        # While it loads its words change from one moment to the next.
        yield from until(lambda: window.surroundings.services.room.facts.state == "ready")
        yield from self._look("speak", window)

        yield from person.choose("Phrasen")
        key = shelf.sounds.key
        yield from until(lambda: (sound := key(PHRASE)) is not None and shelf.sounds.cache.has(sound))
        yield from self._look("phrases", window)
        yield from self._hear("phrase", person.choose(PHRASE), lambda: bool(shelf.sounding))

        yield from person.choose("Ansicht")
        yield from person.choose("Kompaktfenster")
        yield from until(lambda: isinstance(QApplication.activeWindow(), CompactWindow))
        compact = QApplication.activeWindow()
        assert isinstance(compact, CompactWindow)
        yield from until(lambda: len(compact.view.board.tiles()) > 1)
        yield from self._look("compact", compact)
        yield from person.choose("Zu sprechender Text")
        yield from person.type(LINE)
        self.seen["typed"] = compact.line.text
        yield from self._look("compact with the keyboard", compact)
        self.seen["inside"] = compact.screen().availableGeometry().contains(compact.frameGeometry())
        yield from self._hear("line", person.choose("Sprechen"), lambda: compact.speaker.here.state != "idle")
        yield from person.choose("Fertig, Tastatur schließen")

        yield from person.choose("Menü")
        yield from person.choose("Hauptfenster")
        yield from until(window.isActiveWindow)
        self.seen["status"] = window.status.facts.first_sound_seconds
        yield from person.choose("Datei")
        yield from person.choose("Beenden")

    def _hear(self, what: str, doing: Doing, sounds: Callable[[], bool]) -> Doing:
        """Notes from when to when it sounded (seconds since 1970)."""
        yield from doing
        yield from until(sounds)
        start = time.time()
        yield from until(lambda: not sounds())
        self.seen[what] = [start, time.time()]

    def _look(self, name: str, window: QWidget) -> Doing:
        """Are its words whole, and how large are they?"""
        settled = time.monotonic() + SETTLE_SECONDS
        yield from until(lambda: time.monotonic() >= settled)
        with painted_words(self._own_words) as painted:
            window.grab().save(str(self.folder / f"{name}.png"))
        self.seen["cut_off"][name] = [*cut_off(window), *painted]
        self.seen["text_pixels"][name] = window.fontInfo().pixelSize()


def _shown(kind: type[QWidget]) -> QWidget | None:
    return next((one for one in QApplication.topLevelWidgets() if isinstance(one, kind) and one.isVisible()), None)


class Ask(QObject):
    """Goes on with the scene from the program's event loop; ends the program where it can't go on."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.problem = ""
        self._scene = scene
        self._going_on = scene.play()
        self._began = time.monotonic()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(ASK_MILLISECONDS)

    def _go_on(self) -> None:
        try:
            next(self._going_on)
            if time.monotonic() > self._began + MOST_SECONDS:
                names = self._scene.person.names() if self._scene.person is not None else []
                raise TimeoutError(f"it doesn't get there; there are {names}, and {self._scene.seen}")
        except StopIteration:
            self._timer.stop()
        except Exception as error:
            self.problem = repr(error)
            self._timer.stop()
            QCoreApplication.exit(1)


def main() -> int:
    _application(on_top=False)
    scene = Scene(Path(sys.argv[1]))
    ask = Ask(scene)
    code = open_window(places())
    if ask.problem:
        sys.stderr.write(f"{ask.problem}\n")
    assert scene.person is not None
    pressed = {"keys": scene.witness.keys, "buttons": scene.witness.buttons, "presses": scene.person.presses}
    seen = {**scene.seen, **pressed}
    (scene.folder / "seen.json").write_text(json.dumps(seen), encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main())
