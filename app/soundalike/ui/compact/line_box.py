"""The line in its frame, with the round Speak button at its end."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.compact.line import CompactLine
from soundalike.ui.compact.speak_disc import SpeakDisc
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.transport import TransportFacts
from soundalike.ui.widgets.buttons import IconButton
from soundalike.ui.widgets.margins import set_margins
from soundalike.ui.widgets.themed import painting, rounded


class LineBox(QFrame):
    """Its edge tells whether the keyboard is in the line."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        sizes = theme.sizes
        self.line = CompactLine(theme)
        self.stop_button = IconButton(theme, "stop", tr("Stop"), colour="text")
        self.speak_button = SpeakDisc(theme, "")
        layout = QHBoxLayout(self)
        set_margins(layout, sizes.focus, sizes.focus, sizes.small, sizes.focus)
        layout.setSpacing(sizes.tiny)
        layout.addWidget(self.line, 1, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self.stop_button)
        layout.addWidget(self.speak_button)
        self.line.installEventFilter(self)
        theme.changed.connect(self.update)
        self.show_facts(TransportFacts())

    def show_facts(self, facts: TransportFacts) -> None:
        """What the buttons do now."""
        self.speak_button.show_facts(facts)
        self.stop_button.setVisible(facts.can_stop)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        inside = self.line.hasFocus()
        with painting(self) as painter:
            rounded(
                painter,
                QRectF(self.rect()),
                sizes.panel_corner,
                fill=colours.surface,
                edge=colours.accent if inside else colours.control,
                width=sizes.focus if inside else sizes.hair,
            )
