"""Step 4: strength and noise; two versions, as loud as each other, switched while they play."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from soundalike.paths import bundled_resources
from soundalike.ui.wizard.steps.clean import CleanStep
from soundalike.ui.wizard.window import WizardWindow
from tests.audio.media.material import run_ffmpeg
from tests.ui.wizard.conftest import Wait
from tests.ui.wizard.mouth import CountingPlayer


@pytest.fixture
def step(chosen: WizardWindow, wait: Wait) -> CleanStep:
    chosen.forward()
    shown = chosen.steps["clean"]
    assert isinstance(shown, CleanStep)
    wait(chosen.go_on.isEnabled)
    return shown


def choose(segments: Any, key: str) -> None:
    """With the mouse."""
    button = segments._group.button(segments._keys.index(key))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_gentle_suits_a_recording_and_says_so(chosen: WizardWindow, step: CleanStep) -> None:
    assert step.strength.chosen == "auto"
    assert "Gentle suits" in step.strength_words.text()
    assert step.noise.chosen == "off"
    assert "Not needed" in step.noise_words.text()
    assert step.cleaned.detail.text() == "gentle"
    assert chosen.go_on.text() == "Make the voice"
    assert not step.strength_lossy.isVisible()


def test_every_choice_changes_the_sound(chosen: WizardWindow, step: CleanStep, wait: Wait) -> None:
    """Case GUI-07."""
    found = [step.prepared]
    for segments, key in ((step.strength, "strong"), (step.noise, "on"), (step.strength, "off")):
        choose(segments, key)
        wait(lambda: not step._working)
        found.append(step.prepared)
    sounds = [prepared.samples for prepared in found if prepared is not None]
    assert len(sounds) == 4
    for one, other in pairwise(sounds):
        assert np.abs(one - other).max() > 1e-3
    assert step.cleaned.detail.text() == "untouched, less noise"
    assert chosen.context.choices.clean == "off"
    assert chosen.context.choices.denoise is True


def test_by_keyboard_alone(chosen: WizardWindow, step: CleanStep, wait: Wait) -> None:
    chosen.activateWindow()
    wait(lambda: chosen.focusWidget() is step.play)
    for _ in range(12):
        if chosen.focusWidget().accessibleDescription() == "Clean-up":
            break
        QTest.keyClick(chosen.focusWidget(), Qt.Key.Key_Tab)
    for _ in range(3):
        if chosen.context.choices.clean != "strong":
            QTest.keyClick(chosen.focusWidget(), Qt.Key.Key_Right)
    wait(lambda: chosen.context.choices.clean == "strong" and not step._working)
    assert "Brightens" in step.strength_words.text()
    QTest.keyClick(chosen.focusWidget(), Qt.Key.Key_Return)
    assert chosen.step_id == "meet"


def test_a_and_b_switch_at_the_same_place(
    chosen: WizardWindow, step: CleanStep, player: CountingPlayer, wait: Wait
) -> None:
    choose(step.strength, "strong")
    wait(lambda: not step._working)
    QTest.keyClick(step, Qt.Key.Key_Space)
    heard = chosen.context.player.heard
    wait(lambda: heard().seconds > 0.5)
    before = heard()
    assert before.key == "b"
    QTest.keyClick(step, Qt.Key.Key_A)
    wait(lambda: heard().key == "a")
    assert heard().seconds >= before.seconds
    assert step.which.chosen == "a"
    assert step.recorded.accessibleName().endswith("chosen")
    wait(lambda: heard().seconds > before.seconds + 0.6)
    QTest.keyClick(step, Qt.Key.Key_Space)
    played = player.sound
    original, cleaned = step._sounds["a"], step._sounds["b"]
    half = 24_000 // 4
    np.testing.assert_array_equal(played[:half], cleaned[:half])
    np.testing.assert_array_equal(played[-half:], original[len(played) - half : len(played)])


def test_both_are_equally_loud(step: CleanStep, wait: Wait) -> None:
    choose(step.strength, "strong")
    wait(lambda: not step._working)
    levels = [float(np.sqrt(np.mean(np.square(step._sounds[key])))) for key in "ab"]
    assert 20 * np.log10(levels[0] / levels[1]) == pytest.approx(0.0, abs=1.5)


def test_pausing_keeps_the_place(chosen: WizardWindow, step: CleanStep, wait: Wait) -> None:
    QTest.mouseClick(step.play, Qt.MouseButton.LeftButton)
    wait(lambda: chosen.context.player.heard().seconds > 0.5)
    QTest.mouseClick(step.play, Qt.MouseButton.LeftButton)
    rested = step._rested_at
    assert rested > 0.5
    QTest.mouseClick(step.play, Qt.MouseButton.LeftButton)
    wait(lambda: chosen.context.player.heard().seconds >= rested)
    assert chosen.context.player.heard().seconds < rested + 2.0


def test_the_place_is_chosen_with_the_mouse(chosen: WizardWindow, step: CleanStep, wait: Wait) -> None:
    QTest.mouseClick(step.recorded.wave, Qt.MouseButton.LeftButton)
    wait(lambda: chosen.context.player.heard().seconds > 1.0)


def test_going_back_and_on_keeps_the_choice(chosen: WizardWindow, step: CleanStep, wait: Wait) -> None:
    choose(step.strength, "off")
    wait(lambda: not step._working)
    chosen.backward()
    assert chosen.step_id == "choose"
    wait(chosen.go_on.isEnabled)
    chosen.forward()
    wait(chosen.go_on.isEnabled)
    assert step.strength.chosen == "off"


def test_a_compressed_recording_is_restored_by_itself(chosen: WizardWindow, wait: Wait, tmp_path: Path) -> None:
    """Case GUI-07: there is no third strength that would be the same as another."""
    call = tmp_path / "call.opus"
    clip = bundled_resources() / "clips" / "builtin_rms.wav"
    run_ffmpeg("-i", str(clip), "-c:a", "libopus", "-b:a", "18k", str(call))
    chosen.bring(call)
    for _ in range(2):
        wait(chosen.go_on.isEnabled)
        chosen.forward()
    step = chosen.steps["clean"]
    assert isinstance(step, CleanStep)
    wait(lambda: chosen.step_id == "clean" and chosen.go_on.isEnabled())
    assert step.strength_lossy.isVisible()
    assert not step.strength.isVisible()
    assert "opus" in step.strength_words.text()
    assert step.cleaned.detail.text().startswith("strong")
    restored = step.prepared
    choose(step.strength_lossy, "off")
    wait(lambda: not step._working)
    assert restored is not None
    assert step.prepared is not None
    assert np.abs(step.prepared.samples - restored.samples).max() > 1e-3
