"""What this program and this machine are, for somebody who helps: nothing personal. No Qt in here."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from soundalike import __version__
from soundalike.errors import SoundalikeError

if TYPE_CHECKING:
    from soundalike.settings import Measured
    from soundalike.ui.services.engine_room import RoomFacts
    from soundalike.ui.services.model_shelf import ModelsHere
    from soundalike.ui.services.services import Services


@dataclass(frozen=True)
class WindowFacts:
    """What only the window knows."""

    qt: str
    system: str
    scale: float
    theme: str
    text_percent: int


def diagnostics(
    window: WindowFacts, room: RoomFacts, models: ModelsHere, measured: Measured, voices: int, sound: Sequence[str]
) -> str:
    """Lines of names and values, in English whatever the window speaks: they are for whoever helps.

    `sound` says what answers for the sound, and how many outputs there are.
    """
    known = room.description
    processor = models.processor
    rows = [
        ("Soundalike", __version__),
        ("System", f"{platform.system()} {platform.release()} {platform.machine()}"),
        ("Python", platform.python_version()),
        (
            "Window",
            f"Qt {window.qt} on {window.system}, scale {window.scale:g}, {window.theme}, {window.text_percent} %",
        ),
        ("Shipped", "yes" if getattr(sys, "frozen", False) else "no"),
        (
            "Processor",
            f"{processor.cores} cores; {processor.features}; {processor.kernels}" if processor else "unknown",
        ),
        (
            "Model in memory",
            f"{known.variant}, {known.weight_bytes / 1e6:.0f} MB, {known.backend}" if known else "none",
        ),
        ("Models", _models(models)),
        ("Measured", f"{measured.speed:.2f} times real time" if measured.speed else "not yet"),
        ("Voices", str(voices)),
        *(("Sound", line) for line in sound),
    ]
    if room.message:
        rows.append(("Problem", without_home(room.message)))
    return "\n".join(f"{name}: {value}" for name, value in rows)


def sound_lines(services: Services) -> list[str]:
    """What answers for the sound, without the devices' names: those of headphones hold their owner's."""
    try:
        outputs = services.wiring.list_outputs()
    except SoundalikeError as error:
        return [without_home(str(error))]
    rates = sorted({device.rate for device in outputs.devices})
    return [outputs.system, f"{len(outputs.devices)} outputs, {', '.join(f'{rate} Hz' for rate in rates) or 'none'}"]


def without_home(text: str) -> str:
    """The person's folder, whose name is theirs, as ~."""
    home = os.path.expanduser("~")  # noqa: PTH111 - Path.home() raises where there is none
    return text.replace(home, "~") if len(home) > 1 else text


def _models(models: ModelsHere) -> str:
    """Their kinds and states; a model of one's own may have a telling name."""
    known = [
        f"{model.entry.name if model.entry is not None else model.variant} {model.state} {model.weights}".strip()
        for model in models.models
        if model.state not in ("available",)
    ]
    return ", ".join(known) or "none"
