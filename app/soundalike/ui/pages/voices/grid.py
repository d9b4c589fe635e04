"""The grid of cards. Whatever there is, only the cards that are seen are drawn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QSize,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QToolTip

from soundalike.settings import Appearance
from soundalike.translation import tr
from soundalike.ui.services.voice_extras import VoiceExtras
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.voice_card_layout import Part, columns
from soundalike.ui.view_models.voice_cards import VoiceCard
from soundalike.ui.widgets.themed import plain
from soundalike.ui.widgets.voice_card import CARD, CLONE, Hearing, VoiceCardDelegate

Index = QModelIndex | QPersistentModelIndex


class _Cards(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.cards: list[VoiceCard] = []
        self.offers_clone = False
        self.rows: dict[str, int] = {}

    def show_cards(self, cards: Sequence[VoiceCard], offers_clone: bool) -> None:
        """Where the same voices stay in the same order, only what changed is told, so that nothing jumps."""
        same = [card.key for card in cards] == [card.key for card in self.cards] and offers_clone == self.offers_clone
        if same:
            changed = [row for row, card in enumerate(cards) if card != self.cards[row]]
            self.cards = list(cards)
            for row in changed:
                self.dataChanged.emit(self.index(row), self.index(row))
            return
        self.beginResetModel()
        self.cards, self.offers_clone = list(cards), offers_clone
        self.rows = {card.key: row for row, card in enumerate(cards)}
        self.endResetModel()

    def rowCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(self.cards) + self.offers_clone

    def at(self, index: Index) -> VoiceCard | None:
        """The voice there; None for the last place, which offers to make one, and for none."""
        return self.cards[index.row()] if 0 <= index.row() < len(self.cards) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        card = self.at(index)
        if role == CARD:
            return CLONE if card is None else card
        if card is None:
            title, words = tr(CLONE.title), tr(CLONE.words)
            said = {Qt.ItemDataRole.DisplayRole: title, Qt.ItemDataRole.AccessibleDescriptionRole: words}
            return said.get(Qt.ItemDataRole(role))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return card.spoken
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return card.entry.fault or card.entry.description
        return card.name if role == Qt.ItemDataRole.DisplayRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.at(index) is None:
            return Qt.ItemFlag.ItemIsEnabled
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Dragged to a folder, the voice files are copied there; never a recording."""
        data = QMimeData()
        paths = [self.cards[index.row()].entry.path for index in indexes]
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        return data


class VoiceGrid(QListView):
    """Arrow keys move, Space plays, Enter opens; the parts of a card can be pressed with the mouse."""

    play_pressed = Signal(str)
    star_pressed = Signal(str)
    opened = Signal(str)
    clone_wanted = Signal()
    menu_wanted = Signal(object)
    """Where on the screen."""
    choice_changed = Signal()

    def __init__(self, surroundings: Surroundings, extras: Callable[[VoiceCard], VoiceExtras | None]) -> None:
        super().__init__()
        self._settings = surroundings.settings
        self._cards = _Cards()
        self.delegate = VoiceCardDelegate(surroundings.theme, extras)
        self._pressed: tuple[str, Part] | None = None
        self.setProperty("kind", "cards")
        self.setModel(self._cards)
        self.setItemDelegate(self.delegate)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setDragEnabled(True)
        self.setDragDropMode(QListView.DragDropMode.DragOnly)
        self.setAccessibleName(tr("Voices"))
        self.selectionModel().selectionChanged.connect(self.choice_changed)
        self.selectionModel().currentChanged.connect(self.choice_changed)
        surroundings.theme.changed.connect(self._set_cells)

    # ---- what is shown ----

    def show_cards(self, cards: Sequence[VoiceCard], *, offers_clone: bool = False) -> None:
        """These, in this order; those that were chosen stay chosen. The last place may offer to make another one."""
        chosen, current = self.chosen_keys(), self.current_key
        self._cards.show_cards(cards, offers_clone)
        if self.chosen_keys() != chosen or self.current_key != current:
            self.choose(chosen, current)
        self.choice_changed.emit()

    def card(self, key: str) -> VoiceCard | None:
        """One of those that are shown."""
        row = self._cards.rows.get(key)
        return self._cards.cards[row] if row is not None else None

    @property
    def shown(self) -> list[VoiceCard]:
        return list(self._cards.cards)

    def draw_again(self, keys: Collection[str]) -> None:
        """Of these, more is known."""
        for key in keys:
            row = self._cards.rows.get(key)
            if row is not None:
                self.update(self._cards.index(row))

    def show_hearing(self, hearing: Hearing) -> None:
        """What is heard now."""
        was, self.delegate.hearing = self.delegate.hearing, hearing
        if was != hearing:
            self.draw_again({was.key, hearing.key})

    def show_in_use(self, key: str) -> None:
        """The voice that speaks."""
        was, self.delegate.in_use = self.delegate.in_use, key
        self.draw_again({was, key})

    # ---- what is chosen ----

    @property
    def current_key(self) -> str:
        """Where the keyboard is; empty where it is nowhere."""
        card = self._cards.at(self.currentIndex())
        return card.key if card is not None else ""

    def chosen_keys(self) -> list[str]:
        """In the order of the grid."""
        rows = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        return [self._cards.cards[row].key for row in rows]

    def chosen_cards(self) -> list[VoiceCard]:
        """The chosen ones, else the one that the keyboard is on."""
        keys = self.chosen_keys() or [self.current_key]
        return [card for card in map(self.card, keys) if card is not None]

    def choose(self, keys: Collection[str], current: str = "") -> None:
        """Chooses those of them that are shown."""
        selection = self.selectionModel()
        selection.clearSelection()
        for key in keys:
            if key in self._cards.rows:
                selection.select(self._cards.index(self._cards.rows[key]), selection.SelectionFlag.Select)
        row = self._cards.rows.get(current or next(iter(keys), ""))
        if row is not None:
            selection.setCurrentIndex(self._cards.index(row), selection.SelectionFlag.NoUpdate)

    def go_to(self, key: str) -> None:
        """Chooses it and scrolls there."""
        if key in self._cards.rows:
            self.choose([key], key)
            self.scrollTo(self._cards.index(self._cards.rows[key]))

    # ---- keys and mouse ----

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, plain_key = self.current_key, event.modifiers() == Qt.KeyboardModifier.NoModifier
        pressed = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not key and plain_key and pressed and self.currentIndex().isValid():
            self.clone_wanted.emit()
        elif key and plain_key and event.key() == Qt.Key.Key_Space:
            self.play_pressed.emit(key)
        elif key and plain_key and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(key)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = self._part_under(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and found is not None:
            self._pressed = found
            if found[1] == "more":
                super().mousePressEvent(event)
            return
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        place = event.position().toPoint()
        if pressed is None or pressed != self._part_under(place):
            super().mouseReleaseEvent(event)
            if event.button() == Qt.MouseButton.LeftButton and self._is_clone(place):
                self.clone_wanted.emit()
            return
        key, part = pressed
        if part == "play":
            self.play_pressed.emit(key)
        elif part == "star":
            self.star_pressed.emit(key)
        else:
            super().mouseReleaseEvent(event)
            self.menu_wanted.emit(self.viewport().mapToGlobal(place))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        card = self._cards.at(self.indexAt(event.position().toPoint()))
        if self._part_under(event.position().toPoint()) is not None:
            self.mousePressEvent(event)
        elif card is not None and event.button() == Qt.MouseButton.LeftButton:
            self.opened.emit(card.key)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position().toPoint()
        hand = self._part_under(place) is not None or self._is_clone(place)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)
        super().mouseMoveEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard and self.current_key:
            place = self.visualRect(self.currentIndex()).center()
            self.menu_wanted.emit(self.viewport().mapToGlobal(place))
        elif self._cards.at(self.indexAt(self.viewport().mapFromGlobal(event.globalPos()))) is not None:
            self.menu_wanted.emit(event.globalPos())

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tooltip_at(event.pos()), self)
            return True
        return super().viewportEvent(event)

    def tooltip_at(self, place: QPoint) -> str:
        """What can be pressed there is called this; elsewhere a name that is cut, a fault or a description."""
        card = self._cards.at(self.indexAt(place))
        if card is None:
            return ""
        found = self._part_under(place)
        if found is None:
            return plain("\n".join(part for part in (card.name, card.entry.fault or card.entry.description) if part))
        heard = self.delegate.hearing.key == card.key
        names = {
            "play": tr("Stop") if heard else tr("Hear this voice"),
            "star": tr("No favourite any more") if card.favourite else tr("Make it a favourite"),
            "more": tr("What can be done with it"),
        }
        return names[found[1]]

    def _part_under(self, place: QPoint) -> tuple[str, Part] | None:
        index = self.indexAt(place)
        card = self._cards.at(index)
        if card is None:
            return None
        cell = self.visualRect(index)
        corner = self.delegate.card_place(cell, self.layoutDirection()).topLeft()
        layout = self.delegate.layout(cell.size(), self.layoutDirection())
        part = layout.part_at(place.x() - corner.x(), place.y() - corner.y())
        return (card.key, part) if part is not None else None

    def _is_clone(self, place: QPoint) -> bool:
        index = self.indexAt(place)
        return index.isValid() and self._cards.at(index) is None

    # ---- size ----

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_cells()

    def _set_cells(self) -> None:
        gap = self.delegate.gap
        width = self.viewport().width() - 1  # QListView wraps what ends right at its edge
        count = columns(width - gap, gap, self._settings[Appearance].text_percent)
        cell = QSize(max(1, width // count), self.delegate.cell_height())
        if cell != self.gridSize():
            self.setGridSize(cell)
            self.verticalScrollBar().setSingleStep(cell.height() // 3)
