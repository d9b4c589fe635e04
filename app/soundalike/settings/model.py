"""When the model is in memory, and which one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from soundalike.settings.fields import limited

LoadTime = Literal["first-use", "start"]


@dataclass(frozen=True)
class Model:
    """`name` is a model's name or folder, empty for the default one. `idle_minutes` 0 keeps it in memory."""

    name: str = ""
    load: LoadTime = "first-use"
    idle_minutes: int = limited(30, 0, 1440)
    threads: int = limited(0, 0, 256)
