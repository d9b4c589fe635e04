"""A library's voice for the model that speaks, made again from its clip where it was made for another."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from soundalike.cli.cloning import step_progress
from soundalike.cli.context import Context

if TYPE_CHECKING:
    from soundalike.engine import Cloner
    from soundalike.models import ModelPair
    from soundalike.voices import Library, VoiceEntry


@dataclass(frozen=True)
class RemadeVoices:
    """What making a voice again needs to know."""

    context: Context
    library: Library
    model: ModelPair
    variant: str
    threads: int

    def file_of(self, entry: VoiceEntry) -> Path:
        """The voice's file for this model; making it again is said, and shows its progress."""
        from soundalike.voices import voice_for_variant  # noqa: PLC0415

        output = self.context.output
        try:
            return voice_for_variant(
                entry, self.variant, self.library.cache or self.library.folder, self._open, step_progress(output)
            )
        finally:
            output.clear_progress()

    def _open(self) -> Cloner:
        self.context.output.message(f"Making the voice again for the model {self.model.name}.")
        return self.context.wiring.open_cloner(self.model, self.threads, lambda _part: None)
