"""Opens the real window and shows what it is told to, a line at a time: a page's name, `clone` (the wizard), `compact`
(the small window) or `end`.

Each line is answered with `shown`, once the page had time to fill.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication

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

    def answer() -> None:
        sys.stdout.write("shown\n")
        sys.stdout.flush()

    def read() -> None:
        asked = sys.stdin.readline().strip()
        if asked in ("end", ""):
            window.quit()
        elif asked == "compact":
            window.open_compact()
            QTimer.singleShot(SETTLE_MILLISECONDS, answer)
        elif asked == "clone":
            window.surroundings.services.clone_wanted.emit()
            QTimer.singleShot(SETTLE_MILLISECONDS, answer)
        else:
            window.go_to(asked)
            QTimer.singleShot(SETTLE_MILLISECONDS, answer)

    lines.activated.connect(read)
    QTimer.singleShot(SETTLE_MILLISECONDS, answer)
    application.exec()


if __name__ == "__main__":
    main()
