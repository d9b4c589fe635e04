"""Asked before a voice is forgotten: nothing of it can be made again."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.dialog import Dialog
from soundalike.ui.widgets.labels import label

WIDTH = 460


class ForgetDialog(Dialog):
    """Says all that will be gone. The keyboard is on Cancel; `confirmed` comes when it is really wanted."""

    confirmed = Signal()

    def __init__(self, theme: Theme, name: str, clip: bool, parent: QWidget) -> None:
        super().__init__(tr("Forget a voice"), parent, WIDTH)
        sizes = theme.sizes
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.wide, sizes.wide, sizes.wide, sizes.large)
        layout.setSpacing(sizes.medium)
        layout.addWidget(label(tr("Forget {name}?").format(name=" ".join(name.split())), "heading", wrap=True))
        layout.addWidget(label(tr("This is gone for good, here and in the trash:"), wrap=True))
        for line in forgotten_things(clip):
            layout.addWidget(label(f"•  {line}", wrap=True))
        layout.addWidget(
            label(
                tr("It can't be undone. Files that you exported stay where you put them."), "body-secondary", wrap=True
            )
        )
        buttons = QHBoxLayout()
        buttons.addStretch()
        self.cancel = TextButton(theme, tr("Cancel"))
        self.forget = TextButton(theme, tr("Forget it"), icon_name="trash")
        for button in (self.forget, self.cancel):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        self.cancel.setDefault(True)
        layout.addSpacing(sizes.small)
        layout.addLayout(buttons)
        self.cancel.clicked.connect(self.reject)
        self.forget.clicked.connect(self._confirm)
        self.cancel.setFocus()

    def _confirm(self) -> None:
        self.accept()
        self.confirmed.emit()


def forgotten_things(clip: bool) -> list[str]:
    """What goes, in words; `clip`: whether there may be a recording."""
    recording = [tr("the cleaned recording that it was made from")] if clip else []
    return [
        tr("the voice and its record of consent, with the spoken statement if there is one"),
        *recording,
        tr("every take and line of the history in this voice"),
        tr("its copies for other models, and phrases that were kept as sound"),
    ]
