"""The tiles of a board: laid out, dragged about, and written in place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models import phrase_grid as geometry
from soundalike.ui.view_models.phrases import TileFacts
from soundalike.ui.view_models.voice_card_layout import Place
from soundalike.ui.widgets.phrase_editor import PhraseEditor
from soundalike.ui.widgets.phrase_tile import PhraseTile
from soundalike.ui.widgets.themed import painting, rounded

_NEW = TileFacts(0, "")


class PhraseGrid(QWidget):
    """`pressed` comes with a phrase's id; `moved` with the id and its new place; `dropped_at` with a global place.

    `written` comes with the id (0 for a new phrase) and the text.
    """

    pressed = Signal(int)
    moved = Signal(int, int)
    dropped_at = Signal(int, QPoint)
    written = Signal(int, str)
    menu_wanted = Signal(int, QPoint)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tiles: list[PhraseTile] = []
        self._new: PhraseTile | None = None
        self._editor: tuple[PhraseEditor, PhraseTile] | None = None
        self._gap: int | None = None
        self.setAccessibleName(tr("Phrases"))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._lay_out)

    @property
    def tiles(self) -> list[PhraseTile]:
        """In reading order."""
        return list(self._tiles)

    def show_tiles(self, facts: Sequence[TileFacts], *, movable: bool) -> None:
        """Shows these. A tile whose phrase is still there is the same button, and keeps the keyboard."""
        had = {tile.phrase: tile for tile in self._tiles}
        focused = next((at for at, tile in enumerate(self._tiles) if tile.hasFocus()), None)
        self._tiles = [had.pop(one.id) if one.id in had else self._make(one) for one in facts]
        for tile in had.values():
            self._discard(tile)
        before: QWidget | None = None
        for at, (tile, one) in enumerate(zip(self._tiles, facts, strict=True)):
            tile.show_facts(one, at, len(facts), movable=movable)
            if before is not None:
                QWidget.setTabOrder(before, tile)
            before = tile
        if focused is not None and self._tiles and not any(tile.hasFocus() for tile in self._tiles):
            self._tiles[min(focused, len(self._tiles) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)
        self._lay_out()

    def side_by_side(self) -> int:
        """How many columns there are now."""
        return self._columns(self.width())

    def rows(self) -> list[list[PhraseTile]]:
        """The tiles, row by row."""
        return [[self._tiles[at] for at in row] for row in geometry.rows(len(self._tiles), self.side_by_side())]

    def edit(self, phrase: int) -> None:
        """Begins to change a phrase where it stands."""
        tile = next((tile for tile in self._tiles if tile.phrase == phrase), None)
        if tile is not None:
            self._write(tile, tr("Change this phrase"))

    def add(self) -> None:
        """Begins to write a new one behind the last."""
        self.end_editing()
        self._new = self._make(_NEW)
        self._lay_out()
        self._write(self._new, tr("Write a phrase"))

    def end_editing(self) -> None:
        """What is being written is kept."""
        if self._editor is not None:
            self._editor[0].keep()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(geometry.total_height(self._places(width)))

    def sizeHint(self) -> QSize:
        width = self.width() or self._theme.sizes.panel
        return QSize(self._theme.sizes.panel, self.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._gap is None or not self._tiles:
            return
        sizes = self._theme.sizes
        line = geometry.marker(
            self._places(self.width()), self._gap, self._between, sizes.tiny, mirrored=self._mirrored
        )
        with painting(self) as painter:
            place = QRectF(max(0.0, min(line.x, self.width() - line.width)), line.y, line.width, line.height)
            rounded(painter, place, sizes.tiny / 2, fill=self._theme.colours.accent)

    @property
    def _between(self) -> int:
        return self._theme.sizes.medium

    @property
    def _mirrored(self) -> bool:
        return self.layoutDirection() == Qt.LayoutDirection.RightToLeft

    def _shown(self) -> list[PhraseTile]:
        return [*self._tiles, self._new] if self._new is not None else self._tiles

    def _columns(self, width: int) -> int:
        return geometry.columns(width, self._between, self._theme.text_percent)

    def _places(self, width: int) -> list[Place]:
        side_by_side = self._columns(width)
        across = int(geometry.tile_width(width, self._between, side_by_side))
        heights = [tile.height_in(across) for tile in self._shown()]
        return geometry.places(heights, width, self._between, side_by_side, mirrored=self._mirrored)

    def _lay_out(self) -> None:
        for tile, place in zip(self._shown(), self._places(self.width()), strict=True):
            tile.setGeometry(round(place.x), round(place.y), int(place.width), int(place.height))
            tile.show()
        if self._editor is not None:
            self._editor[0].setGeometry(self._editor[1].geometry())
        self.updateGeometry()
        self.update()

    def _make(self, facts: TileFacts) -> PhraseTile:
        tile = PhraseTile(self._theme, facts, self)
        tile.clicked.connect(lambda: self.pressed.emit(tile.phrase))
        tile.dragged.connect(lambda here: self._drag(tile, here))
        tile.dropped.connect(lambda here: self._drop(tile, here))
        tile.customContextMenuRequested.connect(lambda here: self.menu_wanted.emit(tile.phrase, tile.mapToGlobal(here)))
        return tile

    def _discard(self, tile: PhraseTile) -> None:
        if self._editor is not None and self._editor[1] is tile:
            self._editor[0].cancel()
        tile.hide()
        tile.deleteLater()

    def _write(self, tile: PhraseTile, name: str) -> None:
        self.end_editing()
        editor = PhraseEditor(self._theme, tile.facts.text, name, self)
        self._editor = (editor, tile)
        editor.ended.connect(lambda text: self._written(tile, text))
        editor.begin(tile.geometry())

    def _written(self, tile: PhraseTile, text: str | None) -> None:
        had_keyboard = self._editor is not None and self._editor[0].hasFocus()
        self._editor = None
        if tile is self._new:
            self._new = None
            tile.hide()
            tile.deleteLater()
            self._lay_out()
        elif had_keyboard:
            tile.setFocus(Qt.FocusReason.OtherFocusReason)
        if text is not None:
            self.written.emit(tile.phrase, text)

    def _drag(self, tile: PhraseTile, here: QPoint) -> None:
        local = self.mapFromGlobal(here)
        tile.raise_()
        tile.move(local.x() - tile.width() // 2, local.y() - tile.height() // 2)
        self._gap = self._gap_under(local)
        self.update()

    def _drop(self, tile: PhraseTile, here: QPoint) -> None:
        local = self.mapFromGlobal(here)
        gap, self._gap = self._gap_under(local), None
        self._lay_out()
        at = self._tiles.index(tile)
        if gap is None:
            self.dropped_at.emit(tile.phrase, here)
        elif geometry.place_after_move(at, gap) != at:
            self.moved.emit(tile.phrase, geometry.place_after_move(at, gap))

    def _gap_under(self, local: QPoint) -> int | None:
        """None outside, where dropping leaves the order as it was."""
        if not self.rect().adjusted(0, -self._between, 0, self._between).contains(local):
            return None
        return geometry.gap_at(self._places(self.width()), local.x(), local.y(), mirrored=self._mirrored)
