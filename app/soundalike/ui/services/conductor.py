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
Kind = Literal["sentences", "selection", "retake"]


@dataclass(frozen=True)
class Request:
    """What is to be spoken of `text`, as `recipe` says and in the voice `voice` (a key); takes go to `document`.

    `sentences`: those between `start` and `end`, whole. One that has a take which still fits is played from it, unless
    `anew`. `selection`: just those words. `retake`: another take of the sentence there, whose id is `sentence`.
    `exact_seed`: only takes of the recipe's own seed fit.
    """

    text: str
    start: int
    end: int
    recipe: Recipe
    voice: str = ""
    document: int | None = None
    kind: Kind = "sentences"
    sentence: int | None = None
    anew: bool = False
    exact_seed: bool = False
    tags: tuple[str, ...] = ()


@dataclass(frozen=True)
class Part:
    """A sentence on its way: its place in the text and its sound so far; the request's seed, if it is being made."""

    start: int
    end: int
    seed: int | None = None
    peaks: bytes = b""
    length: float | None = None
    """Seconds, once known."""

    @property
    def in_text(self) -> bool:
        """Whether it is a place of the text that is worked on; a line of the history isn't."""
        return self.end > self.start


@dataclass(frozen=True)
class Look:
    """What is going on now. `sounding` is what is heard, `seconds` the place in it; `making` is what is being made.

    `begin` is where in the text it began; `starts_in` are the seconds of sound still ahead of what is being made;
    `quiet_seconds` is how long nothing came from the model. `text` is what the places are of, where it is known;
    `queued` are those that come after it.
    """

    state: State = "idle"
    begin: int = 0
    sounding: Part | None = None
    seconds: float = 0.0
    making: Part | None = None
    starts_in: float | None = None
    quiet_seconds: float = 0.0
    text: str = ""
    queued: int = 0


@dataclass(frozen=True)
class Told:
    """`took`: a take was kept. `measured`: figures of what was made. `failed`: it couldn't be spoken at all."""

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

    def play_utterance(self, utterance: int, store: TakeStore) -> None: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def stop(self) -> None: ...

    def look(self) -> Look: ...

    def set_volume(self, volume: float) -> None: ...

    def set_device(self, device: str | None) -> None:
        """Goes on there, also in the middle of sound. It may wait for the device: not for the main thread. Raises
        `MissingError` when there is no such output."""

    def close(self) -> None: ...


def press(conductor: Conductor, state: State) -> bool:
    """What the big button does while something sounds or waits: pauses, goes on, or takes it back. False while idle."""
    if state == "speaking":
        conductor.pause()
    elif state == "paused":
        conductor.resume()
    elif state == "waiting":
        conductor.stop()
    return state != "idle"
