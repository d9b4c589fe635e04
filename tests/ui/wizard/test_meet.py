"""Step 5: the voice is made, its takes come one after another, one is chosen, and it is kept."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest

from soundalike.errors import RefusedError
from soundalike.paths import Places
from soundalike.settings import Speaking
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.wizard.steps.meet import MeetStep
from soundalike.ui.wizard.takes import SEEDS
from soundalike.ui.wizard.window import WizardWindow
from soundalike.voices import Library, read_voice_file
from tests.ui.fake_wiring import FakeWiring
from tests.ui.wizard.conftest import Wait, keep_lines
from tests.ui.wizard.mouth import CountingPlayer


@pytest.fixture
def step(chosen: WizardWindow, wait: Wait) -> MeetStep:
    """With the takes there."""
    chosen.forward()
    wait(chosen.go_on.isEnabled)
    chosen.forward()
    step = chosen.meet
    wait(lambda: all(row.sound is not None for row in step.rows.values()))
    wait(lambda: all("likeness" in row.detail.text() for row in step.rows.values()))
    return step


def click(widget: Any) -> None:
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_by_mouse_it_is_chosen_named_and_kept(
    window: MainWindow, step: MeetStep, wait: Wait, home: Places, tmp_path: Path
) -> None:
    chosen = step.window()
    assert isinstance(chosen, WizardWindow)
    assert not chosen.go_on.isEnabled()
    click(step.rows[SEEDS[1]].choose)
    assert step.rows[SEEDS[1]].accessibleName().endswith("chosen")
    step.about.name.clear()
    QTest.keyClicks(step.about.name, "Grandad")
    QTest.keyClicks(step.about.note, "From the kitchen")
    face = QImage(300, 400, QImage.Format.Format_RGB32)
    face.fill(QColor("#336699"))
    face.save(str(tmp_path / "face.png"))
    step.about.set_picture(str(tmp_path / "face.png"))
    wait(lambda: bool(chosen.context.draft.picture))
    folder = chosen.context.draft.folder
    click(chosen.go_on)
    wait(lambda: window.clone_wizard.window is None)
    (entry,) = Library(home.voices_dir).entries()
    details = read_voice_file(entry.path).details
    assert (details.name, details.description, details.origin) == ("Grandad", "From the kitchen", "recorded")
    assert (details.consent.kind, details.consent.name) == ("written", "Ann")
    assert details.picture.startswith(b"\x89PNG")
    assert details.clean.startswith("gentle")
    assert entry.clip is not None
    assert not folder.exists()
    settings = window.surroundings.settings
    assert (settings[Speaking].voice, settings[Speaking].voice_name) == (entry.id, "Grandad")
    assert settings.voice(entry.id).seed == SEEDS[1]
    assert settings.voice(entry.id).seed_locked
    assert window.page("speak").voices.name == "Grandad"  # type: ignore[attr-defined]
    assert window.shown_page == "speak"
    assert any("Grandad is ready" in toast.facts.message for toast in window.toasts.shown())


def test_by_keyboard_alone(window: MainWindow, chosen: WizardWindow, step: MeetStep, wait: Wait, home: Places) -> None:
    chosen.activateWindow()
    for _ in range(20):
        if chosen.focusWidget() is step.rows[SEEDS[0]].choose:
            break
        QTest.keyClick(chosen.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(chosen.focusWidget(), Qt.Key.Key_Space)
    assert chosen.context.choices.seed == SEEDS[0]
    for _ in range(20):
        if chosen.focusWidget() is step.about.name:
            break
        QTest.keyClick(chosen.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClicks(chosen.focusWidget(), "!")
    QTest.keyClick(chosen.focusWidget(), Qt.Key.Key_Return)
    wait(lambda: window.clone_wizard.window is None)
    (entry,) = Library(home.voices_dir).entries()
    assert entry.name.endswith("!")


def test_takes_come_one_after_another_and_are_heard(
    chosen: WizardWindow, step: MeetStep, wiring: FakeWiring, player: CountingPlayer, wait: Wait
) -> None:
    seeds = {options.seed for options in _options_of(wiring)}
    assert len(seeds) >= len(SEEDS)
    assert wiring.voices[-1].endswith(".voice.gguf")  # the draft's, that nobody else sees
    click(step.rows[SEEDS[2]].play)
    wait(lambda: "Stop" in step.rows[SEEDS[2]].play.accessibleName())
    QTest.keyClick(step, Qt.Key.Key_1)
    wait(lambda: "Stop" in step.rows[SEEDS[0]].play.accessibleName())
    assert "Hear" in step.rows[SEEDS[2]].play.accessibleName()
    click(step.original.play)
    wait(lambda: "Stop" in step.original.play.accessibleName())
    click(step.original.play)
    wait(lambda: not chosen.context.player.heard().group)


def _options_of(wiring: FakeWiring) -> list[Any]:
    return [options for _tokens, options in wiring.engine.requests]


def test_the_recording_needs_not_be_kept(
    window: MainWindow, chosen: WizardWindow, step: MeetStep, wait: Wait, home: Places
) -> None:
    assert "is kept beside it" in step.about.contents.text()
    click(step.about.keep)
    assert "isn't kept" in step.about.contents.text()
    click(step.rows[SEEDS[0]].choose)
    click(chosen.go_on)
    wait(lambda: window.clone_wizard.window is None)
    (entry,) = Library(home.voices_dir).entries()
    assert entry.clip is None
    assert not list(home.data_dir.rglob("*.clip.flac"))


def test_none_of_these_goes_back_with_a_hint(chosen: WizardWindow, step: MeetStep, wait: Wait) -> None:
    click(step.none)
    assert chosen.step_id == "choose"
    assert chosen.choose.hint.isVisible()
    assert chosen.choose.hint.text()
    wait(chosen.go_on.isEnabled)


def test_going_back_and_on_again_makes_it_only_where_something_changed(
    chosen: WizardWindow, step: MeetStep, wait: Wait
) -> None:
    made = chosen.context.choices.made
    chosen.backward()
    wait(chosen.go_on.isEnabled)
    chosen.forward()
    wait(lambda: all(row.sound is not None for row in step.rows.values()))
    assert chosen.context.choices.made == made
    chosen.backward()
    clean: Any = chosen.steps["clean"]
    clean._choose_strength("strong")
    wait(chosen.go_on.isEnabled)
    chosen.forward()
    wait(lambda: bool(chosen.context.choices.made) and chosen.context.choices.made != made)


def test_leaving_before_all_takes_are_there_speaks_the_rest_later(chosen: WizardWindow, wait: Wait) -> None:
    chosen.forward()
    wait(chosen.go_on.isEnabled)
    chosen.forward()
    wait(lambda: bool(chosen.context.choices.made))
    chosen.backward()
    wait(chosen.go_on.isEnabled)
    chosen.forward()
    wait(lambda: all(row.sound is not None for row in chosen.meet.rows.values()))


def test_what_is_refused_is_said_and_can_be_tried_again(
    chosen: WizardWindow, wait: Wait, monkeypatch: pytest.MonkeyPatch
) -> None:
    from soundalike import voices  # noqa: PLC0415

    real = voices.clone

    def refused(*_: Any, **__: Any) -> Any:
        raise RefusedError("The statement is another speaker's. Read it again.")

    chosen.forward()
    wait(chosen.go_on.isEnabled)
    monkeypatch.setattr(voices, "clone", refused)
    chosen.forward()
    wait(chosen.meet.fault.isVisible)
    assert "another speaker's" in chosen.meet.fault.text()
    assert not chosen.go_on.isEnabled()
    monkeypatch.setattr(voices, "clone", real)
    click(chosen.meet.again)
    wait(lambda: all(row.sound is not None for row in chosen.meet.rows.values()))
    assert not chosen.meet.fault.isVisible()


def test_making_can_be_stopped(chosen: WizardWindow, wait: Wait, monkeypatch: pytest.MonkeyPatch) -> None:
    from soundalike import voices  # noqa: PLC0415

    def endless(_cloner: Any, _library: Any, _request: Any, on_step: Any) -> Any:
        while True:
            on_step(1, 0.5)
            threading.Event().wait(0.005)

    chosen.forward()
    wait(chosen.go_on.isEnabled)
    monkeypatch.setattr(voices, "clone", endless)
    chosen.forward()
    wait(lambda: "Hearing how they speak" in chosen.meet.progress.accessibleName())
    chosen.meet.progress.cancelled.emit()
    wait(lambda: "Stopped" in chosen.meet.fault.text())
    wait(lambda: chosen.context.workshop.idle)


def test_a_made_voice_is_there_after_the_wizard_was_closed(
    window: MainWindow, chosen: WizardWindow, step: MeetStep, wait: Wait
) -> None:
    made = chosen.context.choices.made
    chosen.end()
    assert window.clone_wizard.window is None
    window.surroundings.services.clone_wanted.emit()
    again = window.clone_wizard.window
    assert again is not None
    assert again.step_id == "choose"
    wait(again.go_on.isEnabled)
    again.forward()
    wait(again.go_on.isEnabled)
    again.forward()
    wait(lambda: all(row.sound is not None for row in again.meet.rows.values()))
    assert again.context.choices.made == made
    again.end()


def test_an_example_becomes_a_voice(window: MainWindow, wizard: WizardWindow, wait: Wait, home: Places) -> None:
    wizard.context.choose(whose="example", example="ref_3_rms92.wav")
    wizard._show_step("choose")
    for _ in range(2):
        wait(wizard.go_on.isEnabled)
        wizard.forward()
    wait(lambda: all(row.sound is not None for row in wizard.meet.rows.values()))
    assert wizard.meet.heading.text() == "Meet the voice"
    assert wizard.meet.about.name.text() == "Martin"
    click(wizard.meet.rows[SEEDS[0]].choose)
    click(wizard.go_on)
    wait(lambda: window.clone_wizard.window is None)
    (entry,) = Library(home.voices_dir).entries()
    assert read_voice_file(entry.path).details.consent.kind == "licence"


def test_a_full_disk_while_saving_keeps_everything(
    window: MainWindow, chosen: WizardWindow, step: MeetStep, wait: Wait, monkeypatch: pytest.MonkeyPatch
) -> None:
    from soundalike.errors import MissingError  # noqa: PLC0415
    from soundalike.voices import library  # noqa: PLC0415

    def full(*_: Any) -> None:
        raise MissingError("The disk is full. Make room and try again.")

    click(step.rows[SEEDS[0]].choose)
    with monkeypatch.context() as patched:
        patched.setattr(library.Library, "import_file", full)
        click(chosen.go_on)
        wait(lambda: any("disk is full" in toast.facts.message for toast in chosen.context.toasts.shown()))
    assert chosen.go_on.isEnabled()
    click(chosen.go_on)
    wait(lambda: window.clone_wizard.window is None)


def test_lines_are_helped_by_keep_lines(confirmed: WizardWindow) -> None:
    """The stand-in that other tests use makes lines that count."""
    keep_lines(confirmed)
    assert confirmed.context.draft.all_read
