"""The line at the lower edge: what runs, how fast, and the mark. It says only what is true now."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.status import StatusFacts
from soundalike.ui.widgets.labels import ElidedLabel, IconLabel, label
from soundalike.ui.widgets.themed import focus_ring, painting


class StatusLine(QAbstractButton):
    """Pressed, it asks for the details."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.facts = StatusFacts()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("Press for details"))
        sizes = theme.sizes
        layout = QHBoxLayout(self)
        layout.setContentsMargins(sizes.wide, 0, sizes.wide, 0)
        layout.setSpacing(sizes.small)
        self._engine = ElidedLabel("", "secondary")
        self._first = label("", "secondary")
        self._mark_icon = IconLabel(theme, "shield", "secondary", sizes.icon_small + 2)
        self._mark = label("", "secondary")
        layout.addWidget(IconLabel(theme, "processor", "secondary", sizes.icon_small + 2))
        layout.addWidget(self._engine)
        layout.addSpacing(sizes.medium)
        layout.addWidget(self._first)
        layout.addStretch(1)
        layout.addWidget(self._mark_icon)
        layout.addWidget(self._mark)
        theme.changed.connect(self._resize)
        self._resize()
        self.show_facts(self.facts)

    def show_facts(self, facts: StatusFacts) -> None:
        """What is true now."""
        self.facts = facts
        self._engine.setText(facts.engine_words)
        self._first.setText(facts.first_sound_words)
        self._mark.setText(facts.mark_words)
        self._mark_icon.show_icon("shield" if facts.marked else "warning", "secondary" if facts.marked else "warning")
        self.setAccessibleName(tr("Status"))
        self.setAccessibleDescription(facts.words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(0, 0, self.width(), 1, self._theme.colours.line)
            focus_ring(painter, self, self._theme, self._theme.sizes.tiny)

    def _resize(self) -> None:
        self.setFixedHeight(self._theme.sizes.status)
