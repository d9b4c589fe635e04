"""What the wizard's steps share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from soundalike.ui.services.clip_player import ClipPlayer
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.wizard.recorder import Recorder
from soundalike.ui.wizard.takes import TestTakes
from soundalike.ui.wizard.workshop import Workshop
from soundalike.ui.workers.lane import Lane

if TYPE_CHECKING:
    from soundalike.ui.widgets.toast import ToastArea
    from soundalike.voices.draft import Choices, Draft


@dataclass(frozen=True)
class WizardContext:
    """The draft and what works on it. `toasts` are the wizard's own."""

    surroundings: Surroundings
    draft: Draft
    saver: Lane
    workshop: Workshop
    recorder: Recorder
    player: ClipPlayer
    takes: TestTakes
    toasts: ToastArea

    @property
    def choices(self) -> Choices:
        return self.draft.choices

    def choose(self, **changes: Any) -> None:
        """Holds at once; it is written on the saver's thread."""
        changed = replace(self.draft.choices, **changes)
        if changed != self.draft.choices:
            self.set(changed)

    def set(self, choices: Choices) -> None:
        self.draft.choices = choices
        self.saver.run(self.draft.save)
