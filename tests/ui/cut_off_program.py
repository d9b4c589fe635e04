"""`python -m tests.ui.cut_off_program LANGUAGE PERCENT WIDTH HEIGHT`: every page and dialog, and what is cut off in it.

A program of its own, so that a dozen windows one after another don't slow each other down. Prints JSON.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget
from tools.screenshots.dialog_scenes import DIALOGS
from tools.screenshots.scenes import SCENES, end_window, open_window

from tests.ui.cut_off import cut_off, painted_words
from tests.ui.translation_files import own_words

PAGES = [name for name in SCENES if name != "gallery"]


def main() -> None:
    code, percent, width, height = sys.argv[1], *map(int, sys.argv[2:5])
    application = QApplication([])
    application.setStyle("Fusion")
    application.setFont(QFont("Inter"))
    own, found = own_words(code), {}
    for name in PAGES:
        with tempfile.TemporaryDirectory() as home:
            window = open_window(Path(home), "light", (width, height), code, percent)
            shown = SCENES[name](window)
            found[name] = look(shown, own)
            end_window(shown, window)
    with tempfile.TemporaryDirectory() as home:
        window = open_window(Path(home), "light", (width, height), code, percent)
        for name, open_dialog in DIALOGS.items():
            dialog = open_dialog(window)
            found[f"dialog {name}"] = look(dialog, own)
            dialog.close()
        end_window(window, window)
    sys.stdout.write(json.dumps(found))


def look(shown: QWidget, own: set[str]) -> list[str]:
    """What of it isn't shown whole."""
    QCoreApplication.processEvents()
    with painted_words(own) as painted:
        shown.grab()
        return list(dict.fromkeys([*cut_off(shown), *painted]))


if __name__ == "__main__":
    main()
