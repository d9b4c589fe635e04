"""What the status line says. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from soundalike.translation import number, tr

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
            return tr("The model isn't in memory")
        if self.state == "loading":
            if self.loaded_fraction is None:
                return tr("Loading the model")
            percent = number(int(self.loaded_fraction * 100))
            return tr("Loading the model · {percent} %").format(percent=percent)
        if self.state == "failed":
            return tr("The model couldn't be loaded")
        how = self.speed_words if self.speed is not None else tr("ready", "a model in memory")
        return f"{self.backend_words} · {how}"

    @property
    def backend_words(self) -> str:
        """The engine's name of what it runs on, for people."""
        graphics = self.backend.casefold().startswith(_GRAPHICS)
        return tr("Graphics card") if graphics else tr("Processor")

    @property
    def speed_words(self) -> str:
        """The measured speed."""
        if self.speed is None:
            return tr("not measured yet")
        if self.speed >= 1:
            return tr("{times}× faster than real time").format(times=number(self.speed, 1))
        if self.speed > 0:
            return tr("{times}× slower than real time").format(times=number(1 / self.speed, 1))
        return tr("no sound yet")

    @property
    def first_sound_words(self) -> str:
        """How long the last first sound took; empty before one."""
        if self.first_sound_seconds is None:
            return ""
        return tr("First sound after {seconds} s").format(seconds=number(self.first_sound_seconds, 1))

    @property
    def mark_words(self) -> str:
        """Whether what is spoken carries the mark."""
        return tr("Marked as synthetic") if self.marked else tr("Without its mark, nothing is spoken")

    @property
    def words(self) -> str:
        """The whole line as it is said."""
        return ". ".join(part for part in (self.engine_words, self.first_sound_words, self.mark_words) if part)

    def details(self) -> list[tuple[str, str]]:
        """Names and values, for who wants to know more."""
        rows = [
            (tr("Model"), self.model or tr("none loaded")),
            (tr("Runs on", "which processor or card"), self.backend or tr("nothing yet")),
        ]
        if self.threads:
            rows.append((tr("Processor threads"), number(self.threads)))
        if self.weight_bytes:
            megabytes = number(self.weight_bytes / 1e6)
            rows.append((tr("In memory"), tr("{size} MB of weights").format(size=megabytes)))
        rows.append((tr("Measured speed"), self.speed_words))
        rows.append((tr("First sound"), self._first_sound()))
        gaps = number(self.underruns) if self.underruns else tr("none", "gaps in the sound")
        rows.append((tr("Gaps in the sound"), gaps))
        rows.append((tr("Sound output"), self.output or tr("not opened yet")))
        mark = tr("An inaudible mark in everything that is spoken tells that it was synthesised.")
        rows.append((tr("Mark"), mark))
        if self.problem:
            rows.append((tr("Problem"), self.problem))
        return rows

    def _first_sound(self) -> str:
        if self.first_sound_seconds is None:
            return tr("not measured yet")
        return tr("after {seconds} s").format(seconds=number(self.first_sound_seconds, 1))
