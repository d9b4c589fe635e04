"""One opened input of PortAudio's that fills a ring."""

from __future__ import annotations

from typing import Any

from soundalike.audio.microphone.inputs import InputDevice
from soundalike.audio.portaudio import load_sounddevice, note_closed, note_opened
from soundalike.audio.pulse import SOURCE_VARIABLE, new_stream_name, opening_on
from soundalike.engine.capture import CaptureRing
from soundalike.errors import MissingError
from soundalike.translation import tr

LATENCY_SECONDS = 0.05
"""What is asked of the device, so that the meter follows the voice."""


class CannotOpenError(MissingError):
    """The microphone is there and can't be opened: it isn't allowed, or another program has it."""


class InputStream:
    """Fills `ring`, at the device's own rate, until it is closed. The ring must outlive it."""

    def __init__(self, ring: CaptureRing, device: InputDevice) -> None:
        """Opens and starts it. Raises `CannotOpenError`."""
        module = load_sounddevice()
        self._module = module
        self._stream: Any = None
        note_opened()
        try:
            with opening_on(device.source, new_stream_name(), SOURCE_VARIABLE):
                self._stream = self._opened(ring, device)
            self._stream.start()
        except (module.PortAudioError, ValueError) as error:
            if self._stream is not None:
                self._stream.close(ignore_errors=True)
            note_closed()
            raise CannotOpenError(
                tr("'{description}' can't be opened: {error}.").format(description=device.description, error=error)
            ) from error

    def _opened(self, ring: CaptureRing, device: InputDevice) -> Any:
        module = self._module
        # As in output_stream.py: the base class is the one for callbacks in C.
        return module._StreamBase(
            kind="input",
            samplerate=device.rate,
            device=device.index,
            channels=ring.channels,
            dtype="float32",
            latency=LATENCY_SECONDS,
            callback=module._ffi.cast("void *", ring.callback_address),
            userdata=module._ffi.cast("void *", ring.address),
        )

    @property
    def active(self) -> bool:
        """False once the device stopped by itself."""
        try:
            return bool(self._stream.active)
        except self._module.PortAudioError:
            return False

    def close(self) -> None:
        """Gives the device back. Nothing fails. Once only."""
        self._stream.abort(ignore_errors=True)
        self._stream.close(ignore_errors=True)
        note_closed()
