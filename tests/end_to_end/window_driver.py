"""Opens the real window and does in it what a person would, then writes what was seen as JSON.

    python -m tests.end_to_end.window_driver SCENARIO OUT.json

Keys come as events of the window system's kind; what speaks, plays and keeps is the program's own.
"""

from __future__ import annotations

import json
import locale
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from soundalike.paths import places
from soundalike.settings import VoiceOptions
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.shell.window import make_window
from soundalike.ui.view_models.outputs import OutputChoice
from soundalike.ui.view_models.recipes import OWN_VOICE_KEY
from soundalike.ui.workers.heartbeat import Heartbeat
from tests.end_to_end.sound_server import Recording, SoundServer

PARAGRAPH = (
    "There is a small shop at the end of the road. It sells bread and milk in the morning. On Sunday the door stays "
    "closed, and the street is quiet."
)
EXPORT_NAME = "Überm Hafen: „Tag 1“"
MOST_SECONDS = 240.0


class Driver:
    """A window, and a person at it."""

    def __init__(self) -> None:
        self.application = QApplication([])
        self.window: MainWindow = make_window(places())
        self.window.resize(1180, 728)
        self.window.show()
        self.window.start_services()
        self.heartbeat = Heartbeat()
        # Without a window manager nobody else gives it the keyboard.
        self.window.activateWindow()
        self.wait(self.window.isActiveWindow, seconds=20)
        self.wait(lambda: self.window.surroundings.services.store is not None)

    @property
    def page(self) -> SpeakPage:
        page = self.window.page("speak")
        assert isinstance(page, SpeakPage)
        return page

    def wait(
        self,
        condition: Callable[[], bool],
        each: Callable[[], None] = lambda: None,
        seconds: float = MOST_SECONDS,
    ) -> None:
        """Lets the window work until `condition` holds."""
        deadline = time.monotonic() + seconds
        while not condition():
            QCoreApplication.processEvents()
            each()
            time.sleep(0.002)
            if time.monotonic() > deadline:
                raise TimeoutError(f"the window didn't get there; it says {self.messages()}")

    def settle(self) -> None:
        """Until the text is kept and its sentences are known."""
        self.page.draft.keep()
        self.wait(lambda: self.window.surroundings.services.disk.idle)

    def type(self, text: str) -> None:
        """With keys, one after another."""
        editor = self.page.view.panel.editor
        editor.setFocus()
        QTest.keyClicks(editor, text)
        self.settle()

    def speak(self) -> list[dict[str, Any]]:
        """Presses the key, and notes which sentence was marked from when to when (seconds since 1970)."""
        editor = self.page.view.panel.editor
        seen: list[dict[str, Any]] = []

        def note() -> None:
            now, sounding = time.time(), editor.sounding
            if seen and seen[-1]["end"] is None and sounding != tuple(seen[-1]["span"]):
                seen[-1]["end"] = now
            if sounding is not None and (not seen or tuple(seen[-1]["span"]) != sounding):
                words = editor.text[sounding[0] : sounding[1]]
                seen.append({"span": sounding, "text": words, "start": now, "end": None, "take": self._card_agrees()})

        QTest.keyClick(editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        self.wait(lambda: self.page.controller.state != "idle", seconds=20)
        self.wait(lambda: self.page.controller.state == "idle", note)
        note()
        return seen

    def _card_agrees(self) -> bool:
        """Whether the take that is marked is that of the marked sentence."""
        sounding = self.page.view.panel.editor.sounding
        at = self.page.view.takes.list.current
        return sounding is not None and at is not None and self.page.draft.sentences[at].start == sounding[0]

    def figures(self) -> dict[str, Any]:
        """What the status line knows."""
        facts = self.window.status.facts
        return {"underruns": facts.underruns, "speed": facts.speed, "first": facts.first_sound_seconds}

    def messages(self) -> list[str]:
        return [toast.facts.message for toast in self.window.toasts.shown()]


def paragraph(driver: Driver) -> dict[str, Any]:
    """Types, hears it made, hears it again from its takes, and exports it."""
    driver.window.surroundings.settings.set_voice(OWN_VOICE_KEY, VoiceOptions(seed_locked=True, seed=1))
    driver.type(PARAGRAPH)
    driver.heartbeat.start()
    made = driver.speak()
    first = driver.figures()
    driver.settle()
    again = driver.speak()
    second = driver.figures()
    longest = driver.heartbeat.stop()
    driver.page.export.open()
    driver.wait(lambda: driver.page.export.dialog is not None)
    dialog = driver.page.export.dialog
    assert dialog is not None
    dialog.set_folder(Path(os.environ["EXPORT_TO"]))
    dialog.name.setText(EXPORT_NAME)
    QTest.mouseClick(dialog.export, Qt.MouseButton.LeftButton)
    # In any language the message names the file that was written.
    driver.wait(lambda: any(f"{EXPORT_NAME}.wav" in message for message in driver.messages()))
    takes = [sentence.chosen for sentence in driver.page.draft.sentences]
    return {
        "made": made,
        "first": first,
        "again": again,
        "second": second,
        "heartbeat": longest,
        "messages": driver.messages(),
        "takes": takes,
        "decimal": locale.localeconv()["decimal_point"],
    }


def close_while_loading(driver: Driver) -> dict[str, Any]:
    driver.type("Hello there, my friend.")
    QTest.keyClick(driver.page.view.panel.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    return {}


def close_while_speaking(driver: Driver) -> dict[str, Any]:
    driver.type(PARAGRAPH)
    QTest.keyClick(driver.page.view.panel.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    driver.wait(lambda: driver.page.controller.state == "speaking")
    return {}


def into_a_call(driver: Driver) -> dict[str, Any]:
    """The compact window speaks to an output of its own, which goes away and comes back."""
    server = SoundServer(Path(os.environ["XDG_RUNTIME_DIR"]))
    driver.window.open_compact()
    window = driver.window.compact.window
    assert window is not None
    driver.wait(window.isActiveWindow, seconds=20)
    seen: dict[str, Any] = {"title": window.windowTitle(), "heard": {}, "said": {}, "above": [_is_above(window)]}
    for pinned in (False, True):
        window.pin(pinned)
        driver.wait(window.isActiveWindow, seconds=20)
        seen["above"].append(_is_above(window))

    def speak(moment: str, words: str) -> None:
        with server.recording("speaker") as speaker, ExitStack() as stack:
            there = "headset" in server.sinks()
            headset = stack.enter_context(server.recording("headset")) if there else None
            QTest.keyClicks(window.line, words)
            QTest.keyClick(window.line, Qt.Key.Key_Return)
            driver.wait(lambda: window.speaker.here.state != "idle", seconds=20)
            driver.wait(lambda: window.speaker.here.state == "idle")
        seen["heard"][moment] = [_loudest(speaker), _loudest(headset) if headset is not None else None]

    def said() -> str:
        notice = window.view.notice.notice
        return notice.words if notice is not None else ""

    speak("with the main window", "Hello there, my friend.")
    window.output.choose(OutputChoice("headset", "A headset"))
    driver.wait(lambda: said() == "Into the call: A headset")
    driver.wait(lambda: not driver.window.surroundings.tasks.running)
    speak("into the call", "See you at seven.")
    server.disconnect("headset")
    driver.wait(lambda: window.output.gone)
    seen["said"]["gone"] = said()
    speak("while it is gone", "Is anybody there?")
    server.connect("headset")
    driver.wait(lambda: not window.output.gone)
    seen["said"]["back"] = said()
    driver.wait(lambda: not driver.window.surroundings.tasks.running)
    speak("back again", "There you are.")
    seen["history"] = driver.window.surroundings.services.store.history.recent_texts()  # type: ignore[union-attr]
    driver.window.compact.end()
    return seen


def _is_above(window: QWidget) -> bool | None:
    """What the window asks the desktop for; None where that can't be read."""
    program = shutil.which("xprop")
    if program is None:
        return None
    command = [program, "-id", str(int(window.winId())), "_NET_WM_STATE"]
    return "_NET_WM_STATE_ABOVE" in subprocess.run(command, capture_output=True, text=True, check=True).stdout


def _loudest(recording: Recording) -> int:
    return int(np.abs(recording.samples.astype(np.int32)).max(initial=0))


SCENARIOS: dict[str, Callable[[Driver], dict[str, Any]]] = {
    "paragraph": paragraph,
    "close-while-loading": close_while_loading,
    "close-while-speaking": close_while_speaking,
    "into-a-call": into_a_call,
}


def main() -> None:
    driver = Driver()
    shown = time.time()
    seen = SCENARIOS[sys.argv[1]](driver)
    seen["shown_at"] = shown
    began = time.monotonic()
    driver.window.close()
    seen["closing_seconds"] = time.monotonic() - began
    Path(sys.argv[2]).write_text(json.dumps(seen), encoding="utf-8")


if __name__ == "__main__":
    main()
