"""With "Speak as I type", each finished sentence is spoken as it is typed."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from soundalike.settings import Speaking
from soundalike.ui.pages.speak.controller import SpeakController
from soundalike.ui.pages.speak.view import SpeakView
from soundalike.ui.services.typed_follower import TypedFollower
from soundalike.ui.shell.page import Surroundings


class AsIType(QObject):
    """Follows the text at the cursor from the moment it is switched on."""

    def __init__(self, surroundings: Surroundings, view: SpeakView, controller: SpeakController) -> None:
        super().__init__(view.panel)
        self._around = surroundings
        self._view = view
        self._opening = False
        editor = view.panel.editor
        self._follower = TypedFollower(
            surroundings.settings,
            lambda: (editor.text, editor.cursor_place),
            lambda start, end: controller.speak(start, end, after=True),
            self,
        )
        view.panel.as_i_type.setChecked(surroundings.settings[Speaking].as_i_type)
        view.panel.as_i_type_changed.connect(self.switch)
        editor.edited.connect(self._follower.edited)
        self.switch(surroundings.settings[Speaking].as_i_type)

    def switch(self, on: bool) -> None:
        """What is there already isn't spoken."""
        settings = self._around.settings
        settings.set(replace(settings[Speaking], as_i_type=on))
        self._view.panel.as_i_type.setChecked(on)
        self._follower.follow(on)

    def pause(self) -> None:
        """The editor gets a text that nobody types."""
        self._opening = True
        self._follower.follow(False)

    def restart(self) -> None:
        """After `pause`: from here on it is typed. What somebody typed before the disk was read goes on."""
        if self._opening:
            self._opening = False
            self.switch(self._view.panel.as_i_type.isChecked())
