"""Which microphone it is, and which others there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QWidget

from soundalike.translation import tr
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.wizard.context import WizardContext

if TYPE_CHECKING:
    from soundalike.audio.microphone.inputs import InputDevice


class DeviceMenu(TextButton):
    """`USB microphone · 48 kHz`; what hears an output comes last, and is named as such."""

    def __init__(self, context: WizardContext, parent: QWidget | None = None) -> None:
        super().__init__(context.surroundings.theme, "", icon_name="microphone", parent=parent)
        self._recorder = context.recorder
        self.setProperty("kind", "chip")
        self._menu = QMenu(self)
        self.setMenu(self._menu)
        self._menu.aboutToShow.connect(self._fill)
        self._recorder.changed.connect(self._show)
        self._recorder.inputs_changed.connect(lambda _inputs: self._show())
        self._show()

    def devices(self) -> list[InputDevice]:
        """In the menu's order."""
        inputs = self._recorder.inputs
        known = inputs.devices if inputs is not None else ()
        return sorted(known, key=lambda device: (device.monitor, not device.default, device.description.casefold()))

    def choose(self, name: str) -> None:
        """Another microphone."""
        self._recorder.choose(name)

    def _fill(self) -> None:
        self._menu.clear()
        present = self._recorder.device
        for device in self.devices():
            action = self._menu.addAction(device.words)
            action.setCheckable(True)
            action.setChecked(present is not None and present.name == device.name)
            action.triggered.connect(lambda _checked=False, name=device.name: self.choose(name))
        if self._menu.isEmpty():
            self._menu.addAction(tr("No microphone is plugged in")).setEnabled(False)

    def _show(self) -> None:
        device = self._recorder.device
        words = tr("No microphone") if device is None else f"{device.words} · {device.detail}"
        if words != self.text():
            self.set_words(words)
            self.setAccessibleName(tr("Microphone: {name}").format(name=words))
        self.setEnabled(self._recorder.state not in ("recording", "countdown", "room", "keeping"))
