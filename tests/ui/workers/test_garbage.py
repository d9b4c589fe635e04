"""No cycle is taken apart on another thread than the main one."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from soundalike.ui.workers.garbage import MainThreadGarbage

CYCLES = 20_000
"""Many times what Python waits for before it collects."""


class Cycle:
    """Names itself, and notes where it is taken apart."""

    def __init__(self, ended_on: list[threading.Thread]) -> None:
        self.itself = self
        self._ended_on = ended_on

    def __del__(self) -> None:
        self._ended_on.append(threading.current_thread())


@pytest.fixture
def garbage(qtbot: QtBot) -> Iterator[MainThreadGarbage]:
    owner = QObject()
    made = MainThreadGarbage(owner)
    yield made
    made.end()


def make_cycles(ended_on: list[threading.Thread]) -> None:
    def work() -> None:
        for _ in range(CYCLES):
            Cycle(ended_on)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


def test_a_threads_cycles_end_on_the_main_thread(garbage: MainThreadGarbage, qtbot: QtBot) -> None:
    ended_on: list[threading.Thread] = []
    make_cycles(ended_on)
    assert ended_on == []
    qtbot.waitUntil(lambda: len(ended_on) == CYCLES, timeout=30_000)
    assert set(ended_on) == {threading.main_thread()}


def test_afterwards_it_is_as_in_every_program(garbage: MainThreadGarbage) -> None:
    assert not gc.isenabled()
    garbage.end()
    assert gc.isenabled()
    ended_on: list[threading.Thread] = []
    make_cycles(ended_on)
    assert ended_on
    assert threading.main_thread() not in ended_on
