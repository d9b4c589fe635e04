"""What is said of a chosen part of a clip: a number and a plain sentence for each thing that was looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from soundalike.errors import RefusedError
from soundalike.translation import ENGLISH, number, tr

State = Literal["good", "warning", "refused"]
VERSION = 1


@dataclass(frozen=True)
class Check:
    """One thing that was looked at. Its words are English; `sentence` and `said` are in the person's language."""

    id: str
    """For programs; never changes: `length`, `background`, `clipping`, ..."""
    title: str
    state: State
    value: float
    """The number, in `unit`."""
    unit: str
    words: str
    """What was found, with the places of `figures`."""
    advice: str = ""
    """What to do about it; never empty for a warning or a refusal."""
    figures: Mapping[str, tuple[float, int]] = field(default_factory=dict)
    """Numbers that are said, each with its decimals."""

    @property
    def sentence(self) -> str:
        """What was found, with the numbers."""
        return self._filled(tr(self.words), number)

    @property
    def said(self) -> str:
        """What was found, and what to do about it."""
        return f"{self.sentence} {tr(self.advice)}" if self.advice else self.sentence

    def to_json(self) -> dict[str, Any]:
        """Plain values, in English."""
        return {
            "id": self.id,
            "state": self.state,
            "value": round(self.value, 4),
            "unit": self.unit,
            "sentence": self._filled(self.words, ENGLISH.number),
            "advice": self.advice,
        }

    def _filled(self, text: str, shown: Callable[[float, int], str]) -> str:
        return text.format(**{name: shown(value, decimals) for name, (value, decimals) in self.figures.items()})


@dataclass(frozen=True)
class Verdict:
    """All checks of one part of a clip."""

    checks: tuple[Check, ...]
    suggests_denoise: bool = False
    """Whether steady noise is loud enough that removing some of it helps more than it harms."""
    noise_db: float = -60.0
    """The noise's level, dB below a full-scale sine."""
    hum_hz: tuple[int, ...] = ()
    """Tones of the mains that were found."""

    @property
    def state(self) -> State:
        """The worst of all."""
        states = {check.state for check in self.checks}
        return "refused" if "refused" in states else "warning" if "warning" in states else "good"

    @property
    def usable(self) -> bool:
        """Whether a voice may be made from it."""
        return self.state != "refused"

    def check(self, id: str) -> Check | None:  # noqa: A002 - the field's name
        """The check of that id, if it was made."""
        return next((check for check in self.checks if check.id == id), None)

    def to_json(self) -> dict[str, Any]:
        """The voice file's key `verdict` and the report of `--json`."""
        return {
            "version": VERSION,
            "state": self.state,
            "suggests_denoise": self.suggests_denoise,
            "hum_hz": list(self.hum_hz),
            "checks": [check.to_json() for check in self.checks],
        }

    def report(self) -> str:
        """For people: a line a check, what is wrong first."""
        order = {"refused": 0, "warning": 1, "good": 2}
        words = {"refused": "refused", "warning": "warning", "good": "good   "}
        return "\n".join(
            " ".join(f"{words[check.state]}  {tr(check.title)}: {check.said}".split(" ")).rstrip()
            for check in sorted(self.checks, key=lambda check: order[check.state])
        )

    def refusal(self) -> str:
        """Why it is refused, in a sentence or two."""
        return " ".join(check.said for check in self.checks if check.state == "refused")


class ClipRefusedError(RefusedError):
    """The clip would make a bad voice. Its text says why; `verdict` has all that was found."""

    def __init__(self, message: str, verdict: Verdict) -> None:
        super().__init__(message)
        self.verdict = verdict
