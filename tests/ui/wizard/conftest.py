"""The wizard of a window over stand-ins: the microphone, the loudspeaker and what speaks are made up; reading, judging,
cleaning and making are the program's own, with the demo model."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from soundalike.ui.services.wizard_wiring import WizardWiring
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.wizard import recorder as recorder_module
from soundalike.ui.wizard.window import WizardWindow
from soundalike.voices.draft import Line
from tests.clips import read_clip
from tests.ui.fake_wiring import FakeWiring
from tests.ui.wizard.mouth import RATE, CountingPlayer, Mouth

PATIENCE = 60_000
"""Milliseconds; a hang guard."""


@pytest.fixture(autouse=True)
def quick_countdown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recorder_module, "COUNT_MILLISECONDS", 5)
    monkeypatch.setattr(recorder_module, "ROOM_MILLISECONDS", 30)
    monkeypatch.setattr(recorder_module, "LOOK_MILLISECONDS", 60)


@pytest.fixture
def mouth() -> Mouth:
    return Mouth()


@pytest.fixture
def player() -> CountingPlayer:
    return CountingPlayer()


@pytest.fixture
def wiring(mouth: Mouth, player: CountingPlayer) -> FakeWiring:
    made = FakeWiring()
    made.player = player
    made.wizard = WizardWiring(list_inputs=mouth.list_inputs, open_microphone=mouth.open_microphone)
    return made


@pytest.fixture
def wizard(window: MainWindow, qtbot: QtBot) -> Iterator[WizardWindow]:
    """Open, on its first step."""
    window.surroundings.services.clone_wanted.emit()
    made = window.clone_wizard.window
    assert made is not None
    qtbot.waitUntil(lambda: made.context.saver.idle)
    yield made
    if window.clone_wizard.window is not None:
        window.clone_wizard.end()


Wait = Callable[[Callable[[], bool]], None]


@pytest.fixture
def wait(qtbot: QtBot) -> Wait:
    """Lets the window work until something holds."""
    return lambda condition: qtbot.waitUntil(condition, timeout=PATIENCE)


@pytest.fixture
def read_aloud(wizard: WizardWindow, mouth: Mouth, wait: Wait) -> Callable[..., None]:
    """Presses, waits for the countdown, speaks so many seconds, and presses again."""

    def read(press: Callable[[], Any], seconds: float = 4.5, gain: float = 1.0) -> None:
        recorder = wizard.context.recorder
        wait(lambda: recorder.state == "listening")
        press()
        wait(lambda: recorder.state == "recording")
        mouth.gain = gain
        mouth.saying = True
        wait(lambda: recorder.seconds >= seconds)
        press()
        wait(lambda: recorder.state == "listening")
        mouth.saying = False

    return read


@pytest.fixture
def confirmed(wizard: WizardWindow, wait: Wait) -> WizardWindow:
    """On the second step, with a written declaration."""
    wizard.context.choose(whose="other", speaker="Ann", confirmed=True)
    wizard.step.entered()
    assert wizard.step.can_continue
    wizard.forward()
    assert wizard.step_id == "record"
    return wizard


def keep_lines(wizard: WizardWindow, *lengths: float) -> None:
    """The lines of the text as if they had been read."""
    clip = read_clip("ref_1_joe0.wav")
    draft = wizard.context.draft
    at = 0.0
    for line, seconds in zip(draft.lines, lengths or (3.4, 3.2, 3.4), strict=True):
        keep_line(wizard, line, clip[round(at * RATE) : round((at + seconds) * RATE)])
        at += seconds


def keep_line(wizard: WizardWindow, line: Line, samples: Any) -> None:
    draft = wizard.context.draft
    file = draft.begin(line, RATE, 1)
    file.append(samples[:, None])
    draft.keep(line, file)


@pytest.fixture
def chosen(confirmed: WizardWindow, wait: Wait) -> WizardWindow:
    """On the third step, with lines that were read, and judged."""
    wizard = confirmed
    keep_lines(wizard)
    wizard.context.choose(source="recorded")
    wizard._show_step("choose")
    wait(lambda: wizard.choose.can_continue)
    return wizard
