"""Help: the keys, and how things are done."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from soundalike import __version__
from soundalike.ui.pages.table import PAGES
from soundalike.ui.shell.command_table import MENUS
from soundalike.ui.shell.page import Page, Surroundings
from soundalike.ui.widgets.labels import label

ANSWERS = (
    (
        "Pauses and tags",
        "Type [ or / and choose. A pause is written [pause 0.5 s]. Tags such as a laugh depend on the model.",
    ),
    (
        "One sentence sounds wrong",
        "Choose its card under Takes and press Re-take this sentence. The others stay as they are.",
    ),
    ("Speak as you type", "Switch it on under the text. Each sentence is spoken as soon as it is finished."),
    ("The menu", "Alt or F10 shows it."),
    ("The mark", "All that is spoken carries an inaudible mark. soundalike verify FILE tells whether a file has it."),
)


class HelpPage(Page):
    """The table of commands as a list of keys."""

    def __init__(self, surroundings: Surroundings) -> None:
        super().__init__(surroundings)
        sizes = surroundings.theme.sizes
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(sizes.wide, sizes.medium, sizes.wide, sizes.wide)
        column.setSpacing(sizes.large)
        column.addWidget(label("Help", "title"))
        column.addWidget(self._answers())
        column.addWidget(self._keys())
        column.addWidget(
            label(f"Soundalike {__version__}. Free software under the MIT licence.", "secondary", wrap=True)
        )
        column.addStretch()
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area)

    def _answers(self) -> QFrame:
        panel, grid = self._panel()
        for row, (subject, words) in enumerate(ANSWERS):
            grid.addWidget(label(subject, "strong", wrap=True), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label(words, wrap=True), row, 1)
        return panel

    def _keys(self) -> QFrame:
        panel, grid = self._panel()
        commands = self.surroundings.commands
        rows = [
            ("Pages", row.title, QKeySequence(row.key).toString(QKeySequence.SequenceFormat.NativeText))
            for row in PAGES
        ]
        rows += [
            (MENUS[row.menu].replace("&", ""), row.name, key)
            for row in commands.bound()
            if (key := commands.native_key(row))
        ]
        shown = ""
        for at, (group, name, key) in enumerate(rows):
            if group != shown:
                shown = group
                grid.addWidget(label(group, "strong"), at, 0)
            grid.addWidget(label(name, wrap=True), at, 1)
            grid.addWidget(label(key, "body-secondary"), at, 2, Qt.AlignmentFlag.AlignRight)
        return panel

    def _panel(self) -> tuple[QFrame, QGridLayout]:
        sizes = self.surroundings.theme.sizes
        panel = QFrame()
        panel.setProperty("ground", "panel")
        grid = QGridLayout(panel)
        grid.setContentsMargins(sizes.large, sizes.large, sizes.large, sizes.large)
        grid.setHorizontalSpacing(sizes.wide)
        grid.setVerticalSpacing(sizes.small)
        grid.setColumnMinimumWidth(0, sizes.sidebar)
        grid.setColumnStretch(1, 1)
        return panel, grid


def make_page(surroundings: Surroundings) -> Page:
    """The page."""
    return HelpPage(surroundings)
