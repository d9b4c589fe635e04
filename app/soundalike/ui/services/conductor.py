"""Speaking, as the window asks for it. No Qt in here.

Calls come from the main thread and return at once; the work is done on the engine's thread. What sounds now is asked
for with `look`, as often as the screen is drawn; what came about is told through `Tell`, on whatever thread.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from soundalike.takes import Recipe, TakeStore

State = Literal["idle", "waiting", "speaking", "paused"]


@dataclass(frozen=True)
class Request:
    """What is to be spoken: `text[start:end]`, as `recipe` says, with sound in `document`'s takes.

    With `retake`, another take of that sentence is made. Sentences that have a take that still fits are played from it,
    unless `anew`.
    """

    text: str
    start: int
    end: int
    recipe: Recipe
    document: int | None = None
    retake: int | None = None
    anew: bool = False


@dataclass(frozen=True)
class Part:
    """A sentence on its way: its place in the text, its seed, and its sound so far."""

    start: int
    end: int
    seed: int
    peaks: bytes = b""
    length: float | None = None
    """Seconds, once known."""


@dataclass(frozen=True)
class Look:
    """What is going on now. `sounding` is what is heard, `seconds` the place in it; `making` is what is being made.

    `begin` is where in the text it began. `makes_sound_in` are the seconds of sound that are still ahead of `making`.
    """

    state: State = "idle"
    begin: int = 0
    sounding: Part | None = None
    seconds: float = 0.0
    making: Part | None = None
    makes_sound_in: float | None = None


@dataclass(frozen=True)
class Told:
    """`took`: a take was kept. `measured`: figures of what was made. `failed`: nothing of it could be spoken."""

    kind: Literal["took", "part-failed", "failed", "measured", "notice", "ended"]
    message: str = ""
    take: int | None = None
    span: tuple[int, int] | None = None
    speed: float | None = None
    first_sound: float | None = None
    underruns: int = 0
    output: str = ""


Tell = Callable[[Told], None]


class Conductor(Protocol):
    """One thing sounds at a time: what is asked for ends what went on before, unless it is to come after it."""

    def speak(self, request: Request, store: TakeStore | None, *, after: bool = False) -> None: ...

    def play_take(self, take: int, span: tuple[int, int], store: TakeStore, *, start_seconds: float = 0.0) -> None: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def stop(self) -> None: ...

    def look(self) -> Look: ...

    def set_volume(self, volume: float) -> None: ...

    def set_device(self, device: str | None) -> None: ...

    def close(self) -> None: ...
