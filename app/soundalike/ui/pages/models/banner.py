"""What speech is made on, and how fast it goes."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.labels import IconLabel, label
from soundalike.ui.widgets.margins import set_margins


class ProcessorBanner(QFrame):
    """`measure_wanted` comes when its button is pressed."""

    measure_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        sizes = theme.sizes
        self.setProperty("ground", "soft")
        self._heading = label("", "strong")
        self._words = label("", "secondary", wrap=True)
        self.measure = TextButton(theme, tr("Measure"), "ghost")
        self.measure.clicked.connect(self.measure_wanted)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._heading)
        words.addWidget(self._words)
        layout = QHBoxLayout(self)
        set_margins(layout, sizes.large + 2, sizes.medium, sizes.large, sizes.medium)
        layout.setSpacing(sizes.medium + 2)
        layout.addWidget(IconLabel(theme, "processor", "accent", sizes.icon_large))
        layout.addLayout(words, 1)
        layout.addWidget(self.measure)

    @property
    def words(self) -> str:
        return self._words.text()

    def show_words(self, heading: str, words: str) -> None:
        """What is true now."""
        self._heading.setText(heading)
        self._words.setText(words)
        self.setAccessibleName(tr("{heading}. {words}").format(heading=heading, words=words))

    def show_measuring(self, measuring: bool, measured: bool) -> None:
        """While it is measured the button says so."""
        self.measure.setEnabled(not measuring)
        self.measure.setText(tr("Measuring…") if measuring else tr("Measure again") if measured else tr("Measure"))
