"""A PulseAudio server, or PipeWire standing in for one: its outputs and inputs, and where our own stream plays.

PortAudio on Debian knows ALSA alone, and reaches the server through the ALSA device `pulse`. What that can't do, list
the outputs and move a running stream, is asked of the server itself.
"""

from __future__ import annotations

import itertools
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

CONNECT_SECONDS = (0.02, 0.1, 0.5, 2.0)
"""How long it is waited for an answer, try by try: pulsectl waits all of it even when the answer comes at once."""

SINK_VARIABLE = "PULSE_SINK"
SOURCE_VARIABLE = "PULSE_SOURCE"
PROPERTIES_VARIABLE = "PULSE_PROP"
STREAM_PROPERTY = "soundalike.stream"
"""Carries the name by which a stream of ours is found again among those of the server."""

_numbers = itertools.count()
_environment = threading.Lock()
"""Held while a stream is opened: a microphone and an output may be opened at the same time."""


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
class PulseSource:
    """An input of the server; `monitor` is true when it hears what an output plays."""

    name: str
    description: str
    rate: int
    channels: int
    default: bool
    monitor: bool
    muted: bool


@dataclass(frozen=True)
class PulseServer:
    """What answered: the server's own name and version, its outputs and its inputs."""

    name: str
    version: str
    sinks: tuple[PulseSink, ...]
    sources: tuple[PulseSource, ...] = ()


def ask_server() -> PulseServer | None:
    """The server with its outputs as they are now; None when there is none, or no library to ask it with."""
    with connected() as pulse:
        return None if pulse is None else answer_of(pulse)


def answer_of(pulse: Any) -> PulseServer | None:
    """The server at the other end of a connection; None when it went away."""
    import pulsectl  # noqa: PLC0415 - it loads libpulse

    try:
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
        sources = tuple(
            PulseSource(
                name=source.name,
                description=source.description or source.name,
                rate=source.sample_spec.rate,
                channels=source.channel_count,
                default=source.name == information.default_source_name,
                monitor=bool(source.monitor_of_sink_name),
                muted=bool(source.mute) or source.volume.value_flat == 0.0,
            )
            for source in pulse.source_list()
        )
    except (pulsectl.PulseError, pulsectl.PulseDisconnected):
        return None
    return PulseServer(information.server_name, information.server_version, sinks, sources)


def new_stream_name() -> str:
    """A name that no other stream has."""
    return f"{os.getpid()}-{next(_numbers)}"


@contextmanager
def opening_on(device: str | None, stream_name: str, variable: str = SINK_VARIABLE) -> Iterator[None]:
    """While inside, a stream that is opened through the ALSA device `pulse` begins on the output `device` (without one,
    where the server puts it) and is found again as `stream_name`. `SOURCE_VARIABLE` is for inputs.

    The device takes neither, but the server's client library reads both from the environment (pulseaudio(1),
    "PULSE_SINK", "PULSE_SOURCE", "PULSE_PROP").
    """
    with _environment:
        theirs = os.environ.get(PROPERTIES_VARIABLE, "")
        changed = {PROPERTIES_VARIABLE: f"{theirs} {STREAM_PROPERTY}={stream_name}".strip()}
        if device is not None:
            changed[variable] = device
        previous = {name: os.environ.get(name) for name in changed}
        os.environ.update(changed)
        try:
            yield
        finally:
            for name, value in previous.items():
                if value is None:
                    os.environ.pop(name, None)
                else:
                    os.environ[name] = value


def move_stream(stream_name: str, sink_name: str) -> bool:
    """Sees to it that the stream plays on the output `sink_name`; False when the server, the stream or the output is
    gone."""
    with connected() as pulse:
        if pulse is None:
            return False
        import pulsectl  # noqa: PLC0415 - it loads libpulse

        try:
            sink = next((sink for sink in pulse.sink_list() if sink.name == sink_name), None)
            streams = [s for s in pulse.sink_input_list() if s.proplist.get(STREAM_PROPERTY) == stream_name]
            if sink is None or not streams:
                return False
            for stream in streams:
                if stream.sink != sink.index:
                    pulse.sink_input_move(stream.index, sink.index)
        except (pulsectl.PulseError, pulsectl.PulseDisconnected):
            return False
    return True


@contextmanager
def connected() -> Iterator[Any]:
    """A connection, or None. It never starts a server."""
    if sys.platform != "linux":
        yield None
        return
    try:
        import pulsectl  # noqa: PLC0415 - it loads libpulse
    except (ImportError, OSError):
        yield None
        return
    with pulsectl.Pulse("soundalike", connect=False) as pulse:
        yield pulse if any(_answers(pulse, seconds) for seconds in CONNECT_SECONDS) else None


def _answers(pulse: Any, seconds: float) -> bool:
    import pulsectl  # noqa: PLC0415 - it loads libpulse

    try:
        pulse.connect(timeout=seconds)
    except pulsectl.PulseError:
        return False
    return True
