"""Notes go to a file; nothing is printed (case SYS-11)."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qInstallMessageHandler, qWarning

from soundalike.ui.start.log import LOG_FILE, catch_errors, close_log, open_log
from soundalike.ui.start.qt_messages import log_qt_messages


@pytest.fixture(autouse=True)
def root_as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    level, handlers = root.level, list(root.handlers)
    yield
    close_log()
    root.setLevel(level)
    root.handlers[:] = handlers


def test_notes_are_in_the_file(tmp_path: Path) -> None:
    path = open_log(tmp_path / "made" / "here")
    assert path == tmp_path / "made" / "here" / LOG_FILE
    logging.getLogger("soundalike.somewhere").warning("Something to know: ü.")
    assert logging.getLogger().isEnabledFor(logging.INFO)
    close_log()
    assert not logging.getLogger().isEnabledFor(logging.INFO), "nothing below a warning is noted any more"
    assert "WARNING soundalike.somewhere: Something to know: ü." in path.read_text(encoding="utf-8")


def test_where_no_file_can_be_written_it_goes_on_without(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a-file").touch()
    assert open_log(tmp_path / "a-file" / "below") is None
    logging.getLogger("soundalike").error("Nobody reads this.")
    assert capfd.readouterr() == ("", "")


def test_what_qt_says_goes_there_too(tmp_path: Path) -> None:
    path = open_log(tmp_path)
    assert path is not None
    log_qt_messages()
    try:
        qWarning("a warning of Qt's")
    finally:
        qInstallMessageHandler(None)
    close_log()
    assert "WARNING qt: a warning of Qt's" in path.read_text(encoding="utf-8")


def test_an_error_that_nobody_caught_is_shown_and_logged(tmp_path: Path) -> None:
    """Case GUI-03."""
    path = open_log(tmp_path)
    assert path is not None
    shown: list[str] = []
    before = sys.excepthook
    end = catch_errors(shown.append)
    try:
        error = ValueError("a number out of nowhere")
        sys.excepthook(ValueError, error, None)

        def fail() -> None:
            raise KeyError("in a thread")

        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
    finally:
        end()
    close_log()
    assert sys.excepthook is before
    assert len(shown) == 1
    assert "a number out of nowhere" in shown[0]
    assert "text is kept" in shown[0]
    log = path.read_text(encoding="utf-8")
    assert "ValueError: a number out of nowhere" in log
    assert "KeyError: 'in a thread'" in log


def test_closed_streams_are_occupied(tmp_path: Path) -> None:
    """A file that is opened later must not get the number of standard output: what is printed would go into it."""
    program = (
        "import os, sys\n"
        "from soundalike.ui.start.log import occupy_standard_streams\n"
        "occupy_standard_streams()\n"
        "with open(sys.argv[1], 'w') as file:\n"
        "    os.write(1, b'printed')\n"
        "    os.write(2, b'printed')\n"
        "    file.write(str(file.fileno() > 2))\n"
    )
    file = tmp_path / "file"
    subprocess.run(
        ["sh", "-c", 'exec "$0" -c "$1" "$2" <&- >&- 2>&-', sys.executable, program, str(file)], check=True, timeout=60
    )
    assert file.read_text(encoding="utf-8") == "True"
