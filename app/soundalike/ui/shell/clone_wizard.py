"""The wizard as the window knows it: opened when a voice is wanted, and what follows when one was made."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from soundalike.data_folder import missing_data_folder
from soundalike.settings import Speaking, VoiceOptions
from soundalike.translation import tr
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.view_models.voice import voice_key

if TYPE_CHECKING:
    from soundalike.ui.wizard.window import WizardWindow
    from soundalike.voices import VoiceEntry


class CloneWizard(QObject):
    """At most one at a time."""

    def __init__(self, surroundings: Surroundings, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = surroundings
        self._parent = parent
        self.window: WizardWindow | None = None
        surroundings.services.clone_wanted.connect(self.open)
        surroundings.services.recording_wanted.connect(self.open_with)

    def open(self) -> None:
        """Shows it, or the one that is open."""
        if self.window is None:
            from soundalike.ui.wizard.window import WizardWindow as Made  # noqa: PLC0415 - opened by few

            missing = missing_data_folder(self._around.services.places)
            if missing is not None:  # there is no place for a draft
                self._around.toasts.show(ToastFacts(missing, "error"))
                return
            self.window = Made(self._around, self._parent)
            self.window.saved.connect(self._saved)
            self.window.ended.connect(self._ended)
            self._around.services.phrases.maker.hold(self)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def open_with(self, recording: Path) -> None:
        """Shows it with a recording that was brought."""
        self._around.services.clone_wanted.emit()
        if self.window is not None:
            self.window.bring(recording)

    def end(self) -> None:
        """Closes it without asking; its draft stays."""
        if self.window is not None:
            self.window.end()

    def _ended(self) -> None:
        if self.window is not None:
            self._around.services.phrases.maker.let_go(self)
            self.window.deleteLater()
            self.window = None
            self._parent.activateWindow()

    def _saved(self, entry: VoiceEntry, seed: int | None) -> None:
        """The new voice is the one that is spoken in."""
        key = voice_key(entry)
        settings = self._around.settings
        if seed is not None:
            settings.set_voice(key, VoiceOptions(seed_locked=True, seed=seed))
        settings.set(replace(settings[Speaking], voice=key, voice_name=entry.name))
        self._around.services.voices.refresh()
        self._around.go_to("speak")
        self._around.toasts.show(
            ToastFacts(tr("{name} is ready. Type something and hear it.").format(name=entry.name), "good")
        )
