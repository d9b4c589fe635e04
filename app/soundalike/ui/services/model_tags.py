"""The tags that the chosen model knows, for whoever marks or offers them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from soundalike.settings import Model, Settings
from soundalike.ui.services.engine_room import RoomFacts
from soundalike.ui.services.services import Services
from soundalike.ui.services.text_model import tags_of_model


class ModelTags(QObject):
    """`tell` gets them whenever a model is loaded, another one is chosen, or `find` is called."""

    def __init__(
        self, services: Services, settings: Settings, tell: Callable[[tuple[str, ...]], object], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._settings = settings
        self._tell = tell
        services.room_changed.connect(self._room_is)
        services.model_changed.connect(self.find)
        settings.on_change(Model, lambda _value: self.find())
        self._room_is(services.room.facts)

    def find(self) -> None:
        """Reads the head of the model's file, so that they are known before the model is in memory."""
        places, model = self._services.places, self._settings[Model].name
        self._services.disk.run(lambda: tags_of_model(places, model), self._tell, lambda _said: None)

    def _room_is(self, facts: RoomFacts) -> None:
        if facts.description is not None:
            added = facts.description.vocabulary.added
            self._tell(tuple(tag for tag in added if tag.startswith("[") and tag.endswith("]")))
