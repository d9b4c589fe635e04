"""The demo model speaking through the whole program: prepare, tokenise, engine, trim, gaps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from soundalike.engine import Engine, Samples, Sampling, SynthesisOptions, Voice
from soundalike.paths import bundled_resources
from soundalike.speech import Event, Finished, Gap, PieceFinished, Sound, Speaker
from soundalike.speech.speaker import PIECE_CHARACTERS
from soundalike.text import Notice, Tokenizer, prepare

THREADS = 1
"""One thread leaves the sound as it is, and is the fastest where other programs use the processor too."""


@dataclass(frozen=True)
class Spoken:
    """Everything that came of one text."""

    events: tuple[Event, ...]
    sample_rate: int

    @cached_property
    def samples(self) -> Samples:
        """The whole sound, gaps included."""
        parts = [np.zeros(0, dtype=np.float32)]
        for event in self.events:
            if isinstance(event, Sound):
                parts.append(event.samples)
            elif isinstance(event, Gap):
                parts.append(np.zeros(event.samples, dtype=np.float32))
        return np.concatenate(parts)

    @property
    def seconds(self) -> float:
        return len(self.samples) / self.sample_rate

    @property
    def pieces(self) -> list[PieceFinished]:
        return [event for event in self.events if isinstance(event, PieceFinished)]

    @property
    def notices(self) -> list[Notice]:
        return [event for event in self.events if isinstance(event, Notice)]

    @property
    def finished(self) -> Finished:
        last = self.events[-1]
        assert isinstance(last, Finished)
        return last

    def piece(self, index: int) -> Samples:
        """The sound of one piece, without the gap behind it."""
        piece = self.pieces[index]
        return self.samples[piece.position : piece.position + piece.samples]


class Demo:
    """The opened demo model and its own voice."""

    def __init__(self) -> None:
        folder = bundled_resources() / "demo"
        self.engine = Engine.open(folder / "t3.gguf", folder / "s3gen.gguf", threads=THREADS)
        self.voice: Voice = self.engine.builtin_voice()
        self._speaker = Speaker(self.engine, self.voice)
        self._spoken: dict[tuple[str, int, Sampling], Spoken] = {}

    def speak(self, text: str, *, seed: int = 1, sampling: Sampling | None = None) -> Spoken:
        """Speak `text` with the model's own settings, or with `sampling`; what was spoken before is remembered."""
        request = text, seed, sampling or Sampling()
        if request not in self._spoken:
            self._spoken[request] = self.speak_anew(*request)
        return self._spoken[request]

    def speak_anew(self, text: str, seed: int = 1, sampling: Sampling | None = None) -> Spoken:
        """The same, without remembering."""
        options = SynthesisOptions(seed=seed, sampling=sampling or Sampling())
        with self._speaker.speak(text, options) as speech:
            return Spoken(tuple(speech), self._speaker.sample_rate)

    def change_voice(self) -> None:
        """Close the voice and take it up again."""
        self.voice.close()
        self.voice = self.engine.builtin_voice()
        self._speaker = Speaker(self.engine, self.voice)

    def tokens(self, text: str) -> list[int]:
        """The text tokens of a text that is one piece."""
        vocabulary = self.engine.description.vocabulary
        (piece,) = prepare(text, limit=PIECE_CHARACTERS).pieces
        return Tokenizer(vocabulary.tokens, vocabulary.merges, vocabulary.added).encode(piece.text)

    def close(self) -> None:
        self.engine.close()
