"""A phrase spoken by one press: from the sound that was made ahead, or else live."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from soundalike.settings import Output, Settings, Speaking
from soundalike.translation import tr
from soundalike.ui.services.conductor import Conductor, Look, Request, Told
from soundalike.ui.services.phrase_sounds import PhraseSounds
from soundalike.ui.view_models.phrases import TileState
from soundalike.ui.workers.tasks import Tasks

if TYPE_CHECKING:
    from soundalike.takes.phrases import KeptSound, SoundKey
    from soundalike.ui.services.phrase_conductor import PhraseConductor
    from soundalike.ui.services.services import Services

FRAME_MILLISECONDS = 33


class PhraseSpeaking(QObject):
    """One phrase at a time, by the same output, volume and history as everything that is spoken.

    `changed` comes when another phrase sounds or waits, or none. `said` comes with sentences for the person.
    """

    changed = Signal()
    said = Signal(str)
    missed = Signal()
    """A phrase had no sound of its own, or a damaged one."""
    _told = Signal(object)
    _missing = Signal(object)

    def __init__(
        self,
        services: Services,
        settings: Settings,
        sounds: PhraseSounds,
        tasks: Tasks,
        own_output: Callable[[], str] | None = None,
    ) -> None:
        """`own_output` names the output that is used instead of the window's, if there is one."""
        super().__init__(services)
        self._own_output = own_output
        self._services = services
        self._settings = settings
        self._sounds = sounds
        self._tasks = tasks
        self._live: Conductor | None = None
        self._kept: PhraseConductor | None = None
        self._playing: Conductor | None = None
        self.phrase = 0
        """What sounds or waits; 0 for none. Negative for words that are on no board."""
        self.state: TileState = ""
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MILLISECONDS)
        self._frames.timeout.connect(self._show_frame)
        self._told.connect(self._hear)
        self._missing.connect(self._speak_live)
        services.sounds_begin.connect(self._others_sound)
        settings.on_change(Speaking, lambda value: self._for_each(lambda one: one.set_volume(value.volume)))
        settings.on_change(Output, lambda _value: self.output_changed())

    @property
    def sounding(self) -> bool:
        """Whether one sounds, or is about to."""
        return self.phrase != 0

    def look(self) -> Look:
        """What is going on now, for other windows."""
        return self._playing.look() if self._playing is not None else Look()

    def output_changed(self) -> None:
        """It sounds on another output from now on."""
        self._use_device(self._output() or None)

    def speak(self, phrase: int, text: str) -> None:
        """At once where its sound is there. What sounds stops, this phrase too: it begins anew."""
        self._services.sounds_begin.emit(self)
        self.stop()
        recipe = self._sounds.recipe(text)
        request = Request(text, 0, len(text), recipe, self._sounds.voice)
        key = self._sounds.key(text)
        self._set(phrase, "waiting")
        if key is None:
            self._speak_live(request)
            return
        player = self._opened_player()
        self._playing = player
        player.play_kept(partial(self._find, key), request, self._services.store, lambda: self._missing.emit(request))
        self._frames.start()

    def stop(self) -> None:
        """Silent at once."""
        if self._playing is not None:
            self._playing.stop()
        self._playing = None
        self._set(0, "")
        self._frames.stop()

    def close(self) -> None:
        """Gives the outputs back."""
        self._frames.stop()
        self._for_each(lambda one: one.close())

    def _find(self, key: SoundKey) -> KeptSound | None:
        """In private mode not even when it was used leaves a trace."""
        store = self._services.store
        return self._sounds.cache.get(key, used=store is None or not store.is_private)

    def _speak_live(self, request: Request) -> None:
        self.missed.emit()
        if not self.sounding:
            return  # it was stopped meanwhile
        if self._live is None:
            self._live = self._prepared(self._services.make_conductor(self._told.emit))
        self._playing = self._live
        self._live.speak(request, self._services.store)
        self._frames.start()

    def _opened_player(self) -> PhraseConductor:
        if self._kept is None:
            wiring = self._services.wiring
            self._kept = self._prepared(wiring.phrases.make_player(wiring.open_player, self._told.emit))
        return self._kept

    def _prepared(self, conductor: Any) -> Any:
        conductor.set_volume(self._settings[Speaking].volume)
        conductor.set_device(self._output() or None)
        return conductor

    def _output(self) -> str:
        return self._own_output() if self._own_output is not None else self._settings[Output].device

    def _use_device(self, device: str | None) -> None:
        for one in (self._live, self._kept):
            if one is not None:
                move = partial(_move, one, device)
                self._tasks.run(tr("Changing the sound output"), move, None, self.said.emit, visible=False)

    def _show_frame(self) -> None:
        look = self.look()
        if look.state != "idle":  # its end is told
            self._set(self.phrase, "sounding" if look.state in ("speaking", "paused") else "waiting")

    def _set(self, phrase: int, state: TileState) -> None:
        if (phrase, state) != (self.phrase, self.state):
            self.phrase, self.state = phrase, state
            self.changed.emit()

    def _hear(self, told: Told) -> None:
        if told.kind in ("failed", "part-failed", "notice"):
            self.said.emit(told.message)
        elif told.kind == "took":
            self._services.history_changed.emit()
        elif told.kind == "measured":
            self._services.tell_measured(told)
        over = told.kind in ("failed", "ended")
        # What ended may have been followed by another already.
        if over and self._playing is not None and self._playing.look().state == "idle":
            self.stop()

    def _others_sound(self, who: object) -> None:
        if who is not self and self.sounding:
            self.stop()

    def _for_each(self, call: Callable[[Conductor], object]) -> None:
        for one in (self._live, self._kept):
            if one is not None:
                call(one)


def _move(conductor: Conductor, device: str | None, _task: object) -> None:
    conductor.set_device(device)
