"""Sentences and what sounds, as cards. No Qt in here."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence, Set
from dataclasses import replace
from typing import TYPE_CHECKING

from soundalike.ui.view_models.take_card import CardFacts, CardState, LetterFacts

if TYPE_CHECKING:
    from soundalike.takes import Sentence, Take
    from soundalike.ui.services.conductor import Look

_LONGEST_TITLE = 120


def letter_name(letter: int) -> str:
    """A, B, ... Z, AA, AB, ... for 0, 1, ..., as `soundalike.takes` names takes."""
    name = ""
    letter += 1
    while letter:
        letter, rest = divmod(letter - 1, 26)
        name = chr(ord("A") + rest) + name
    return name


def resting_cards(sentences: Sequence[Sentence], failed: Mapping[int, str]) -> list[CardFacts]:
    """One a sentence, while nothing sounds. `failed` are messages by sentence id."""
    return [_card(sentence, failed.get(sentence.id, "")) for sentence in sentences]


def index_at(sentences: Sequence[Sentence], start: int) -> int | None:
    """The sentence that begins at or before this place; None when there is none."""
    at = bisect_right(sentences, start, key=lambda sentence: sentence.start) - 1
    return at if at >= 0 else None


def live_cards(
    resting: Sequence[CardFacts], sentences: Sequence[Sentence], look: Look, heard: Set[int] = frozenset()
) -> tuple[list[CardFacts], int | None]:
    """The cards while something sounds or is made, and the index of the one that sounds.

    `heard` are the ids of takes that aren't new, or have sounded.
    """
    cards = list(resting)
    if look.making is not None:
        at = index_at(sentences, look.making.start)
        if at is not None:
            part = look.making
            cards[at] = replace(
                cards[at], state="making", seed=part.seed, peaks=part.peaks, seconds=None, starts_in=look.starts_in
            )
    if look.sounding is None or not look.sounding.in_text:
        return cards, None
    at = index_at(sentences, look.sounding.start)
    if at is not None:
        part = look.sounding
        cards[at] = replace(
            cards[at],
            state="paused" if look.state == "paused" else "speaking",
            seed=cards[at].seed if part.seed is None else part.seed,
            peaks=part.peaks or cards[at].peaks,
            seconds=part.length,
            position=look.seconds,
            starts_in=None,
            stale=False,
        )
        for later in range(at + 1, len(cards)):
            take = cards[later].chosen_take
            if cards[later].state == "ready" and take is not None and take not in heard:
                cards[later] = replace(cards[later], unheard=True)
    return cards, at


def _card(sentence: Sentence, message: str) -> CardFacts:
    take = sentence.chosen_take
    title = " ".join(sentence.source.split())[:_LONGEST_TITLE]
    letters = tuple(_letter(one, sentence.chosen) for one in sentence.takes)
    state: CardState = "failed" if message else "none" if take is None else "ready"
    if take is None:
        return CardFacts(sentence.id, title, state, message=message, letters=letters)
    return CardFacts(
        sentence.id,
        title,
        state,
        seed=take.recipe.options.seed,
        seconds=take.seconds,
        peaks=take.peaks,
        favourite=take.favourite,
        name=take.name,
        stale=take.stale,
        suspect=take.suspect,
        message=message,
        letters=letters,
    )


def _letter(take: Take, chosen: int | None) -> LetterFacts:
    return LetterFacts(take.id, letter_name(take.letter), take.id == chosen, take.suspect, take.name)
