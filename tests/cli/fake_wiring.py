"""The commands' parts without a model."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from soundalike.audio.devices import Outputs
from soundalike.cli.wiring import CommandEngine, VoiceHandle, Wiring
from soundalike.engine import ProcessorDescription
from soundalike.engine.types import Samples
from soundalike.errors import MissingError
from soundalike.models import ConvertedPair, ModelPair
from soundalike.speech import Speaker
from tests.speech.fake_engine import SAMPLE_RATE, FakeEngine, encode_words, prepare_lines

KNOWN_MODEL = "small"
NO_DEVICE = "There is no sound device to play on. Give -o OUT.wav."


class FakePlayer:
    """Keeps what it is given, and what was asked of it in order."""

    def __init__(self) -> None:
        self.chunks: list[Samples] = []
        self.asked: list[str] = []
        self.underruns = 0
        self.first_sound_seconds: float | None = None

    @property
    def heard(self) -> Samples:
        return np.concatenate([np.zeros(0, np.float32), *self.chunks])

    def open(self) -> None:
        self.asked.append("open")

    def begin(self) -> None:
        self.asked.append("begin")

    def write(self, samples: Samples) -> None:
        self.first_sound_seconds = 0.25
        self.asked.append("write")
        self.chunks.append(samples)

    def expect(self) -> None:
        self.asked.append("expect")

    def rest(self) -> None:
        self.asked.append("rest")

    def drain(self) -> None:
        self.asked.append("drain")

    def stop(self) -> None:
        self.asked.append("stop")

    def close(self) -> None:
        self.asked.append("close")


@dataclass
class FakeParts:
    """Stand-ins that note what was asked of them."""

    engine: FakeEngine = field(default_factory=FakeEngine)
    asked_models: list[tuple[str | None, Path]] = field(default_factory=list)
    pair: ModelPair = field(default_factory=lambda: ModelPair(Path("t3.gguf"), Path("s3gen.gguf"), "fake"))
    asked_threads: list[int] = field(default_factory=list)
    player: FakePlayer | None = None
    """What plays; without it there is no sound device."""
    asked_devices: list[str | None] = field(default_factory=list)
    outputs: Outputs = field(default_factory=lambda: Outputs((), "a fake system"))
    mark_missing: bool = False
    awake: list[bool] = field(default_factory=list)
    """Each time that the computer was held awake and let go."""
    asked_conversions: list[tuple[Path, Path, str]] = field(default_factory=list)
    asked_quantisations: list[tuple[str, Path, str]] = field(default_factory=list)

    def wiring(self) -> Wiring:
        """These parts, for `main`."""
        return Wiring(
            open_engine=self._open_engine,
            make_speaker=self._make_speaker,
            find_model=self._find_model,
            convert_model=self._convert_model,
            quantize_model=self._quantize_model,
            open_player=self._open_player,
            keep_awake=self._keep_awake,
            list_outputs=lambda: self.outputs,
            check_mark=self._check_mark,
            library_version=lambda: "1.2.3",
            describe_processor=lambda: ProcessorDescription("a fake chip", "AVX2, FMA", "kernels by nobody", 3),
        )

    @contextmanager
    def _keep_awake(self) -> Iterator[None]:
        self.awake.append(True)
        yield
        self.awake.append(False)

    def _check_mark(self) -> None:
        if self.mark_missing:
            raise MissingError("The mark is missing.")

    def _open_player(self, device: str | None, sample_rate: int) -> FakePlayer:
        assert sample_rate == SAMPLE_RATE
        self.asked_devices.append(device)
        if self.player is None:
            raise MissingError(NO_DEVICE)
        return self.player

    def _find_model(self, chosen: str | None, models_dir: Path) -> ModelPair:
        self.asked_models.append((chosen, models_dir))
        if chosen is not None and chosen != KNOWN_MODEL:
            raise MissingError(f"There is no model '{chosen}'.")
        return self.pair

    def _open_engine(self, model: ModelPair, threads: int, on_progress: Callable[[float], None]) -> CommandEngine:
        self.asked_threads.append(threads)
        on_progress(0.5)
        return self.engine

    def _make_speaker(self, engine: CommandEngine, voice: VoiceHandle) -> Speaker:
        return Speaker(engine, voice, encode=encode_words, prepare=prepare_lines)

    def _convert_model(
        self, official: Path, out: Path, weight_type: str, on_progress: Callable[[str, float], None]
    ) -> ConvertedPair:
        self.asked_conversions.append((official, out, weight_type))
        on_progress("T3", 0.5)
        return ConvertedPair(out / "t3.gguf", out / "s3gen.gguf")

    def _quantize_model(
        self, model: str, models_dir: Path, out: Path, choice: str, on_progress: Callable[[str, float], None]
    ) -> tuple[Path, ...]:
        assert models_dir.name == "models"
        self.asked_quantisations.append((model, out, choice))
        on_progress("t3.gguf", 0.5)
        return (out / "t3.gguf", out / "s3gen.gguf")
