"""Where it sounds."""

from __future__ import annotations

from soundalike.settings import Output
from soundalike.ui.pages.settings.form import SettingsForm, fill_choice
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.outputs import OutputChoice
from soundalike.ui.widgets.buttons import TextButton

DEFAULT = ("", "As the system has it")


class SoundSettings(SettingsForm):
    """The outputs are asked for when the page is shown, and again when it is wished."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around.theme, "Sound")
        self._around = around
        self.output = self.choice("Output", [DEFAULT])
        self.again = TextButton(around.theme, "Look again")
        self.add("Output", self.output, self.again, note="A change is heard at once, also in the middle of a sentence.")
        self.output.activated.connect(lambda _row: self._choose())
        self.again.clicked.connect(self.refresh)
        around.settings.on_change(Output, lambda _value: self.refresh())

    def refresh(self) -> None:
        """Asks which there are."""
        self._around.services.ask_outputs(self._show)

    def _show(self, found: list[OutputChoice]) -> None:
        chosen = self._around.settings[Output].device
        choices = [DEFAULT, *((output.name, output.words) for output in found)]
        if chosen and all(key != chosen for key, _ in choices):
            choices.append((chosen, f"{chosen} (isn't connected)"))
        fill_choice(self.output, choices, chosen)

    def _choose(self) -> None:
        self._around.settings.set(Output(self.output.currentData()))
