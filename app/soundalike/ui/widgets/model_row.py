"""One model in the list: what it is, what it costs, how far it is, and what can be done with it."""

from __future__ import annotations

from typing import get_args

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.icons import draw_icon
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.model_rows import BUTTONS, ENTRIES, Button, ModelRow
from soundalike.ui.widgets.buttons import IconButton, TextButton
from soundalike.ui.widgets.labels import IconLabel, label
from soundalike.ui.widgets.margins import set_margins
from soundalike.ui.widgets.progress_row import ThinBar
from soundalike.ui.widgets.themed import mirrored, painting, rounded

_ICONS: dict[Button, str] = {"get": "open", "go-on": "open", "again": "retake", "resume": "play", "pause": "pause"}


class Chip(QWidget):
    """A word in a rounded frame; what is good has a tick, what isn't a warning."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words, self._kind = "", "plain"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def show_word(self, words: str, kind: str) -> None:
        """`kind` is "good", "plain" or "warning"."""
        self._words, self._kind = words, kind
        self.setVisible(bool(words))
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        sizes = self._theme.sizes
        metrics = QFontMetrics(self._theme.font(sizes.text_secondary))
        icon = sizes.icon_small + sizes.tiny if self._kind != "plain" else 0
        return QSize(metrics.horizontalAdvance(self._words) + icon + 2 * sizes.medium, metrics.height() + sizes.small)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        grounds = {"good": colours.good_soft, "warning": colours.warning_soft}
        inks = {"good": colours.good, "warning": colours.warning}
        icons = {"good": "check", "warning": "warning"}
        ink = inks.get(self._kind, colours.secondary)
        with painting(self) as painter:
            place = self.rect().toRectF()
            edge = "" if self._kind in grounds and colours.line != colours.text else colours.line
            rounded(painter, place, place.height() / 2, fill=grounds.get(self._kind, ""), edge=edge)
            left = place.left() + sizes.medium
            if self._kind in icons:
                side = sizes.icon_small
                spot = place.adjusted(sizes.medium, (place.height() - side) / 2, 0, 0)
                spot.setSize(QSize(side, side).toSizeF())
                draw_icon(painter, icons[self._kind], ink, mirrored(self, spot))
                left += side + sizes.tiny
            painter.setPen(ink)
            painter.setFont(self._theme.font(sizes.text_secondary))
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
            painter.drawText(mirrored(self, place.adjusted(left - place.left(), 0, 0, 0)), flags, self._words)


class ModelRowWidget(QFrame):
    """`pressed` comes with the model's name and the button's or the menu entry's word."""

    pressed = Signal(str, str)

    def __init__(self, theme: Theme, row: ModelRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._first = True
        self.row = row
        sizes = theme.sizes
        self._title = label("", "strong")
        self._detail = label("", "secondary", wrap=True)
        self._cost = label("", "secondary", wrap=True)
        self._bar = ThinBar(theme)
        self._progress = label("", "secondary", wrap=True)
        self._message_icon = IconLabel(theme, "warning", "warning", sizes.icon_small + 2)
        self._message = label("", "warning", wrap=True)
        self._message_row = QWidget()
        self._size = label("", "body-secondary")
        self._chip = Chip(theme)
        self.menu = QMenu(self)
        self.more = IconButton(theme, "more", tr("More"))
        self.buttons: dict[Button, TextButton | IconButton] = {}
        self._make_buttons()
        self._lay_out()
        self.more.clicked.connect(self._open_menu)
        self.show_row(row)

    def show_row(self, row: ModelRow) -> None:
        """As it is now."""
        self.row = row
        self._title.setText(row.title)
        self._detail.setText(row.detail)
        self._show_words(self._cost, row.cost)
        self._message.setText(row.message)
        self._message_row.setVisible(bool(row.message))
        self._message_icon.setVisible(bool(row.message) and (row.chip_kind == "warning" or row.job is not None))
        self._size.setText(row.size)
        self._chip.show_word(row.chip, row.chip_kind)
        under_way = row.job is not None and row.job.state != "failed"
        self._bar.setVisible(under_way)
        self._show_words(self._progress, row.job.words if under_way and row.job is not None else "")
        if under_way and row.job is not None:
            fraction = row.job.fraction
            self._bar.show_percent(None if fraction is None else int(fraction * 100))
            self._bar.setAccessibleName(tr("Getting {model}").format(model=row.title))
            self._bar.setAccessibleDescription(row.job.words)
        for key, button in self.buttons.items():
            button.setVisible(key in row.buttons)
            named = tr("{action}: {what}", "a button, and what it belongs to")
            button.setAccessibleName(named.format(action=tr(BUTTONS[key]), what=row.title))
        self.more.setVisible(bool(row.menu))
        self.more.set_name(tr("More for {what}").format(what=row.title))
        self.setAccessibleName(row.spoken)

    def set_first(self, first: bool) -> None:
        """The first row has no line above it."""
        self._first = first
        self.update()

    def fill_menu(self) -> None:
        """What else can be done with it."""
        self.menu.clear()
        for entry in self.row.menu:
            action = self.menu.addAction(tr(ENTRIES[entry]))
            action.triggered.connect(lambda _checked=False, entry=entry: self.pressed.emit(self.row.name, entry))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._first:
            with painting(self) as painter:
                painter.fillRect(0, 0, self.width(), 1, self._theme.colours.line)

    def _open_menu(self) -> None:
        self.fill_menu()
        self.menu.popup(self.more.mapToGlobal(QPoint(0, self.more.height())))

    def _make_buttons(self) -> None:
        for key in get_args(Button):
            made: TextButton | IconButton
            if key == "cancel":
                made = IconButton(self._theme, "close", tr("Cancel"))
            else:
                made = TextButton(self._theme, tr(BUTTONS[key]), icon_name=_ICONS.get(key, ""))
            made.clicked.connect(lambda _checked=False, key=key: self.pressed.emit(self.row.name, key))
            self.buttons[key] = made

    def _lay_out(self) -> None:
        sizes = self._theme.sizes
        words = QVBoxLayout()
        words.setSpacing(sizes.tiny - 1)
        words.addWidget(self._title)
        words.addWidget(self._detail)
        words.addWidget(self._cost)
        words.addWidget(self._bar)
        words.addWidget(self._progress)
        message = QHBoxLayout(self._message_row)
        message.setContentsMargins(0, 0, 0, 0)
        message.setSpacing(sizes.small)
        message.addWidget(self._message_icon, 0, Qt.AlignmentFlag.AlignTop)
        message.addWidget(self._message, 1)
        words.addWidget(self._message_row)
        layout = QHBoxLayout(self)
        set_margins(layout, sizes.large + 2, sizes.medium + 2, sizes.large, sizes.medium + 2)
        layout.setSpacing(sizes.medium)
        layout.addWidget(
            IconLabel(self._theme, "models", "secondary", sizes.icon + 2), 0, Qt.AlignmentFlag.AlignVCenter
        )
        layout.addSpacing(sizes.tiny)
        layout.addLayout(words, 1)
        layout.addWidget(self._size)
        layout.addWidget(self._chip, 0, Qt.AlignmentFlag.AlignVCenter)
        for button in self.buttons.values():
            layout.addWidget(button)
        layout.addWidget(self.more)

    @staticmethod
    def _show_words(shown: QWidget, words: str) -> None:
        shown.setText(words)  # type: ignore[attr-defined]  # labels
        shown.setVisible(bool(words))
