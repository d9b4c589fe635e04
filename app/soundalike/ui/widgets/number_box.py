"""A number that is typed with a point or a comma, and stepped with the arrow keys; empty means the usual one."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QStyle, QStyleOptionFrame, QWidget

from soundalike.translation import number, tr
from soundalike.ui.view_models.advanced import parsed_number
from soundalike.ui.widgets.themed import repolish

_BESIDE_WORDS = 4
"""Pixels that `QLineEdit` keeps free beside its text, within its frame."""


class NumberBox(QLineEdit):
    """`changed` comes with the number, or None when it was emptied. It is as wide as what it may have to show."""

    changed = Signal(object)

    def __init__(
        self,
        name: str,
        least: float,
        most: float,
        step: float,
        decimals: int,
        usual: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._least, self._most, self._step, self._decimals = least, most, step, decimals
        self._value: float | None = None
        self._usual = usual
        self.setAccessibleName(name)
        self.setPlaceholderText(usual)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.editingFinished.connect(self._read)

    @property
    def value(self) -> float | None:
        return self._value

    def show_value(self, value: float | None) -> None:
        """Shows a number, or the usual one; nobody is told."""
        self._value = value
        self.setText("" if value is None else self._words(value))
        self._complain("")

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        height = super().minimumSizeHint().height()
        words = max(map(self.fontMetrics().horizontalAdvance, (self._usual, self._words(self._most))))
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        option.rect = QRect(0, 0, 2 * words, height)
        room = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        return QSize(words + _BESIDE_WORDS + 2 * words - room.width(), height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 10, Qt.Key.Key_PageDown: -10}
        by = steps.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
            return
        self._read()
        usual = float(self._usual) if self._usual.replace(".", "").isdigit() else self._least
        value = (usual if self._value is None else self._value) + by * self._step
        self._set(min(max(value, self._least), self._most))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _read(self) -> None:
        text = self.text().strip()
        if not text:
            self._set(None)
            return
        try:
            value = parsed_number(text)
        except ValueError as error:
            self._complain(str(error))
            return
        if not self._least <= value <= self._most:
            self._complain(
                tr("{typed} isn't between {least} and {most}.").format(
                    typed=text, least=number(self._least, self._decimals), most=number(self._most, self._decimals)
                )
            )
            return
        self._set(value)

    def _set(self, value: float | None) -> None:
        changed = value != self._value
        self.show_value(value)
        if changed:
            self.changed.emit(value)

    def _complain(self, sentence: str) -> None:
        self.setToolTip(sentence)
        self.setAccessibleDescription(sentence)
        if self.property("wrong") != bool(sentence):
            self.setProperty("wrong", bool(sentence))
            repolish(self)

    def _words(self, value: float) -> str:
        return f"{value:.{self._decimals}f}"
