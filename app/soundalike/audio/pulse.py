"""A PulseAudio server, or PipeWire standing in for one: its outputs, and where our own stream plays.

PortAudio on Debian knows ALSA alone, and reaches the server through the ALSA device `pulse`. What that can't do, list
the outputs and move a running stream, is asked of the server itself.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

CONNECT_SECONDS = 2.0
SINK_VARIABLE = "PULSE_SINK"


@dataclass(frozen=True)
class PulseSink:
    """An output of the server. `monitor` is the source that hears what it plays."""

    name: str
    description: str
    monitor: str
    rate: int
    channels: int
    default: bool


@dataclass(frozen=True)
class PulseServer:
    """What answered: the server's own name and version, and its outputs."""

    name: str
    version: str
    sinks: tuple[PulseSink, ...]


def ask_server() -> PulseServer | None:
    """The server with its outputs as they are now; None when there is none, or no library to ask it with."""
    with _connected() as pulse:
        if pulse is None:
            return None
        information = pulse.server_info()
        sinks = tuple(
            PulseSink(
                name=sink.name,
                description=sink.description or sink.name,
                monitor=sink.monitor_source_name,
                rate=sink.sample_spec.rate,
                channels=sink.channel_count,
                default=sink.name == information.default_sink_name,
            )
            for sink in pulse.sink_list()
        )
        return PulseServer(information.server_name, information.server_version, sinks)


@contextmanager
def opening_on(sink_name: str | None) -> Iterator[None]:
    """While inside, a stream that is opened through the ALSA device `pulse` begins on the output `sink_name`.

    The device takes no name, but the server's client library reads one from the environment (pulseaudio(1),
    "PULSE_SINK").
    """
    previous = os.environ.get(SINK_VARIABLE)
    if sink_name is not None:
        os.environ[SINK_VARIABLE] = sink_name
    try:
        yield
    finally:
        if previous is None:
            os.environ.pop(SINK_VARIABLE, None)
        else:
            os.environ[SINK_VARIABLE] = previous


def move_own_streams(sink_name: str) -> bool:
    """Moves what this process plays to the output `sink_name`; False when the server or the output is gone."""
    with _connected() as pulse:
        if pulse is None:
            return False
        sink = next((sink for sink in pulse.sink_list() if sink.name == sink_name), None)
        if sink is None:
            return False
        for stream in pulse.sink_input_list():
            if stream.proplist.get("application.process.id") == str(os.getpid()):
                pulse.sink_input_move(stream.index, sink.index)
    return True


@contextmanager
def _connected() -> Iterator[Any]:
    """A connection, or None. It never starts a server."""
    if sys.platform != "linux":
        yield None
        return
    try:
        import pulsectl  # noqa: PLC0415 - it loads libpulse
    except (ImportError, OSError):
        yield None
        return
    pulse = pulsectl.Pulse("soundalike", connect=False)
    try:
        pulse.connect(timeout=CONNECT_SECONDS)
    except pulsectl.PulseError:
        pulse.close()
        yield None
        return
    with pulse:
        yield pulse
