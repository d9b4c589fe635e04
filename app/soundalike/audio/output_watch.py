"""Being told when outputs come, go, or another one becomes the default."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from soundalike.audio.pulse import PulseServer, answer_of, connected
from soundalike.closing import Closeable

SETTLE_SECONDS = 0.05
"""Changes come in bursts: a new device, then its profile, then the new default."""

LISTEN_SECONDS = 5.0
RETURN_SECONDS = 1.0
"""How often a server that went away is looked for."""


@dataclass(frozen=True)
class OutputsChange:
    """Names of outputs that came and went; `default` is the new default's, None when the default is as it was."""

    added: tuple[str, ...]
    removed: tuple[str, ...]
    default: str | None


OnChange = Callable[[OutputsChange], None]


def watch_outputs(on_change: OnChange) -> Closeable | None:
    """Calls `on_change`, on a thread of its own, after every change of the server's outputs until it is closed.

    None where there is no server to ask: PortAudio tells of no changes.
    """
    with connected() as pulse:
        before = None if pulse is None else answer_of(pulse)
    return None if before is None else ServerWatch(before, on_change)


class ServerWatch(Closeable):
    """Watches a PulseAudio server from a state that is known; it outlives a server that starts anew."""

    def __init__(self, before: PulseServer, on_change: OnChange) -> None:
        self._known: PulseServer | None = before
        self._on_change = on_change
        self._closing = threading.Event()
        self._noted = False
        self._lock = threading.Lock()
        self._pulse: Any = None
        self._thread = threading.Thread(target=self._run, name="outputs", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Calls no more, once it returns; twice does nothing. `on_change` may close it too."""
        self._closing.set()
        if threading.current_thread() is self._thread:
            return
        while self._thread.is_alive():
            with self._lock:
                if self._pulse is not None:
                    self._pulse.event_listen_stop()
            # A wake-up that comes just before the listening begins is missed, so it is repeated.
            self._thread.join(0.02)

    def _run(self) -> None:
        while not self._closing.is_set():
            with connected() as pulse:
                if pulse is not None:
                    self._listen(pulse)
            self._closing.wait(RETURN_SECONDS)

    def _listen(self, pulse: Any) -> None:
        import pulsectl  # noqa: PLC0415 - it loads libpulse

        def note(_event: Any) -> None:
            self._noted = True
            raise pulsectl.PulseLoopStop

        self._noted = True  # what happened since it was last looked
        try:
            pulse.event_mask_set("sink", "server")
            pulse.event_callback_set(note)
            with self._lock:
                self._pulse = pulse
            while not self._closing.is_set():
                if self._noted:
                    self._closing.wait(SETTLE_SECONDS)
                    self._noted = False
                    self._compare(answer_of(pulse))
                else:
                    pulse.event_listen(timeout=LISTEN_SECONDS)
        except (pulsectl.PulseError, pulsectl.PulseDisconnected):
            return
        finally:
            with self._lock:
                self._pulse = None

    def _compare(self, now: PulseServer | None) -> None:
        if now is None or self._closing.is_set():
            return
        change = _difference(self._known, now)
        self._known = now
        if change is not None:
            self._on_change(change)


def _difference(before: PulseServer | None, now: PulseServer) -> OutputsChange | None:
    """None when neither the names nor the default differ; loudness and the like don't count."""
    known = {sink.name: sink.default for sink in before.sinks} if before is not None else {}
    names = {sink.name for sink in now.sinks}
    added = tuple(sink.name for sink in now.sinks if sink.name not in known)
    removed = tuple(name for name in known if name not in names)
    default = next((sink.name for sink in now.sinks if sink.default and not known.get(sink.name, False)), None)
    return OutputsChange(added, removed, default) if added or removed or default else None
