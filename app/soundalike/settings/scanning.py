"""Using the window with one switch or a few."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from soundalike.settings.fields import limited

ScanWay = Literal["automatic", "step"]
ScanOrder = Literal["rows", "items"]
AfterChoice = Literal["start-over", "stay", "rest"]
ScanSounds = Literal["none", "click"]
LetterOrder = Literal["usual", "alphabet", "frequency"]


@dataclass(frozen=True)
class Scanning:
    """All times are milliseconds. `way` "automatic" needs one switch; with "step" a second one moves the mark.

    `first` is how long the first of several is marked, `step` each other one. `rounds` 0 goes on for ever. A switch
    counts when it was held for `hold`, and not again within `again`. The switches are keys and mouse buttons by Qt's
    names; empty for none. `keyboard` shows the on-screen keyboard all the time.
    """

    on: bool = False
    way: ScanWay = "automatic"
    order: ScanOrder = "rows"
    step: int = limited(1200, 200, 30_000)
    first: int = limited(1800, 200, 60_000)
    rounds: int = limited(3, 0, 50)
    after: AfterChoice = "start-over"
    back_item: bool = True
    sounds: ScanSounds = "none"
    hold: int = limited(0, 0, 10_000)
    again: int = limited(150, 0, 10_000)
    choose_switch: str = "Key_Space"
    next_switch: str = "Key_Return"
    back_switch: str = ""
    keyboard: bool = False
    letters: LetterOrder = "usual"
