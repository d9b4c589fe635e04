"""What is kept of what was said."""

from __future__ import annotations

from dataclasses import dataclass

from soundalike.settings.fields import limited


@dataclass(frozen=True)
class History:
    """With `private` nothing is kept. Above `offer_clean_up_megabytes` the window offers to delete old takes.

    What is older than `keep_days` is deleted at the next start, but for favourites and the open text; 0 keeps all.
    """

    private: bool = False
    keep_days: int = limited(0, 0, 36_500)
    offer_clean_up_megabytes: int = limited(1000, 10, 1_000_000)
