"""Makes a voice in the real window as a person would: buttons are pressed, words are typed, and a clip is spoken into a
virtual microphone. Writes what was seen as JSON.

    python -m tests.end_to_end.wizard_driver SCENARIO OUT.json
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from soundalike.engine.types import Samples
from soundalike.ui.wizard.parts.statement_panel import StatementPanel
from soundalike.ui.wizard.steps.record import RecordStep
from soundalike.ui.wizard.steps.whose import WhoseStep
from soundalike.ui.wizard.window import WizardWindow
from tests.clips import read_clip
from tests.end_to_end.window_driver import Driver

RATE = 24_000
CLIP = "ref_1_joe0.wav"
NAME = "Grandad's voice"
TEXT = "There is a small shop at the end of the road. It sells bread and milk."
PARTS = ((0.0, 3.4), (3.4, 6.6), (6.6, 10.0))
STATEMENT = (0.0, 5.0)


class Person:
    """At the window, with a mouth that is a file."""

    def __init__(self) -> None:
        self.driver = Driver()
        self.clip = read_clip(CLIP)
        self.driver.wait(self.driver.window.isActiveWindow, seconds=20)

    @property
    def wizard(self) -> WizardWindow:
        window = self.driver.window.clone_wizard.window
        assert window is not None
        return window

    def press(self, widget: QWidget) -> None:
        assert widget.isEnabled(), f"{widget.accessibleName() or widget} can't be pressed"
        assert widget.isVisible(), f"{widget.accessibleName() or widget} isn't seen"
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def wait(self, condition: Callable[[], bool], seconds: float = 120.0) -> None:
        self.driver.wait(condition, seconds=seconds)

    def open(self) -> None:
        """By the card on the first page."""
        from soundalike.ui.widgets.buttons import TextButton  # noqa: PLC0415

        card = self.driver.page.first_day.clone
        (button,) = card.findChildren(TextButton)
        self.press(button)
        self.wait(lambda: self.driver.window.clone_wizard.window is not None)
        self.wait(self.wizard.isVisible)

    def whose(self) -> WhoseStep:
        step = self.wizard.steps["whose"]
        assert isinstance(step, WhoseStep)
        return step

    def record_step(self) -> RecordStep:
        step = self.wizard.steps["record"]
        assert isinstance(step, RecordStep)
        return step

    def say(self, start: float, end: float) -> Samples:
        """Into the microphone, to the end."""
        part = self.clip[round(start * RATE) : round(end * RATE)]
        path = Path(os.environ["SAY_FILE"])
        path.write_bytes(np.ascontiguousarray(part, "<f4").tobytes())
        command = ["pacat", "--playback", f"--device={os.environ['MOUTH']}", f"--rate={RATE}", "--channels=1", "--raw"]
        with path.open("rb") as file:
            process = subprocess.Popen([*command, "--format=float32le", "--latency-msec=50"], stdin=file)
        self.wait(lambda: process.poll() is not None)
        return part

    def read(self, button: QWidget, start: float, end: float) -> None:
        """Presses record, waits for the countdown, speaks, presses again."""
        recorder = self.wizard.context.recorder
        self.wait(lambda: recorder.state == "listening")
        self.press(button)
        self.wait(lambda: recorder.state == "recording")
        self.say(start, end)
        self.press(button)
        self.wait(lambda: recorder.state == "listening")

    def state_statement(self) -> StatementPanel:
        statement = self.whose().statement
        QTest.keyClicks(self.whose().name, "Grandad Juergen")
        self.read(statement.button, *STATEMENT)
        self.wait(lambda: self.wizard.step.can_continue)
        return statement

    def go_on(self) -> None:
        self.wait(lambda: self.wizard.step.can_continue)
        before = self.wizard.step_id
        self.press(self.wizard.go_on)
        self.wait(lambda: self.driver.window.clone_wizard.window is None or self.wizard.step_id != before)


def clone(person: Person) -> dict[str, Any]:
    """The five steps, from the first press to a sentence in the new voice."""
    person.open()
    person.driver.heartbeat.start()
    person.state_statement()
    person.go_on()
    step = person.record_step()
    timers = []
    for part in PARTS:
        person.read(step.reading.button, *part)
        timers.append(step.reading.seconds)
    room = person.wizard.context.recorder.room_words
    recorded = str(person.wizard.context.draft.folder)
    kept = _kept(person)
    person.go_on()
    choose = person.wizard.choose
    person.wait(lambda: choose.can_continue and choose.judged is not None and choose.judged.whole)
    judged = choose.judged
    assert judged is not None
    verdict = {check.id: check.state for check in judged.verdict.checks}
    person.press(choose.play)
    person.wait(lambda: person.wizard.context.player.heard().seconds > 0.5)
    person.press(choose.play)
    person.go_on()
    clean = person.wizard.steps["clean"]
    person.wait(lambda: person.wizard.step.can_continue)
    QTest.keyClick(clean, Qt.Key.Key_Space)
    person.wait(lambda: person.wizard.context.player.heard().seconds > 0.4)
    place = person.wizard.context.player.heard()
    QTest.keyClick(clean, Qt.Key.Key_A)
    person.wait(lambda: person.wizard.context.player.heard().key == "a")
    assert person.wizard.context.player.heard().seconds >= place.seconds
    person.go_on()
    meet = person.wizard.meet
    person.wait(lambda: all(row.sound is not None for row in meet.rows.values()))
    person.wait(lambda: person.wizard.context.workshop.idle)
    details = [row.detail.text() for row in meet.rows.values()]
    person.press(meet.rows[42].choose)
    meet.about.name.clear()
    QTest.keyClicks(meet.about.name, NAME)
    person.go_on()
    longest = person.driver.heartbeat.stop()
    messages = person.driver.messages()
    person.driver.wait(person.driver.window.isActiveWindow, seconds=20)
    person.driver.type(TEXT)
    began = time.time()
    person.driver.speak()
    return {
        "timers": timers,
        "room": room,
        "kept": kept,
        "draft_is_gone": not Path(recorded).exists(),
        "verdict": verdict,
        "details": details,
        "voice": person.driver.page.voices.name,
        "heartbeat": longest,
        "spoke_at": began,
        "messages": messages,
    }


def _kept(person: Person) -> float:
    """Seconds in the files of the lines."""
    import soundfile  # noqa: PLC0415

    draft = person.wizard.context.draft
    return sum(float(soundfile.info(draft.path(line)).duration) for line in draft.lines)


def stopped_at(step: str) -> Callable[[Person], dict[str, Any]]:
    """Goes to `step` and says so; there it is killed."""

    def run(person: Person) -> dict[str, Any]:
        person.open()
        person.state_statement()
        if step == "statement":
            _die_here(person)
        person.go_on()
        button = person.record_step().reading.button
        for part in PARTS[:2]:
            person.read(button, *part)
        if step == "reading":
            recorder = person.wizard.context.recorder
            person.press(button)
            person.wait(lambda: recorder.state == "recording")
            person.say(*PARTS[2])
            _die_here(person)
        person.read(button, *PARTS[2])
        for name in ("choose", "clean", "meet"):
            person.go_on()
            if step == name:
                person.wait(lambda: _has_come(person))
                _die_here(person)
        raise AssertionError(step)

    return run


def _has_come(person: Person) -> bool:
    """Whether the step has done what it does by itself."""
    if person.wizard.step_id == "meet":
        return any(row.sound is not None for row in person.wizard.meet.rows.values())
    return person.wizard.step.can_continue


def _die_here(person: Person) -> None:
    """Says what there is, and waits for the end."""
    person.wait(lambda: person.wizard.context.saver.idle)
    Path(sys.argv[2]).write_text(json.dumps({"step": person.wizard.step_id}), encoding="utf-8")
    while True:
        person.driver.wait(lambda: False, seconds=600)


def look_again(person: Person) -> dict[str, Any]:
    """Opens the wizard after a kill: where it is and what it has."""
    person.open()
    wizard = person.wizard
    person.wait(lambda: wizard.context.saver.idle and wizard.context.workshop.idle)
    draft = wizard.context.draft
    verdicts = [draft.verdict(line) for line in draft.lines]
    statement = draft.verdict(person.whose().statement.line)
    wizard.end()
    return {
        "step": wizard.step_id,
        "speaker": draft.choices.speaker,
        "statement": statement is not None and statement.accepted,
        "seconds": [verdict.seconds if verdict is not None else 0.0 for verdict in verdicts],
        "accepted": [verdict is not None and verdict.accepted for verdict in verdicts],
    }


def pulled(person: Person) -> dict[str, Any]:
    """The microphone goes in the middle of a line, and comes back; then it is muted."""
    person.open()
    person.state_statement()
    person.go_on()
    recorder = person.wizard.context.recorder
    button = person.record_step().reading.button
    person.wait(lambda: recorder.state == "listening")
    person.press(button)
    person.wait(lambda: recorder.state == "recording")
    person.say(*PARTS[0])
    said: list[str] = []
    recorder.troubled.connect(lambda trouble: said.append(trouble.words if trouble is not None else ""))
    _ask("unload-module", os.environ["MICROPHONE_MODULE"])
    pulled_at = time.monotonic()
    person.wait(lambda: any("stopped giving sound" in one for one in said))
    noticed = time.monotonic() - pulled_at
    line = person.wizard.context.draft.lines[0]
    person.wait(lambda: person.wizard.context.draft.verdict(line) is not None)
    verdict = person.wizard.context.draft.verdict(line)
    assert verdict is not None
    _ask("load-module", *os.environ["MICROPHONE_ARGUMENTS"].split(" "))
    person.wait(lambda: recorder.state == "listening" and recorder.trouble is None)
    _ask("set-source-mute", os.environ["MICROPHONE"], "1")
    muted_at = time.monotonic()
    person.wait(lambda: recorder.trouble is not None and recorder.trouble.kind in ("muted", "silent"))
    muted = time.monotonic() - muted_at
    words = person.record_step().reading.trouble.words.text()
    _ask("set-source-mute", os.environ["MICROPHONE"], "0")
    person.wait(lambda: recorder.trouble is None)
    person.wizard.end()
    return {"seconds": verdict.seconds, "noticed": noticed, "muted": muted, "words": words, "said": said}


def _ask(*command: str) -> None:
    subprocess.run(["pactl", *command], check=True, capture_output=True)


SCENARIOS: dict[str, Callable[[Person], dict[str, Any]]] = {
    "clone": clone,
    "look-again": look_again,
    "pulled": pulled,
    **{f"stopped-{step}": stopped_at(step) for step in ("statement", "reading", "choose", "clean", "meet")},
}


def main() -> None:
    person = Person()
    seen = SCENARIOS[sys.argv[1]](person)
    person.driver.window.close()
    Path(sys.argv[2]).write_text(json.dumps(seen), encoding="utf-8")


if __name__ == "__main__":
    main()
