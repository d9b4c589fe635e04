"""What one could do next, where the takes will be: on the first day, and whenever a text has none."""

from __future__ import annotations

from PySide6.QtCore import QObject

from soundalike.ui.pages.speak.takes_panel import TakesPanel
from soundalike.ui.services.engine_room import RoomFacts
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.widgets.info_card import InfoCard

MODELS_PAGE = "models"


class FirstDay(QObject):
    """A card for a voice of one's own, and one for a real model while the demo speaks."""

    def __init__(self, surroundings: Surroundings, panel: TakesPanel) -> None:
        super().__init__(panel)
        theme = surroundings.theme
        self.clone = InfoCard(
            theme,
            "microphone",
            "Make it your voice",
            "Read three sentences, about fifteen seconds. Or bring a recording.",
            "Clone my voice",
            primary=True,
        )
        self.clone.chosen.connect(surroundings.services.clone_wanted)
        panel.add_card(self.clone)
        self._model = InfoCard(
            theme,
            "models",
            "You're hearing the demo model",
            "It's small and rough. Turbo sounds like a person; it is 1.0 GB, downloaded once.",
            "See models" if surroundings.has_page(MODELS_PAGE) else "",
        )
        self._model.chosen.connect(lambda: surroundings.go_to(MODELS_PAGE))
        panel.add_card(self._model)
        surroundings.services.room_changed.connect(self._room_is)

    def _room_is(self, facts: RoomFacts) -> None:
        if facts.description is not None:
            self._model.setVisible(facts.description.variant.startswith("demo"))
