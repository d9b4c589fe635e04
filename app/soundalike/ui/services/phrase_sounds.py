"""Which sound of a phrase is the right one now: the voice, the model and all that is set, as one key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from soundalike import __version__
from soundalike.settings import Model, Phrases, Settings, Speaking
from soundalike.ui.services.engine_room import RoomFacts
from soundalike.ui.view_models.recipes import recipe_for
from soundalike.ui.workers.lane import Lane

if TYPE_CHECKING:
    from soundalike.takes import Recipe
    from soundalike.takes.phrases import SoundCache, SoundKey
    from soundalike.text import Pronunciations
    from soundalike.ui.services.services import Services

MEGABYTE = 1_000_000


@dataclass(frozen=True)
class _Stamps:
    """What was found out of the voice `key` and the model."""

    key: str
    voice: str
    model: str
    model_files: str


class PhraseSounds(QObject):
    """`changed` comes when phrases sound otherwise from now on."""

    changed = Signal()

    def __init__(self, services: Services, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._settings = settings
        self._stamps: _Stamps | None = None
        self._asked: tuple[str, str] | None = None
        """The voice and the model that were looked at last."""
        self._cache: SoundCache | None = None
        self._list: tuple[Pronunciations | None, str] = (None, "")
        self.lane = Lane("phrases", self)
        """For the files of the cache and what is asked of voices and models."""
        self.lane.failed.connect(lambda _said: self._are(None))  # the voice or model is gone: speaking will say so
        settings.on_change(Speaking, lambda _value: self._look_at_others())
        settings.on_change(Model, lambda _value: self._look_at_others())
        settings.on_change(Phrases, lambda _value: self._bound())
        services.model_changed.connect(self.look)
        services.voices.changed.connect(self.look)
        services.pronunciations_changed.connect(self.changed)
        services.room_changed.connect(self._room_is)

    def look(self) -> None:
        """Finds out anew which voice and model speak."""
        places, wiring = self._services.places, self._services.wiring
        key, model = self._asked = self._chosen()

        def find() -> _Stamps:
            name, files = wiring.phrases.model_stamp(wiring.voices, places, model)
            return _Stamps(key, wiring.phrases.voice_stamp(wiring.voices, places, key), name, files)

        self.lane.run(find, self._are)

    @property
    def cache(self) -> SoundCache:
        """Where the sounds are."""
        if self._cache is None:
            from soundalike.takes.phrases import SoundCache as Opened  # noqa: PLC0415

            most = self._settings[Phrases].sound_megabytes * MEGABYTE
            self._cache = Opened(self._services.places.phrase_sounds_dir, most)
        return self._cache

    @property
    def voice(self) -> str:
        """The key of the voice that speaks."""
        return self._settings[Speaking].voice

    def recipe(self, text: str) -> Recipe:
        """How this phrase is spoken now, always with the same seed."""
        from soundalike.takes.phrases import phrase_seed  # noqa: PLC0415

        model = self._stamps.model if self._stamps is not None else self._services.status.model
        return recipe_for(self._settings, model, phrase_seed(text))

    def key(self, text: str) -> SoundKey | None:
        """What its sound is kept under; None while it isn't known which voice and model speak."""
        from soundalike.takes.phrases import SoundKey as Key  # noqa: PLC0415

        stamps = self._stamps
        if stamps is None or stamps.key != self._settings[Speaking].voice:
            return None
        recipe = self.recipe(text)
        files = stamps.model_files
        return Key(
            text, recipe.voice.id, stamps.voice, stamps.model, files, recipe.options, self._list_stamp(), __version__
        )

    def keys(self, texts: Sequence[str]) -> list[SoundKey]:
        """Of all these; none while nothing is known, or nothing is to be made ahead."""
        if not self._settings[Phrases].sound_megabytes:
            return []
        found = (self.key(text) for text in dict.fromkeys(texts))
        return [key for key in found if key is not None]

    def _list_stamp(self) -> str:
        """Of the person's pronunciation list; empty for an empty one."""
        from hashlib import sha256  # noqa: PLC0415

        from soundalike.text.pronunciation_files import to_json  # noqa: PLC0415

        known, rules = self._list[0], self._services.room.pronunciations
        if rules is not known:
            written = to_json(rules.rules) if rules is not None and rules.rules else ""
            self._list = (rules, sha256(written.encode("utf-8", "replace")).hexdigest() if written else "")
        return self._list[1]

    def _chosen(self) -> tuple[str, str]:
        return self._settings[Speaking].voice, self._settings[Model].name

    def _look_at_others(self) -> None:
        """Volume and speed change no file: they are set many times while a slider is drawn."""
        if self._asked != self._chosen():
            self.look()

    def _room_is(self, facts: RoomFacts) -> None:
        if facts.state == "ready":
            self.look()

    def _are(self, found: _Stamps | None) -> None:
        if found != self._stamps:
            self._stamps = found
            self.changed.emit()

    def _bound(self) -> None:
        cache = self.cache
        most = self._settings[Phrases].sound_megabytes * MEGABYTE
        if cache.most_bytes != most:
            cache.most_bytes = most
            self.lane.run(cache.trim, lambda _nothing: self.changed.emit())
