"""The bundled examples: heard, and one of them chosen."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.widgets.buttons import RoundButton
from soundalike.ui.widgets.labels import label
from soundalike.ui.wizard.context import WizardContext
from soundalike.ui.wizard.parts.clip_button import ClipButton


class ExampleList(QFrame):
    """`chosen` comes with the clip's file name."""

    chosen = Signal(str)

    def __init__(self, context: WizardContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        from soundalike.voices.draft import EXAMPLES, example_path  # noqa: PLC0415

        theme = context.surroundings.theme
        sizes = theme.sizes
        self.setProperty("ground", "panel")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.wide, sizes.medium, sizes.wide, sizes.medium)
        layout.setSpacing(sizes.small)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QRadioButton] = {}
        self.players: dict[str, RoundButton] = {}
        for example in EXAMPLES:
            button = QRadioButton(f"{example.name}, {tr(example.description)}")
            button.setAccessibleDescription(example.licence_words)
            button.clicked.connect(lambda _checked=False, file=example.file: self.chosen.emit(file))
            play = ClipButton(
                context,
                tr("Hear {name}").format(name=example.name),
                tr("Stop {name}").format(name=example.name),
                partial(example_path, example.file),
            )
            row = QHBoxLayout()
            row.setSpacing(sizes.medium)
            row.addWidget(play)
            row.addWidget(button)
            row.addStretch()
            row.addWidget(label(tr(example.origin), "note"))
            layout.addLayout(row)
            self._group.addButton(button)
            self.buttons[example.file] = button
            self.players[example.file] = play

    def show_chosen(self, file: str) -> None:
        """Which one is chosen; none where it is empty."""
        if file in self.buttons:
            self.buttons[file].setChecked(True)
