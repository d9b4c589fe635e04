"""Step 2: lines are read, judged, heard and read again; or a recording is brought."""

from __future__ import annotations

import errno
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest

from soundalike.audio.microphone.growing_wave import GrowingWave
from soundalike.errors import CancelledError
from soundalike.paths import bundled_resources
from soundalike.settings import Microphone, Settings
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.wizard.parts.reading_panel import ReadingPanel
from soundalike.ui.wizard.steps.record import RecordStep
from soundalike.ui.wizard.window import WizardWindow
from tests.audio.media.material import run_ffmpeg
from tests.ui.wizard.conftest import Wait
from tests.ui.wizard.mouth import MONITOR, USB, WEBCAM, CountingPlayer, Mouth

CLIPS = bundled_resources() / "clips"


@pytest.fixture
def step(confirmed: WizardWindow) -> RecordStep:
    shown = confirmed.steps["record"]
    assert isinstance(shown, RecordStep)
    return shown


@pytest.fixture
def panel(step: RecordStep) -> ReadingPanel:
    return step.reading


def said(wizard: WizardWindow) -> list[str]:
    return [toast.facts.message for toast in wizard.context.toasts.shown()]


def click(widget: Any) -> None:
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def states(panel: ReadingPanel) -> list[str]:
    return [card.state for card in panel.lines.cards]


def test_three_lines_by_mouse(
    confirmed: WizardWindow, panel: ReadingPanel, read_aloud: Callable[..., None], wait: Wait
) -> None:
    assert states(panel) == ["current", "ahead", "ahead"]
    for _ in range(3):
        assert not confirmed.go_on.isEnabled()
        read_aloud(lambda: click(panel.button))
    assert states(panel) == ["read", "read", "read"]
    assert "All three lines" in panel.said.text()
    wait(confirmed.go_on.isEnabled)
    kept = sum(confirmed.context.draft.verdict(line).seconds for line in confirmed.context.draft.lines)  # type: ignore[union-attr, misc]
    assert panel.seconds == kept > 13.0
    assert panel.time.text() == f"0:{round(kept):02d}"
    click(confirmed.go_on)
    assert confirmed.step_id == "choose"
    wait(lambda: confirmed.choose.can_continue)


def test_three_lines_by_keyboard_alone(
    confirmed: WizardWindow, panel: ReadingPanel, read_aloud: Callable[..., None], wait: Wait
) -> None:
    confirmed.activateWindow()
    wait(lambda: confirmed.focusWidget() is panel.button)
    for _ in range(3):
        read_aloud(lambda: QTest.keyClick(confirmed.focusWidget(), Qt.Key.Key_Space))
    assert states(panel) == ["read", "read", "read"]
    first = panel.lines.read_seconds(None)
    read_aloud(lambda: QTest.keyClick(panel, Qt.Key.Key_R), 6.0)  # R reads the last one again
    assert panel.lines.read_seconds(None) > first
    wait(confirmed.go_on.isEnabled)
    QTest.keyClick(confirmed.focusWidget(), Qt.Key.Key_Return)
    assert confirmed.step_id == "choose"


def test_the_room_is_heard_before_the_first_line_and_counted_down(
    confirmed: WizardWindow, panel: ReadingPanel, read_aloud: Callable[..., None], wait: Wait
) -> None:
    recorder = confirmed.context.recorder
    wait(lambda: recorder.state == "listening")
    seen: list[str] = []
    recorder.changed.connect(lambda: seen.append(recorder.state))
    read_aloud(lambda: click(panel.button))
    order = list(dict.fromkeys(seen))
    assert order == ["room", "countdown", "recording", "keeping", "listening"]
    assert recorder.room_db is not None
    assert recorder.room_db < -60
    assert "Room is quiet" in recorder.room_words
    seen.clear()
    read_aloud(lambda: click(panel.button))
    assert "room" not in seen


def test_the_level_is_shown_before_anything_is_recorded(
    confirmed: WizardWindow, panel: ReadingPanel, mouth: Mouth, wait: Wait
) -> None:
    wait(lambda: confirmed.context.recorder.state == "listening")
    mouth.saying = True
    wait(lambda: panel.meter.value() > -30)
    assert "good" in panel.meter.accessibleDescription() or "loud" in panel.meter.accessibleDescription()
    assert confirmed.context.draft.is_empty


def test_too_loud_lights_the_clip_light_and_is_refused(
    panel: ReadingPanel, read_aloud: Callable[..., None], mouth: Mouth
) -> None:
    said: list[str] = []
    panel.lines.changed.connect(lambda: said.append(""))
    read_aloud(lambda: click(panel.button), gain=40.0)
    assert states(panel)[0] == "refused"
    assert "distorted" in panel.lines.cards[0].accessibleDescription()
    assert "clipping" in panel.clip_light.accessibleName()


def test_a_line_that_cant_be_used_says_why_and_is_read_again(
    panel: ReadingPanel, read_aloud: Callable[..., None]
) -> None:
    read_aloud(lambda: click(panel.button), 1.0)
    card = panel.lines.cards[0]
    assert card.state == "refused"
    assert "Read it to its end" in card.accessibleDescription()
    read_aloud(lambda: click(card.redo_button if panel.button.isEnabled() and not panel.lines._busy else panel.button))
    assert states(panel) == ["read", "current", "ahead"]


def test_a_worse_reading_doesnt_take_the_place_of_a_good_one(
    confirmed: WizardWindow, panel: ReadingPanel, read_aloud: Callable[..., None]
) -> None:
    read_aloud(lambda: click(panel.button))
    kept = panel.lines.read_seconds(None)
    panel.lines.choose(confirmed.context.draft.lines[0])
    read_aloud(lambda: click(panel.button), 1.0)
    assert panel.lines.read_seconds(None) == kept
    assert "earlier reading" in confirmed.context.toasts.shown()[-1].facts.message


def test_a_line_is_heard_back(
    panel: ReadingPanel, read_aloud: Callable[..., None], player: CountingPlayer, wait: Wait
) -> None:
    read_aloud(lambda: click(panel.button))
    click(panel.lines.cards[0].play)
    wait(lambda: "Stop" in panel.lines.cards[0].play.accessibleName())
    wait(lambda: "Hear" in panel.lines.cards[0].play.accessibleName())
    assert len(player.sound) / 24_000 == pytest.approx(panel.lines.read_seconds(None), abs=0.05)


def test_another_text_keeps_what_was_read(
    confirmed: WizardWindow, panel: ReadingPanel, read_aloud: Callable[..., None], wait: Wait
) -> None:
    read_aloud(lambda: click(panel.button))
    click(panel.other_text)
    assert states(panel) == ["current", "ahead", "ahead"]
    assert panel.seconds == 0
    for _ in range(len(confirmed.context.draft.texts) - 1):
        click(panel.other_text)
    wait(lambda: states(panel) == ["read", "current", "ahead"])


def test_going_back_and_on_again_loses_nothing(
    confirmed: WizardWindow, panel: ReadingPanel, read_aloud: Callable[..., None], wait: Wait
) -> None:
    for _ in range(2):
        read_aloud(lambda: click(panel.button))
    click(confirmed.back)
    assert confirmed.step_id == "whose"
    click(confirmed.go_on)
    wait(lambda: states(panel) == ["read", "read", "current"])


def test_leaving_in_the_middle_of_a_line_keeps_it(
    confirmed: WizardWindow, panel: ReadingPanel, mouth: Mouth, wait: Wait
) -> None:
    recorder = confirmed.context.recorder
    wait(lambda: recorder.state == "listening")
    click(panel.button)
    wait(lambda: recorder.state == "recording")
    mouth.saying = True
    wait(lambda: recorder.seconds > 4.5)
    click(confirmed.back)
    draft = confirmed.context.draft
    wait(lambda: draft.verdict(draft.lines[0]) is not None)
    assert draft.verdict(draft.lines[0]).seconds > 4.5  # type: ignore[union-attr]


def test_without_a_microphone_it_says_so_and_takes_one_that_comes(
    confirmed: WizardWindow, panel: ReadingPanel, mouth: Mouth, wait: Wait
) -> None:
    """Cases REC-02 and REC-04."""
    mouth.devices = (MONITOR,)
    wait(lambda: confirmed.context.recorder.state == "closed")
    wait(panel.trouble.isVisible)
    assert not panel.button.isEnabled()
    assert confirmed.extra.isEnabled()  # a file can be brought all the same
    assert "out.monitor" not in mouth.opened
    mouth.devices = (USB, MONITOR)
    wait(panel.button.isEnabled)
    assert not panel.trouble.isVisible()


def test_a_muted_microphone_is_named_with_a_way_out(panel: ReadingPanel, mouth: Mouth, wait: Wait) -> None:
    wait(panel.button.isEnabled)
    mouth.mute()
    wait(panel.trouble.isVisible)
    assert "muted" in panel.trouble.words.text()
    mouth.devices = tuple(replace(device, muted=False) for device in mouth.devices)
    wait(lambda: not panel.trouble.isVisible())


def test_silence_is_named(panel: ReadingPanel, mouth: Mouth, wait: Wait) -> None:
    wait(panel.button.isEnabled)
    mouth.silent = True
    wait(lambda: "nothing but silence" in panel.trouble.words.text())


def test_a_pulled_microphone_keeps_the_line(
    confirmed: WizardWindow, panel: ReadingPanel, mouth: Mouth, wait: Wait
) -> None:
    recorder = confirmed.context.recorder
    wait(lambda: recorder.state == "listening")
    click(panel.button)
    wait(lambda: recorder.state == "recording")
    mouth.saying = True
    wait(lambda: recorder.seconds > 4.5)
    mouth.streams[-1].pull()
    mouth.devices = ()
    draft = confirmed.context.draft
    wait(lambda: recorder.state == "closed" and draft.verdict(draft.lines[0]) is not None)
    assert draft.verdict(draft.lines[0]).seconds > 4.5  # type: ignore[union-attr]
    assert panel.trouble.isVisible()
    mouth.devices = (USB,)
    wait(lambda: recorder.state == "listening")
    assert states(panel)[0] == "read"


def test_the_chosen_microphone_is_taken_again_the_next_time(
    window: MainWindow, panel: ReadingPanel, wizard: WizardWindow, mouth: Mouth, wait: Wait
) -> None:
    recorder = wizard.context.recorder
    mouth.devices = (USB, WEBCAM)
    wait(lambda: recorder.inputs is not None and len(recorder.inputs.devices) == 2)
    panel.device.choose("webcam")
    wait(lambda: recorder.device is not None and recorder.device.name == "webcam")
    window.surroundings.settings.save()
    assert Settings.load(window.surroundings.places.config_file)[Microphone] == Microphone("webcam", "Webcam")
    window.clone_wizard.end()
    window.surroundings.services.clone_wanted.emit()
    again = window.clone_wizard.window
    assert again is not None
    recorder = again.context.recorder
    recorder.open()
    wait(lambda: recorder.device is not None)
    assert recorder.device is not None
    assert recorder.device.name == "webcam"
    assert said(again) == []


def test_a_chosen_microphone_that_is_gone_is_named_and_the_systems_own_listens(
    window: MainWindow, wizard: WizardWindow, mouth: Mouth, wait: Wait
) -> None:
    window.surroundings.settings.set(Microphone("webcam", "Webcam"))
    window.clone_wizard.end()
    window.surroundings.services.clone_wanted.emit()
    again = window.clone_wizard.window
    assert again is not None
    recorder = again.context.recorder
    mouth.devices = (USB,)
    recorder.open()
    wait(lambda: recorder.device is not None and recorder.device.name == "usb")
    told = "'Webcam' isn't there, so 'USB microphone' listens. Plug it in, and it is used again."
    assert said(again) == [told]
    mouth.devices = (USB, WEBCAM)
    wait(lambda: recorder.device is not None and recorder.device.name == "webcam")
    assert said(again) == [told]
    assert window.surroundings.settings[Microphone].device == "webcam"


def test_monitors_come_last_and_are_named(panel: ReadingPanel, mouth: Mouth, wait: Wait) -> None:
    """Case REC-10."""
    wait(panel.button.isEnabled)
    assert [device.name for device in panel.device.devices()] == ["usb", "webcam", "out.monitor"]
    panel.device._menu.aboutToShow.emit()
    assert [action.text() for action in panel.device._menu.actions()] == [
        "USB microphone",
        "Webcam",
        "What 'Speakers' plays (not a microphone)",
    ]
    panel.device._menu.actions()[1].trigger()
    wait(lambda: mouth.opened[-1] == "webcam" and panel.button.isEnabled())
    assert "Webcam" in panel.device.text()


def test_a_full_disk_keeps_the_line_until_there_is_room(
    confirmed: WizardWindow,
    panel: ReadingPanel,
    mouth: Mouth,
    wait: Wait,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    recorder = confirmed.context.recorder
    wait(lambda: recorder.state == "listening")
    click(panel.button)
    wait(lambda: recorder.state == "recording")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(GrowingWave, "_write_at", full)
        mouth.saying = True
        wait(lambda: recorder.seconds > 4.5)
        click(panel.button)
        wait(panel.trouble.again.isVisible)
        assert "disk is full" in panel.trouble.words.text()
        click(panel.trouble.again)
        wait(lambda: recorder.state == "keeping" and recorder._lane.idle)
    click(panel.trouble.again)
    wait(lambda: recorder.state == "listening")
    assert states(panel)[0] == "read"
    assert not panel.trouble.isVisible()


def test_a_file_is_brought_and_read(confirmed: WizardWindow, step: RecordStep, wait: Wait) -> None:
    step.bring(CLIPS / "builtin_slt.wav")
    assert step.heading.text() == "Bring a recording"
    assert not confirmed.go_on.isEnabled()
    assert step.bringing.progress.isVisible()
    wait(confirmed.go_on.isEnabled)
    assert "0:10 long" in step.bringing.facts.text()
    assert confirmed.context.recorder.state == "closed"
    assert not step.bringing.streams.isVisible()
    click(confirmed.extra)  # record instead
    assert step.reading.isVisible()
    click(confirmed.go_on) if confirmed.go_on.isEnabled() else None
    assert confirmed.step_id == "record"


def test_a_file_is_dropped(confirmed: WizardWindow, step: RecordStep, wait: Wait) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(CLIPS / "builtin_rms.wav"))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    step.dropEvent(QDropEvent(QPointF(5, 5), copy, data, left, none))
    wait(confirmed.go_on.isEnabled)
    assert confirmed.context.choices.imported.endswith("builtin_rms.wav")
    assert step.bringing.name.text() == "builtin_rms.wav"


def test_what_isnt_sound_is_said_and_another_can_be_chosen(
    confirmed: WizardWindow, step: RecordStep, wait: Wait, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Sir", encoding="utf-8")
    step.bring(letter)
    wait(step.bringing.fault.isVisible)
    assert "letter.txt" in step.bringing.fault.text()
    assert not confirmed.go_on.isEnabled()
    step.bring(CLIPS / "builtin_rms.wav")
    wait(confirmed.go_on.isEnabled)
    assert not step.bringing.fault.isVisible()


def test_one_of_several_sound_streams_is_picked(
    confirmed: WizardWindow, step: RecordStep, wait: Wait, tmp_path: Path
) -> None:
    film = tmp_path / "film.mkv"
    clips = [str(CLIPS / name) for name in ("builtin_rms.wav", "builtin_slt.wav")]
    run_ffmpeg("-i", clips[0], "-i", clips[1], "-map", "0", "-map", "1", "-c:a", "flac", str(film))
    step.bring(film)
    wait(confirmed.go_on.isEnabled)
    streams = step.bringing.streams
    assert streams.isVisible()
    assert [streams.itemText(at)[:8] for at in range(streams.count())] == ["stream 1", "stream 2"]
    first = confirmed.context.workshop.analysis
    QTest.keyClick(streams, Qt.Key.Key_Down)
    wait(lambda: confirmed.context.choices.stream == 2 and confirmed.go_on.isEnabled())
    second = confirmed.context.workshop.analysis
    assert first is not second
    assert second is not None
    assert second.stream.number == 2
    click(confirmed.go_on)
    wait(lambda: confirmed.choose.can_continue)
    assert "sound stream 2 of 2" in confirmed.choose.source.text()


def test_reading_a_file_can_be_stopped(
    confirmed: WizardWindow, step: RecordStep, wait: Wait, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Case IMP-20: a long file doesn't hold anything up."""
    from soundalike.audio import media  # noqa: PLC0415

    began = threading.Event()

    def endless(*_: Any, cancel: Any, progress: Any, **__: Any) -> Any:
        progress("Reading", 0.25)
        began.set()
        while not cancel.is_set():
            threading.Event().wait(0.005)
        raise CancelledError("Stopped.")

    monkeypatch.setattr(media, "analyse_clip", endless)
    step.bring(CLIPS / "builtin_rms.wav")
    wait(began.is_set)
    wait(lambda: "25" in step.bringing.progress.accessibleName())
    step.bringing.progress.cancelled.emit()
    wait(step.bringing.fault.isVisible)
    assert "Stopped" in step.bringing.fault.text()
    wait(lambda: confirmed.context.workshop.idle)


def test_the_window_says_when_the_speak_page_stops_for_it(window: MainWindow, wizard: WizardWindow) -> None:
    """A microphone would hear what is spoken."""
    assert "stop" in window.page("speak").controller.conductor.calls  # type: ignore[attr-defined]
