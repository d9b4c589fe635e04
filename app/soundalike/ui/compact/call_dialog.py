"""Which output the compact window speaks to, so that others hear it in a call."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.outputs import OutputChoice, call_choices
from soundalike.ui.widgets.button_row import button_row
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.dialog import Dialog
from soundalike.ui.widgets.labels import label

WIDTH = 440


class CallDialog(Dialog):
    """Virtual outputs come first. `chosen` comes with an output; one without a name means the main window's."""

    chosen = Signal(object)
    look_again_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Speak into a call"), parent, WIDTH)
        sizes = theme.sizes
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Sound output of this window"))
        self.list.setUniformItemSizes(False)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(4 * sizes.button)
        self.again = TextButton(theme, tr("Look again"))
        self.cancel = TextButton(theme, tr("Cancel"))
        self.use = TextButton(theme, tr("Use it"), "primary")
        for button in (self.again, self.cancel):
            button.setAutoDefault(False)
        self.use.setDefault(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.wide, sizes.wide, sizes.wide, sizes.large)
        layout.setSpacing(sizes.medium)
        layout.addWidget(label(tr("What is spoken in this window goes to:"), "heading", wrap=True))
        layout.addWidget(self.list, 1)
        explained = tr(
            "A virtual cable is an output that other programs hear as a microphone. Choose it here, and choose the same"
            " cable as the microphone of the call."
        )
        layout.addWidget(label(explained, "body-secondary", wrap=True))
        layout.addLayout(button_row(theme, self.again, self.cancel, self.use))
        self.cancel.clicked.connect(self.reject)
        self.use.clicked.connect(self._use)
        self.again.clicked.connect(self.look_again_wanted)
        self.list.itemDoubleClicked.connect(lambda _item: self._use())

    def show_outputs(self, outputs: Sequence[OutputChoice], chosen: OutputChoice) -> None:
        """Those there are; the chosen one is listed even if it isn't there."""
        self.list.clear()
        for output in call_choices(outputs, chosen):
            self._add(output, chosen)
        self.list.setFocus()

    def _add(self, output: OutputChoice, chosen: OutputChoice) -> None:
        item = QListWidgetItem(output.words)
        item.setData(Qt.ItemDataRole.UserRole, output)
        self.list.addItem(item)
        if output.name == chosen.name:
            self.list.setCurrentItem(item)

    def _use(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))
            self.accept()
