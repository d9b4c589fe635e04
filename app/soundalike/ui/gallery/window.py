"""Every part of the window in every state, in each look: for those who work on it, and for screenshots."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from soundalike.paths import Places
from soundalike.settings import Appearance, Settings
from soundalike.settings.appearance import ThemeChoice
from soundalike.ui.gallery.parts import SECTIONS
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.segmented import Segmented

LOOKS: tuple[tuple[ThemeChoice, str], ...] = (("light", "Light"), ("dark", "Dark"), ("high-contrast", "High contrast"))


class Gallery(QWidget):
    """A column of sections; the look is chosen above."""

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__()
        self.setWindowTitle("Soundalike: parts of the window")
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        sizes = theme.sizes
        looks = Segmented(theme, LOOKS, "Look")
        looks.choose(settings[Appearance].theme if settings[Appearance].theme != "system" else "light")
        looks.changed.connect(lambda key: settings.set(replace(settings[Appearance], theme=key)))
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(sizes.wide, sizes.wide, sizes.wide, sizes.wide)
        grid.setHorizontalSpacing(sizes.page)
        grid.setVerticalSpacing(sizes.wide)
        for at, section in enumerate(SECTIONS):
            grid.addWidget(self._section(theme, section.title, section.make(theme)), at // 2, at % 2)
        grid.setRowStretch(len(SECTIONS), 1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inside)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, sizes.medium, 0, 0)
        layout.addWidget(looks, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(area)
        self.resize(1100, 900)

    def _section(self, theme: Theme, title: str, parts: list[QWidget]) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.sizes.medium)
        column.addWidget(label(title, "heading"))
        for part in parts:
            column.addWidget(part)
        column.addStretch()
        return box


def show_gallery(application: QApplication, places: Places) -> int:
    """Shows it until it is closed; nothing is kept."""
    settings = Settings.load(places.config_file)
    theme = Theme(settings)
    gallery = Gallery(theme, settings)
    gallery.show()
    return application.exec()
