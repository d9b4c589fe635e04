"""What the window stands on, without a model and without a device; the store of takes is the real one."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from soundalike.audio.devices import OutputDevice, Outputs
from soundalike.data_folder import require_data_folder
from soundalike.engine import ProcessorDescription
from soundalike.errors import MissingError, SoundalikeError
from soundalike.paths import Places
from soundalike.speech import Speaker
from soundalike.takes import TakeStore
from soundalike.ui.services.conductor import Look, Part, Request, Tell, Told
from soundalike.ui.services.model_parts import ModelParts
from soundalike.ui.services.phrase_parts import PhraseParts
from soundalike.ui.services.voice_parts import VoiceParts
from soundalike.ui.services.wiring import Wiring
from soundalike.ui.services.wizard_wiring import WizardWiring
from tests.speech.fake_engine import FakeEngine, describe_fake, encode_words

SPEAKERS = OutputDevice("speaker", "Loudspeakers", True, 24_000, 1, 0)
HEADSET = OutputDevice("headset", "A headset", False, 24_000, 1, 1)
MANY_TOKENS = 500
PROCESSOR = ProcessorDescription("A processor", "SSE3, AVX, AVX2, AVX512", "our own", 8)


class FakeConductor:
    """Notes what it was asked for; what it is doing is set by the test."""

    def __init__(self, tell: Tell) -> None:
        self.tell: Callable[[Told], None] = tell
        self.requests: list[tuple[Request, bool]] = []
        self.played: list[tuple[int, tuple[int, int], float]] = []
        self.calls: list[str] = []
        self.now = Look()
        self.volume = 1.0
        self.device: str | None = None

    def speak(self, request: Request, store: TakeStore | None, *, after: bool = False) -> None:
        self.requests.append((request, after))
        self.now = Look("waiting", request.start)

    def play_take(self, take: int, span: tuple[int, int], store: TakeStore, *, start_seconds: float = 0.0) -> None:
        self.played.append((take, span, start_seconds))
        self.now = Look("speaking", span[0], Part(*span, seed=1, length=2.0), start_seconds)

    def play_utterance(self, utterance: int, store: TakeStore) -> None:
        self.calls.append(f"utterance {utterance}")

    def pause(self) -> None:
        self.calls.append("pause")
        self.now = replace(self.now, state="paused")

    def resume(self) -> None:
        self.calls.append("resume")
        self.now = replace(self.now, state="speaking")

    def stop(self) -> None:
        self.calls.append("stop")
        self.now = Look()

    def look(self) -> Look:
        return self.now

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def set_device(self, device: str | None) -> None:
        self.device = device

    def close(self) -> None:
        self.calls.append("close")

    def sounds(self, start: int, end: int, seconds: float = 0.5) -> None:
        """From now on this stretch of the text sounds."""
        self.now = Look("speaking", 0, Part(start, end, seed=7, peaks=bytes(range(0, 250, 5)), length=2.0), seconds)


def nothing_ahead(*_wanted: Any) -> Any:
    """No phrase is made ahead, because nobody knows in which voice and model."""
    raise MissingError("There is no model here.")


class FakeMark:
    """Changes the gain and marks nothing."""

    def apply(self, samples: Any, *, gain: float = 1.0) -> Any:
        return samples * gain

    def close(self) -> None:
        return


@dataclass
class FakeWiring:
    """`hold_loading` keeps the model loading until it is set; `fail_loading` is raised instead of opening it."""

    engine: FakeEngine = field(
        default_factory=lambda: FakeEngine(description=describe_fake(max_text_tokens=MANY_TOKENS))
    )
    outputs: tuple[OutputDevice, ...] = (SPEAKERS, HEADSET)
    hold_loading: threading.Event | None = None
    fail_loading: SoundalikeError | Exception | None = None
    fail_store: SoundalikeError | None = None
    conductors: list[FakeConductor] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    voices: list[str] = field(default_factory=list)
    wizard: WizardWiring = field(default_factory=WizardWiring)
    player: Any = None
    """What plays; without one there is no sound output."""
    parts: VoiceParts = field(default_factory=VoiceParts)
    """The voice library's are the real ones, in the test's own home, unless a test says otherwise."""
    opened_cloners: list[str] = field(default_factory=list)
    models: ModelParts = field(default_factory=lambda: ModelParts(describe_processor=lambda: PROCESSOR))
    """The real catalogue and the real folders, in the test's own home."""
    phrases: PhraseParts = field(default_factory=lambda: PhraseParts(model_stamp=nothing_ahead))

    @property
    def conductor(self) -> FakeConductor:
        return self.conductors[-1]

    def wiring(self) -> Wiring:
        """As the window wants it."""
        return Wiring(
            self._open_engine,
            self._open_voice,
            lambda engine, voice: Speaker(engine, voice, encode=encode_words),  # type: ignore[arg-type]
            self._open_store,
            TakeStore.private,
            self._open_player,
            lambda: Outputs(self.outputs, "a fake system"),
            FakeMark,
            self._make_conductor,
            self.wizard,
            self.parts,
            self.models,
            phrases=self.phrases,
        )

    def _open_engine(
        self, _places: Places, model: str, _threads: int, on_progress: Callable[[float], None]
    ) -> tuple[Any, str]:
        self.loads.append(model)
        on_progress(0.4)
        if self.hold_loading is not None:
            while not self.hold_loading.wait(0.02):
                on_progress(0.4)
        if self.fail_loading is not None:
            raise self.fail_loading
        self.engine.closed = False
        return self.engine, model or "fake"

    def _open_voice(self, _places: Places, engine: Any, key: str, _model: str) -> Any:
        self.voices.append(key)
        return engine.load_voice(Path(f"{key}.voice.gguf")) if key else engine.builtin_voice()

    def _open_store(self, places: Places) -> TakeStore:
        if self.fail_store is not None:
            raise self.fail_store
        require_data_folder(places)
        return TakeStore.open(places)

    def _open_player(self, _device: str | None) -> Any:
        if self.player is not None:
            return self.player
        raise MissingError("There is no sound device to play on.")

    def _make_conductor(self, _room: Any, _open_player: Any, tell: Tell) -> Any:
        self.conductors.append(FakeConductor(tell))
        return self.conductors[-1]
