"""PortAudio through sounddevice, loaded when it is first needed."""

from __future__ import annotations

import sys
from typing import Any

from soundalike.errors import MissingError


def load_sounddevice() -> Any:
    """The module `sounddevice`. Raises `MissingError` when it or the PortAudio library isn't there."""
    try:
        import sounddevice  # noqa: PLC0415 - it loads and starts PortAudio, which only those who play or list need
    except ImportError as error:
        raise MissingError(
            "Sound can't be played: the Python package sounddevice is missing. Install Soundalike again, or give "
            "-o OUT.wav."
        ) from error
    except Exception as error:  # no library: OSError; a library that doesn't start: a class the failed module had
        raise MissingError(f"Sound can't be played: {_advice()} Or give -o OUT.wav.") from error
    return sounddevice


def read_devices_again() -> None:
    """PortAudio reads its list of devices once; this reads it anew. No stream may be open."""
    module = load_sounddevice()
    # sounddevice names no public way: https://github.com/spatialaudio/python-sounddevice/issues/125
    module._terminate()
    module._initialize()


def _advice() -> str:
    if sys.platform == "linux":
        return "the PortAudio library is missing. Install it (Debian and Ubuntu: libportaudio2 and libasound2-plugins)."
    return "the PortAudio library can't be loaded. Install Soundalike again."
