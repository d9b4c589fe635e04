"""Opens the real window and shows what it is told to, a line at a time.

A line is the name of a page or a dialog, `clone` (the wizard), `compact` (the small window) or `end`. Each is answered
with `shown`, once the page had time to fill.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from tools.screenshots.dialog_scenes import DIALOGS

from soundalike.paths import places
from soundalike.ui.shell.window import make_window

SETTLE_MILLISECONDS = 1500


def main() -> None:
    application = QApplication(["soundalike"])
    application.setApplicationName("Soundalike")
    window = make_window(places())
    window.show()
    window.start_services()
    window.closed.connect(application.quit)
    lines = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    dialogs: list[QWidget] = []

    def answer() -> None:
        sys.stdout.write("shown\n")
        sys.stdout.flush()

    def read() -> None:
        asked = sys.stdin.readline().strip()
        while dialogs:
            dialogs.pop().close()
        if asked in ("end", ""):
            window.quit()
            return
        if asked == "compact":
            window.open_compact()
        elif asked == "clone":
            window.surroundings.services.clone_wanted.emit()
        elif asked in DIALOGS:
            dialogs.append(DIALOGS[asked](window))
        else:
            window.go_to(asked)
        QTimer.singleShot(SETTLE_MILLISECONDS, answer)

    lines.activated.connect(read)
    QTimer.singleShot(SETTLE_MILLISECONDS, answer)
    application.exec()


if __name__ == "__main__":
    main()
