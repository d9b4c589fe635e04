"""Who speaks: the picker, and what follows from a choice."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from soundalike.settings import Speaking
from soundalike.ui.services.engine_room import RoomFacts
from soundalike.ui.services.voices import list_voices
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.voice import VoiceChoice, model_words
from soundalike.ui.widgets.voice_picker import VoicePicker


class VoiceChooser(QObject):
    """Keeps the choice in the settings; a voice that is gone is told and the model's own taken instead."""

    def __init__(self, surroundings: Surroundings, picker: VoicePicker) -> None:
        super().__init__(picker)
        self._around = surroundings
        self._picker = picker
        self._voices: list[VoiceChoice] = []
        self._variant = ""
        picker.voices_wanted.connect(self.refresh)
        picker.voice_chosen.connect(self.choose)
        surroundings.services.room_changed.connect(self._room_is)
        surroundings.services.voices_changed.connect(self.refresh)
        self.refresh()

    @property
    def name(self) -> str:
        """What the chosen voice is called."""
        key = self._around.settings[Speaking].voice
        return next((voice.name for voice in self._voices if voice.key == key), key)

    def refresh(self) -> None:
        """Looks which voices there are."""
        self._voices = list_voices(self._around.places)
        self._picker.show_voices([replace(voice, detail=voice.detail) for voice in self._voices])
        self._show()

    def choose(self, key: str) -> None:
        """Speaks in another voice from now on."""
        settings = self._around.settings
        settings.set(replace(settings[Speaking], voice=key))
        self._show()

    def _room_is(self, facts: RoomFacts) -> None:
        if facts.description is not None:
            self._variant = facts.description.variant
            self._show()

    def _show(self) -> None:
        key = self._around.settings[Speaking].voice
        voice = next((known for known in self._voices if known.key == key), None)
        if voice is None:
            voice = VoiceChoice(key, key, "isn't there any more")
            self._picker.show_voice(voice)
            return
        self._picker.show_voice(replace(voice, detail=model_words(self._variant)))
