"""What the compact window has to say, in a line that is only there while it is needed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.compact_notice import NOTICE_ICONS, Notice
from soundalike.ui.widgets.buttons import IconButton
from soundalike.ui.widgets.labels import ElidedLabel, IconLabel, label
from soundalike.ui.widgets.margins import set_margins
from soundalike.ui.widgets.themed import repolish

_ANNOUNCED = ("info", "warning", "error")


class NoticeRow(QFrame):
    """What sounds is one line that ends in …; what is wrong is shown whole, in as many lines as it needs."""

    stop_wanted = Signal()
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        sizes = theme.sizes
        self._notice: Notice | None = None
        self._icon = IconLabel(theme, "info")
        self._short = ElidedLabel()
        self._long = label("", wrap=True)
        self.stop_button = IconButton(theme, "stop", tr("Stop"), colour="text")
        self.close_button = IconButton(theme, "close", tr("Close this message"))
        self.stop_button.clicked.connect(self.stop_wanted)
        self.close_button.clicked.connect(self.closed)
        layout = QHBoxLayout(self)
        set_margins(layout, sizes.small + 2, sizes.tiny, sizes.tiny, sizes.tiny)
        layout.setSpacing(sizes.small)
        layout.addWidget(self._icon)
        layout.addWidget(self._short, 1)
        layout.addWidget(self._long, 1)
        layout.addWidget(self.stop_button)
        layout.addWidget(self.close_button)
        self.show_notice(None)

    @property
    def notice(self) -> Notice | None:
        """What is said now."""
        return self._notice

    def show_notice(self, notice: Notice | None) -> None:
        """Says this; nothing with None."""
        if notice == self._notice and self.isHidden() == (notice is None):
            return
        self._notice = notice
        self.setVisible(notice is not None)
        if notice is None:
            return
        whole = notice.kind in _ANNOUNCED
        self._icon.show_icon(*NOTICE_ICONS[notice.kind])
        self._short.setText("" if whole else notice.words)
        self._long.setText(notice.words if whole else "")
        self._short.setVisible(not whole)
        self._long.setVisible(whole)
        self.stop_button.setVisible(notice.action == "stop")
        self.close_button.setVisible(notice.action == "close")
        self.setAccessibleName(notice.words)
        self.setProperty("ground", "sounding" if notice.kind == "sounding" else "note")
        repolish(self)
        if whole:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, notice.words))
