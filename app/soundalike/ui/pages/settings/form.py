"""A group of settings: a heading, and rows of a name, a control and a note."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QFrame, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.choice_box import ChoiceBox
from soundalike.ui.widgets.labels import label


class SettingsForm(QFrame):
    """Rows are added in order."""

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__()
        sizes = theme.sizes
        self._theme = theme
        self.setProperty("ground", "panel")
        self.setAccessibleName(title)
        self._form = QFormLayout(self)
        self._form.setContentsMargins(sizes.large, sizes.large, sizes.large, sizes.large)
        self._form.setHorizontalSpacing(sizes.wide)
        self._form.setVerticalSpacing(sizes.medium)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.addRow(label(title, "heading"))

    def add(self, name: str, *widgets: QWidget, note: str = "", wide: bool = False) -> None:
        """A row; with `wide` its first control takes all the room there is."""
        sizes = self._theme.sizes
        named = label(name, "body-secondary")
        named.setBuddy(widgets[0])  # under Linux a list's own name is what is chosen; this is how it is told apart
        named.setMinimumWidth(sizes.sidebar)
        beside = QHBoxLayout()
        beside.setSpacing(sizes.small)
        for number, widget in enumerate(widgets):
            beside.addWidget(widget, 1 if wide and number == 0 else 0)
        if not wide:
            beside.addStretch()
        column = QVBoxLayout()
        column.setSpacing(sizes.tiny)
        column.addLayout(beside)
        if note:
            column.addWidget(label(note, "secondary", wrap=True))
        self._form.addRow(named, column)

    def add_words(self, widget: QWidget) -> None:
        """A line of its own, such as a warning."""
        self._form.addRow("", widget)

    def number(
        self, name: str, least: int, most: int, value: int, unit: str, changed: Callable[[int], object], zero: str = ""
    ) -> QSpinBox:
        """A number with its unit; `zero` is what the least one means."""
        box = QSpinBox()
        box.setRange(least, most)
        box.setValue(value)
        box.setSuffix(unit)
        box.setSpecialValueText(zero)
        box.setAccessibleName(name)
        box.setKeyboardTracking(False)
        margin = self._theme.sizes.small
        box.lineEdit().setTextMargins(margin, 0, margin, 0)
        box.setMaximumWidth(self._theme.sizes.sidebar)
        box.valueChanged.connect(changed)
        return box

    def choice(self, name: str, choices: Sequence[tuple[str, str]]) -> QComboBox:
        """One of several, by keys and words."""
        box = ChoiceBox(self._theme, name)
        fill_choice(box, choices, "")
        return box


def fill_choice(box: QComboBox, choices: Sequence[tuple[str, str]], chosen: str) -> None:
    """Other choices; nobody is told."""
    box.blockSignals(True)
    box.clear()
    for key, words in choices:
        box.addItem(words, key)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.blockSignals(False)
