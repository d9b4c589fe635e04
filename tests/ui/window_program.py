"""`python -m tests.ui.window_program FILE [quit] [compact] [move FOLDER]`: over stand-ins.

What comes about is a line each in FILE: `open`, `raised`, `compact`, `told SENTENCE`, and the exit code. It ends when
it is asked for another time, and with `quit` as soon as it is open and has its store. With `move` it first moves
voices, texts and takes to FOLDER, which opens it again; what is said then is a line `said SENTENCE`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from unittest import mock

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QTimer

from soundalike.errors import SoundalikeError
from soundalike.paths import places
from soundalike.ui import application
from soundalike.ui.shell import window as window_module
from soundalike.ui.shell.main_window import MainWindow
from tests.ui.fake_wiring import FakeWiring

LOOK_MILLISECONDS = 20


class Watched(MainWindow):
    """Notes what it is asked for."""

    def come_forward(self) -> None:
        note("raised")
        super().come_forward()
        self.close()

    def open_compact(self) -> None:
        note("compact")
        super().open_compact()
        self.quit()

    def tell(self, sentence: str) -> None:
        note(f"told {sentence}")
        super().tell(sentence)

    def start_services(self) -> None:
        super().start_services()
        timer = QTimer(self)
        timer.timeout.connect(lambda: self._look(timer))
        timer.start(LOOK_MILLISECONDS)

    def _look(self, timer: QTimer) -> None:
        services = self.surroundings.services
        if services.store is not None and services.disk.idle:
            timer.stop()
            note("private" if services.store.is_private else "open")
            if self.compact.is_open:
                note("compact alone" if not self.isVisible() else "compact")
            shown = self.surroundings.toasts.shown()
            if "quit" in sys.argv or ("move" in sys.argv and shown):
                for toast in shown if "move" in sys.argv else []:
                    note(f"said {toast.facts.message}")
                self.quit()
            elif "move" in sys.argv:
                services.reopen_wanted.emit(Path(sys.argv[sys.argv.index("move") + 1]))


def note(line: str) -> None:
    """Adds a line to the file."""
    with Path(sys.argv[1]).open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")


def main() -> int:
    """As `soundalike` does it."""
    try:
        with mock.patch.object(window_module, "MainWindow", Watched):
            compact = "compact" in sys.argv
            code = application.open_window(places(), compact=compact, wiring=FakeWiring().wiring())
    except SoundalikeError as error:
        note(str(error))
        code = error.exit_code
    note(f"ended with {code}")
    return code


if __name__ == "__main__":
    sys.exit(main())
