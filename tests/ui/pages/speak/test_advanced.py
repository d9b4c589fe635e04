"""Every option that is shown changes what is asked of the engine, and is kept per voice (case GUI-07)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soundalike.engine.types import Sampling, SynthesisOptions
from soundalike.settings import Speaking, VoiceOptions
from soundalike.ui.pages.speak.advanced_dialog import AdvancedDialog
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.view_models.advanced import option_rows
from soundalike.ui.view_models.recipes import recipe_for, voice_options
from soundalike.ui.widgets.number_box import NumberBox
from tests.speech.fake_engine import describe_fake
from tests.ui.fake_wiring import FakeWiring


@pytest.fixture
def dialog(page: SpeakPage, window: MainWindow) -> Iterator[AdvancedDialog]:
    made = AdvancedDialog(window.surroundings, describe_fake(), "Nell", page)
    made.show()
    yield made
    made.close()


def asked(window: MainWindow) -> SynthesisOptions:
    """What the engine would be asked for, with seed 41 unless one is locked."""
    return recipe_for(window.surroundings.settings, "fake", 41).options


def type_into(box: NumberBox, text: str) -> None:
    box.setFocus()
    box.selectAll()
    QTest.keyClick(box, Qt.Key.Key_Backspace)
    QTest.keyClicks(box, text)
    QTest.keyClick(box, Qt.Key.Key_Return)


def of_engine(options: SynthesisOptions, field: str) -> Any:
    return getattr(options.sampling, field) if hasattr(options.sampling, field) else getattr(options, field)


@pytest.mark.parametrize("field", [row.field for row in option_rows(describe_fake())])
def test_every_number_reaches_the_engine(dialog: AdvancedDialog, window: MainWindow, field: str) -> None:
    row = next(row for row in option_rows(describe_fake()) if row.field == field)
    before = of_engine(asked(window), field)
    for value in (row.least, row.most):
        type_into(dialog.box(field), f"{value:.{row.decimals}f}")
        assert of_engine(asked(window), field) == value
    type_into(dialog.box(field), "")
    assert of_engine(asked(window), field) == before


def test_what_the_model_does_not_use_is_hidden(page: SpeakPage, window: MainWindow) -> None:
    bare = describe_fake(sampling=Sampling(0.8, None, None, None))
    dialog = AdvancedDialog(window.surroundings, bare, "Nell", page)
    names = {box.accessibleName() for box in dialog.findChildren(NumberBox)}
    assert "Temperature" in names
    assert names.isdisjoint({"Top-p", "Top-k", "Repetition"})
    dialog.deleteLater()


@pytest.mark.parametrize("typed", ["0,6", "0.6"])
def test_point_and_comma_are_both_understood_and_enter_keeps_it(
    dialog: AdvancedDialog, window: MainWindow, typed: str
) -> None:
    """Case SYS-01."""
    type_into(dialog.box("top_p"), "0.5")
    type_into(dialog.box("temperature"), typed)
    assert dialog.isVisible()
    assert asked(window).sampling.temperature == 0.6
    assert asked(window).sampling.top_p == 0.5, "Enter in a field presses no button"
    assert dialog.box("temperature").text() == "0.60"


@pytest.mark.parametrize(("typed", "complaint"), [("loud", "isn't a number"), ("9", "isn't between 0.05 and 5.00")])
def test_what_can_not_be_is_said_at_the_field_and_changes_nothing(
    dialog: AdvancedDialog, window: MainWindow, typed: str, complaint: str
) -> None:
    box = dialog.box("temperature")
    type_into(box, typed)
    assert complaint in box.accessibleDescription()
    assert complaint in box.toolTip()
    assert box.property("wrong")
    assert asked(window).sampling.temperature is None
    type_into(box, "0.7")
    assert box.accessibleDescription() == ""
    assert not box.property("wrong")


def test_arrow_keys_step_from_the_models_own_value(dialog: AdvancedDialog, window: MainWindow) -> None:
    box = dialog.box("temperature")
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert asked(window).sampling.temperature == pytest.approx(0.85)
    QTest.keyClick(box, Qt.Key.Key_PageDown)
    assert asked(window).sampling.temperature == pytest.approx(0.35)
    for _ in range(9):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert asked(window).sampling.temperature == pytest.approx(0.05)


def test_a_locked_seed_is_shown_and_used(dialog: AdvancedDialog, window: MainWindow) -> None:
    assert not dialog.seed.isEnabled()
    assert asked(window).seed == 41
    dialog.lock.click()
    assert dialog.seed.isEnabled()
    shown = int(dialog.seed.text())
    assert shown > 0
    assert asked(window).seed == shown
    type_into(dialog.seed, "4294967295")
    assert asked(window).seed == 4294967295
    dialog.lock.click()
    assert asked(window).seed == 41


def test_an_emptied_seed_is_new_each_time_again(dialog: AdvancedDialog, window: MainWindow) -> None:
    """As the empty field says."""
    dialog.lock.click()
    dialog.seed.clear()
    QTest.keyClick(dialog.seed, Qt.Key.Key_Return)
    assert not dialog.lock.isChecked()
    assert asked(window).seed == 41


def test_options_belong_to_their_voice(dialog: AdvancedDialog, window: MainWindow) -> None:
    settings = window.surroundings.settings
    type_into(dialog.box("temperature"), "0.6")
    settings.set(replace(settings[Speaking], voice="Ada"))
    assert voice_options(settings) == VoiceOptions()
    settings.set(replace(settings[Speaking], voice=""))
    assert voice_options(settings).temperature == 0.6


def test_it_stays_with_its_voice_when_another_is_chosen(dialog: AdvancedDialog, window: MainWindow) -> None:
    """It stays open beside the window, and says for whom it is."""
    settings = window.surroundings.settings
    settings.set(replace(settings[Speaking], voice="Ada"))
    type_into(dialog.box("temperature"), "0.6")
    assert voice_options(settings) == VoiceOptions()
    settings.set(replace(settings[Speaking], voice=""))
    assert voice_options(settings).temperature == 0.6


def test_leaving_all_to_the_model(dialog: AdvancedDialog, window: MainWindow) -> None:
    from soundalike.ui.widgets.buttons import TextButton  # noqa: PLC0415

    type_into(dialog.box("temperature"), "0.6")
    reset = next(button for button in dialog.findChildren(TextButton) if "Leave all" in button.text())
    reset.click()
    assert voice_options(window.surroundings.settings) == VoiceOptions()
    assert dialog.box("temperature").text() == ""
    assert dialog.box("temperature").placeholderText() == "0.80"


def test_the_command_loads_the_model_first_and_then_opens(
    window: MainWindow, page: SpeakPage, wiring: FakeWiring, qtbot: QtBot
) -> None:
    window.commands.action("advanced").trigger()
    assert "says which options it has" in window.toasts.shown()[0].facts.message
    qtbot.waitUntil(lambda: bool(page.findChildren(AdvancedDialog)))
    (opened,) = page.findChildren(AdvancedDialog)
    assert wiring.loads == [""]
    opened.accept()
    qtbot.waitUntil(lambda: not page.findChildren(AdvancedDialog))
