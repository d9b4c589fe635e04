"""Step 3: the proposed part is chosen already; keys and mouse move it, and the verdict follows."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from soundalike.paths import bundled_resources
from soundalike.ui.wizard.steps.choose import ChooseStep
from soundalike.ui.wizard.window import WizardWindow
from tests.ui.wizard.conftest import Wait
from tests.ui.wizard.mouth import CountingPlayer


@pytest.fixture
def step(chosen: WizardWindow) -> ChooseStep:
    return chosen.choose


def span(step: ChooseStep) -> tuple[float, float]:
    region = step.wave.region
    assert region is not None
    return (round(region.start, 2), round(region.end, 2))


def drag(step: ChooseStep, start: float, end: float) -> None:
    """From one second of the clip to another, with the mouse."""
    wave = step.wave
    at, to = (QPoint(round(wave.place_of(second)), wave.height() // 2) for second in (start, end))
    QTest.mousePress(wave, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(wave, at + (to - at) / 2)
    QTest.mouseMove(wave, to)
    QTest.mouseRelease(wave, Qt.MouseButton.LeftButton, pos=to)


def words(step: ChooseStep) -> dict[str, str]:
    return {tile._subject.text(): tile._sentence.text() for tile in step._tiles if tile.isVisible()}


def test_the_best_part_is_chosen_already_and_judged(chosen: WizardWindow, step: ChooseStep, wait: Wait) -> None:
    assert step.judged is not None
    assert step.judged.window is not None
    assert step.judged.window.chosen_by == "proposed"
    assert step.heading.text() == f"Your best {'ten' if step.judged.window.seconds > 9.5 else 'nine'} seconds"
    assert {"Length", "Background", "Echo"} <= set(words(step))
    wait(lambda: step.judged is not None and step.judged.whole)
    assert words(step)["One speaker"] == "One person throughout."
    assert chosen.go_on.isEnabled()
    assert step.source.text() == "What you read · 24 kHz"


def test_handles_by_keys(chosen: WizardWindow, step: ChooseStep, wait: Wait) -> None:
    chosen.activateWindow()
    wait(lambda: chosen.focusWidget() is step.wave)
    start, end = span(step)
    wave = step.wave
    QTest.keyClick(wave, Qt.Key.Key_Right)
    QTest.keyClick(wave, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert span(step) == pytest.approx((start + 1.1, end))
    assert "to" in wave.accessibleDescription()
    assert wave.accessibleName() == "Beginning of the part"
    QTest.keyClick(wave, Qt.Key.Key_Tab)
    assert wave.accessibleName() == "End of the part"
    QTest.keyClick(wave, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert span(step) == pytest.approx((start + 1.1, end - 1.0))
    QTest.keyClick(wave, Qt.Key.Key_Tab)
    QTest.keyClick(wave, Qt.Key.Key_Left)
    assert span(step) == pytest.approx((start + 1.0, end - 1.1))
    wait(
        lambda: step.judged is not None and step.judged.window is not None and step.judged.window.chosen_by == "person"
    )
    wait(lambda: chosen.context.choices.end == pytest.approx(end - 1.1))
    assert step.sentence.text().startswith("Your choice")
    QTest.keyClick(wave, Qt.Key.Key_Tab)
    assert chosen.focusWidget() is not wave


def test_it_is_never_too_short_or_too_long(step: ChooseStep) -> None:
    for _ in range(30):
        QTest.keyClick(step.wave, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    start, end = span(step)
    assert end - start == pytest.approx(5.1)


def test_handles_and_the_whole_by_mouse(step: ChooseStep, wait: Wait) -> None:
    start, end = span(step)
    drag(step, start, start + 2.0)
    assert span(step) == pytest.approx((start + 2.0, end), abs=0.1)
    drag(step, (start + end) / 2, (start + end) / 2 - 1.0)
    assert span(step) == pytest.approx((start + 1.0, end - 1.0), abs=0.15)
    wait(
        lambda: step.judged is not None and step.judged.window is not None and step.judged.window.chosen_by == "person"
    )
    judged: Any = step.judged
    assert (judged.window.start, judged.window.end) == pytest.approx(span(step), abs=0.01)


def test_the_part_is_heard(step: ChooseStep, player: CountingPlayer, wait: Wait) -> None:
    QTest.mouseClick(step.play, Qt.MouseButton.LeftButton)
    wait(lambda: step.play.accessibleName() == "Stop")
    wait(lambda: step.wave._position is not None)
    QTest.keyClick(step, Qt.Key.Key_Space)
    wait(lambda: step.play.accessibleName() == "Play the selection")
    assert len(player.sound) > 0


def test_what_was_chosen_is_there_again(chosen: WizardWindow, step: ChooseStep, wait: Wait) -> None:
    QTest.keyClick(step.wave, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    before = span(step)
    wait(lambda: chosen.go_on.isEnabled() and chosen.context.choices.start is not None)
    chosen.forward()
    chosen.backward()
    wait(chosen.go_on.isEnabled)
    assert span(step) == before


def test_a_clip_without_speech_cant_be_used_and_says_why(chosen: WizardWindow, step: ChooseStep, wait: Wait) -> None:
    import numpy as np  # noqa: PLC0415
    import soundfile  # noqa: PLC0415

    path = chosen.context.draft.folder / "silence.wav"
    soundfile.write(path, np.zeros(8 * 24_000, np.float32), 24_000)
    chosen._show_step("record")
    record: Any = chosen.steps["record"]
    record.bring(path)
    wait(chosen.go_on.isEnabled)
    chosen.forward()
    wait(lambda: "Speech" in words(step))
    assert "complete silence" in words(step)["Speech"]
    assert not chosen.go_on.isEnabled()


def test_a_file_that_went_away_is_said(chosen: WizardWindow, step: ChooseStep, wait: Wait) -> None:
    chosen._show_step("record")
    chosen.context.set(chosen.context.choices.with_new_clip(source="imported", imported="/nowhere/walk.m4a"))
    chosen._show_step("choose")
    wait(step.fault.isVisible)
    assert "walk.m4a" in step.fault.text()
    assert not chosen.go_on.isEnabled()


def test_a_long_clip_offers_its_best_part(chosen: WizardWindow, step: ChooseStep, wait: Wait) -> None:
    """Case REF-10."""
    import numpy as np  # noqa: PLC0415
    import soundfile  # noqa: PLC0415

    clips = [soundfile.read(bundled_resources() / "clips" / "builtin_rms.wav")[0]] * 4
    path = chosen.context.draft.folder / "long.wav"
    soundfile.write(path, np.concatenate(clips), 24_000)
    chosen._show_step("record")
    record: Any = chosen.steps["record"]
    record.bring(path)
    wait(chosen.go_on.isEnabled)
    assert "0:40 long" in record.bringing.facts.text()
    chosen.forward()
    wait(chosen.go_on.isEnabled)
    start, end = span(step)
    assert 5.1 <= end - start <= 20.0
