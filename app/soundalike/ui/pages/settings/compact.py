"""The compact window: what it does with a line, and where its sound goes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from soundalike.settings import Compact
from soundalike.translation import tr, tr_noop
from soundalike.ui.compact.top import PROGRAM
from soundalike.ui.pages.settings.form import SettingsForm, fill_choice
from soundalike.ui.shell.command_table import command
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.outputs import OutputChoice, call_choices
from soundalike.ui.widgets.switch import Switch

WHILE_SPEAKING = (
    ("queue", tr_noop("The next line waits for its turn")),
    ("replace", tr_noop("The next line takes its place")),
)


class CompactSettings(SettingsForm):
    """What is switched here is in effect in an open window at once."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around.theme, tr("Compact window"))
        self._around = around
        self.clear = self._switch(tr("Clear the line once it is spoken"), "clear_after")
        self.phrases = self._switch(tr("Phrases under the line"), "phrases")
        self.keyboard = self._switch(tr("On-screen keyboard"), "keyboard")
        self.while_speaking = self.choice(tr("While it speaks"), [(key, tr(words)) for key, words in WHILE_SPEAKING])
        self.while_speaking.activated.connect(
            lambda _row: self._change(while_speaking=self.while_speaking.currentData())
        )
        self.output = self.choice(tr("Speak into a call"), [])
        self.output.activated.connect(lambda _row: self._choose_output())
        key = around.commands.native_key(command("compact"))
        opened = tr("{key} opens the window from here, the command {command} opens it alone.")
        self.add(tr("The line"), self.clear, note=opened.format(key=key, command=PROGRAM) if key else "")
        self.add(tr("While it speaks"), self.while_speaking)
        call = tr("An output of this window's own. With a virtual cable, others hear it as your microphone.")
        self.add(tr("Speak into a call"), self.output, note=call)
        self.add(tr("Phrases"), self.phrases)
        self.add(tr("Keyboard"), self.keyboard)
        around.settings.on_change(Compact, lambda _value: self._show())
        self._outputs: list[OutputChoice] = []
        self._show()

    def refresh(self) -> None:
        """Asks which outputs there are."""
        self._around.services.ask_outputs(self._outputs_are)

    def _switch(self, words: str, name: str) -> Switch:
        made = Switch(self._theme, words)
        made.toggled.connect(lambda on: self._change(**{name: on}))
        return made

    def _change(self, **changes: Any) -> None:
        settings = self._around.settings
        settings.set(replace(settings[Compact], **changes))

    def _choose_output(self) -> None:
        name = self.output.currentData()
        words = next((output.words for output in self._outputs if output.name == name), "")
        known = self._around.settings[Compact]
        self._change(device=name, device_words=words or (known.device_words if name == known.device else ""))

    def _outputs_are(self, outputs: list[OutputChoice]) -> None:
        self._outputs = outputs
        self._show()

    def _show(self) -> None:
        compact = self._around.settings[Compact]
        self.clear.setChecked(compact.clear_after)
        self.phrases.setChecked(compact.phrases)
        self.keyboard.setChecked(compact.keyboard)
        fill_choice(self.while_speaking, [(key, tr(words)) for key, words in WHILE_SPEAKING], compact.while_speaking)
        chosen = OutputChoice(compact.device, compact.output_words)
        choices = [(one.name, one.words) for one in call_choices(self._outputs, chosen)]
        fill_choice(self.output, choices, compact.device)
