"""Sounds and texts for the gallery and the screenshots: made up, the same each time."""

from __future__ import annotations

import math

from soundalike.ui.services.conductor import Look, Part
from soundalike.ui.view_models.take_card import CardFacts, LetterFacts

TEXT = (
    "Good morning, and welcome back to the channel. Today we walk through the old harbour, where the fishing boats "
    "still come in before sunrise. [chuckle] Bring a jacket: [pause 0.5 s] the wind has opinions.\n\n"
    "At the end of the pier there is a small bakery. They open at five, and by six the good rolls are gone."
)
TAGS = ("[chuckle]", "[laugh]", "[sigh]")


def speech_peaks(seconds: float, seed: int) -> bytes:
    """Peaks every 10 ms that look like speech: syllables in phrases."""
    found = bytearray()
    for at in range(round(seconds * 100)):
        second = at / 100
        phrase = 0.55 + 0.45 * math.sin(second * 1.7 + seed)
        syllable = abs(math.sin(second * 7.3 + seed * 2.1)) ** 0.7
        detail = 0.75 + 0.25 * math.sin(second * 61 + seed)
        found.append(round(255 * min(1.0, max(0.05, phrase * syllable * detail))))
    return bytes(found)


def sample_look() -> Look:
    """In the middle of the second sentence."""
    start, end = TEXT.index("Today"), TEXT.index(" [chuckle]")
    part = Part(start, end, 41, speech_peaks(5.4, 2), 5.4)
    return Look("speaking", 0, part, 2.3)


def sample_cards() -> list[CardFacts]:
    """The four of the picture."""
    one = (LetterFacts(1, "A", chosen=True),)
    three = (LetterFacts(2, "A", chosen=True), LetterFacts(3, "B", chosen=False), LetterFacts(4, "C", chosen=False))
    return [
        CardFacts(
            1,
            "Good morning, and welcome back to the channel.",
            "ready",
            41,
            2.9,
            speech_peaks(2.9, 1),
            favourite=True,
            letters=one,
        ),
        CardFacts(
            2,
            "Today we walk through the old harbour, where",
            "speaking",
            41,
            5.4,
            speech_peaks(5.4, 2),
            2.3,
            letters=three,
        ),
        CardFacts(
            3,
            "Bring a jacket: the wind has opinions.",
            "ready",
            41,
            3.1,
            speech_peaks(3.1, 3),
            letters=one,
            unheard=True,
        ),
        CardFacts(
            4,
            "At the end of the pier there is a small bakery.",
            "making",
            41,
            None,
            speech_peaks(1.4, 4),
            starts_in=3.0,
        ),
    ]


def card_states() -> list[CardFacts]:
    """A card in each of its states."""
    peaks = speech_peaks(2.9, 1)
    title = "Bring a jacket: the wind has opinions."
    return [
        CardFacts(1, title),
        CardFacts(2, title, "making", 41, None, peaks[:120]),
        CardFacts(3, title, "ready", 41, 2.9, peaks),
        CardFacts(4, title, "speaking", 41, 2.9, peaks, 1.2),
        CardFacts(5, title, "paused", 41, 2.9, peaks, 1.2),
        CardFacts(6, title, "ready", 41, 2.9, peaks, favourite=True, name="The calm one"),
        CardFacts(7, title, "ready", 41, 2.9, peaks, stale=True),
        CardFacts(8, title, "ready", 41, 2.9, peaks, suspect=True),
        CardFacts(9, title, "failed", message="This sentence couldn't be spoken."),
    ]
