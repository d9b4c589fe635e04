"""The spoken statement in a voice's file, to be heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from soundalike.settings import Output, Speaking
from soundalike.translation import tr
from soundalike.ui.services.clip_player import RATE, ClipPlayer
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.widgets.buttons import TextButton

if TYPE_CHECKING:
    from soundalike.engine.types import Samples
    from soundalike.ui.services.performance import Sounder

LOOK_MILLISECONDS = 50
GROUP = "statement"


class StatementButton(TextButton):
    """Plays it and stops it; whatever else sounds stops first. `done_with` gives the device back."""

    _trouble = Signal(str)

    def __init__(self, surroundings: Surroundings, name: str, flac: bytes, parent: QWidget | None = None) -> None:
        super().__init__(surroundings.theme, tr("Hear the statement"), icon_name="play", parent=parent)
        self._around = surroundings
        self._voice = name
        self._flac = flac
        self._player = ClipPlayer(self._open_player, self._trouble.emit)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MILLISECONDS)
        self._timer.timeout.connect(self._look)
        self._trouble.connect(lambda said: surroundings.toasts.show(ToastFacts(said, "error")))
        surroundings.services.sounds_begin.connect(self._others_sound)
        self.clicked.connect(self._toggle)

    @property
    def sounding(self) -> bool:
        """Whether it is heard now."""
        return self._player.heard().group == GROUP

    def done_with(self) -> None:
        """Ends it."""
        self._timer.stop()
        self._around.services.sounds_begin.disconnect(self._others_sound)
        self._player.close()

    def _toggle(self) -> None:
        if self.sounding:
            self._player.stop()
            self._look()
            return
        flac, name = self._flac, self._voice

        def read() -> Samples:
            from soundalike.voices.clip_file import decode_statement  # noqa: PLC0415

            return decode_statement(flac, name, RATE)

        self._around.services.voices.lane.run(read, self._play)

    def _play(self, sound: Samples) -> None:
        self._around.services.sounds_begin.emit(self)
        self._player.play(GROUP, {"": sound}, "")
        self._timer.start()
        self._look()

    def _look(self) -> None:
        sounding = self.sounding
        self.setText(tr("Stop") if sounding else tr("Hear the statement"))
        self.set_icon("stop" if sounding else "play")
        if not sounding:
            self._timer.stop()

    def _others_sound(self, who: object) -> None:
        if who is not self:
            self._player.stop()

    def _open_player(self) -> Sounder:
        settings = self._around.settings
        player = self._around.services.wiring.open_player(settings[Output].device or None)
        player.set_volume(settings[Speaking].volume)
        return player
