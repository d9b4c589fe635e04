"""What is kept of what was said."""

from __future__ import annotations

from dataclasses import dataclass

from soundalike.settings.fields import limited


@dataclass(frozen=True)
class History:
    """With `private` nothing is kept. Above `offer_clean_up_megabytes` the window offers to delete old takes."""

    private: bool = False
    offer_clean_up_megabytes: int = limited(1000, 10, 1_000_000)
