"""A short text spoken at once, beside whatever is being worked on."""

from __future__ import annotations

import secrets

from PySide6.QtCore import QObject, Signal

from soundalike.settings import Output, Settings, Speaking
from soundalike.translation import tr
from soundalike.ui.services.conductor import Conductor, Look, Request, Told
from soundalike.ui.services.services import Services
from soundalike.ui.view_models.recipes import recipe_for

MOST_SEED = 99_999


class Aloud(QObject):
    """`said` comes with sentences for the person, when something doesn't work."""

    said = Signal(str)
    _told = Signal(object)

    def __init__(self, services: Services, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._settings = settings
        self._conductor: Conductor | None = None
        self._told.connect(self._hear)
        services.sounds_begin.connect(self._others_sound)
        settings.on_change(Speaking, self._set_volume)

    @property
    def sounding(self) -> bool:
        """Whether it speaks, or is about to."""
        return self.look().state != "idle"

    def look(self) -> Look:
        """What is going on now."""
        return self._conductor.look() if self._conductor is not None else Look()

    def toggle(self, text: str) -> None:
        """Speaks the text; while it speaks, stops. It goes into the history as all that is spoken does."""
        if self.sounding:
            self.stop()
            return
        if not text.strip():
            self.said.emit(tr("There is no text in the clipboard. Copy some and press the key again."))
            return
        self._services.sounds_begin.emit(self)
        recipe = recipe_for(self._settings, self._services.status.model, 1 + secrets.randbelow(MOST_SEED))
        request = Request(text, 0, len(text), recipe, self._settings[Speaking].voice)
        self._opened().speak(request, self._services.store)

    def stop(self) -> None:
        """Silent at once."""
        if self._conductor is not None:
            self._conductor.stop()

    def _opened(self) -> Conductor:
        if self._conductor is None:
            self._conductor = self._services.make_conductor(self._told.emit)
            self._services.at_closing(self._conductor.close)
            self._conductor.set_volume(self._settings[Speaking].volume)
        self._conductor.set_device(self._settings[Output].device or None)
        return self._conductor

    def _hear(self, told: Told) -> None:
        if told.kind in ("failed", "part-failed", "notice"):
            self.said.emit(told.message)
        elif told.kind == "took":
            self._services.history_changed.emit()

    def _set_volume(self, speaking: Speaking) -> None:
        if self._conductor is not None:
            self._conductor.set_volume(speaking.volume)

    def _others_sound(self, who: object) -> None:
        if who is not self:
            self.stop()
