"""One quick phrase: a tile that is pressed to speak it, as high as its words need."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.phrases import TileFacts, number_shown, tile_description, tile_name
from soundalike.ui.widgets.themed import painting, rounded

_LINE_SEPARATOR = "\u2028"


class PhraseTile(QPushButton):
    """A button. Keys that it doesn't need go to the board.

    `dragged` and `dropped` come with the mouse's global place.
    """

    dragged = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, theme: Theme, facts: TileFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.facts = facts
        self._number = ""
        self._movable = True
        self._pressed_at: QPoint | None = None
        self._dragging = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setAutoDefault(False)
        theme.changed.connect(self.updateGeometry)

    def show_facts(self, facts: TileFacts, place: int, count: int, *, movable: bool) -> None:
        """The phrase, and which of how many it is."""
        changed = facts.text != self.facts.text
        self.facts, self._movable, self._number = facts, movable, number_shown(place)
        self.setAccessibleName(tile_name(facts))
        self.setAccessibleDescription(tile_description(facts, place, count))
        if changed:
            self.updateGeometry()
        self.update()

    @property
    def phrase(self) -> int:
        """The phrase's id."""
        return self.facts.id

    def height_in(self, width: int) -> int:
        """What the whole text needs in this width, never beside or under the figure in the corner."""
        sizes = self._theme.sizes
        figure = QFontMetrics(self._theme.font(sizes.text_note)).height()
        words = self._lines(width)[1]
        least = sizes.page + 2 * sizes.large - 1
        return max(least, round(words) + 2 * (figure + sizes.tiny))

    def sizeHint(self) -> QSize:
        return QSize(self._theme.sizes.panel // 2, self.height_in(self._theme.sizes.panel // 2))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.sizes.slider, self._theme.sizes.page)

    def _lines(self, width: int) -> tuple[QTextLayout, float]:
        """The text in lines, and how high they are together. A word without room is broken; nothing is left out."""
        option = QTextOption(Qt.AlignmentFlag.AlignHCenter)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        font = self._theme.font(self._theme.sizes.text_body)
        layout = QTextLayout(self.facts.text.strip().replace("\n", _LINE_SEPARATOR), font)
        layout.setTextOption(option)
        room = max(1, width - 2 * self._theme.sizes.medium)
        below = 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(room)
            line.setPosition(QPointF(0, below))
            below += line.height()
        layout.endLayout()
        return layout, below

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        ground = colours.surface
        if self.facts.state:
            ground = colours.sounding
        elif self.isDown():
            ground = colours.pressed
        elif self.hasFocus():
            ground = colours.accent_soft
        elif self.underMouse() and self.isEnabled():
            ground = colours.hover
        strong = self.hasFocus() or self.facts.state == "sounding"
        edge, width = (colours.accent, sizes.focus + 1) if strong else (colours.line, sizes.hair)
        place = QRectF(self.rect())
        with painting(self) as painter:
            rounded(painter, place, sizes.panel_corner, fill=ground, edge=edge, width=width)
            painter.setFont(self._theme.font(sizes.text_note))
            painter.setPen(QColor(colours.secondary))
            figure = place.adjusted(sizes.medium, sizes.small - 1, -sizes.medium, 0)
            leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop
            aligned = self.style().visualAlignment(self.layoutDirection(), leading)
            painter.drawText(figure, aligned | Qt.TextFlag.TextSingleLine, self._number)
            layout, height = self._lines(self.width())
            painter.setPen(QColor(colours.text if self.isEnabled() else colours.on_disabled))
            layout.draw(painter, QPointF(sizes.medium, (self.height() - height) / 2))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.modifiers():
            super().keyPressEvent(event)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.globalPosition().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.globalPosition().toPoint()
        if self._pressed_at is None or not self._movable:
            super().mouseMoveEvent(event)
            return
        if (here - self._pressed_at).manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self.setDown(False)
        if self._dragging:
            self.dragged.emit(here)
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragging, self._dragging, self._pressed_at = self._dragging, False, None
        if dragging:
            self.dropped.emit(event.globalPosition().toPoint())
        else:
            super().mouseReleaseEvent(event)
