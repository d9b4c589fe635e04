"""Where it sounds."""

from __future__ import annotations

from soundalike.settings import Output
from soundalike.translation import tr
from soundalike.ui.pages.settings.form import SettingsForm, fill_choice
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.outputs import OutputChoice
from soundalike.ui.widgets.buttons import TextButton


class SoundSettings(SettingsForm):
    """The outputs are asked for when the page is shown, and again when it is wished."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around.theme, tr("Sound"))
        self._around = around
        self.output = self.choice(tr("Output"), [usual_output()])
        self.again = TextButton(around.theme, tr("Look again"))
        self.add(
            tr("Output"),
            self.output,
            self.again,
            note=tr("A change is heard at once, also in the middle of a sentence."),
        )
        self.output.activated.connect(lambda _row: self._choose())
        self.again.clicked.connect(self.refresh)
        around.settings.on_change(Output, lambda _value: self.refresh())

    def refresh(self) -> None:
        """Asks which there are."""
        self._around.services.ask_outputs(self._show)

    def _show(self, found: list[OutputChoice]) -> None:
        chosen = self._around.settings[Output].device
        choices = [usual_output(), *((output.name, output.words) for output in found)]
        if chosen and all(key != chosen for key, _ in choices):
            choices.append((chosen, tr("{chosen} (isn't connected)").format(chosen=chosen)))
        fill_choice(self.output, choices, chosen)

    def _choose(self) -> None:
        self._around.settings.set(Output(self.output.currentData()))


def usual_output() -> tuple[str, str]:
    """The choice that leaves it to the system."""
    return "", tr("As the system has it")
