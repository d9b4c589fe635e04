"""A sentence in a voice that isn't saved yet, once for each seed, spoken by the program's own engine."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from soundalike.errors import CancelledError
from soundalike.translation import tr
from soundalike.ui.services.engine_room import EngineRoom

if TYPE_CHECKING:
    from soundalike.engine.types import Samples
    from soundalike.speech import Speaker

SENTENCE = "Good morning. I have never said this sentence before, and yet it sounds like me."
"""In English, as the models speak it."""
SEEDS = (11, 42, 77)


class TestTakes(QObject):
    """`made` comes with a seed and its sound as each is ready; `failed` with a sentence."""

    __test__ = False
    """Not a test of ours, whatever its name begins with."""
    made = Signal(int, object)
    failed = Signal(str)
    _told = Signal(object)

    def __init__(self, room: EngineRoom, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._cancel = threading.Event()
        self._lock = threading.Lock()
        self._stop_speech: Callable[[], None] | None = None
        self._told.connect(lambda call: call())

    def speak(self, voice: Path, seeds: Sequence[int]) -> None:
        """Speaks the sentence in the voice of this file, once for each seed. What went on before ends."""
        self.cancel()
        cancel = self._cancel = threading.Event()

        def work(speaker: Speaker) -> None:
            for seed in seeds:
                sound = self._spoken(speaker, seed, cancel)
                self._send(cancel, partial(self.made.emit, seed, sound))

        self._room.run(str(voice), work, lambda said: self._send(cancel, lambda: self.failed.emit(said)))

    def cancel(self) -> None:
        """Stops; nothing more is told."""
        self._cancel.set()
        with self._lock:
            if self._stop_speech is not None:
                self._stop_speech()

    def _spoken(self, speaker: Speaker, seed: int, cancel: threading.Event) -> Samples:
        import numpy as np  # noqa: PLC0415

        from soundalike.engine.types import SynthesisOptions  # noqa: PLC0415
        from soundalike.speech import Gap, Sound  # noqa: PLC0415

        parts = [np.zeros(0, np.float32)]
        with speaker.speak(SENTENCE, SynthesisOptions(seed=seed)) as speech:
            with self._lock:
                if cancel.is_set():
                    raise CancelledError(tr("Stopped."))
                self._stop_speech = speech.cancel
            try:
                for event in speech:
                    if isinstance(event, Sound):
                        parts.append(event.samples)
                    elif isinstance(event, Gap):
                        parts.append(np.zeros(event.samples, np.float32))
            finally:
                with self._lock:
                    self._stop_speech = None
        return np.concatenate(parts)

    def _send(self, cancel: threading.Event, call: Callable[[], object]) -> None:
        self._told.emit(lambda: None if cancel.is_set() else call())
