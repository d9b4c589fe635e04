"""What was set for one voice; kept per voice, in a section of its own."""

from __future__ import annotations

from dataclasses import dataclass

from soundalike.settings.fields import limited


@dataclass(frozen=True)
class VoiceOptions:
    """0 everywhere means the model's own value. `seed` is used only while `seed_locked`."""

    temperature: float = limited(0.0, 0.0, 5.0)
    top_p: float = limited(0.0, 0.0, 1.0)
    top_k: int = limited(0, 0, 100_000)
    repetition_penalty: float = limited(0.0, 0.0, 5.0)
    flow_steps: int = limited(0, 0, 10)
    first_chunk_tokens: int = limited(0, 0, 250)
    chunk_tokens: int = limited(0, 0, 250)
    seed_locked: bool = False
    seed: int = limited(0, 0, 2**64 - 1)
