"""One finding: an icon, a word and a sentence."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.verdict import GRADE_COLOURS, GRADE_ICONS, Verdict
from soundalike.ui.widgets.labels import IconLabel, label


class VerdictTile(QFrame):
    """Shows a `Verdict`; its name and description say the same."""

    def __init__(self, theme: Theme, verdict: Verdict, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("ground", "panel")
        sizes = theme.sizes
        self._icon = IconLabel(theme, "", size=sizes.large)
        self._subject = label("", "strong")
        self._sentence = label("", "body-secondary", wrap=True)
        top = QHBoxLayout()
        top.setSpacing(sizes.small)
        top.addWidget(self._icon)
        top.addWidget(self._subject)
        top.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.large, sizes.medium, sizes.large, sizes.medium)
        layout.setSpacing(sizes.tiny)
        layout.addLayout(top)
        layout.addWidget(self._sentence)
        self.show_verdict(verdict)

    def show_verdict(self, verdict: Verdict) -> None:
        """Another finding."""
        self._icon.show_icon(GRADE_ICONS[verdict.grade], GRADE_COLOURS[verdict.grade])
        self._subject.setText(verdict.subject)
        self._sentence.setText(verdict.sentence)
        self.setAccessibleName(verdict.words)
        self.setAccessibleDescription(verdict.sentence)
