"""Speak: type and hear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent

from soundalike.settings import Output, Speaking
from soundalike.ui.pages.speak.as_i_type import AsIType
from soundalike.ui.pages.speak.controller import SpeakController
from soundalike.ui.pages.speak.draft import Draft
from soundalike.ui.pages.speak.elsewhere import Elsewhere
from soundalike.ui.pages.speak.export.action import ExportAction
from soundalike.ui.pages.speak.first_day import FirstDay
from soundalike.ui.pages.speak.page_commands import bind_page
from soundalike.ui.pages.speak.take_actions import TakeActions
from soundalike.ui.pages.speak.texts import Texts
from soundalike.ui.pages.speak.view import SpeakView
from soundalike.ui.pages.speak.voices import VoiceChooser
from soundalike.ui.services.engine_room import RoomFacts
from soundalike.ui.services.model_tags import ModelTags
from soundalike.ui.shell.page import Page, Surroundings

if TYPE_CHECKING:
    from soundalike.takes import Document


class SpeakPage(Page):
    """Its parts, and who drives them."""

    def __init__(self, surroundings: Surroundings) -> None:
        super().__init__(surroundings)
        self.view = SpeakView(self, surroundings.theme, surroundings.commands)
        self.draft = Draft(surroundings.services, self.view.panel.editor)
        self.controller = SpeakController(surroundings, self.view, self.draft)
        self.voices = VoiceChooser(surroundings, self.view.voice_picker)
        self.texts = Texts(surroundings, self.view, self.draft)
        self.takes = TakeActions(surroundings, self.view, self.draft, self.controller)
        self.as_i_type = AsIType(surroundings, self.view, self.controller)
        self.export = ExportAction(surroundings, self.view, self.draft)
        self.elsewhere = Elsewhere(surroundings.services.sounding, self.view.transport, self.controller)
        self.first_day = FirstDay(surroundings, self.view.takes)
        self._narrow = False
        self._takes_wanted: bool | None = None
        bind_page(self)
        self._connect()
        self._restore()

    def entered(self) -> None:
        self.view.panel.editor.setFocus()

    def narrow(self, narrow: bool) -> None:
        if narrow != self._narrow:
            self._narrow = narrow
            self._takes_wanted = None
        self._show_takes()

    def toggle_takes(self) -> None:
        """Shows the takes where they are folded away, or folds them away."""
        self._takes_wanted = not self.view.takes.isVisibleTo(self)
        self._show_takes()

    def stop(self) -> None:
        """Silent at once, whichever window speaks."""
        self.controller.stop()
        self.elsewhere.stop()

    def closing(self) -> None:
        self.stop()
        self.draft.keep()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.view.fold_words(self.width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space that no other part of the page wanted."""
        if event.key() == Qt.Key.Key_Space and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.controller.pause_or_resume()
        else:
            super().keyPressEvent(event)

    def _connect(self) -> None:
        transport, controller = self.view.transport, self.controller
        transport.toggled.connect(controller.toggle)
        transport.stopped.connect(controller.stop)
        transport.previous.connect(lambda: controller.move(-1))
        transport.next.connect(lambda: controller.move(1))
        transport.speed_changed.connect(controller.set_speed)
        transport.volume_changed.connect(controller.set_volume)
        transport.output_chosen.connect(controller.set_device)
        transport.outputs_wanted.connect(controller.show_outputs)
        takes = self.view.takes.list
        takes.play_pressed.connect(controller.play_card)
        takes.card_chosen.connect(controller.choose_card)
        takes.sought.connect(controller.seek)
        takes.retake.connect(controller.retake)
        self.draft.opening.connect(self.as_i_type.pause)
        self.draft.opened.connect(self._opened)
        services = self.surroundings.services
        tags = ModelTags(services, self.surroundings.settings, self._tags_are, self)
        services.room_changed.connect(self._room_is)  # after the tags are known
        services.started.connect(tags.find)
        services.started.connect(self._name_output)
        services.pronunciations_changed.connect(self.draft.arrange_again)
        services.utterance_wanted.connect(controller.play_utterance)
        services.text_wanted.connect(self.draft.new)
        services.clone_wanted.connect(controller.stop)  # a microphone would hear it
        self.surroundings.settings.on_change(Speaking, self._show_speaking)

    def _restore(self) -> None:
        settings = self.surroundings.settings
        self._show_speaking(settings[Speaking])
        self.controller.conductor.set_volume(settings[Speaking].volume)
        self.controller.conductor.set_device(settings[Output].device or None)  # nothing plays yet, so it only notes it
        self.view.transport.show_outputs(None, settings[Output].device)

    def _show_speaking(self, speaking: Speaking) -> None:
        self.view.transport.speed.setValue(round(speaking.speed * 100))
        self.view.transport.volume.setValue(round(speaking.volume * 100))
        self.view.panel.show_speed(speaking.speed)

    def _opened(self, _document: Document) -> None:
        self.takes.forget()
        self.as_i_type.restart()

    def _room_is(self, facts: RoomFacts) -> None:
        if facts.description is not None:
            self.draft.arrange_again()

    def _tags_are(self, tags: tuple[str, ...]) -> None:
        self.draft.tags = tags
        self.view.panel.editor.set_tags(tags)

    def _name_output(self) -> None:
        """A chosen output is known by its name alone until it is looked for."""
        if self.surroundings.settings[Output].device:
            self.controller.show_outputs()

    def _show_takes(self) -> None:
        shown = not self._narrow if self._takes_wanted is None else self._takes_wanted
        self.view.takes.setVisible(shown)
        self.surroundings.commands.action("takes-panel").setChecked(shown)


def make_page(surroundings: Surroundings) -> Page:
    """The page."""
    return SpeakPage(surroundings)
