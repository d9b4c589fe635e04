"""Step 1: whose voice, and that person's word, by mouse and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from soundalike.errors import RefusedError
from soundalike.ui.wizard.making import consent_of
from soundalike.ui.wizard.steps.whose import WhoseStep
from soundalike.ui.wizard.window import WizardWindow
from tests.ui.wizard.conftest import Wait
from tests.ui.wizard.mouth import Mouth


@pytest.fixture
def step(wizard: WizardWindow) -> WhoseStep:
    shown = wizard.steps["whose"]
    assert isinstance(shown, WhoseStep)
    return shown


def click(widget: object) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)  # type: ignore[call-overload]


def test_nothing_goes_on_without_a_persons_word(wizard: WizardWindow, step: WhoseStep) -> None:
    assert not wizard.go_on.isEnabled()
    QTest.keyClicks(step.name, "Ann")
    assert not wizard.go_on.isEnabled()
    with pytest.raises(RefusedError, match="name"):
        consent_of(wizard.context.choices)


def test_reading_and_writing_are_equal_ways(wizard: WizardWindow, step: WhoseStep) -> None:
    """A person who has lost their speech finds the other way at first sight."""
    assert step.statement.button.isVisible()
    assert step.statement.written.isVisible()
    QTest.keyClicks(step.name, "Ann")
    click(step.statement.written)
    assert not step.statement.isVisible()
    assert "I am the speaker" in step.confirm.accessibleName()
    click(step.confirm)
    assert wizard.go_on.isEnabled()
    click(wizard.go_on)
    assert wizard.step_id == "record"
    consent = consent_of(wizard.context.choices)
    assert (consent.kind, consent.name) == ("self", "Ann")


def test_the_sentence_is_read_and_kept(
    wizard: WizardWindow, step: WhoseStep, read_aloud: Callable[..., None], wait: Wait
) -> None:
    QTest.keyClicks(step.name, "Ann")
    read_aloud(lambda: click(step.statement.button), 5.0)
    wait(wizard.go_on.isEnabled)
    assert "Good" in step.statement.said.text()
    assert step.statement.play.isVisible()
    click(wizard.go_on)
    assert consent_of(wizard.context.choices).kind == "statement"
    assert wizard.context.draft.verdict(step.statement.line).accepted  # type: ignore[union-attr]


def test_a_sentence_that_cant_be_used_says_why(
    wizard: WizardWindow, step: WhoseStep, read_aloud: Callable[..., None]
) -> None:
    QTest.keyClicks(step.name, "Ann")
    read_aloud(lambda: click(step.statement.button), 1.0)
    assert "Read it to its end" in step.statement.said.text()
    assert not wizard.go_on.isEnabled()


def test_someone_who_agreed_by_mouse(wizard: WizardWindow, step: WhoseStep) -> None:
    click(step.cards["other"])
    assert not step.statement.isVisible()
    QTest.keyClicks(step.name, "Grandad")
    click(step.confirm)
    click(wizard.go_on)
    consent = consent_of(wizard.context.choices)
    assert (consent.kind, consent.name) == ("written", "Grandad")
    assert "Grandad" in consent.text


def test_someone_who_agreed_by_keyboard_alone(wizard: WizardWindow, step: WhoseStep, wait: Wait) -> None:
    wizard.activateWindow()
    wait(lambda: wizard.focusWidget() is step.cards["self"])
    QTest.keyClick(wizard.focusWidget(), Qt.Key.Key_Down)
    assert wizard.context.choices.whose == "other"
    QTest.keyClick(wizard.focusWidget(), Qt.Key.Key_Tab)
    assert wizard.focusWidget() is step.name
    QTest.keyClicks(wizard.focusWidget(), "Zora")
    QTest.keyClick(wizard.focusWidget(), Qt.Key.Key_Tab)
    assert wizard.focusWidget() is step.confirm
    QTest.keyClick(wizard.focusWidget(), Qt.Key.Key_Space)
    QTest.keyClick(wizard.focusWidget(), Qt.Key.Key_Return)
    assert wizard.step_id == "record"
    assert wizard.context.choices.speaker == "Zora"


def test_an_example_needs_nobodys_word(wizard: WizardWindow, step: WhoseStep, wait: Wait) -> None:
    click(step.cards["example"])
    assert not step.name.isVisible()
    assert not wizard.go_on.isEnabled()
    step.examples.buttons["ref_2_slt64.wav"].click()
    click(wizard.go_on)
    assert wizard.step_id == "choose"  # there is nothing to record
    consent = consent_of(wizard.context.choices)
    assert (consent.kind, consent.name) == ("licence", "Nora")
    wait(lambda: wizard.choose.can_continue)
    click(wizard.back)
    assert wizard.step_id == "whose"


def test_the_microphone_is_on_only_where_it_is_spoken_into(
    wizard: WizardWindow, step: WhoseStep, mouth: Mouth, wait: Wait
) -> None:
    recorder = wizard.context.recorder
    wait(lambda: recorder.state == "listening")
    click(step.cards["other"])
    wait(lambda: recorder.state == "closed")
    assert mouth.opened == ["usb"]
    click(step.cards["self"])
    wait(lambda: recorder.state == "listening")
    wait(lambda: step.statement.meter.value() > -60)
    assert "48" not in step.statement.device.text()
    assert step.statement.device.text() == "USB microphone · 24 kHz"


def test_who_it_is_for_is_said_to_screen_readers(step: WhoseStep) -> None:
    QApplication.processEvents()
    assert step.cards["self"].accessibleName() == "Mine"
    assert step.cards["other"].accessibleDescription()
    assert step.name.accessibleName() == "Your name"
