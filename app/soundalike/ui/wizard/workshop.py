"""The wizard's long work: reading, judging and cleaning on one thread, what needs the voice encoders on another."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from soundalike.paths import Places
from soundalike.settings import Model, Settings
from soundalike.translation import tr, tr_noop
from soundalike.ui.services.wizard_wiring import WizardWiring
from soundalike.ui.workers.lane import Lane

if TYPE_CHECKING:
    from soundalike.audio.media import ClipAnalysis, ClipOptions, PreparedClip, Verdict, Window
    from soundalike.engine import Cloner
    from soundalike.engine.types import Samples
    from soundalike.voices import CloneRequest, Library, VoiceEntry

OnError = Callable[[str], object]
MAKING = tr_noop("Opening the model")


@dataclass(frozen=True)
class Judged:
    """What is thought of a part of the clip. `whole` once the voice encoder was asked too."""

    window: Window | None
    verdict: Verdict
    whole: bool


class Workshop(QObject):
    """Everything is asked and told on the main thread. What was asked for last counts."""

    progressed = Signal(str, float)
    """What is being done, in words, and how far it is, 0..1."""

    def __init__(self, places: Places, settings: Settings, wiring: WizardWiring, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = places
        self._settings = settings
        self._wiring = wiring
        self._lane = Lane("voice making", self)
        self._voice_lane = Lane("voice encoder", self)
        """Owns the cloner, so that a verdict needn't wait for what the voice encoder has to say."""
        self._cancel = threading.Event()
        self._cloner: Cloner | None = None
        self._model = ""
        self._asked = 0
        self._key: Any = None
        self._untold: ClipAnalysis | None = None
        """Read, and the main thread doesn't know yet."""
        self.analysis: ClipAnalysis | None = None
        self.prepared: PreparedClip | None = None

    @property
    def idle(self) -> bool:
        return self._lane.idle and self._voice_lane.idle

    def cancel(self) -> None:
        """Stops what is going on; nothing is told of it any more."""
        self._cancel.set()
        self._asked += 1

    def close(self) -> None:
        """Ends it."""
        self.cancel()
        self._lane.close()
        self._voice_lane.close()
        for left in (self.analysis, self._untold):
            if left is not None:
                left.close()
        self.analysis = self._untold = None
        if self._cloner is not None:
            self._cloner.close()
            self._cloner = None

    # ---- reading ----

    def read(
        self, find_clip: Callable[[], Path], stream: int, on_done: Callable[[], object], on_error: OnError
    ) -> None:
        """Reads the clip and listens for speech. One that was read already isn't read again."""
        cancel = self._begin()

        def work() -> ClipAnalysis | None:
            from soundalike.audio.media import analyse_clip  # noqa: PLC0415 - numpy and the decoders

            path = find_clip()
            key = (path, path.stat().st_mtime_ns, path.stat().st_size, stream)
            if self.analysis is not None and key == self._key:
                return None
            found = analyse_clip(path, stream=stream or None, cancel=cancel, progress=self._tell(cancel))
            self._key = key
            self._untold = found
            return found

        def done(found: ClipAnalysis | None) -> None:
            self._untold = None
            if found is not None:
                if self.analysis is not None:
                    self.analysis.close()
                self.analysis, self.prepared = found, None
            on_done()

        self._lane.run(work, done, on_error)

    def forget(self) -> None:
        """The clip is another one now."""
        self._key = None

    # ---- judging ----

    def judge(
        self, start: float | None, end: float | None, on_judged: Callable[[Judged], object], on_error: OnError
    ) -> None:
        """Judges a part, the proposed one without `start`. Told twice: at once, and with the voice encoder's answer."""
        analysis = self.analysis
        if analysis is None:
            return
        self._asked += 1
        asked = self._asked
        if self._cancel.is_set():
            self._cancel = threading.Event()

        def quick() -> Judged | None:
            from soundalike.audio.media import chosen_by_person, judge, propose  # noqa: PLC0415

            if asked != self._asked:
                return None
            window = propose(analysis) if start is None else chosen_by_person(analysis, start, end)
            return Judged(window, judge(analysis, window), whole=False)

        def slow(found: Judged) -> Judged:
            from soundalike.audio.media import judge  # noqa: PLC0415
            from soundalike.errors import CancelledError  # noqa: PLC0415

            def likeness(one: Samples, other: Samples) -> float:
                if asked != self._asked:
                    raise CancelledError(tr("Another part is chosen."))
                return self._opened_cloner().likeness(one, other)

            return Judged(found.window, judge(analysis, found.window, likeness), whole=True)

        def told(found: Judged | None) -> None:
            if found is None or asked != self._asked:
                return
            on_judged(found)
            if not found.whole and found.window is not None:
                self._voice_lane.run(lambda: slow(found), told, lambda _said: None)

        self._lane.run(quick, told, on_error)

    # ---- cleaning ----

    def prepare(
        self, options: ClipOptions, window: Window | None, on_done: Callable[[PreparedClip], object], on_error: OnError
    ) -> None:
        """Cleans the chosen part. Only the last request is told of."""
        analysis, cancel = self.analysis, self._begin()
        if analysis is None:
            return
        asked = self._asked

        def work() -> PreparedClip | None:
            from soundalike.audio.media import prepare_window  # noqa: PLC0415

            if asked != self._asked:
                return None
            return prepare_window(analysis, options, window=window, cancel=cancel, progress=self._tell(cancel))

        def done(found: PreparedClip | None) -> None:
            if found is not None and asked == self._asked:
                self.prepared = found
                on_done(found)

        self._lane.run(work, done, on_error)

    # ---- making ----

    def make(
        self,
        library: Library,
        request: Callable[[], CloneRequest],
        on_done: Callable[[VoiceEntry], object],
        on_error: OnError,
    ) -> None:
        """Makes the voice and puts it into `library`. `request` is called on the workshop's thread."""
        cancel = self._begin()
        asked = self._asked

        def work() -> VoiceEntry:
            from soundalike.engine.types import CLONE_STEPS  # noqa: PLC0415
            from soundalike.errors import CancelledError  # noqa: PLC0415
            from soundalike.voices import clone  # noqa: PLC0415

            def step(number: int, part: float) -> None:
                if cancel.is_set():
                    raise CancelledError(tr("Stopped."))
                self.progressed.emit(tr(CLONE_STEPS[number]), part)

            return clone(self._opened_cloner(), library, request(), step)

        self._voice_lane.run(work, lambda entry: on_done(entry) if asked == self._asked else None, on_error)

    def measure_likeness(self, take: Samples, on_done: Callable[[float], object]) -> None:
        """How much a take, at 24 kHz, sounds like the cleaned clip, -1..1."""
        prepared, asked = self.prepared, self._asked
        if prepared is None:
            return

        def work() -> float:
            from soundalike.engine.cloner import to_encoder_rate  # noqa: PLC0415

            return self._opened_cloner().likeness(to_encoder_rate(take), to_encoder_rate(prepared.samples))

        self._voice_lane.run(
            work, lambda likeness: on_done(likeness) if asked == self._asked else None, lambda _said: None
        )

    def run(self, work: Callable[[], Any], on_done: Callable[[Any], object], on_error: OnError) -> None:
        """Anything else that takes its time."""
        self._lane.run(work, on_done, on_error)

    # ---- inside ----

    def _begin(self) -> threading.Event:
        """What went on before is stopped."""
        self._cancel.set()
        self._cancel = threading.Event()
        self._asked += 1
        return self._cancel

    def _tell(self, cancel: threading.Event) -> Callable[[str, float], None]:
        shown = [""]

        def tell(words: str, part: float) -> None:
            now = f"{words} {int(part * 100)}"
            if now != shown[0] and not cancel.is_set():
                shown[0] = now
                self.progressed.emit(words, part)

        return tell

    def _opened_cloner(self) -> Cloner:
        wanted = self._settings[Model]
        if self._cloner is not None and self._model != wanted.name:
            self._cloner.close()
            self._cloner = None
        if self._cloner is None:
            cancel = self._cancel

            def opening(part: float) -> None:
                from soundalike.errors import CancelledError  # noqa: PLC0415

                if cancel.is_set():
                    raise CancelledError(tr("Stopped."))
                self.progressed.emit(tr(MAKING), part)

            self._cloner = self._wiring.open_cloner(self._places, wanted.name, wanted.threads, opening)
            self._model = wanted.name
        return self._cloner
