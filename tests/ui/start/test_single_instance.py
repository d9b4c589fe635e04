"""One window a user and home; what a dead one left is cleared (case GUI-08)."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from soundalike.ui.start import single_instance
from soundalike.ui.start.single_instance import SingleInstance, server_name

FIRST = """
import sys
from PySide6.QtCore import QCoreApplication
from soundalike.ui.start.single_instance import SingleInstance
application = QCoreApplication([])
instance = SingleInstance(sys.argv[1])
instance.raised.connect(lambda: print("raised", flush=True))
print(instance.is_first(), flush=True)
application.exec()
"""


@pytest.fixture
def name(tmp_path: Path) -> str:
    return server_name(tmp_path)


@pytest.fixture
def other(name: str) -> Iterator[subprocess.Popen[str]]:
    """A process that is the first."""
    started = subprocess.Popen([sys.executable, "-c", FIRST, name], stdout=subprocess.PIPE, text=True)
    assert started.stdout is not None
    try:
        assert started.stdout.readline() == "True\n"
        yield started
    finally:
        started.kill()
        started.wait()
        started.stdout.close()


def test_a_second_start_raises_the_first_one(name: str, other: subprocess.Popen[str], qtbot: QtBot) -> None:
    assert other.stdout is not None
    for _ in range(2):
        assert not SingleInstance(name).is_first()
        assert other.stdout.readline() == "raised\n"


def test_after_kill_9_the_next_start_is_the_first(name: str, other: subprocess.Popen[str], qtbot: QtBot) -> None:
    other.kill()
    other.wait()
    instance = SingleInstance(name)
    assert instance.is_first()
    instance.close()


def test_one_that_hangs_does_not_keep_the_next_from_starting(
    name: str, other: subprocess.Popen[str], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    import signal  # noqa: PLC0415

    monkeypatch.setattr(single_instance, "CONNECT_MILLISECONDS", 50)
    other.send_signal(signal.SIGSTOP)
    instance = SingleInstance(name)
    assert instance.is_first()
    instance.close()


def test_after_closing_the_next_is_the_first(name: str, qtbot: QtBot) -> None:
    for _ in range(2):
        instance = SingleInstance(name)
        assert instance.is_first()
        instance.close()
        instance.close()


def test_another_home_is_another_window(tmp_path: Path, qtbot: QtBot) -> None:
    names = [server_name(tmp_path / folder) for folder in ("one", "two", "one")]
    assert names[0] == names[2] != names[1]
    instances = [SingleInstance(name) for name in names[:2]]
    assert all(instance.is_first() for instance in instances)
    for instance in instances:
        instance.close()


def test_where_no_server_can_be_made_it_starts_all_the_same(qtbot: QtBot) -> None:
    assert SingleInstance("no/such/folder/anywhere/soundalike").is_first()
