"""What sounds by the wish of another window: its waveform is seen here, and Stop stops it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from soundalike.ui.pages.speak.controller import FRAME_MILLISECONDS, SpeakController
from soundalike.ui.services.sounding import Sounding
from soundalike.ui.widgets.transport_bar import TransportBar


class Elsewhere(QObject):
    """Shows it while this page itself is silent; what this page speaks is the controller's affair."""

    def __init__(self, sounding: Sounding, transport: TransportBar, controller: SpeakController) -> None:
        super().__init__(transport)
        self._sounding = sounding
        self._transport = transport
        self._controller = controller
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MILLISECONDS)
        self._frames.timeout.connect(self._show_frame)
        sounding.changed.connect(self._frames.start)
        transport.stopped.connect(self.stop)

    def stop(self) -> None:
        """Silent at once, whoever speaks."""
        self._sounding.stop_elsewhere(self._controller)
        self._show_frame()

    def _show_frame(self) -> None:
        look = self._sounding.look_elsewhere(self._controller)
        if self._controller.state != "idle":
            self._frames.stop()
            return
        if look.state == "idle":
            self._frames.stop()
            self._transport.show_sound(b"", 0.0, None)
        elif look.sounding is not None:
            self._transport.show_sound(
                look.sounding.peaks, look.sounding.length or max(look.seconds, 0.1), look.seconds
            )
        self._transport.stop_button.setEnabled(look.state != "idle")
