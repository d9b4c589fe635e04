"""The chip that chooses a board of phrases."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.phrases import ChipFacts, chip_description
from soundalike.ui.widgets.themed import plain


class BoardChip(QPushButton):
    """One of them is chosen. Left and right lead to its neighbours; other keys go to the board."""

    def __init__(self, theme: Theme, facts: ChipFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.facts = facts
        self.setProperty("kind", "board")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.show_facts(facts)

    @property
    def board(self) -> int:
        """The board's id."""
        return self.facts.id

    def show_facts(self, facts: ChipFacts) -> None:
        """Its name; a "&" in it is shown as it is."""
        self.facts = facts
        self.setText(" ".join(facts.name.split()).replace("&", "&&"))
        self.setToolTip(plain(facts.name))
        self.setAccessibleName(facts.name)
        self.setAccessibleDescription(chip_description(facts))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Wide enough for the strong letters of the chosen one, so that choosing moves nothing."""
        sizes = self._theme.sizes
        words = QFontMetrics(self._theme.font(sizes.text_body, sizes.strong)).horizontalAdvance(self.facts.name)
        return QSize(words + 2 * sizes.large + 2 * sizes.focus, sizes.small_button + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def nextCheckState(self) -> None:
        """The chosen one stays chosen."""
        self.setChecked(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.modifiers():
            super().keyPressEvent(event)
        else:
            event.ignore()
