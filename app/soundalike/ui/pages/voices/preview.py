"""A voice that is heard from its card."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from soundalike.settings import Output, Speaking
from soundalike.translation import tr
from soundalike.ui.services.conductor import Conductor, Look, Request, Told
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.view_models.voice_cards import VoiceCard
from soundalike.ui.widgets.voice_card import Hearing

FRAME_MILLISECONDS = 33


class Preview(QObject):
    """The same sentence with the same seed for every voice; nothing of it is kept. `changed` comes with `Hearing`."""

    changed = Signal(object)
    _told = Signal(object)

    def __init__(self, surroundings: Surroundings, parent: QObject) -> None:
        super().__init__(parent)
        self._around = surroundings
        self._conductor: Conductor | None = None
        self._key = ""
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MILLISECONDS)
        self._frames.timeout.connect(self._look)
        self._told.connect(self._hear)
        surroundings.services.sounds_begin.connect(self._others_sound)
        surroundings.settings.on_change(Speaking, lambda value: self._set_volume(value.volume))
        surroundings.settings.on_change(Output, lambda value: self._set_device(value.device))

    @property
    def key(self) -> str:
        """The voice that is heard now; empty when none is."""
        return self._key

    def toggle(self, card: VoiceCard) -> None:
        """Lets it be heard, or stops it."""
        if self._key == card.key:
            self.stop()
        elif card.entry.fault:
            self._around.toasts.show(ToastFacts(card.entry.fault, "warning"))
        else:
            self._begin(card)

    def look(self) -> Look:
        """What is going on now, for other windows."""
        return self._conductor.look() if self._conductor is not None else Look()

    def stop(self) -> None:
        """Silent at once."""
        self._frames.stop()
        if self._conductor is not None and self._key:
            self._conductor.stop()
        self._key = ""
        self.changed.emit(Hearing())

    def _begin(self, card: VoiceCard) -> None:
        from soundalike.engine.types import SynthesisOptions  # noqa: PLC0415
        from soundalike.takes import Recipe, VoiceName  # noqa: PLC0415
        from soundalike.voices.preview import SEED, SENTENCE  # noqa: PLC0415

        self._around.services.sounds_begin.emit(self)
        recipe = Recipe(VoiceName(card.key, card.name), self._around.services.status.model, SynthesisOptions(seed=SEED))
        self._key = card.key
        self._opened().speak(Request(SENTENCE, 0, len(SENTENCE), recipe, card.key), None)
        self._frames.start()
        self._look()

    def _opened(self) -> Conductor:
        if self._conductor is None:
            services, settings = self._around.services, self._around.settings
            self._conductor = services.make_conductor(self._told.emit)
            services.at_closing(self._conductor.close)
            self._conductor.set_volume(settings[Speaking].volume)
            self._conductor.set_device(settings[Output].device or None)  # nothing plays yet, so it only notes it
        return self._conductor

    def _look(self) -> None:
        assert self._conductor is not None, "frames are shown only of what was begun"
        look = self._conductor.look()
        if look.state == "idle":
            self.stop()
        elif look.sounding is None:
            self.changed.emit(Hearing(self._key, making=True))
        else:
            part = look.sounding
            seconds = part.length or max(look.seconds, 0.1)
            self.changed.emit(Hearing(self._key, False, part.peaks, seconds, look.seconds))

    def _hear(self, told: Told) -> None:
        if told.kind in ("failed", "part-failed"):
            self._around.toasts.show(ToastFacts(told.message, "error"))
            self.stop()
        elif told.kind == "notice":
            self._around.toasts.show(ToastFacts(told.message))

    def _others_sound(self, who: object) -> None:
        if who is not self and self._key:
            self.stop()

    def _set_volume(self, volume: float) -> None:
        if self._conductor is not None:
            self._conductor.set_volume(volume)

    def _set_device(self, device: str) -> None:
        conductor = self._conductor
        if conductor is not None:
            self._around.tasks.run(
                tr("Changing the sound output"), lambda _task: conductor.set_device(device or None), visible=False
            )
