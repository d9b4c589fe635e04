"""How the window looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from soundalike.settings.fields import limited

ThemeChoice = Literal["system", "light", "dark", "high-contrast"]

TargetSize = Literal["usual", "large", "largest"]

LanguageChoice = Literal["system", "en", "de", "ar", "fr", "es", "pt", "zh"]


@dataclass(frozen=True)
class Appearance:
    """`text_percent` scales all text, beside what the system already does; `targets` is how large controls are."""

    theme: ThemeChoice = "system"
    text_percent: int = limited(100, 75, 200)
    targets: TargetSize = "usual"
    language: LanguageChoice = "system"
