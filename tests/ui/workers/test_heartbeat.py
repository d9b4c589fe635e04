"""The heartbeat sees that the window was held up."""

from __future__ import annotations

import time

from pytestqt.qtbot import QtBot

from soundalike.ui.workers.heartbeat import Heartbeat


def test_it_tells_the_longest_time_that_one_thing_took(qtbot: QtBot) -> None:
    heart = Heartbeat()
    heart.start()
    qtbot.waitUntil(lambda: heart.beats >= 2)
    time.sleep(0.3)
    beats = heart.beats
    qtbot.waitUntil(lambda: heart.beats > beats)
    assert heart.stop() >= 0.28
    after = heart.beats
    qtbot.wait(50)
    assert heart.beats == after
