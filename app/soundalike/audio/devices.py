"""The sound outputs of this machine, and which one is meant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from soundalike.audio.portaudio import load_sounddevice, read_devices_again
from soundalike.audio.pulse import ask_server
from soundalike.errors import MissingError
from soundalike.translation import tr, tr_noop

PULSE_DEVICE = "pulse"
"""The ALSA device that plays through the server."""

_NO_DEVICE = tr_noop(
    "There is no sound device to play on. Connect one, or give -o OUT.wav for a file, or -o - for a pipe."
)


@dataclass(frozen=True)
class OutputDevice:
    """An output. `name` is what `--device` takes; `index` is PortAudio's; `sink` is the server's name of it, if any."""

    name: str
    description: str
    default: bool
    rate: int
    channels: int
    index: int
    sink: str | None = None
    monitor: str | None = None


@dataclass(frozen=True)
class Outputs:
    """All outputs, and what they are reached through, in words."""

    devices: tuple[OutputDevice, ...]
    system: str

    def choose(self, wanted: str | None) -> OutputDevice:
        """The output meant by `wanted`, a name or a part of one; without it, the system's default.

        Raises `MissingError` when there is none, or more than one.
        """
        if not self.devices:
            raise MissingError(tr(_NO_DEVICE))
        if wanted is None:
            return next((device for device in self.devices if device.default), self.devices[0])
        found = self._matching(wanted)
        if len(found) == 1:
            return found[0]
        names = ", ".join(f"'{device.name}'" for device in found or self.devices)
        if found:
            raise MissingError(
                tr("--device: '{wanted}' can mean {names}. Give the whole name.").format(wanted=wanted, names=names)
            )
        raise MissingError(
            tr("--device: there is no output '{wanted}'. Outputs here: {names}.").format(wanted=wanted, names=names)
        )

    def find(self, wanted: str) -> OutputDevice | None:
        """The one output meant by `wanted`, if it is there."""
        found = self._matching(wanted)
        return found[0] if len(found) == 1 else None

    def prefer(self, wanted: str | None) -> OutputDevice:
        """The output meant by `wanted` if it is there, else the default. Raises `MissingError` when there is none."""
        found = None if wanted is None else self.find(wanted)
        return found or self.choose(None)

    def _matching(self, wanted: str) -> list[OutputDevice]:
        exact = [device for device in self.devices if wanted in (device.name, device.description)]
        folded = wanted.casefold()
        alike = [
            device
            for device in self.devices
            if folded in device.name.casefold() or folded in device.description.casefold()
        ]
        return exact[:1] or alike


def list_outputs(*, read_again: bool = False) -> Outputs:
    """The outputs as they are now.

    PortAudio's own list is read once a process; `read_again` reads it anew unless a stream is open. A server's list is
    always fresh. Raises `MissingError` when PortAudio can't be loaded.
    """
    if read_again:
        read_devices_again()
    module = load_sounddevice()
    found = [
        (index, facts) for index, facts in enumerate(module.query_devices()) if int(facts["max_output_channels"]) > 0
    ]
    through_server = next((index for index, facts in found if facts["name"] == PULSE_DEVICE), None)
    if through_server is not None and (server := ask_server()) is not None:
        devices = tuple(
            OutputDevice(
                name=sink.name,
                description=sink.description,
                default=sink.default,
                rate=sink.rate,
                channels=sink.channels,
                index=through_server,
                sink=sink.name,
                monitor=sink.monitor,
            )
            for sink in server.sinks
        )
        return Outputs(devices, f"{server.name} {server.version}, through PortAudio's ALSA device '{PULSE_DEVICE}'")
    default = _default_index(module)
    plain = (_plain(index, facts, index == default) for index, facts in found)
    return Outputs(tuple(plain), str(module.get_portaudio_version()[1]))


def _default_index(module: Any) -> int:
    """PortAudio's default output; -1 when there is none."""
    return int(module.default.device[1])


def _plain(index: int, facts: Any, default: bool) -> OutputDevice:
    return OutputDevice(
        name=str(facts["name"]),
        description=str(facts["name"]),
        default=default,
        rate=round(facts["default_samplerate"]),
        channels=int(facts["max_output_channels"]),
        index=index,
    )
