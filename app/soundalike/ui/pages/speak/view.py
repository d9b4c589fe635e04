"""The Speak page's parts and where they are; what they do is the controllers' affair."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.pages.speak.editor_panel import EditorPanel
from soundalike.ui.pages.speak.takes_panel import TakesPanel
from soundalike.ui.shell.command_table import command
from soundalike.ui.shell.commands import Commands
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.layout import usable_width
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.transport_bar import TransportBar
from soundalike.ui.widgets.voice_picker import VoicePicker

_WORDS_BELOW = 620
"""Narrower than this, the buttons above the text are icons alone."""


class SpeakView:
    """Lays the parts out in `host`."""

    def __init__(self, host: QWidget, theme: Theme, commands: Commands) -> None:
        self._theme = theme
        self._commands = commands
        sizes = theme.sizes
        self.voice_picker = VoicePicker(theme)
        self.insert_button = self._tool(tr("Insert"), "tag", commands.tooltip("insert"))
        self.insert_menu = QMenu(self.insert_button)
        self.open_button = self._tool(tr("Open text"), "open", commands.tooltip("open"))
        self.export_button = self._tool(tr("Export"), "export", commands.tooltip("export"))
        self.panel = EditorPanel(theme)
        self.takes = TakesPanel(theme, commands)
        self.transport = TransportBar(theme, commands.tooltip, commands.native_key(command("speak")))
        commands.keys_changed.connect(self._show_keys)
        top = QHBoxLayout()
        top.setSpacing(sizes.tiny)
        top.addWidget(self.voice_picker)
        top.addStretch()
        for button in (self.insert_button, self.open_button, self.export_button):
            top.addWidget(button)
        middle = QHBoxLayout()
        middle.setSpacing(sizes.large + 2)
        middle.addWidget(self.panel, 1)
        middle.addWidget(self.takes)
        layout = QVBoxLayout(host)
        layout.setContentsMargins(sizes.wide, sizes.medium - 2, sizes.wide, sizes.medium + 2)
        layout.setSpacing(sizes.medium - 2)
        layout.addLayout(top)
        layout.addLayout(middle, 1)
        layout.addSpacing(sizes.tiny)
        layout.addWidget(self.transport)

    def fold_words(self, width: int) -> None:
        """Icons alone above the text where there is no room for words."""
        icons_only = usable_width(width, self._theme.text_percent) < _WORDS_BELOW
        for button, words in (
            (self.insert_button, tr("Insert")),
            (self.open_button, tr("Open text")),
            (self.export_button, tr("Export")),
        ):
            button.set_words("" if icons_only else words)

    def _show_keys(self) -> None:
        """Other keys were chosen."""
        tooltip, transport = self._commands.tooltip, self.transport
        for button, command_id in (
            (self.insert_button, "insert"),
            (self.open_button, "open"),
            (self.export_button, "export"),
        ):
            button.setToolTip(tooltip(command_id))
        for icon_button, command_id in (
            (transport.previous_button, "previous"),
            (transport.stop_button, "stop"),
            (transport.next_button, "next"),
        ):
            icon_button.set_name(tooltip(command_id))
        transport.speak_button.set_key(self._commands.native_key(command("speak")))

    def _tool(self, words: str, icon_name: str, tooltip: str) -> TextButton:
        button = TextButton(self._theme, words, "ghost", icon_name)
        button.setAccessibleName(words)
        button.setToolTip(tooltip)
        return button
