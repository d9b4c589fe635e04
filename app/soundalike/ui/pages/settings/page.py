"""Settings that the window's first pages need: the look, the model in memory, what is kept."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QFrame, QHBoxLayout, QScrollArea, QSpinBox, QVBoxLayout, QWidget

from soundalike.errors import SoundalikeError
from soundalike.settings import Appearance, History, Model
from soundalike.ui.shell.page import Page, Surroundings
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.segmented import Segmented
from soundalike.ui.widgets.switch import Switch

_THEMES = (("system", "System"), ("light", "Light"), ("dark", "Dark"), ("high-contrast", "High contrast"))
_LOADS = (("first-use", "When first needed"), ("start", "At start"))


class SettingsPage(Page):
    """Every change is in effect at once, and kept."""

    def __init__(self, surroundings: Surroundings) -> None:
        super().__init__(surroundings)
        self._settings = surroundings.settings
        sizes = surroundings.theme.sizes
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(sizes.wide, sizes.medium, sizes.wide, sizes.wide)
        column.setSpacing(sizes.large)
        column.addWidget(label("Settings", "title"))
        column.addWidget(self._group("Look", self._look()))
        column.addWidget(self._group("Model", self._model()))
        column.addWidget(self._group("History", self._history()))
        column.addStretch()
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inside)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area)

    def left(self) -> None:
        self._save()

    def _look(self) -> list[tuple[str, QWidget, str]]:
        theme = Segmented(self.surroundings.theme, _THEMES, "Colours")
        theme.choose(self._settings[Appearance].theme)
        theme.changed.connect(lambda key: self._set(replace(self._settings[Appearance], theme=key)))
        self._settings.on_change(Appearance, lambda value: theme.choose(value.theme))
        size = self._number(75, 200, self._settings[Appearance].text_percent, " %", "Text size")
        size.setSingleStep(5)
        size.valueChanged.connect(lambda value: self._set(replace(self._settings[Appearance], text_percent=value)))
        self._settings.on_change(Appearance, lambda value: size.setValue(value.text_percent))
        return [("Colours", theme, ""), ("Text size", size, "")]

    def _model(self) -> list[tuple[str, QWidget, str]]:
        load = Segmented(self.surroundings.theme, _LOADS, "Load the model")
        load.choose(self._settings[Model].load)
        load.changed.connect(lambda key: self._set(replace(self._settings[Model], load=key)))
        idle = self._number(0, 1440, self._settings[Model].idle_minutes, " min", "Let it go after")
        idle.setSpecialValueText("never")
        idle.valueChanged.connect(lambda value: self._set(replace(self._settings[Model], idle_minutes=value)))
        threads = self._number(0, 256, self._settings[Model].threads, "", "Processor threads")
        threads.setSpecialValueText("what suits here")
        threads.setKeyboardTracking(False)
        threads.valueChanged.connect(lambda value: self._set(replace(self._settings[Model], threads=value)))
        return [
            ("Load the model", load, "Loaded at start, the first sound comes sooner."),
            ("Let it go after", idle, "Without use for so long, its memory is given back."),
            ("Processor threads", threads, "In effect when the model is loaded the next time."),
        ]

    def _history(self) -> list[tuple[str, QWidget, str]]:
        private = Switch(self.surroundings.theme, "Private: keep nothing of what is said")
        private.setChecked(self._settings[History].private)
        private.toggled.connect(lambda on: self._set(replace(self._settings[History], private=on)))
        self._settings.on_change(History, lambda value: private.setChecked(value.private))
        most = self._number(
            10, 1_000_000, self._settings[History].offer_clean_up_megabytes, " MB", "Offer to clean up above"
        )
        most.valueChanged.connect(
            lambda value: self._set(replace(self._settings[History], offer_clean_up_megabytes=value))
        )
        return [("Private", private, ""), ("Offer to clean up above", most, "")]

    def _number(self, least: int, most: int, value: int, unit: str, name: str) -> QSpinBox:
        box = QSpinBox()
        box.setRange(least, most)
        box.setValue(value)
        box.setSuffix(unit)
        box.setAccessibleName(name)
        box.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        box.setMaximumWidth(self.surroundings.theme.sizes.sidebar)
        return box

    def _group(self, title: str, rows: list[tuple[str, QWidget, str]]) -> QFrame:
        sizes = self.surroundings.theme.sizes
        panel = QFrame()
        panel.setProperty("ground", "panel")
        form = QFormLayout(panel)
        form.setContentsMargins(sizes.large, sizes.large, sizes.large, sizes.large)
        form.setHorizontalSpacing(sizes.wide)
        form.setVerticalSpacing(sizes.medium)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(label(title, "heading"))
        for name, widget, note in rows:
            named = label(name, "body-secondary")
            named.setMinimumWidth(sizes.sidebar)
            beside = QHBoxLayout()
            beside.addWidget(widget)
            beside.addStretch()
            form.addRow(named, beside)
            if note:
                form.addRow("", label(note, "secondary", wrap=True))
        return panel

    def _set(self, group: Any) -> None:
        self._settings.set(group)

    def _save(self) -> None:
        try:
            self._settings.save()
        except SoundalikeError as error:
            self.surroundings.toasts.show(ToastFacts(str(error), "warning"))


def make_page(surroundings: Surroundings) -> Page:
    """The page."""
    return SettingsPage(surroundings)
