"""Advanced options of the voice that is chosen."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from soundalike.settings import Speaking, VoiceOptions
from soundalike.translation import tr
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.advanced import OptionRow, option_rows, with_value
from soundalike.ui.view_models.recipes import MOST_SEED, OWN_VOICE_KEY
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.dialog import Dialog
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.number_box import NumberBox
from soundalike.ui.widgets.switch import Switch

if TYPE_CHECKING:
    from soundalike.engine.types import ModelDescription

WIDTH = 620
LARGEST_SEED = 2**32 - 1


class AdvancedDialog(Dialog):
    """It stays open beside the window, for the voice that was chosen when it was opened; every change holds from the
    next sentence that is spoken."""

    def __init__(self, surroundings: Surroundings, model: ModelDescription, voice: str, parent: QWidget) -> None:
        super().__init__(tr("Advanced options"), parent, WIDTH)
        self._around = surroundings
        self._voice = surroundings.settings[Speaking].voice or OWN_VOICE_KEY
        self._rows: list[tuple[OptionRow, NumberBox]] = []
        sizes = surroundings.theme.sizes
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.wide, sizes.wide, sizes.wide, sizes.wide)
        layout.setSpacing(sizes.large)
        layout.addWidget(
            label(
                tr("For {voice}. An empty field leaves it to the model.").format(voice=voice),
                "body-secondary",
                wrap=True,
            )
        )
        layout.addLayout(self._grid(option_rows(model)))
        layout.addLayout(self._seed_row())
        buttons = QHBoxLayout()
        reset = TextButton(surroundings.theme, tr("Leave all to the model"))
        reset.clicked.connect(self._reset)
        done = TextButton(surroundings.theme, tr("Close"))
        done.clicked.connect(self.accept)
        for button in (reset, done):
            button.setAutoDefault(False)  # Enter belongs to the field that is typed in
        buttons.addWidget(reset)
        buttons.addStretch()
        buttons.addWidget(done)
        layout.addLayout(buttons)
        self._show()

    def box(self, field: str) -> NumberBox:
        """The field of one option."""
        return next(box for row, box in self._rows if row.field == field)

    def _grid(self, rows: list[OptionRow]) -> QGridLayout:
        sizes = self._around.theme.sizes
        grid = QGridLayout()
        grid.setHorizontalSpacing(sizes.large)
        grid.setVerticalSpacing(sizes.small)
        for at, row in enumerate(rows):
            usual = f"{row.usual:.{row.decimals}f}" if row.usual else tr("automatic", "a value that the model chooses")
            box = NumberBox(row.name, row.least, row.most, row.step, row.decimals, usual)
            box.changed.connect(lambda value, row=row: self._set(row, value))
            self._rows.append((row, box))
            grid.addWidget(label(row.name), at, 0)
            grid.addWidget(box, at, 1)
            grid.addWidget(label(row.note, "secondary", wrap=True), at, 2)
        grid.setColumnStretch(2, 1)
        return grid

    def _seed_row(self) -> QHBoxLayout:
        self.lock = Switch(self._around.theme, tr("Always the same seed"))
        self.seed = NumberBox(tr("Seed"), 0, LARGEST_SEED, 1, 0, tr("new each time"))
        self.lock.toggled.connect(self._lock)
        self.seed.changed.connect(self._set_seed)
        row = QHBoxLayout()
        row.addWidget(self.lock)
        row.addStretch()
        row.addWidget(self.seed)
        return row

    def _options(self) -> VoiceOptions:
        return self._around.settings.voice(self._voice)

    def _keep(self, options: VoiceOptions) -> None:
        self._around.settings.set_voice(self._voice, options)

    def _set(self, row: OptionRow, value: float | None) -> None:
        self._keep(with_value(self._options(), row, value))

    def _lock(self, on: bool) -> None:
        options = self._options()
        seed = options.seed if options.seed or not on else 1 + secrets.randbelow(MOST_SEED)
        self._keep(replace(options, seed_locked=on, seed=seed))
        self.seed.setEnabled(on)
        self.seed.show_value(float(seed) if on else None)

    def _set_seed(self, value: float | None) -> None:
        if value is None:  # an empty field says "new each time"
            self.lock.setChecked(False)
        else:
            self._keep(replace(self._options(), seed=int(value)))

    def _reset(self) -> None:
        self._keep(VoiceOptions())
        self._show()

    def _show(self) -> None:
        options = self._options()
        for row, box in self._rows:
            box.show_value(getattr(options, row.field) or None)
        self.lock.setChecked(options.seed_locked)
        self.seed.setEnabled(options.seed_locked)
        self.seed.show_value(float(options.seed) if options.seed_locked else None)
