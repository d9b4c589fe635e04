"""What the wizard stands on besides the window's own parts, imported when first used; tests give stand-ins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from soundalike.paths import Places
from soundalike.ui.services.voice_parts import open_voices

if TYPE_CHECKING:
    from soundalike.audio.microphone.inputs import InputDevice, Inputs
    from soundalike.audio.microphone.microphone import Microphone
    from soundalike.engine import Cloner
    from soundalike.voices import Library


def _list_inputs(read_again: bool) -> Inputs:
    from soundalike.audio.microphone.inputs import list_inputs  # noqa: PLC0415

    return list_inputs(read_again=read_again)


def _open_microphone(device: InputDevice) -> Microphone:
    from soundalike.audio.microphone.microphone import Microphone as Opened  # noqa: PLC0415

    return Opened(device)


def _open_cloner(places: Places, model: str, threads: int, on_progress: Callable[[float], None]) -> Cloner:
    from soundalike.engine import Cloner as Opened  # noqa: PLC0415
    from soundalike.models import find_model  # noqa: PLC0415

    pair = find_model(model or None, places.models_dir)
    return Opened.open(pair.t3, pair.s3gen, threads=threads, on_progress=on_progress)


@dataclass(frozen=True)
class WizardWiring:
    """What lists and opens microphones, the encoders that voices are made with, and the library."""

    list_inputs: Callable[[bool], Inputs] = _list_inputs
    open_microphone: Callable[[InputDevice], Microphone] = _open_microphone
    open_cloner: Callable[[Places, str, int, Callable[[float], None]], Cloner] = _open_cloner
    open_library: Callable[[Places], Library] = open_voices
