"""The voices that were deleted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.history import size_in_words, when
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.dialog import Dialog
from soundalike.ui.widgets.labels import label

if TYPE_CHECKING:
    from soundalike.voices import TrashedVoice

SIZE = (520, 400)


class TrashDialog(Dialog):
    """`restore_wanted` and `forget_wanted` come with a `TrashedVoice`."""

    restore_wanted = Signal(object)
    forget_wanted = Signal(object)
    empty_wanted = Signal()

    def __init__(self, theme: Theme, voices: Sequence[TrashedVoice], parent: QWidget) -> None:
        super().__init__(tr("Deleted voices"), parent)
        sizes = theme.sizes
        self._voices = list(voices)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Deleted voices"))
        for voice in voices:
            self.list.addItem(QListWidgetItem(_line(voice)))
        self.restore = TextButton(theme, tr("Take it back"), icon_name="undo")
        self.forget = TextButton(theme, tr("Forget it…"), icon_name="trash")
        self.empty = TextButton(theme, tr("Empty the trash"))
        self.close_button = TextButton(theme, tr("Close"))
        total = size_in_words(sum(voice.bytes for voice in voices))
        words = tr("They take {total}.").format(total=total) if voices else tr("No voice was deleted.")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.wide, sizes.large, sizes.wide, sizes.large)
        layout.setSpacing(sizes.medium)
        layout.addWidget(self.list, 1)
        layout.addWidget(label(words, "secondary"))
        row = QHBoxLayout()
        row.setSpacing(sizes.small)
        for button in (self.restore, self.forget, self.empty):
            row.addWidget(button)
        row.addStretch()
        row.addWidget(self.close_button)
        layout.addLayout(row)
        self.resize(*SIZE)
        self.list.currentRowChanged.connect(lambda _row: self._show_buttons())
        self.list.itemActivated.connect(lambda _item: self._act(self.restore_wanted))
        self.restore.clicked.connect(lambda: self._act(self.restore_wanted))
        self.forget.clicked.connect(lambda: self._act(self.forget_wanted))
        self.empty.clicked.connect(self._empty)
        self.close_button.clicked.connect(self.close)
        if voices:
            self.list.setCurrentRow(0)
        self._show_buttons()

    def _act(self, signal: object) -> None:
        row = self.list.currentRow()
        if row >= 0:
            voice = self._voices[row]
            self.close()
            signal.emit(voice)  # type: ignore[attr-defined]  # a bound signal has no type of its own

    def _empty(self) -> None:
        self.close()
        self.empty_wanted.emit()

    def _show_buttons(self) -> None:
        for button in (self.restore, self.forget):
            button.setEnabled(self.list.currentRow() >= 0)
        self.empty.setEnabled(bool(self._voices))


def _line(voice: TrashedVoice) -> str:
    name = " ".join(voice.name.split())
    try:
        moment = datetime.fromisoformat(voice.deleted).astimezone()
    except ValueError:
        return f"{name}  ·  {voice.deleted}"
    words = when(moment, date.today())
    words = words[:1].lower() + words[1:]
    return tr("{name}  ·  deleted {when}", "Anna  ·  deleted today 14:05").format(name=name, when=words)
