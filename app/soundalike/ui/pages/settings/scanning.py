"""Switches and dwelling: everything about using the window without a mouse and a keyboard."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from PySide6.QtWidgets import QSpinBox

from soundalike.settings import Dwelling, Scanning
from soundalike.settings.fields import limits_of
from soundalike.translation import tr
from soundalike.ui.pages.settings.form import SettingsForm, fill_choice
from soundalike.ui.pages.settings.switch_button import SwitchButton
from soundalike.ui.shell.command_table import command
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.segmented import Segmented
from soundalike.ui.widgets.switch import Switch

STEP = 100
"""Milliseconds that a time changes by at once."""

Role = Literal["choose_switch", "next_switch", "back_switch"]


class ScanningSettings(SettingsForm):
    """Every change holds at once, also in the middle of a scan."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around.theme, tr("Switches and dwelling"))
        self._around = around
        self._settings = around.settings
        self._numbers: dict[str, QSpinBox] = {}
        self._segments: dict[str, Segmented] = {}
        self._switches: dict[str, Switch] = {}
        self.buttons: dict[Role, SwitchButton] = {}
        self._add_switches()
        self._add_times()
        self._add_keyboard()
        self._add_dwelling()
        self._settings.on_change(Scanning, lambda _value: self._show())
        self._settings.on_change(Dwelling, lambda _value: self._show())
        self._show()

    # ---- rows ----

    def _add_switches(self) -> None:
        key = self._around.commands.native_key(command("scanning"))
        note = tr("The mark goes from one thing to the next. {key} switches it on and off.").format(key=key)
        self._add_switch("on", tr("Scanning"), tr("Scan with switches"), note)
        ways = (("automatic", tr("One switch")), ("step", tr("Two or three switches")))
        note = tr("With one, the mark moves by itself. With two, the second moves it; a third leads back.")
        self._add_segments("way", tr("How many switches"), ways, note)
        self._add_button("choose_switch", tr("Switch that chooses"), tr("Any key or mouse button."))
        self._add_button("next_switch", tr("Switch that moves the mark"))
        self.no_back = TextButton(self._theme, tr("No third switch"))
        self.no_back.clicked.connect(lambda: self._change(back_switch=""))
        self._add_button("back_switch", tr("Switch that leads back"), beside=self.no_back)
        orders = (("rows", tr("Rows, then items")), ("items", tr("Every item")))
        self._add_segments("order", tr("Order"), orders)
        self.after = self.choice(tr("After a choice"), _after_choices())
        self.after.activated.connect(lambda _row: self._change(after=self.after.currentData()))
        self.add(tr("After a choice"), self.after)
        self._add_switch("back_item", tr("Way out"), tr("A step back at the end of each row"))
        sounds = (("none", tr("None")), ("click", tr("A click for each step")))
        self._add_segments("sounds", tr("Sounds"), sounds, tr("Screen readers say what is marked in any case."))

    def _add_times(self) -> None:
        self._add_number("step", tr("Time for each step"), tr(" ms"), STEP)
        self._add_number("first", tr("Time for the first step"), tr(" ms"), STEP)
        rounds = tr("Rounds before it rests")
        note = tr("Then the switch starts it again.")
        self._add_number("rounds", rounds, "", 1, note, zero=tr("goes on for ever"))
        self._add_number("hold", tr("Hold the switch for"), tr(" ms"), STEP, zero=tr("a press is enough"))
        note = tr("For hands that tremble.")
        self._add_number("again", tr("Ignore it again within"), tr(" ms"), STEP // 2, note, zero=tr("never"))

    def _add_keyboard(self) -> None:
        self._add_switch("keyboard", tr("On-screen keyboard"), tr("Show it whenever text can be typed"))
        letters = (
            ("usual", tr("As on a keyboard")),
            ("alphabet", tr("By the alphabet")),
            ("frequency", tr("Common letters first")),
        )
        note = tr("In Chinese it has Latin letters; phrases speak Chinese with one press.")
        self._add_segments("letters", tr("Its letters"), letters, note)

    def _add_dwelling(self) -> None:
        self.dwell = Switch(self._theme, tr("Press by staying on something"))
        self.dwell.toggled.connect(lambda on: self._settings.set(replace(self._settings[Dwelling], on=on)))
        note = tr("With a pointer that a head or the eyes move: no click is needed.")
        self.add(tr("Dwelling"), self.dwell, note=note)
        name = tr("Stay for")
        least, most = limits_of(Dwelling, "milliseconds")
        value = self._settings[Dwelling].milliseconds
        self.dwell_time = self.number(
            name,
            least,
            most,
            value,
            tr(" ms"),
            lambda milliseconds: self._settings.set(replace(self._settings[Dwelling], milliseconds=milliseconds)),
        )
        self.dwell_time.setSingleStep(STEP)
        self.add(name, self.dwell_time)

    def _add_switch(self, field: str, name: str, words: str, note: str = "") -> None:
        switch = Switch(self._theme, words)
        switch.toggled.connect(lambda on: self._change(**{field: on}))
        self._switches[field] = switch
        self.add(name, switch, note=note)

    def _add_segments(self, field: str, name: str, choices: tuple[tuple[str, str], ...], note: str = "") -> None:
        segments = Segmented(self._theme, choices, name)
        segments.changed.connect(lambda key: self._change(**{field: key}))
        self._segments[field] = segments
        self.add(name, segments, note=note)

    def _add_number(self, field: str, name: str, unit: str, step: int, note: str = "", zero: str = "") -> None:
        least, most = limits_of(Scanning, field)
        value = getattr(self._settings[Scanning], field)
        box = self.number(name, least, most, value, unit, lambda number: self._change(**{field: number}), zero)
        box.setSingleStep(step)
        self._numbers[field] = box
        self.add(name, box, note=note)

    def _add_button(self, role: Role, name: str, note: str = "", beside: TextButton | None = None) -> None:
        button = SwitchButton(self._theme, self._around.reach, name, lambda switch: self._learned(role, switch))
        self.buttons[role] = button
        self.add(name, button, *([beside] if beside is not None else []), note=note)

    # ---- values ----

    def _change(self, **changes: Any) -> None:
        self._settings.set(replace(self._settings[Scanning], **changes))

    def _learned(self, role: Role, switch: str) -> None:
        """A switch that did something else before changes places with this one's."""
        scanning = self._settings[Scanning]
        changes = {other: getattr(scanning, role) for other in self.buttons if getattr(scanning, other) == switch}
        self._change(**{**changes, role: switch})
        self._show()

    def _show(self) -> None:
        scanning, dwelling = self._settings[Scanning], self._settings[Dwelling]
        for field, switch in self._switches.items():
            switch.setChecked(getattr(scanning, field))
        for field, segments in self._segments.items():
            segments.choose(getattr(scanning, field))
        for field, box in self._numbers.items():
            box.setValue(getattr(scanning, field))
        for role, button in self.buttons.items():
            button.show_switch(getattr(scanning, role))
        fill_choice(self.after, _after_choices(), scanning.after)
        several = scanning.way == "step"
        self.buttons["next_switch"].setEnabled(several)
        self.buttons["back_switch"].setEnabled(several)
        self.no_back.setEnabled(several and bool(scanning.back_switch))
        for field in ("step", "first", "rounds"):
            self._numbers[field].setEnabled(not several)
        self.dwell.setChecked(dwelling.on)
        self.dwell_time.setValue(dwelling.milliseconds)


def _after_choices() -> list[tuple[str, str]]:
    return [
        ("start-over", tr("Start over")),
        ("stay", tr("Stay in the row")),
        ("rest", tr("Rest until the switch is pressed")),
    ]
