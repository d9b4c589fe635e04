"""Times that the window gives a person."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from soundalike.settings.fields import limited

MessageTime = Literal["usual", "long", "closed"]


@dataclass(frozen=True)
class Timing:
    """`messages` is how long a message stays: long is three times the usual, closed until it is closed.

    `typing_pause` is for how many milliseconds nothing is typed before a finished sentence is spoken as one types.
    """

    messages: MessageTime = "usual"
    typing_pause: int = limited(400, 100, 30_000)
