"""What one could do next, where the takes will be: on the first day, and whenever a text has none."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from soundalike.settings import Hints
from soundalike.translation import tr
from soundalike.ui.pages.speak.takes_panel import TakesPanel
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.model_rows import real_model_words
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
            tr("Make it your voice"),
            tr("Read three sentences, about fifteen seconds. Or bring a recording."),
            tr("Clone my voice"),
            primary=True,
        )
        self.clone.chosen.connect(surroundings.services.clone_wanted)
        panel.add_card(self.clone)
        self._around = surroundings
        self._model = InfoCard(
            theme,
            "models",
            tr("You're hearing the demo model"),
            "",
            tr("See models") if surroundings.has_page(MODELS_PAGE) else "",
            closable=True,
        )
        self._model.hide()
        self._model.chosen.connect(lambda: surroundings.go_to(MODELS_PAGE))
        self._model.closed.connect(self._close_for_good)
        panel.add_card(self._model)
        surroundings.services.models.changed.connect(self._show)
        surroundings.services.room_changed.connect(lambda _facts: self._show())
        surroundings.settings.on_change(Hints, lambda _value: self._show())
        self._show()

    def _show(self) -> None:
        """Only while there is no other model than the demo, here or in memory, and until it was closed once."""
        here = self._around.services.models.here
        entry = next((model.entry for model in here.models if model.entry is not None), None)
        if entry is not None:
            self._model.say(real_model_words(entry))
        wanted = self._around.settings[Hints].real_model
        known = self._around.services.room.facts.description
        demo_speaks = known is None or known.variant.startswith("demo")
        self._model.setVisible(wanted and here.only_demo and demo_speaks and entry is not None)

    def _close_for_good(self) -> None:
        settings = self._around.settings
        settings.set(replace(settings[Hints], real_model=False))
