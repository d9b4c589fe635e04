"""A message at the lower edge that never takes the keyboard away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from soundalike.settings import Settings, Timing
from soundalike.settings.timing import MessageTime
from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.toast import TOAST_COLOURS, TOAST_ICONS, ToastFacts
from soundalike.ui.widgets.buttons import IconButton, TextButton
from soundalike.ui.widgets.labels import IconLabel, label
from soundalike.ui.widgets.margins import set_margins

_WIDEST = 560


class Toast(QFrame):
    """One message; it removes itself."""

    def __init__(
        self,
        theme: Theme,
        facts: ToastFacts,
        act: Callable[[], object] | None,
        parent: QWidget,
        time: MessageTime = "usual",
    ) -> None:
        super().__init__(parent)
        self.facts = facts
        self.setProperty("ground", "panel")
        sizes = theme.sizes
        layout = QHBoxLayout(self)
        set_margins(layout, sizes.large, sizes.medium, sizes.medium, sizes.medium)
        layout.setSpacing(sizes.medium)
        layout.addWidget(IconLabel(theme, TOAST_ICONS[facts.kind], TOAST_COLOURS[facts.kind]))
        words = label(facts.message, wrap=True)
        layout.addWidget(words, 1)
        if facts.action and act is not None:
            button = TextButton(theme, facts.action)
            button.clicked.connect(act)
            button.clicked.connect(self.dismiss)
            layout.addWidget(button)
        self.close_button = IconButton(theme, "close", tr("Close this message"))
        self.close_button.clicked.connect(self.dismiss)
        layout.addWidget(self.close_button)
        self.setAccessibleName(facts.message)
        self.dismissed = False
        seconds = facts.seconds(time)
        if seconds is not None:
            QTimer.singleShot(round(seconds * 1000), self, self.dismiss)

    def dismiss(self) -> None:
        """Removes it."""
        if not self.dismissed:
            self.dismissed = True
            self.hide()
            self.deleteLater()


class ToastArea(QObject):
    """Puts toasts above the lower edge of `host`, the newest lowest. How long they stay is as `settings` say."""

    def __init__(self, theme: Theme, host: QWidget, lift: int = 0, settings: Settings | None = None) -> None:
        super().__init__(host)
        self._settings = settings
        self._theme = theme
        self._host = host
        self._lift = lift
        self._toasts: list[Toast] = []
        host.installEventFilter(self)

    def show(self, facts: ToastFacts, act: Callable[[], object] | None = None) -> Toast:
        """Shows a message, and lets screen readers say it. The same message isn't shown twice at once."""
        for shown in self.shown():
            if shown.facts == facts and act is None:
                return shown
        time = self._settings[Timing].messages if self._settings is not None else "usual"
        toast = Toast(self._theme, facts, act, self._host, time)
        toast.destroyed.connect(self._place)
        self._toasts.append(toast)
        toast.show()
        self._place()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(toast, facts.message))
        return toast

    def shown(self) -> list[Toast]:
        """Those that can be seen."""
        self._toasts = [toast for toast in self._toasts if not toast.dismissed]
        return self._toasts

    def clear(self) -> None:
        """Removes all."""
        for toast in self.shown():
            toast.dismiss()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._host:
            self._place()
        return False

    def _place(self) -> None:
        margin = self._theme.sizes.large
        bottom = self._host.height() - self._lift - margin
        for toast in reversed(self.shown()):
            width = min(_WIDEST, self._host.width() - 2 * margin)
            toast.setFixedWidth(width)
            toast.adjustSize()
            bottom -= toast.height()
            toast.move((self._host.width() - width) // 2, bottom)
            toast.raise_()
            bottom -= self._theme.sizes.small
