"""The model in memory: opened when it is needed, kept while it is used, let go after an idle time. No Qt in here.

One thread owns the engine, and everything that is done with it is a job on that thread, one after another.
"""

from __future__ import annotations

import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol

from soundalike.errors import CancelledError, SoundalikeError
from soundalike.translation import tr
from soundalike.ui.workers.program_reading import wait_until_read

if TYPE_CHECKING:
    from soundalike.engine.types import ModelDescription
    from soundalike.speech import Speaker
    from soundalike.text import Pronunciations

RoomState = Literal["absent", "loading", "ready", "failed"]
LOOK_SECONDS = 0.5
"""How often an idle engine's time is looked at."""

_log = logging.getLogger(__name__)


class OpenedEngine(Protocol):
    """What `open_engine` gives; the façade over the native library, or a test's stand-in."""

    @property
    def description(self) -> ModelDescription: ...

    def builtin_voice(self) -> Any: ...

    def load_voice(self, path: Any, /) -> Any: ...

    def close(self) -> None: ...


@dataclass(frozen=True)
class RoomFacts:
    """What is true of the model now."""

    state: RoomState = "absent"
    fraction: float | None = None
    model: str = ""
    message: str = ""
    description: ModelDescription | None = None


OpenEngine = Callable[[str, int, Callable[[float], None]], tuple[OpenedEngine, str]]
"""Opens the model of this name with so many threads, telling how far it is; gives the engine and the model's name."""
OpenVoice = Callable[[OpenedEngine, str], Any]
MakeSpeaker = Callable[[OpenedEngine, Any], "Speaker"]


class EngineRoom:
    """`on_change` is called on the engine's own thread with every change of the facts."""

    def __init__(
        self,
        open_engine: OpenEngine,
        open_voice: OpenVoice,
        make_speaker: MakeSpeaker,
        on_change: Callable[[RoomFacts], None],
    ) -> None:
        self._open_engine = open_engine
        self._open_voice = open_voice
        self._make_speaker = make_speaker
        self._on_change = on_change
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._engine: OpenedEngine | None = None
        self._voices: dict[str, Any] = {}
        self._speakers: dict[str, Speaker] = {}
        self._model = ""
        self._threads = 0
        self._idle_seconds = 0.0
        self._used = time.monotonic()
        self._working = False
        self.facts = RoomFacts()
        self.pronunciations: Pronunciations | None = None
        """The person's list, for all that is spoken."""

    @property
    def any_speaker(self) -> Speaker | None:
        """A speaker of the opened model, from any thread, for what asks only its tokenizer; None without one."""
        return next(iter(self._speakers.copy().values()), None)

    @property
    def wanted(self) -> bool:
        """Whether something waits for what is being done, from any thread."""
        return not self._jobs.empty()

    @property
    def busy(self) -> bool:
        """Whether something is being done, or waits, from any thread."""
        return self._working or self.wanted

    def choose(self, model: str, threads: int) -> None:
        """Which model is opened next (empty: the default); another one than the opened is let go first."""
        if (model, threads) != (self._model, self._threads):
            self._model, self._threads = model, threads
            if self.facts.state in ("ready", "failed"):
                self.release()

    def keep_for(self, idle_seconds: float) -> None:
        """How long an unused model stays in memory; 0 for always."""
        self._idle_seconds = idle_seconds

    def run(self, voice: str, job: Callable[[Speaker], None], on_error: Callable[[str], None]) -> None:
        """Calls `job` on the engine's thread with a speaker in this voice, once the model is open.

        `on_error` gets a sentence when it can't be opened, or when the job raises; `CancelledError` is no error.
        """
        self._put(_Job("speak", voice, job, on_error))

    def run_without_model(self, job: Callable[[], None], on_error: Callable[[str], None]) -> None:
        """Calls `job` on the engine's thread as the model is, opened or not."""
        self._put(_Job("plain", "", lambda _speaker: job(), on_error))

    def load(self, on_error: Callable[[str], None]) -> None:
        """Opens the model now."""
        self._put(_Job("load", "", None, on_error))

    def drop_voice(self, voice: str) -> None:
        """Lets go of a voice that was changed or is gone; it is opened anew when it speaks again."""

        def drop() -> None:
            self._speakers.pop(voice, None)
            opened = self._voices.pop(voice, None)
            if opened is not None:
                opened.close()

        if self._thread is not None:
            self.run_without_model(drop, lambda _said: None)

    def release(self) -> None:
        """Lets the model go, after what is being done."""
        if self._thread is not None:
            self._put(_Job("release", "", None, lambda _said: None))

    def close(self) -> bool:
        """Ends the thread after the running job, which must have been cancelled; False if it didn't end in time."""
        self._closing.set()
        if self._thread is None:
            return True
        self._jobs.put(None)
        self._thread.join(5.0)
        ended = not self._thread.is_alive()
        self._thread = None
        return ended

    def _put(self, job: _Job) -> None:
        with self._lock:
            if self._closing.is_set():
                return
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="engine", daemon=True)
                self._thread.start()
        self._jobs.put(job)

    # ---- on the engine's thread ----

    def _work(self) -> None:
        while True:
            try:
                job = self._jobs.get(timeout=LOOK_SECONDS)
            except queue.Empty:
                self._let_go_when_idle()
                continue
            if job is None:
                break
            try:
                self._working = True
                wait_until_read()
                self._do(job)
            except CancelledError:
                continue
            except BaseException as error:
                if not isinstance(error, SoundalikeError):
                    _log.error("A job of the engine failed.", exc_info=error)
                job.on_error(_sentence(error))
            finally:
                self._working = False
                self._used = time.monotonic()
        self._drop()

    def _do(self, job: _Job) -> None:
        if job.kind == "release":
            self._drop()
            self._tell(RoomFacts())
            return
        if job.kind == "plain" and job.run is not None:
            job.run(None)
            return
        self._open()
        if job.run is not None:
            speaker = self._speaker(job.voice)
            speaker.pronunciations = self.pronunciations
            job.run(speaker)

    def _open(self) -> None:
        if self._engine is not None:
            return
        self._tell(RoomFacts("loading", 0.0, self._model))
        try:
            self._engine, name = self._open_engine(self._model, self._threads, self._loading)
        except CancelledError:
            self._tell(RoomFacts())
            raise
        except BaseException as error:
            self._tell(RoomFacts("failed", None, self._model, _sentence(error)))
            raise
        self._tell(RoomFacts("ready", 1.0, name, "", self._engine.description))

    def _loading(self, fraction: float) -> None:
        if self._closing.is_set():
            raise CancelledError("Stopped.")
        if int(fraction * 100) != int((self.facts.fraction or 0.0) * 100):
            self._tell(RoomFacts("loading", fraction, self._model))

    def _speaker(self, voice: str) -> Speaker:
        if voice not in self._speakers:
            assert self._engine is not None
            self._voices[voice] = self._open_voice(self._engine, voice)
            self._speakers[voice] = self._make_speaker(self._engine, self._voices[voice])
        return self._speakers[voice]

    def _let_go_when_idle(self) -> None:
        idle = time.monotonic() - self._used
        if self._engine is not None and 0 < self._idle_seconds <= idle:
            self._drop()
            self._tell(RoomFacts())

    def _drop(self) -> None:
        self._speakers.clear()
        self._voices.clear()
        engine, self._engine = self._engine, None
        if engine is not None:
            with contextlib.suppress(SoundalikeError):
                engine.close()

    def _tell(self, facts: RoomFacts) -> None:
        self.facts = facts
        self._on_change(facts)


@dataclass(frozen=True)
class _Job:
    kind: Literal["speak", "plain", "load", "release"]
    voice: str
    run: Callable[[Any], None] | None
    """Gets a speaker, or None for `plain`."""
    on_error: Callable[[str], None]


def _sentence(error: BaseException) -> str:
    if isinstance(error, SoundalikeError):
        return str(error)
    if isinstance(error, MemoryError):
        return tr("There isn't enough memory for the model. Close other programs, or use a smaller model.")
    said = str(error) or type(error).__name__
    return tr("Speaking failed in a way that it shouldn't: {said}. Try again; the log has the details.").format(
        said=said
    )
