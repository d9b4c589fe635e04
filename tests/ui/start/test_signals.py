"""A request to end closes the window as a person does."""

from __future__ import annotations

import os
import signal

import pytest
from pytestqt.qtbot import QtBot

from soundalike.ui.start.signals import close_on_signals


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_is_closed_on_the_main_thread(number: signal.Signals, qtbot: QtBot) -> None:
    before = signal.getsignal(number)
    closed: list[bool] = []
    end = close_on_signals(lambda: closed.append(True))
    try:
        os.kill(os.getpid(), number)
        qtbot.waitUntil(lambda: closed == [True])
    finally:
        end()
    assert signal.getsignal(number) is before
