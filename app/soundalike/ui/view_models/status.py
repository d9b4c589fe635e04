"""What the status line says. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

EngineState = Literal["absent", "loading", "ready", "failed"]
_GRAPHICS = ("vulkan", "metal", "cuda", "gpu")
"""How the engine's names of graphics backends begin; a processor is named by its maker."""


@dataclass(frozen=True)
class StatusFacts:
    """Everything measured, nothing promised. `speed` is seconds of sound a second of work, None before the first."""

    state: EngineState = "absent"
    loaded_fraction: float | None = None
    backend: str = ""
    model: str = ""
    speed: float | None = None
    first_sound_seconds: float | None = None
    underruns: int = 0
    output: str = ""
    weight_bytes: int = 0
    threads: int = 0
    problem: str = ""
    marked: bool = True

    @property
    def engine_words(self) -> str:
        """What runs the model, and how fast."""
        if self.problem:
            return self.problem
        if self.state == "absent":
            return "The model isn't in memory"
        if self.state == "loading":
            share = "" if self.loaded_fraction is None else f" · {int(self.loaded_fraction * 100)} %"
            return f"Loading the model{share}"
        if self.state == "failed":
            return "The model couldn't be loaded"
        return (
            f"{self.backend_words} · {self.speed_words}" if self.speed is not None else f"{self.backend_words} · ready"
        )

    @property
    def backend_words(self) -> str:
        """The engine's name of what it runs on, for people."""
        graphics = self.backend.casefold().startswith(_GRAPHICS)
        return "Graphics card" if graphics else "Processor"

    @property
    def speed_words(self) -> str:
        """The measured speed."""
        if self.speed is None:
            return "not measured yet"
        if self.speed >= 1:
            return f"{self.speed:.1f}× faster than real time"
        return f"{1 / self.speed:.1f}× slower than real time" if self.speed > 0 else "no sound yet"

    @property
    def first_sound_words(self) -> str:
        """How long the last first sound took; empty before one."""
        return "" if self.first_sound_seconds is None else f"First sound after {self.first_sound_seconds:.1f} s"

    @property
    def mark_words(self) -> str:
        """Whether what is spoken carries the mark."""
        return "Marked as synthetic" if self.marked else "Without its mark, nothing is spoken"

    @property
    def words(self) -> str:
        """The whole line as it is said."""
        return ". ".join(part for part in (self.engine_words, self.first_sound_words, self.mark_words) if part)

    def details(self) -> list[tuple[str, str]]:
        """Names and values, for who wants to know more."""
        rows = [("Model", self.model or "none loaded"), ("Runs on", self.backend or "nothing yet")]
        if self.threads:
            rows.append(("Processor threads", str(self.threads)))
        if self.weight_bytes:
            rows.append(("In memory", f"{self.weight_bytes / 1e6:.0f} MB of weights"))
        rows.append(("Measured speed", self.speed_words))
        rows.append(("First sound", self.first_sound_words.removeprefix("First sound ") or "not measured yet"))
        rows.append(("Gaps in the sound", "none" if not self.underruns else str(self.underruns)))
        rows.append(("Sound output", self.output or "not opened yet"))
        rows.append(("Mark", "An inaudible mark in everything that is spoken tells that it was synthesised."))
        if self.problem:
            rows.append(("Problem", self.problem))
        return rows
