"""What a voice's file contains, the record of consent first."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.pages.voices.statement_button import StatementButton
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.voice_contents import Section, as_text
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.dialog import Dialog
from soundalike.ui.widgets.labels import IconLabel, label
from soundalike.ui.widgets.margins import set_margins
from soundalike.ui.widgets.scroll_column import ScrollColumn

SIZE = (620, 600)


class ContentsDialog(Dialog):
    """Sections of lines; all of it can be selected and copied. A spoken statement (FLAC) can be heard."""

    def __init__(
        self, surroundings: Surroundings, name: str, sections: list[Section], statement: bytes, parent: QWidget
    ) -> None:
        super().__init__(tr("What the file contains"), parent)
        self._theme = theme = surroundings.theme
        sizes = theme.sizes
        inside = QWidget()
        column = QVBoxLayout(inside)
        set_margins(column, 0, 0, sizes.small, 0)
        column.setSpacing(sizes.medium)
        for title, lines in sections:
            column.addWidget(self._section(title, lines))
        column.addStretch()
        area = ScrollColumn(inside, " ".join(name.split()))
        self.text = as_text(sections)
        self.copy = TextButton(theme, tr("Copy"))
        self.close_button = TextButton(theme, tr("Close"))
        buttons = QHBoxLayout()
        buttons.setSpacing(sizes.small)
        buttons.addWidget(self.copy)
        self.statement = StatementButton(surroundings, name, statement, self) if statement else None
        if self.statement is not None:
            buttons.addWidget(self.statement)
            self.finished.connect(self.statement.done_with)
        buttons.addStretch()
        buttons.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        set_margins(layout, sizes.wide, sizes.large, sizes.large, sizes.large)
        layout.setSpacing(sizes.medium)
        layout.addWidget(label(" ".join(name.split()), "title", wrap=True))
        layout.addWidget(area, 1)
        layout.addLayout(buttons)
        self.resize(*SIZE)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text))
        self.close_button.clicked.connect(self.reject)
        self.close_button.setDefault(True)

    def _section(self, title: str, lines: list[tuple[str, str]]) -> QFrame:
        sizes = self._theme.sizes
        panel = QFrame()
        panel.setProperty("ground", "panel")
        grid = QGridLayout(panel)
        grid.setContentsMargins(sizes.large, sizes.medium, sizes.large, sizes.medium)
        grid.setHorizontalSpacing(sizes.large)
        grid.setVerticalSpacing(sizes.small)
        grid.setColumnMinimumWidth(0, sizes.sidebar - sizes.wide)
        grid.setColumnStretch(1, 1)
        head = QHBoxLayout()
        head.setSpacing(sizes.small)
        if title == tr("Consent"):
            head.addWidget(IconLabel(self._theme, "shield", "good"))
        head.addWidget(label(title, "strong"))
        head.addStretch()
        grid.addLayout(head, 0, 0, 1, 2)
        for row, (name, value) in enumerate(lines, 1):
            grid.addWidget(label(name, "body-secondary", wrap=True), row, 0, Qt.AlignmentFlag.AlignTop)
            shown = label(value, wrap=True)
            shown.setAccessibleName(tr("{name}: {value}").format(name=name, value=value))
            flags = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            shown.setTextInteractionFlags(flags)
            grid.addWidget(shown, row, 1)
        return panel
