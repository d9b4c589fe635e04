"""A card that says what one could do next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.buttons import IconButton, TextButton
from soundalike.ui.widgets.labels import IconLabel, label


class InfoCard(QFrame):
    """Icon, heading, sentence and a button. `chosen` comes when the button is pressed; without words, no button.

    A `closable` one has a button for that, and `closed` comes with it.
    """

    chosen = Signal()
    closed = Signal()

    def __init__(
        self,
        theme: Theme,
        icon_name: str,
        heading: str,
        sentence: str,
        action: str = "",
        *,
        primary: bool = False,
        closable: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        sizes = theme.sizes
        self.setProperty("ground", "card")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.large + 2, sizes.large + 2, sizes.large + 2, sizes.large + 2)
        layout.setSpacing(sizes.small)
        top = QHBoxLayout()
        top.addWidget(IconLabel(theme, icon_name, "accent", sizes.icon_large))
        top.addStretch()
        if closable:
            close = IconButton(theme, "close", tr("Close: {what}").format(what=heading))
            close.clicked.connect(self.closed)
            top.addWidget(close)
        layout.addLayout(top)
        layout.addWidget(label(heading, "heading", wrap=True))
        self._sentence = label(sentence, "body-secondary", wrap=True)
        layout.addWidget(self._sentence)
        if action:
            button = TextButton(theme, action, "primary" if primary else "plain")
            button.clicked.connect(self.chosen)
            layout.addSpacing(sizes.tiny)
            layout.addWidget(button)
            layout.setAlignment(button, Qt.AlignmentFlag.AlignLeft)
        self.setAccessibleName(heading)
        self.setAccessibleDescription(sentence)

    def say(self, sentence: str) -> None:
        """Another sentence."""
        self._sentence.setText(sentence)
        self.setAccessibleDescription(sentence)
