"""The compact window's menu: who speaks, where it sounds, and how the window behaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from soundalike.settings import Compact, Output, Settings, Speaking
from soundalike.translation import tr
from soundalike.ui.pages.speak.voices import VoiceChooser
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.outputs import OutputChoice
from soundalike.ui.widgets.voice_picker import VoicePicker


class CompactMenu(QMenu):
    """Filled each time that it is opened. The voices are the Speak page's own menu."""

    call_wanted = Signal()
    pin_wanted = Signal(bool)
    main_wanted = Signal()
    settings_wanted = Signal()

    def __init__(self, around: Surroundings, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = around
        self._pinned = False
        self.setAccessibleName(tr("Menu"))
        picker = VoicePicker(around.theme, self)
        picker.hide()  # its menu alone is seen
        self.voices = VoiceChooser(around, picker)
        self._voice_menu = picker.menu
        self._voice_menu.setTitle(tr("&Voice"))
        self._voice_menu.aboutToShow.connect(self._check_voice)
        self._voice_menu.aboutToShow.connect(picker.voices_wanted)
        self.outputs = QMenu(tr("&Sound output"), self)
        self.outputs.aboutToShow.connect(self._ask_outputs)
        self._show_outputs(None)
        self.aboutToShow.connect(self._fill)
        self._fill()

    def show_pinned(self, pinned: bool) -> None:
        """Whether the window stays on top."""
        self._pinned = pinned

    def _fill(self) -> None:
        settings = self._around.settings
        compact = settings[Compact]
        self.clear()
        self.addMenu(self._voice_menu)
        self.addMenu(self.outputs)
        call = self.addAction(tr("Speak into a &call…"), self.call_wanted.emit)
        call.setCheckable(True)
        call.setChecked(bool(compact.device))
        self.addSeparator()
        self._switch(tr("Speak as I &type"), settings[Speaking].as_i_type, _changer(settings, Speaking, "as_i_type"))
        self._switch(
            tr("C&lear the line once it is spoken"), compact.clear_after, _changer(settings, Compact, "clear_after")
        )
        self.addSeparator()
        self._switch(tr("&Phrases"), compact.phrases, _changer(settings, Compact, "phrases"))
        self._switch(tr("On-screen &keyboard"), compact.keyboard, _changer(settings, Compact, "keyboard"))
        self._switch(tr("Stay on t&op"), self._pinned, self.pin_wanted.emit)
        self.addSeparator()
        self.addAction(tr("S&ettings"), self.settings_wanted.emit)
        self.addAction(tr("&Main window"), self.main_wanted.emit)

    def _switch(self, text: str, on: bool, switch: Callable[[bool], object]) -> None:
        action = self.addAction(text)
        action.setCheckable(True)
        action.setChecked(on)
        action.triggered.connect(switch)

    def _check_voice(self) -> None:
        chosen = self._around.settings[Speaking].voice
        for action in self._voice_menu.actions():
            action.setChecked(action.isCheckable() and action.data() == chosen)

    def _ask_outputs(self) -> None:
        self._around.services.ask_outputs(self._show_outputs)

    def _show_outputs(self, found: Sequence[OutputChoice] | None) -> None:
        """None before anybody looked."""
        chosen = self._around.settings[Output].device
        self.outputs.clear()
        group = QActionGroup(self.outputs)
        for choice in (OutputChoice("", tr("System default")), *(found or ())):
            action = QAction(choice.words.replace("&", "&&"), self.outputs)
            action.setCheckable(True)
            action.setChecked(choice.name == chosen)
            action.triggered.connect(lambda _checked=False, name=choice.name: self._around.settings.set(Output(name)))
            group.addAction(action)
            self.outputs.addAction(action)
        if found is not None and not found:
            self.outputs.addAction(tr("No sound output was found.")).setEnabled(False)


def _changer(settings: Settings, group: type[Any], name: str) -> Callable[[bool], object]:
    def change(on: bool) -> None:
        settings.set(replace(settings[group], **{name: on}))

    return change
