"""A second start asks the first for its window, for the compact one, or to speak the clipboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, QProcessEnvironment
from pytestqt.qtbot import QtBot

from soundalike.ui.start.single_instance import SingleInstance, server_name

ASKING = """
import sys
from PySide6.QtCore import QCoreApplication
application = QCoreApplication([])
from soundalike.ui.start.single_instance import SingleInstance
wishes = {name: True for name in sys.argv[2:]}
print(SingleInstance(sys.argv[1]).is_first(**wishes))
"""


def ask(qtbot: QtBot, name: str, *more: str) -> str:
    """Another process with this wish; what it found."""
    import sys  # noqa: PLC0415

    process = QProcess()
    process.setProcessEnvironment(QProcessEnvironment.systemEnvironment())
    process.start(sys.executable, ["-c", ASKING, name, *more])
    qtbot.waitUntil(lambda: process.state() == QProcess.ProcessState.NotRunning, timeout=60_000)
    return bytes(process.readAllStandardOutput().data()).decode().strip()


def test_each_wish_comes_as_what_it_is(qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    name = server_name(tmp_path)
    first = SingleInstance(name)
    request.addfinalizer(first.close)
    came: list[str] = []
    first.raised.connect(lambda: came.append("raised"))
    first.clipboard_wanted.connect(lambda: came.append("clipboard"))
    first.compact_wanted.connect(lambda: came.append("compact"))
    assert first.is_first()
    assert ask(qtbot, name) == "False"
    assert ask(qtbot, name, "speak_clipboard") == "False"
    assert ask(qtbot, name, "compact") == "False"
    assert came == ["raised", "clipboard", "compact"]
    assert ask(qtbot, name, "speak_clipboard", "compact") == "False"
    assert came[3:] == ["compact", "clipboard"]
    first.close()
    assert ask(qtbot, name) == "True"
