"""The compact window: how it speaks, and where it was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

WhileSpeaking = Literal["queue", "replace"]


@dataclass(frozen=True)
class Compact:
    """`device` is an output of this window's own, empty for the main window's; `device_words` is what it is called.

    `while_speaking` says what becomes of a line that is spoken while another sounds: it waits for its turn, or takes
    its place. `text` is what stands in the line. `places` is a JSON object: for each set of screens where the window
    was, how large, and whether it was pinned (`ui.view_models.window_place`).
    """

    device: str = ""
    device_words: str = ""
    clear_after: bool = True
    while_speaking: WhileSpeaking = "queue"
    phrases: bool = True
    keyboard: bool = False
    text: str = ""
    places: str = ""

    @property
    def output_words(self) -> str:
        """What its own output is called; empty where it has none."""
        return self.device_words or self.device
