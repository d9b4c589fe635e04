"""`python -m tests.ui.typing_program`: types numbers into the window in the user's locale, as Qt sets it (case SYS-01).

It prints the locale's decimal mark, what would be asked of the engine, and the settings file.
"""

from __future__ import annotations

import locale
import os
import sys
import time
from collections.abc import Callable

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from soundalike.paths import places
from soundalike.ui import application
from soundalike.ui.pages.speak.advanced_dialog import AdvancedDialog
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.shell.window import make_window
from soundalike.ui.view_models.recipes import recipe_for
from tests.speech.fake_engine import describe_fake
from tests.ui.fake_wiring import FakeWiring

HANG_SECONDS = 60.0
TYPED = {"temperature": "0,8", "top_p": "0.9", "repetition_penalty": "1,25"}


def wait(until: Callable[[], bool]) -> None:
    """Lets Qt work."""
    deadline = time.monotonic() + HANG_SECONDS
    while not until():
        assert time.monotonic() < deadline
        QApplication.processEvents()


def main() -> None:
    """Types, keeps, prints."""
    running = application._application(on_top=False)
    locale.setlocale(locale.LC_ALL, "")  # Qt does so, unless Python did before it
    window = make_window(places(), FakeWiring().wiring())
    window.show()
    window.start_services()
    wait(lambda: window.surroundings.services.store is not None)
    page = window.page("speak")
    assert isinstance(page, SpeakPage)
    dialog = AdvancedDialog(window.surroundings, describe_fake(), "Nell", page)
    dialog.show()
    for field, text in TYPED.items():
        QTest.keyClicks(dialog.box(field), text)
        QTest.keyClick(dialog.box(field), Qt.Key.Key_Return)
    dialog.close()
    page.view.transport.speed.setValue(85)
    page.view.transport.volume.setValue(33)
    options = recipe_for(window.surroundings.settings, "fake", 41).options
    shown = [page.view.transport.speed.accessibleDescription(), *(dialog.box(field).text() for field in TYPED)]
    window.close()
    running.processEvents()
    sys.stdout.write(f"{locale.localeconv()['decimal_point']}\n{options}\n{shown}\n")
    kept = places().config_file.read_text(encoding="utf-8").splitlines()
    sys.stdout.write("\n".join(line for line in kept if not line.startswith("geometry")))


if __name__ == "__main__":
    main()
