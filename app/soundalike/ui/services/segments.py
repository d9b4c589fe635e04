"""What is played from takes that are there, and what must be spoken. No Qt in here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from soundalike.takes import Recipe, Sentence, Take


@dataclass(frozen=True)
class Segment:
    """Sentences one after another that are all played, or all spoken."""

    sentences: tuple[Sentence, ...]
    played: bool

    @property
    def start(self) -> int:
        return self.sentences[0].start

    @property
    def end(self) -> int:
        return self.sentences[-1].end

    @property
    def gap_after(self) -> float:
        """The silence after it, in seconds."""
        return self.sentences[-1].gap_after


def fits(take: Take, recipe: Recipe, *, exact_seed: bool) -> bool:
    """Whether speaking its sentence now would be another take of the same: voice, model and options are as wanted."""
    if take.stale or not take.audible:
        return False
    was, wanted = take.recipe, recipe
    if (was.voice.id, was.model) != (wanted.voice.id, wanted.model):
        return False
    if exact_seed and was.options.seed != wanted.options.seed:
        return False
    return replace(was.options, seed=0) == replace(wanted.options, seed=0)


def segments(
    sentences: Sequence[Sentence], start: int, end: int, recipe: Recipe, *, exact_seed: bool = False, anew: bool = False
) -> list[Segment]:
    """The sentences between two places of the text, in runs that are as long as possible."""
    found: list[Segment] = []
    for sentence in sentences:
        if sentence.end <= start or sentence.start >= end:
            continue
        take = sentence.chosen_take
        played = not anew and take is not None and fits(take, recipe, exact_seed=exact_seed)
        if found and found[-1].played == played:
            found[-1] = Segment((*found[-1].sentences, sentence), played)
        else:
            found.append(Segment((sentence,), played))
    return found
