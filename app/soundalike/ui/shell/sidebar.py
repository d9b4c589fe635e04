"""The list of pages at the left: icons and words, or icons alone where there is little room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFontMetrics, QKeyEvent, QKeySequence, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QRadioButton, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.pages.table import PageRow
from soundalike.ui.theme.icons import draw_icon
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.labels import IconLabel, label
from soundalike.ui.widgets.margins import set_margins
from soundalike.ui.widgets.themed import focus_ring, mirrored, painting, rounded


class SidebarRow(QRadioButton):
    """One page's row."""

    def __init__(self, theme: Theme, row: PageRow) -> None:
        super().__init__()
        self._theme = theme
        self._row = row
        self._narrow = False
        self._hovered = False
        self.setCheckable(True)
        self.setText(tr(row.title))
        self.setAccessibleName(tr(row.title))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)
        self.set_narrow(False)

    def set_narrow(self, narrow: bool) -> None:
        """Words or none."""
        self._narrow = narrow
        key = QKeySequence(self._row.key).toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(
            tr("{command} ({key})", "a command and its key").format(command=self.text(), key=key) if narrow else key
        )
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        sizes = self._theme.sizes
        if self._narrow:
            return QSize(sizes.sidebar_row, sizes.sidebar_row)
        words = QFontMetrics(self._theme.font(sizes.text_body, sizes.strong)).horizontalAdvance(self.text())
        return QSize(words + sizes.icon + 3 * sizes.medium, sizes.sidebar_row)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()
        super().leaveEvent(event)

    def hitButton(self, _position: object) -> bool:
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is not None:
            self._go(step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def _go(self, step: int) -> None:
        """To a neighbour, without opening it: the tab key knows only the one that is shown."""
        group = self.group()
        rows = group.buttons() if group is not None else [self]
        at = rows.index(self) + step
        if 0 <= at < len(rows):
            rows[at].setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        chosen = self.isChecked()
        with painting(self) as painter:
            if chosen or self._hovered or self.isDown():
                fill = colours.surface if chosen else colours.hover
                edge = colours.line if chosen and colours.line in (colours.text, colours.control) else ""
                rounded(painter, QRectF(self.rect()), sizes.control_corner, fill=fill, edge=edge)
            left = (self.width() - sizes.icon) / 2 if self._narrow else sizes.medium - 1
            place = QRectF(left, (self.height() - sizes.icon) / 2, sizes.icon, sizes.icon)
            ink = colours.accent if chosen else colours.secondary
            draw_icon(painter, self._row.icon, ink, mirrored(self, place))
            if not self._narrow:
                painter.setFont(self._theme.font(sizes.text_body, sizes.strong if chosen else sizes.regular))
                painter.setPen(QColor(colours.text if chosen else colours.secondary))
                x = place.right() + sizes.medium
                words = mirrored(self, QRectF(x, 0, self.width() - x, self.height()))
                painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
            focus_ring(painter, self, self._theme, sizes.control_corner)


class Sidebar(QWidget):
    """`chosen` comes with the id of a page that was pressed."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, pages: Sequence[PageRow], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: dict[str, SidebarRow] = {}
        self._group = QButtonGroup(self)
        self.setProperty("ground", "sidebar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(tr("Pages"))
        sizes = theme.sizes
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.medium - 2, sizes.large, sizes.medium - 2, sizes.medium)
        layout.setSpacing(2)
        self._brand, self._brand_words = self._make_brand()
        layout.addWidget(self._brand)
        layout.addSpacing(sizes.large)
        for place in ("top", "bottom"):
            for row in (page for page in pages if page.place == place):
                layout.addWidget(self._add(row))
            if place == "top":
                layout.addStretch()
        self.narrow = False
        self.set_narrow(False)
        theme.changed.connect(lambda: self.set_narrow(self.narrow))

    def show_page(self, page: str) -> None:
        """Marks the page that is shown."""
        self._rows[page].setChecked(True)
        # Qt sends the tab key to the chosen one of a group, and stays where it is when that doesn't take it.
        for name, row in self._rows.items():
            row.setFocusPolicy(Qt.FocusPolicy.TabFocus if name == page else Qt.FocusPolicy.NoFocus)

    def set_narrow(self, narrow: bool) -> None:
        """Icons alone, or with words."""
        self.narrow = narrow
        sizes = self._theme.sizes
        widest = max((row.fontMetrics().horizontalAdvance(row.text()) for row in self._rows.values()), default=0)
        self._brand_words.ensurePolished()
        brand = self._brand_words.fontMetrics().horizontalAdvance(self._brand_words.text())
        wide = max(sizes.sidebar, widest + 4 * sizes.wide, brand + sizes.icon + 2 * sizes.wide)
        self.setFixedWidth(sizes.sidebar_narrow if narrow else wide)
        self._brand_words.setVisible(not narrow)
        for row in self._rows.values():
            row.set_narrow(narrow)

    def _make_brand(self) -> tuple[QWidget, QLabel]:
        sizes = self._theme.sizes
        brand = QWidget()
        layout = QHBoxLayout(brand)
        set_margins(layout, sizes.medium - 2, 0, 0, 0)
        layout.setSpacing(sizes.medium - 2)
        layout.addWidget(IconLabel(self._theme, "speak", "accent", sizes.icon + 2))
        words = label("Soundalike", "heading")
        layout.addWidget(words)
        layout.addStretch()
        return brand, words

    def _add(self, page: PageRow) -> SidebarRow:
        row = SidebarRow(self._theme, page)
        row.clicked.connect(lambda: self.chosen.emit(page.id))
        self._group.addButton(row)
        self._rows[page.id] = row
        return row
