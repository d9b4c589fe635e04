"""How a line of the history is drawn in its list."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from soundalike.ui.theme.icons import draw_icon
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.history import HistoryRow
from soundalike.ui.widgets.themed import from_the_other_side, rounded

ROW = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class HistoryRowDelegate(QStyledItemDelegate):
    """Two lines: what was said; when, by whom and how long. A state that isn't success has its icon and word."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        sizes = self._theme.sizes
        lines = QFontMetrics(self._theme.font(sizes.text_body)).height()
        return QSize(200, 2 * lines + sizes.large + sizes.tiny)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW)
        if not isinstance(row, HistoryRow):
            return
        colours, sizes = self._theme.colours, self._theme.sizes
        place = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            rounded(painter, place.adjusted(2, 1, -2, -1), sizes.control_corner, fill=colours.accent_soft)
        painter.fillRect(
            QRectF(place.left() + sizes.medium, place.bottom(), place.width() - 2 * sizes.medium, 1),
            QColor(colours.line),
        )
        inner = place.adjusted(sizes.large, sizes.small, -sizes.large, -sizes.small)
        mirror = option.direction is Qt.LayoutDirection.RightToLeft
        taken = self._paint_state(painter, row, inner, mirror=mirror)
        words = QRectF(inner.left(), inner.top(), inner.width() - taken - sizes.medium, inner.height() / 2)
        words = from_the_other_side(inner, words) if mirror else words
        body = self._theme.font(sizes.text_body)
        painter.setFont(body)
        painter.setPen(QColor(colours.text))
        title = QFontMetrics(body).elidedText(row.title, Qt.TextElideMode.ElideRight, round(words.width()))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, title)
        painter.setFont(self._theme.font(sizes.text_secondary))
        painter.setPen(QColor(colours.secondary))
        painter.drawText(words.translated(0, words.height()), Qt.AlignmentFlag.AlignVCenter, row.detail)
        painter.restore()

    def _paint_state(self, painter: QPainter, row: HistoryRow, inner: QRectF, *, mirror: bool) -> float:
        """At the end of the line; returns its width."""
        colours, sizes = self._theme.colours, self._theme.sizes
        font = self._theme.font(sizes.text_secondary)
        side = sizes.icon - 2
        middle = inner.center().y() - side / 2

        def at(left: float, top: float, width: float, height: float) -> QRectF:
            place = QRectF(left, top, width, height)
            return from_the_other_side(inner, place) if mirror else place

        if row.state:
            width = QFontMetrics(font).horizontalAdvance(row.state)
            painter.setFont(font)
            painter.setPen(QColor(colours.warning))
            words = at(inner.right() - width, inner.top(), width, inner.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, row.state)
            taken = width + sizes.small + side
            draw_icon(painter, "warning", colours.warning, at(inner.right() - taken, middle, side, side))
            return taken
        if row.favourite:
            draw_icon(painter, "star-full", colours.star, at(inner.right() - side, middle, side, side))
            return side
        return 0.0
