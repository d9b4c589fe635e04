"""What is said of a chosen part of a clip: a number and a plain sentence for each thing that was looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from soundalike.errors import RefusedError

State = Literal["good", "warning", "refused"]
VERSION = 1


@dataclass(frozen=True)
class Check:
    """One thing that was looked at."""

    id: str
    """For programs; never changes: `length`, `background`, `clipping`, ..."""
    title: str
    state: State
    value: float
    """The number, in `unit`."""
    unit: str
    sentence: str
    """What was found, with the number."""
    advice: str = ""
    """What to do about it; never empty for a warning or a refusal."""

    def to_json(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "id": self.id,
            "state": self.state,
            "value": round(self.value, 4),
            "unit": self.unit,
            "sentence": self.sentence,
            "advice": self.advice,
        }


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
            " ".join(f"{words[check.state]}  {check.title}: {check.sentence} {check.advice}".split(" ")).rstrip()
            for check in sorted(self.checks, key=lambda check: order[check.state])
        )

    def refusal(self) -> str:
        """Why it is refused, in a sentence or two."""
        return " ".join(f"{check.sentence} {check.advice}".strip() for check in self.checks if check.state == "refused")


class ClipRefusedError(RefusedError):
    """The clip would make a bad voice. Its text says why; `verdict` has all that was found."""

    def __init__(self, message: str, verdict: Verdict) -> None:
        super().__init__(message)
        self.verdict = verdict
