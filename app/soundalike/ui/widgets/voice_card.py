"""How a voice's card is drawn in its grid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from soundalike.translation import tr, tr_noop
from soundalike.ui.services.voice_extras import VoiceExtras
from soundalike.ui.theme.icons import draw_icon
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.voice_card_layout import CardLayout, Place, card_height, card_layout
from soundalike.ui.view_models.voice_cards import VoiceCard
from soundalike.ui.view_models.waveform import bar_heights, bars_in, snapped
from soundalike.ui.widgets.avatar import draw_avatar
from soundalike.ui.widgets.themed import from_the_other_side, rounded

CARD = Qt.ItemDataRole.UserRole
LEFT_TO_RIGHT = Qt.LayoutDirection.LeftToRight
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Hearing:
    """The voice that is being heard: `making` until its first sound; `peaks` over `seconds`, heard up to `at`."""

    key: str = ""
    making: bool = False
    peaks: bytes = b""
    seconds: float = 0.0
    at: float = 0.0


@dataclass(frozen=True)
class CloneOffer:
    """The card that isn't a voice yet."""

    title: str = tr_noop("Clone a voice")
    words: str = tr_noop("Fifteen seconds are enough. Drop a recording here, or use the microphone.")


CLONE = CloneOffer()


class VoiceCardDelegate(QStyledItemDelegate):
    """`extras` gives what is known of a card beyond its facts, or None, and then fetches it."""

    def __init__(self, theme: Theme, extras: Callable[[VoiceCard], VoiceExtras | None]) -> None:
        super().__init__()
        self._theme = theme
        self._extras = extras
        self.hearing = Hearing()
        self.in_use = ""
        """The key of the voice that speaks."""

    def layout(self, cell: QSize, direction: Qt.LayoutDirection = LEFT_TO_RIGHT) -> CardLayout:
        """Of a card in a cell of this size; its corner is where `card_place` begins."""
        line, small, button, padding = self._measures()
        width = cell.width() - self.gap
        layout = card_layout(width, line, small, button, padding)
        return layout if direction is LEFT_TO_RIGHT else layout.from_the_other_side(width)

    def card_place(self, cell: QRect, direction: Qt.LayoutDirection) -> QRectF:
        """The card in its cell: the gap is after and below it."""
        if direction is LEFT_TO_RIGHT:
            return QRectF(cell).adjusted(0, 0, -self.gap, -self.gap)
        return QRectF(cell).adjusted(self.gap, 0, 0, -self.gap)

    @property
    def gap(self) -> int:
        """Between two cards."""
        return self._theme.sizes.large

    def cell_height(self) -> int:
        """Of a card and the gap below it."""
        return round(card_height(*self._measures())) + self.gap

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        view = option.widget
        grid: QSize | None = view.gridSize() if hasattr(view, "gridSize") else None
        return grid if grid is not None and grid.isValid() else QSize(320, self.cell_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card = index.data(CARD)
        if isinstance(card, CloneOffer):
            self._paint_offer(painter, option, card)
        if not isinstance(card, VoiceCard):
            return
        cell = option.rect
        place = self.card_place(cell, option.direction)
        layout = self.layout(cell.size(), option.direction)
        extras = self._extras(card) or VoiceExtras()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option, place)
        painter.translate(place.topLeft())
        draw_avatar(painter, self._theme, _rect(layout.avatar), card.name, card.key, extras.picture)
        self._paint_words(painter, layout, card)
        self._paint_star(painter, layout.star, card)
        self._paint_play(painter, layout.play, card)
        self._paint_wave(painter, layout.wave, card, extras)
        self._paint_chips(painter, layout.chips, card, extras)
        self._icon(painter, "more", self._theme.colours.secondary, layout.more)
        painter.restore()

    def _measures(self) -> tuple[float, float, float, float]:
        sizes = self._theme.sizes
        line = QFontMetrics(self._theme.font(sizes.text_heading, sizes.strong)).height()
        small = QFontMetrics(self._theme.font(sizes.text_secondary)).height()
        return line, small + 2, sizes.small_button, sizes.large

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, place: QRectF) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        current = bool(state & QStyle.StateFlag.State_HasFocus)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        edge = colours.accent if chosen or current else colours.control if hovered else colours.line
        fill = colours.accent_soft if chosen else colours.surface
        rounded(painter, place, sizes.card_corner, fill=fill, edge=edge, width=sizes.focus if current else 1)

    def _paint_offer(self, painter: QPainter, option: QStyleOptionViewItem, offer: CloneOffer) -> None:
        """A dashed frame, as of a place where something can be put."""
        colours, sizes = self._theme.colours, self._theme.sizes
        place = self.card_place(option.rect, option.direction).adjusted(1, 1, -1, -1)
        current = bool(option.state & QStyle.StateFlag.State_HasFocus)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(colours.accent if current or hovered else colours.control), sizes.focus if current else 1)
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(place, sizes.card_corner, sizes.card_corner)
        line, small, _, padding = self._measures()
        top = place.center().y() - (sizes.icon_large + 2 * padding + line + 2 * small) / 2
        side = sizes.icon_large
        draw_icon(painter, "plus", colours.accent, QRectF(place.center().x() - side / 2, top, side, side))
        painter.setPen(QColor(colours.text))
        painter.setFont(self._theme.font(sizes.text_body, sizes.strong))
        title = QRectF(place.left(), top + side + sizes.medium, place.width(), line)
        painter.drawText(title, Qt.AlignmentFlag.AlignCenter, tr(offer.title))
        painter.setPen(QColor(colours.secondary))
        painter.setFont(self._theme.font(sizes.text_secondary))
        words = QRectF(
            place.left() + sizes.wide, title.bottom() + sizes.small, place.width() - 2 * sizes.wide, 3 * small
        )
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(words, flags, tr(offer.words))
        painter.restore()

    def _paint_words(self, painter: QPainter, layout: CardLayout, card: VoiceCard) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        self._line(painter, layout.name, card.name, sizes.text_heading, sizes.strong, colours.text)
        detail = card.detail
        if card.key == self.in_use:
            detail = tr("Speaks now · {detail}").format(detail=card.detail)
        ink = colours.warning if card.entry.fault else colours.secondary
        self._line(painter, layout.detail, detail, sizes.text_secondary, sizes.regular, ink)

    def _line(self, painter: QPainter, place: Place, text: str, size: int, weight: int, ink: str) -> None:
        font = self._theme.font(size, weight)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        shown = QFontMetrics(font).elidedText(" ".join(text.split()), Qt.TextElideMode.ElideRight, int(place.width))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(_rect(place), flags, shown)

    def _paint_star(self, painter: QPainter, place: Place, card: VoiceCard) -> None:
        colours = self._theme.colours
        name, colour = ("star-full", colours.star) if card.favourite else ("star", colours.secondary)
        self._icon(painter, name, colour, place)

    def _icon(self, painter: QPainter, name: str, colour: str, place: Place) -> None:
        side = self._theme.sizes.icon
        middle = _rect(place).center()
        draw_icon(painter, name, colour, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))

    def _paint_play(self, painter: QPainter, place: Place, card: VoiceCard) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        heard = self.hearing.key == card.key
        spot = _rect(place)
        ground, ink = (colours.accent, colours.on_accent) if heard else (colours.accent_soft, colours.accent)
        if card.entry.fault:
            ground, ink = colours.disabled, colours.on_disabled
        rounded(painter, spot, spot.width() / 2, fill=ground)
        mark = sizes.icon_small + 2
        at = QRectF(spot.center().x() - mark / 2, spot.center().y() - mark / 2, mark, mark)
        draw_icon(painter, "stop" if heard else "play", ink, at)

    def _paint_wave(self, painter: QPainter, place: Place, card: VoiceCard, extras: VoiceExtras) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        hearing = self.hearing if self.hearing.key == card.key else Hearing()
        if hearing.making:
            words = tr("Making its first sound…")
            self._line(painter, place, words, sizes.text_secondary, sizes.regular, colours.secondary)
            return
        peaks = hearing.peaks or extras.peaks
        if not peaks:
            words = "" if card.entry.fault or not extras.agreed else tr("No recording was kept")
            self._line(painter, place, words, sizes.text_secondary, sizes.regular, colours.secondary)
            return
        heard = hearing.at / hearing.seconds if hearing.seconds > 0 else 0.0
        bar, gap, scale = sizes.wave_bar, sizes.wave_gap, painter.device().devicePixelRatioF()
        count = bars_in(place.width, bar, gap)
        painter.setPen(QPen(Qt.PenStyle.NoPen))
        for number, height in enumerate(bar_heights(peaks, count)):
            tall = max(2.0, height * (place.height - 12))
            x = snapped(place.x + number * (bar + gap), scale)
            painter.setBrush(QColor(colours.accent if (number + 0.5) / count < heard else colours.wave))
            spot = QRectF(x, snapped(place.y + (place.height - tall) / 2, scale), bar, snapped(tall, scale))
            painter.drawRoundedRect(spot, bar / 2, bar / 2)

    def _paint_chips(self, painter: QPainter, place: Place, card: VoiceCard, extras: VoiceExtras) -> None:
        """The model, the agreement, then tags, as many as there is room for."""
        colours = self._theme.colours
        left = place.x
        chips = [("", card.model, "", colours.secondary)]
        if extras.agreed == "consent":
            words = tr("consent", "a chip on a voice's card")
            chips.append(("shield", words, colours.good_soft, colours.good))
        elif extras.agreed:
            chips.append(("", tr("licence", "a chip on a voice's card"), "", colours.secondary))
        chips += [("", tag, colours.tag, colours.on_tag) for tag in card.entry.tags]
        for icon_name, words, fill, ink in chips:
            if words:
                width = self._chip(painter, QPointF(left, place.y), place, icon_name, words, fill, ink)
                if not width:
                    return
                left += width + self._theme.sizes.small

    def _chip(
        self, painter: QPainter, corner: QPointF, room: Place, icon_name: str, words: str, fill: str, ink: str
    ) -> float:
        """Its width; 0 when there is no room for it."""
        colours, sizes = self._theme.colours, self._theme.sizes
        font = self._theme.font(sizes.text_secondary)
        side = sizes.icon_small if icon_name else 0
        gap = sizes.tiny if icon_name else 0
        width = QFontMetrics(font).horizontalAdvance(words) + side + gap + 2 * sizes.medium - 2
        if corner.x() + width > room.x + room.width:
            return 0.0
        height = QFontMetrics(font).height() + sizes.small
        spot = QRectF(corner.x(), corner.y() + (room.height - height) / 2, width, height)
        mirror = painter.layoutDirection() is not LEFT_TO_RIGHT
        if mirror:
            spot = from_the_other_side(_rect(room), spot)
        edge = ink if colours.line == colours.text else "" if fill else colours.line
        rounded(painter, spot, height / 2, fill=fill, edge=edge)
        left = spot.left() + sizes.medium - 1
        words_place = QRectF(left + side + gap, spot.top(), width, height)
        icon_place = QRectF(left, spot.center().y() - side / 2, side, side)
        if icon_name:
            draw_icon(painter, icon_name, ink, from_the_other_side(spot, icon_place) if mirror else icon_place)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(from_the_other_side(spot, words_place) if mirror else words_place, flags, words)
        return width


def _rect(place: Place) -> QRectF:
    return QRectF(place.x, place.y, place.width, place.height)
