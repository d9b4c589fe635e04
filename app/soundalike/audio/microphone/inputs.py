"""The sound inputs of this machine, and which one is meant."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from soundalike.audio.devices import PULSE_DEVICE
from soundalike.audio.portaudio import load_sounddevice, read_devices_again
from soundalike.audio.pulse import PulseSource, ask_server
from soundalike.errors import MissingError
from soundalike.translation import short_number, tr

MOST_CHANNELS = 2
"""More are mixed by nobody's ear; the two first hold the voice."""


@dataclass(frozen=True)
class InputDevice:
    """An input. `index` is PortAudio's; `source` is the server's name of it, if any.

    `monitor` is true of what isn't a microphone but hears what an output plays. `muted` is what the server says.
    """

    name: str
    description: str
    default: bool
    rate: int
    channels: int
    index: int
    source: str | None = None
    monitor: bool = False
    muted: bool = False

    @property
    def words(self) -> str:
        """As lists show it."""
        if not self.monitor:
            return self.description
        heard = self.description.removeprefix("Monitor of ")
        return tr("What '{output}' plays (not a microphone)").format(output=heard)

    @property
    def detail(self) -> str:
        """Its sample rate in words."""
        return tr("{rate} kHz").format(rate=short_number(self.rate / 1000))


@dataclass(frozen=True)
class Inputs:
    """All inputs, and what they are reached through, in words."""

    devices: tuple[InputDevice, ...]
    system: str

    @property
    def microphones(self) -> tuple[InputDevice, ...]:
        """Those that hear the room."""
        return tuple(device for device in self.devices if not device.monitor)

    def choose(self, wanted: str | None) -> InputDevice:
        """The input with this name; without one, or when it is gone, the system's default microphone.

        A monitor of an output is taken only by name (case REC-10). Raises `MissingError` when there is no microphone.
        """
        named = next((device for device in self.devices if device.name == wanted), None)
        if named is not None:
            return named
        microphones = self.microphones
        if not microphones:
            raise MissingError(no_microphone())
        return next((device for device in microphones if device.default), microphones[0])


def no_microphone(system: str = sys.platform) -> str:
    """The sentence for a machine without one, and the way out."""
    if system == "linux" and in_sandbox():
        return tr(
            "This package has no access to the sound server, so there is no microphone. Allow it (Flatpak: flatpak "
            "override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record), or bring a recording."
        )
    return tr("There is no microphone here. Plug one in, and it appears by itself; or bring a recording.")


def in_sandbox() -> bool:
    """Whether the program runs in a package that keeps it apart from the system (case REC-11)."""
    return Path("/.flatpak-info").exists() or "SNAP" in os.environ


def list_inputs(*, read_again: bool = False) -> Inputs:
    """The inputs as they are now.

    PortAudio's own list is read once a process; `read_again` reads it anew, where no server is asked and no stream is
    open. A server's list is always fresh. Raises `MissingError` when PortAudio can't be loaded.
    """
    module = load_sounddevice()
    server = ask_server()
    found = _found(module)
    through_server = _server_index(found)
    if read_again and (server is None or through_server is None):
        read_devices_again()
        found = _found(module)
        through_server = _server_index(found)
    if through_server is not None and server is not None:
        devices = tuple(_of_server(source, through_server) for source in server.sources)
        return Inputs(devices, f"{server.name} {server.version}, through PortAudio's ALSA device '{PULSE_DEVICE}'")
    default = int(module.default.device[0])
    plain = (_plain(index, facts, index == default) for index, facts in found)
    return Inputs(tuple(plain), str(module.get_portaudio_version()[1]))


def _found(module: Any) -> list[tuple[int, Any]]:
    """PortAudio's inputs, with their numbers."""
    return [
        (index, facts) for index, facts in enumerate(module.query_devices()) if int(facts["max_input_channels"]) > 0
    ]


def _server_index(found: list[tuple[int, Any]]) -> int | None:
    return next((index for index, facts in found if facts["name"] == PULSE_DEVICE), None)


def _of_server(source: PulseSource, index: int) -> InputDevice:
    return InputDevice(
        name=source.name,
        description=source.description,
        default=source.default and not source.monitor,
        rate=source.rate,
        channels=max(1, min(MOST_CHANNELS, source.channels)),
        index=index,
        source=source.name,
        monitor=source.monitor,
        muted=source.muted,
    )


def _plain(index: int, facts: Any, default: bool) -> InputDevice:
    name = str(facts["name"])
    return InputDevice(
        name=name,
        description=name,
        default=default,
        rate=round(facts["default_samplerate"]),
        channels=max(1, min(MOST_CHANNELS, int(facts["max_input_channels"]))),
        index=index,
        monitor=_hears_an_output(name),
    )


def _hears_an_output(name: str) -> bool:
    """Where no server says so, the name does: PulseAudio's and PipeWire's monitors, Windows' stereo mix."""
    folded = name.casefold()
    return folded.startswith("monitor of ") or folded.endswith(".monitor") or "stereo mix" in folded
