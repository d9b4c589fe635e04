"""Who speaks: the picker, and what follows from a choice."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from soundalike.settings import Speaking, Voices
from soundalike.translation import tr
from soundalike.ui.services.engine_room import RoomFacts
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.voice import VoiceChoice, model_words, own_voice, picker_choices, voice_key
from soundalike.ui.widgets.voice_picker import VoicePicker

VOICES_PAGE = "voices"


class VoiceChooser(QObject):
    """Keeps the choice in the settings; a voice that is gone is shown as such."""

    def __init__(self, surroundings: Surroundings, picker: VoicePicker) -> None:
        super().__init__(picker)
        self._around = surroundings
        self._picker = picker
        self._shelf = surroundings.services.voices
        self._variant = ""
        picker.voices_wanted.connect(self._shelf.refresh)
        picker.voice_chosen.connect(surroundings.services.choose_voice)
        picker.all_wanted.connect(lambda: surroundings.go_to(VOICES_PAGE))
        surroundings.services.room_changed.connect(self._room_is)
        surroundings.settings.on_change(Speaking, lambda _value: self._show())
        self._shelf.changed.connect(self.refresh)
        self.refresh()

    @property
    def name(self) -> str:
        """What the chosen voice is called."""
        return self._chosen().name

    def refresh(self) -> None:
        """Shows the voices that the library has; one that was renamed is still the chosen one."""
        settings = self._around.settings
        key = settings[Speaking].voice
        entry = self._shelf.find(key)
        if entry is not None and (voice_key(entry), entry.name) != (key, settings[Speaking].voice_name):
            self._around.services.choose_voice(key)
        favourites = settings[Voices].favourite_ids
        choices, more = picker_choices(self._shelf.entries, favourites, settings[Speaking].voice)
        self._picker.show_voices(choices, more)
        self._show()

    def _chosen(self) -> VoiceChoice:
        speaking = self._around.settings[Speaking]
        if not speaking.voice:
            return own_voice()
        entry = self._shelf.find(speaking.voice)
        if entry is not None:
            return VoiceChoice(speaking.voice, entry.name)
        detail = tr("isn't there any more") if self._shelf.listed else ""
        return VoiceChoice(speaking.voice, speaking.voice_name or speaking.voice, detail)

    def _room_is(self, facts: RoomFacts) -> None:
        if facts.description is not None:
            self._variant = facts.description.variant
            self._show()

    def _show(self) -> None:
        voice = self._chosen()
        self._picker.show_voice(replace(voice, detail=voice.detail or model_words(self._variant)))
