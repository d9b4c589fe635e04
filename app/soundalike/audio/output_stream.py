"""One opened output of PortAudio's that plays from a ring."""

from __future__ import annotations

from typing import Any

from soundalike.audio.devices import OutputDevice
from soundalike.audio.portaudio import load_sounddevice, note_closed, note_opened
from soundalike.audio.pulse import new_stream_name, opening_on
from soundalike.engine.ring import Ring
from soundalike.errors import MissingError
from soundalike.translation import tr

LATENCY_SECONDS = 0.08
"""What is asked of the device. What it holds still sounds after a stop: 100 ms at most (DESIGN.md, "Real-time")."""

MOST_CHANNELS = 2


def channels_for(device: OutputDevice) -> int:
    """How many channels are opened: some drivers take no mono. A server plays mono on all of an output's."""
    if device.sink is not None:
        return 1
    return max(1, min(MOST_CHANNELS, device.channels))


def rate_for(device: OutputDevice, wanted: int) -> int:
    """`wanted` where the device, or what lies before it, plays it; else the device's own rate (case REC-06)."""
    if device.sink is not None:
        return wanted
    module = load_sounddevice()
    try:
        module.check_output_settings(
            device=device.index,
            channels=channels_for(device),
            dtype="float32",
            samplerate=wanted,
            extra_settings=_settings(module, device),
        )
    except module.PortAudioError:
        return device.rate
    return wanted


class OutputStream:
    """Plays from `ring` until it is closed. The ring must outlive it."""

    def __init__(self, ring: Ring, device: OutputDevice, rate: int, channels: int) -> None:
        """Opens and starts it. Raises `MissingError` when the device can't be opened."""
        module = load_sounddevice()
        self._module = module
        self.device = device
        self.name = new_stream_name()
        self._stream: Any = None
        note_opened()
        try:
            with opening_on(None if device.default else device.sink, self.name):
                self._stream = self._opened(ring, rate, channels)
            self._stream.start()
        except (module.PortAudioError, ValueError) as error:
            if self._stream is not None:
                self._stream.close(ignore_errors=True)
            note_closed()
            raise MissingError(
                tr(
                    "The sound output '{name}' can't be opened: {error}. Choose another one with --device, or give "
                    "-o OUT.wav."
                ).format(name=device.name, error=error)
            ) from error

    def _opened(self, ring: Ring, rate: int, channels: int) -> Any:
        module = self._module
        # The stream classes that sounddevice recommends take Python callbacks, which wait for Python's lock. Their base
        # is documented for streams with a callback in C: https://github.com/spatialaudio/python-rtmixer
        return module._StreamBase(
            kind="output",
            samplerate=rate,
            device=self.device.index,
            channels=channels,
            dtype="float32",
            latency=LATENCY_SECONDS,
            extra_settings=_settings(module, self.device),
            callback=module._ffi.cast("void *", ring.callback_address),
            userdata=module._ffi.cast("void *", ring.address),
        )

    @property
    def latency(self) -> float:
        """Seconds from the callback to the loudspeaker, as the driver says."""
        return float(self._stream.latency)

    @property
    def active(self) -> bool:
        """False once the device stopped by itself."""
        try:
            return bool(self._stream.active)
        except self._module.PortAudioError:
            return False

    def close(self, *, at_once: bool) -> None:
        """Gives the device back, `at_once` or when what it holds has sounded. Nothing fails. Once only."""
        if at_once:
            self._stream.abort(ignore_errors=True)
        else:
            self._stream.stop(ignore_errors=True)
        self._stream.close(ignore_errors=True)
        note_closed()


def _settings(module: Any, device: OutputDevice) -> Any:
    """On Windows, leave converting rate and channels to the system; None elsewhere."""
    interface = module.query_hostapis(module.query_devices(device.index)["hostapi"])["name"]
    return module.WasapiSettings(auto_convert=True) if interface == "Windows WASAPI" else None
