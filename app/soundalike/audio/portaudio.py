"""PortAudio through sounddevice, loaded when it is first needed."""

from __future__ import annotations

import sys
import threading
from typing import Any

from soundalike.errors import MissingError
from soundalike.translation import tr


def load_sounddevice() -> Any:
    """The module `sounddevice`. Raises `MissingError` when it or the PortAudio library isn't there."""
    try:
        import sounddevice  # noqa: PLC0415 - it loads and starts PortAudio, which only those who play or list need
    except ImportError as error:
        raise MissingError(
            tr(
                "Sound can't be played: the Python package sounddevice is missing. Install Soundalike again, or "
                "give -o OUT.wav."
            )
        ) from error
    except Exception as error:  # no library: OSError; a library that doesn't start: a class the failed module had
        raise MissingError(_no_library()) from error
    return sounddevice


class _OpenStreams:
    """How many streams of this process are open, of any kind: reading the list anew would cut them off."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.count = 0


_streams = _OpenStreams()


def note_opened() -> None:
    """A stream, playing or recording, is about to be opened; `note_closed` follows when it is closed or failed."""
    with _streams.lock:
        _streams.count += 1


def note_closed() -> None:
    with _streams.lock:
        _streams.count -= 1


def read_devices_again() -> bool:
    """PortAudio reads its list of devices once; this reads it anew. False while a stream is open: it stays then."""
    module = load_sounddevice()
    with _streams.lock:
        if _streams.count > 0:
            return False
        # sounddevice names no public way: https://github.com/spatialaudio/python-sounddevice/issues/125
        module._terminate()
        module._initialize()
    return True


def _no_library() -> str:
    if sys.platform == "linux":
        return tr(
            "Sound can't be played: the PortAudio library is missing. Install it (Debian and Ubuntu: libportaudio2 and "
            "libasound2-plugins). Or give -o OUT.wav."
        )
    return tr(
        "Sound can't be played: the PortAudio library can't be loaded. Install Soundalike again. Or give -o OUT.wav."
    )
