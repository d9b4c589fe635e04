"""A fresh process: everything that begins at once when the window is shown comes to its end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import sys, pathlib, time
from PySide6.QtWidgets import QApplication
application = QApplication([])
from soundalike.paths import places
from soundalike.ui.shell.window import make_window
window = make_window(places(pathlib.Path(sys.argv[1])))
problems = []
services = window.surroundings.services
services.problem.connect(problems.append)
window.show()
window.start_services()
ends = time.monotonic() + 100
while not (services.voices.listed and services.models.listed and services.store and services.disk.idle):
    application.processEvents()
    assert time.monotonic() < ends, "it didn't come to its end"
window.go_to(sys.argv[2])
window.close()
print(len(services.voices.entries), len(services.models.here.models), problems)
"""


@pytest.mark.parametrize("page", ["voices", "models", "help"])
def test_everything_that_begins_at_once_ends_well(tmp_path: Path, page: str) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path), page]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=240)
    assert done.stdout.strip() == "5 3 []", done.stderr[-3000:]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder in which nobody can write")
def test_where_nothing_can_be_written_it_starts_and_says_so(tmp_path: Path) -> None:
    """Case SYS-03."""
    command = [sys.executable, "-c", PROGRAM, "/proc/soundalike", "voices"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=240)
    assert done.stdout.startswith("5 3 ["), done.stderr[-3000:]
    assert "can't be written" in done.stdout
