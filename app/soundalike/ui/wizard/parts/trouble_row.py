"""What is wrong with the microphone or the disk, and what to do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.labels import IconLabel, label
from soundalike.ui.wizard.context import WizardContext

if TYPE_CHECKING:
    from soundalike.audio.microphone.trouble import Trouble


class TroubleRow(QFrame):
    """Comes and goes with the recorder's troubles; a full disk stays until the line is kept."""

    def __init__(self, context: WizardContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = context.surroundings.theme
        sizes = theme.sizes
        self._recorder = context.recorder
        self.setProperty("chip", "warning")
        self.words = label("", wrap=True)
        self.again = TextButton(theme, tr("Keep it now"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(sizes.medium, sizes.small, sizes.medium, sizes.small)
        layout.setSpacing(sizes.small)
        layout.addWidget(IconLabel(theme, "warning", "warning", sizes.large))
        layout.addWidget(self.words, 1)
        layout.addWidget(self.again)
        self.again.clicked.connect(self._recorder.keep_again)
        self._recorder.troubled.connect(self._show)
        self._recorder.disk_full.connect(self._full)
        self._recorder.line_read.connect(lambda _line, _verdict: self._show(self._recorder.trouble))
        self._show(self._recorder.trouble)

    def _show(self, trouble: Trouble | None) -> None:
        if self._recorder.state == "keeping" and self.again.isVisibleTo(self):
            return
        self.again.hide()
        self._say(trouble.words.strip() if trouble is not None else "")

    def _full(self, sentence: str) -> None:
        self.again.show()
        self._say(sentence)

    def _say(self, sentence: str) -> None:
        changed = sentence != self.words.text()
        self.words.setText(sentence)
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))
        if changed and sentence:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))
