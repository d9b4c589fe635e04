"""What the store keeps, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np
import numpy.typing as npt

from soundalike.engine.types import SynthesisOptions


class State(StrEnum):
    """How far something got (case GUI-09). Only `DONE` is a success; a process that died leaves `INTERRUPTED`."""

    MAKING = "making"
    DONE = "done"
    STOPPED = "stopped"
    """An utterance only: of a sentence that was stopped no take is kept."""
    FAILED = "failed"
    INTERRUPTED = "interrupted"


@dataclass(frozen=True)
class VoiceName:
    """A voice: its id (a UUID, or a model's name for its own voice) and what people call it. Empty: none chosen."""

    id: str = ""
    name: str = ""


@dataclass(frozen=True)
class Recipe:
    """How something is spoken. `options.seed` is the request's seed; each take has its own beside it."""

    voice: VoiceName = field(default_factory=VoiceName)
    model: str = ""
    options: SynthesisOptions = field(default_factory=SynthesisOptions)


@dataclass(frozen=True)
class Document:
    """A text being worked on. `cursor` and `anchor` are character offsets; they differ when something is selected."""

    id: int
    title: str
    text: str
    cursor: int
    anchor: int
    recipe: Recipe
    created: float
    modified: float
    """Both in seconds since 1970."""


@dataclass(frozen=True)
class Sentence:
    """A sentence of a document, as it is spoken in one go.

    `start` and `end` are its place in the text, `spoken` is what the model is given. `takes` are those that can be
    heard, oldest first; `chosen` is the one that plays and is exported, None before the first.
    """

    id: int
    start: int
    end: int
    source: str
    spoken: str
    gap_after: float
    takes: tuple[Take, ...]
    chosen: int | None

    @property
    def chosen_take(self) -> Take | None:
        """The take that plays and is exported."""
        return next((take for take in self.takes if take.id == self.chosen), None)


@dataclass(frozen=True)
class Take:
    """One time that a sentence was spoken. Speaking `spoken` alone with `seed` and the recipe makes it again."""

    id: int
    uid: str
    utterance: int | None
    sentence: int | None
    place: int
    """Its number in the utterance, from 0."""
    letter: int
    """Its number among the takes of its sentence, from 0; never given twice. See `letter_name`."""
    source: str
    spoken: str
    gap_after: float
    recipe: Recipe
    seed: int
    state: State
    message: str
    """Why it failed; empty otherwise."""
    suspect: bool
    samples: int
    sample_rate: int
    peaks: bytes
    favourite: bool
    name: str
    created: float
    stale: bool
    """Whether its sentence reads otherwise by now."""

    @property
    def seconds(self) -> float:
        """How long it sounds."""
        return self.samples / self.sample_rate

    @property
    def audible(self) -> bool:
        """Whether there is sound of it: complete, or what an interrupted one left."""
        return self.samples > 0 and self.state in (State.DONE, State.INTERRUPTED)

    def waveform(self) -> npt.NDArray[np.float32]:
        """The loudest sample of every 10 ms, 0..1."""
        return np.frombuffer(self.peaks, np.uint8).astype(np.float32) / np.float32(255)


@dataclass(frozen=True)
class Utterance:
    """A line of the history: a text that was spoken, or was to be, once."""

    id: int
    document: int | None
    text: str
    recipe: Recipe
    state: State
    message: str
    began: float
    seconds: float
    """Of sound that is kept."""
    bytes: int
    """Of the sound files that are kept."""
    takes: int
    """How many takes can be heard."""
    favourite: bool
    """Whether one of its takes is a favourite."""


@dataclass(frozen=True)
class Kept:
    """How much is kept: `bytes` on disk of sound and text together."""

    utterances: int
    takes: int
    seconds: float
    bytes: int


def letter_name(letter: int) -> str:
    """A, B, ... Z, AA, AB, ... for 0, 1, ..."""
    name = ""
    letter += 1
    while letter:
        letter, rest = divmod(letter - 1, 26)
        name = chr(ord("A") + rest) + name
    return name
