"""With "Speak as I type", each finished sentence is spoken as it is typed."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer

from soundalike.settings import Speaking, Timing
from soundalike.ui.pages.speak.controller import SpeakController
from soundalike.ui.pages.speak.view import SpeakView
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.typing import TypedText


class AsIType(QObject):
    """Follows the text at the cursor from the moment it is switched on.

    Without a key for as long as the person set, a sentence that ends in a mark is finished.
    """

    def __init__(self, surroundings: Surroundings, view: SpeakView, controller: SpeakController) -> None:
        super().__init__(view.panel)
        self._around = surroundings
        self._view = view
        self._controller = controller
        self._typed: TypedText | None = None
        self._opening = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(surroundings.settings[Timing].typing_pause)
        surroundings.settings.on_change(Timing, lambda value: self._timer.setInterval(value.typing_pause))
        self._timer.timeout.connect(lambda: self._follow(paused=True))
        view.panel.as_i_type.setChecked(surroundings.settings[Speaking].as_i_type)
        view.panel.as_i_type_changed.connect(self.switch)
        view.panel.editor.edited.connect(self._edited)
        self.switch(surroundings.settings[Speaking].as_i_type)

    def switch(self, on: bool) -> None:
        """What is there already isn't spoken."""
        settings = self._around.settings
        settings.set(replace(settings[Speaking], as_i_type=on))
        self._view.panel.as_i_type.setChecked(on)
        self._typed = TypedText(self._view.panel.editor.text) if on else None
        self._timer.stop()

    def pause(self) -> None:
        """The editor gets a text that nobody types."""
        self._opening = True
        self._typed = None
        self._timer.stop()

    def restart(self) -> None:
        """After `pause`: from here on it is typed. What somebody typed before the disk was read goes on."""
        if self._opening:
            self._opening = False
            self.switch(self._view.panel.as_i_type.isChecked())

    def _edited(self) -> None:
        if self._typed is not None:
            self._follow(paused=False)
            self._timer.start()

    def _follow(self, *, paused: bool) -> None:
        if self._typed is None:
            return
        editor = self._view.panel.editor
        found = self._typed.follow(editor.text, editor.cursor_place, paused=paused)
        if found is not None:
            self._controller.speak(*found, after=True)
