"""Voice files that the program is opened with: handed to the window that is there, whatever they are called."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, QProcessEnvironment, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from soundalike.ui.start.opened_files import OpenedFiles
from soundalike.ui.start.single_instance import SingleInstance, server_name

ASKING = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
application = QCoreApplication([])
from soundalike.ui.start.single_instance import SingleInstance
print(SingleInstance(sys.argv[1]).is_first(files=[Path(file) for file in sys.argv[2:]]))
"""


def test_a_second_start_hands_over_its_files(qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    first = SingleInstance(server_name(tmp_path))
    request.addfinalizer(first.close)
    came: list[list[Path]] = []
    first.files_wanted.connect(came.append)
    first.raised.connect(lambda: came.append([]))
    assert first.is_first()
    files = [tmp_path / "Zoë Müller % 5.voice.gguf", Path("/plain\nlines.voice.gguf")]
    process = QProcess()
    process.setProcessEnvironment(QProcessEnvironment.systemEnvironment())
    process.start(sys.executable, ["-c", ASKING, server_name(tmp_path), *map(str, files)])
    qtbot.waitUntil(lambda: process.state() == QProcess.ProcessState.NotRunning, timeout=60_000)
    assert bytes(process.readAllStandardOutput().data()).decode().strip() == "False"
    assert came == [files]


def test_a_name_that_is_no_text_survives(tmp_path: Path) -> None:
    from soundalike.ui.start import single_instance  # noqa: PLC0415

    odd = [Path(os.fsdecode(b"/odd\xff name\nin two lines.voice.gguf")), tmp_path / "second one.voice.gguf"]
    line = single_instance._opening(odd)
    assert line.count(b"\n") == 1
    assert single_instance._opened(line) == odd


def test_files_that_macos_opens_wait_until_the_window_can_take_them(
    qapp: QApplication, request: pytest.FixtureRequest
) -> None:
    opened = OpenedFiles()
    qapp.installEventFilter(opened)
    request.addfinalizer(lambda: qapp.removeEventFilter(opened))
    came: list[list[Path]] = []
    opened.wanted.connect(came.append)
    for name in ("/Zoë.voice.gguf", "/two.voice.gguf"):
        QApplication.sendEvent(qapp, QFileOpenEvent(name))
    assert came == []
    opened.begin()
    assert came == [[Path("/Zoë.voice.gguf"), Path("/two.voice.gguf")]]
    QApplication.sendEvent(qapp, QFileOpenEvent("/three.voice.gguf"))
    QApplication.sendEvent(qapp, QFileOpenEvent(QUrl("https://example.org/four.voice.gguf")))
    assert came[1:] == [[Path("/three.voice.gguf")]]
