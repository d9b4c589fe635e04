"""A voice made again for another model, and a model with a voice inside."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QUrl
from PySide6.QtGui import QCursor, QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from soundalike.translation import tr
from soundalike.ui.services.voice_making import bake_into, make_for_model, models_to_choose
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.view_models.voice_cards import VoiceCard


class VoiceMaking(QObject):
    """Which model is asked with a menu, where there is more than one that comes into question."""

    def __init__(self, surroundings: Surroundings, host: QWidget) -> None:
        super().__init__(host)
        self._around = surroundings
        self._host = host
        self.menu = QMenu(host)
        self.menu.setAccessibleName(tr("Models"))

    def make_again(self, card: VoiceCard) -> None:
        """For a model of another kind than the one it was made for."""
        others = tr("{name} speaks with every model that is here. Get another one on the Models page.").format(
            name=card.name
        )
        self._ask(card, lambda variant: variant != card.entry.variant, others, self.make_for)

    def bake(self, card: VoiceCard) -> None:
        """Into a copy of a model."""
        self._ask(card, lambda _variant: True, tr("There is no model here that could be copied."), self._ask_folder)

    def make_for(self, card: VoiceCard, model: str) -> None:
        """Makes it, with its progress."""
        parts, places, entry = self._around.services.wiring.voices, self._around.services.places, card.entry

        def done(_file: Path) -> None:
            self._around.toasts.show(
                ToastFacts(tr("{name} speaks with the model {model} now.").format(name=card.name, model=model), "good")
            )

        self._around.tasks.run(
            tr("Making {name} for {model}").format(name=card.name, model=model),
            lambda task: make_for_model(parts, places, entry, model, task),
            done,
        )

    def bake_into(self, card: VoiceCard, model: str, out: Path) -> None:
        """Writes the copy, with its progress."""
        parts, places, entry = self._around.services.wiring.voices, self._around.services.places, card.entry

        def done(_pair: object) -> None:
            words = tr("A copy of {model} that speaks as {name} is in {file}.").format(
                model=model, name=card.name, file=out.name
            )
            show = QUrl.fromLocalFile(str(out))
            self._around.toasts.show(
                ToastFacts(words, "good", tr("Show the folder")), lambda: QDesktopServices.openUrl(show)
            )

        self._around.tasks.run(
            tr("Putting {name} into {model}").format(name=card.name, model=model),
            lambda task: bake_into(parts, places, entry, model, out, task),
            done,
        )

    def _ask_folder(self, card: VoiceCard, model: str) -> None:
        chosen = QFileDialog.getExistingDirectory(self._host, tr("Where the model's folder goes"), str(Path.home()))
        if chosen:
            stem = card.entry.path.name.removesuffix(".voice.gguf")
            self.bake_into(
                card,
                model,
                Path(chosen) / tr("{model} with {voice}", "the name of a folder").format(model=model, voice=stem),
            )

    def _ask(
        self,
        card: VoiceCard,
        fits: Callable[[str], bool],
        none: str,
        then: Callable[[VoiceCard, str], None],
    ) -> None:
        parts, places = self._around.services.wiring.voices, self._around.services.places
        at = QCursor.pos()

        def show(found: list[tuple[str, str]]) -> None:
            names = [name for name, variant in found if fits(variant)]
            if not names:
                self._around.toasts.show(ToastFacts(none))
            elif len(names) == 1:
                then(card, names[0])
            else:
                self._show_menu(names, at, lambda name: then(card, name))

        self._around.services.voices.lane.run(lambda: models_to_choose(parts, places), show)

    def _show_menu(self, names: list[str], at: QPoint, chosen: Callable[[str], None]) -> None:
        self.menu.clear()
        for name in names:
            action = self.menu.addAction(name.replace("&", "&&"))
            action.triggered.connect(lambda _checked=False, name=name: chosen(name))
        self.menu.popup(at)
