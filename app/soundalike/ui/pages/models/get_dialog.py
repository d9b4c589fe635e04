"""What getting a model takes: the sizes it can be made in, what is fetched and kept, and from whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFormLayout,
    QFrame,
    QVBoxLayout,
    QWidget,
)

from soundalike.translation import tr
from soundalike.ui.services.model_jobs import GetWish
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.model_presets import PresetChoice, preset_choices
from soundalike.ui.view_models.model_rows import size_words
from soundalike.ui.widgets.button_row import button_row
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.dialog import Dialog
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.margins import set_margins
from soundalike.ui.widgets.radio import Radio
from soundalike.ui.widgets.switch import Switch
from soundalike.weight_choices import DEFAULT_WEIGHTS

if TYPE_CHECKING:
    from soundalike.models.catalogue import CatalogueEntry
    from soundalike.settings import Measured

WIDTH = 540
SPARE_BYTES = 32 << 20
"""Left free beside what is needed, as the download does (soundalike/free_space.py)."""


class GetDialog(Dialog):
    """`wanted` comes with a `GetWish`. Nothing is asked of any network before."""

    wanted = Signal(object)

    def __init__(
        self,
        theme: Theme,
        entry: CatalogueEntry,
        free_bytes: int,
        parent: QWidget,
        *,
        own: Sequence[Path] = (),
        again: bool = False,
        measured: Mapping[str, Measured] | None = None,
    ) -> None:
        """`own` are official files that are here already: they are converted, nothing is fetched.

        `measured` is what was measured here, by presets.
        """
        title = tr("Get {model}") if not own else tr("Convert {model}")
        super().__init__(title.format(model=entry.title), parent, WIDTH)
        self._theme, self._entry, self._own, self._again = theme, entry, tuple(own), again
        self._free = free_bytes
        self._choices = preset_choices(entry, download=not own, measured=measured)
        self._group = QButtonGroup(self)
        self.radios: dict[str, Radio] = {}
        self.meanwhile = label("")
        self.problem = label("", "warning", wrap=True)
        self.keep_source = Switch(theme, tr("Keep the fetched files, to make other sizes of them later"), wrap=True)
        self.get = TextButton(theme, tr("Get") if not own else tr("Convert"), "primary")
        self.cancel = TextButton(theme, tr("Cancel"))
        self._lay_out()
        self._group.idClicked.connect(lambda _id: self._show())
        self.get.clicked.connect(self._accept)
        self.cancel.clicked.connect(self.reject)
        self.get.setDefault(True)
        self._show()

    @property
    def chosen(self) -> PresetChoice:
        """The size that it is to be made in."""
        return self._choices[self._group.checkedId()]

    def _lay_out(self) -> None:
        sizes, entry = self._theme.sizes, self._entry
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.wide, sizes.wide, sizes.wide, sizes.large)
        layout.setSpacing(sizes.medium)
        layout.addWidget(label(entry.title, "title"))
        layout.addWidget(label(entry.good_for, "body-secondary", wrap=True))
        layout.addWidget(self._presets())
        form = QFormLayout()
        form.setHorizontalSpacing(sizes.wide)
        form.setVerticalSpacing(sizes.small)
        if not self._own:
            once = tr("{size}, once") if entry.pin is not None else tr("about {size}, once")
            download = label(once.format(size=size_words(entry.download_bytes)))
            form.addRow(label(tr("To download"), "body-secondary"), download)
        form.addRow(label(tr("Needed meanwhile"), "body-secondary"), self.meanwhile)
        form.addRow(label(tr("Free on this disk"), "body-secondary"), label(size_words(self._free)))
        form.addRow(label(tr("Licence"), "body-secondary"), label(entry.licence))
        languages = tr(", ", "between the items of a list").join(entry.languages)
        form.addRow(label(tr("Languages"), "body-secondary"), label(languages))
        if not self._own:
            checked = (
                tr("{repository}; hashes that a maintainer checked")
                if entry.pin is not None
                else tr("{repository}; the hub's own hashes are checked")
            )
            source = label(checked.format(repository=entry.repository), wrap=True)
            # A wrapped label doesn't ask for room for its longest word.
            source.setMinimumWidth(source.fontMetrics().horizontalAdvance(f"{entry.repository}; "))
            form.addRow(label(tr("From", "where a model is fetched from"), "body-secondary"), source)
        layout.addLayout(form)
        self.keep_source.setVisible(not self._own)
        layout.addWidget(self.keep_source)
        layout.addWidget(self.problem)
        layout.addLayout(button_row(self._theme, self.cancel, self.get))

    def _presets(self) -> QFrame:
        sizes = self._theme.sizes
        panel = QFrame()
        panel.setProperty("ground", "panel")
        column = QVBoxLayout(panel)
        column.setContentsMargins(sizes.large, sizes.medium, sizes.large, sizes.medium)
        column.setSpacing(sizes.tiny)
        for number, choice in enumerate(self._choices):
            radio = Radio(self._theme, choice.title)
            radio.setAccessibleDescription(choice.note)
            self._group.addButton(radio, number)
            self.radios[choice.key] = radio
            below = QVBoxLayout()
            set_margins(below, sizes.icon + sizes.small, 0, 0, sizes.small)
            below.addWidget(label(choice.note, "secondary", wrap=True))
            column.addWidget(radio)
            column.addLayout(below)
        usual = self.radios.get(DEFAULT_WEIGHTS) or next(iter(self.radios.values()))
        usual.setChecked(True)
        usual.setFocus()
        return panel

    def _show(self) -> None:
        needed = self.chosen.meanwhile_bytes
        self.meanwhile.setText(size_words(needed))
        enough = self._free >= needed + SPARE_BYTES
        self.problem.setVisible(not enough)
        self.problem.setText(
            tr(
                "There isn't enough room: {needed} are needed, and {free} are free. "
                "Make room, choose another size, or keep models in another folder (Settings)."
            ).format(needed=size_words(needed + SPARE_BYTES), free=size_words(self._free))
        )
        self.get.setEnabled(enough)
        if self.isVisible():
            self.fit()

    def _accept(self) -> None:
        wish = GetWish(self._entry, self.chosen.key, self._own, self.keep_source.isChecked(), self._again)
        self.accept()
        self.wanted.emit(wish)
