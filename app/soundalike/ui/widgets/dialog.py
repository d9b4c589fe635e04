"""A dialog in which every word has its room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from soundalike.ui.theme.tokens import Sizes


class Dialog(QDialog):
    """As wide as its longest line and as high as its wrapped ones need. Gone when closed.

    Qt asks a dialog's layout for one height, whatever its width: wrapped lines would be cut. And a least width of its
    own would take the place of the layout's.
    """

    def __init__(self, title: str, parent: QWidget, width: int = 0) -> None:
        """`width` in pixels at the text's usual size; it grows with the text, as far as the screen has room."""
        super().__init__(parent)
        self._width = width
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def fit(self) -> None:
        """Grows to what its words need."""
        layout = self.layout()
        if layout is None:
            return
        grown = round(self._width * self.font().pixelSize() / Sizes().text_body)
        wanted = min(grown, self.screen().availableGeometry().width())
        self.setMinimumWidth(max(wanted, layout.minimumSize().width()))
        if layout.hasHeightForWidth():
            width = max(self.width(), self.minimumWidth())
            needed = layout.totalHeightForWidth(width)
            if needed > self.height():
                self.resize(width, needed)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()
