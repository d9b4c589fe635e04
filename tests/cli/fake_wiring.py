"""The commands' parts without a model."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from soundalike.cli.wiring import CommandEngine, VoiceHandle, WeightType, Wiring
from soundalike.errors import MissingError
from soundalike.models import ConvertedPair, ModelPair
from soundalike.speech import Speaker
from tests.speech.fake_engine import FakeEngine, encode_words, prepare_lines

KNOWN_MODEL = "small"


@dataclass
class FakeParts:
    """Stand-ins that note what was asked of them."""

    engine: FakeEngine = field(default_factory=FakeEngine)
    asked_models: list[tuple[str | None, Path]] = field(default_factory=list)
    asked_threads: list[int] = field(default_factory=list)
    asked_conversions: list[tuple[Path, Path, str]] = field(default_factory=list)

    def wiring(self) -> Wiring:
        """These parts, for `main`."""
        return Wiring(
            open_engine=self._open_engine,
            make_speaker=self._make_speaker,
            find_model=self._find_model,
            convert_model=self._convert_model,
        )

    def _find_model(self, chosen: str | None, models_dir: Path) -> ModelPair:
        self.asked_models.append((chosen, models_dir))
        if chosen is not None and chosen != KNOWN_MODEL:
            raise MissingError(f"There is no model '{chosen}'.")
        return ModelPair(Path("t3.gguf"), Path("s3gen.gguf"), "fake")

    def _open_engine(self, model: ModelPair, threads: int, on_progress: Callable[[float], None]) -> CommandEngine:
        self.asked_threads.append(threads)
        on_progress(0.5)
        return self.engine

    def _make_speaker(self, engine: CommandEngine, voice: VoiceHandle) -> Speaker:
        return Speaker(engine, voice, encode=encode_words, prepare=prepare_lines)

    def _convert_model(
        self, official: Path, out: Path, weight_type: WeightType, on_progress: Callable[[str, float], None]
    ) -> ConvertedPair:
        self.asked_conversions.append((official, out, weight_type))
        on_progress("T3", 0.5)
        return ConvertedPair(out / "t3.gguf", out / "s3gen.gguf")
