"""The library's voices as cards: what each says, which are shown, in which order. No Qt in here."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING

from soundalike.settings.voices import VoiceOrder
from soundalike.translation import tr, tr_noop
from soundalike.ui.view_models.history import day_in_words
from soundalike.ui.view_models.voice import kind_words, voice_key

if TYPE_CHECKING:
    from soundalike.voices import VoiceEntry

_ORIGINS = {"recorded": tr_noop("Recorded"), "imported": tr_noop("Imported")}
_ORIGINS_AND_DAYS = {"recorded": tr_noop("Recorded {day}"), "imported": tr_noop("Imported {day}")}


@dataclass(frozen=True)
class VoiceCard:
    """One voice. `words` is what a search looks in."""

    key: str
    entry: VoiceEntry
    name: str
    detail: str
    model: str
    favourite: bool
    words: str

    @property
    def spoken(self) -> str:
        """For screen readers."""
        model = tr("for {model}").format(model=self.model) if self.model else ""
        parts = [self.name, self.detail, model, tr("favourite") if self.favourite else ""]
        return ", ".join(part for part in (*parts, *self.entry.tags) if part)


def voice_card(entry: VoiceEntry, favourites: Collection[str], today: date) -> VoiceCard:
    """`favourites` are the ids of bundled ones."""
    return VoiceCard(
        key=voice_key(entry),
        entry=entry,
        name=entry.name,
        detail=_detail(entry, today),
        model=kind_words(entry.variant) if entry.variant else "",
        favourite=entry.favourite or entry.id in favourites,
        words=searchable(" ".join((entry.name, entry.description, entry.language, *entry.tags))),
    )


def searchable(text: str) -> str:
    """Without regard to case and marks: "renée" is found with "Renee"."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(mark for mark in parts if not unicodedata.combining(mark))


def fitting(cards: Iterable[VoiceCard], query: str, tag: str = "") -> list[VoiceCard]:
    """Those in which every word of the query occurs, and that have the tag, if one is given."""
    wanted = searchable(query).split()
    return [
        card for card in cards if (not tag or tag in card.entry.tags) and all(word in card.words for word in wanted)
    ]


def ordered(cards: Sequence[VoiceCard], order: VoiceOrder) -> list[VoiceCard]:
    """By name; newest first; or favourites first. Those that came with the program are last in each."""
    by_name = sorted(cards, key=lambda card: (card.entry.bundled, searchable(card.name), card.key))
    if order == "newest":
        return sorted(by_name, key=lambda card: (not card.entry.bundled, card.entry.created), reverse=True)
    if order == "favourites":
        return sorted(by_name, key=lambda card: not card.favourite)
    return by_name


def tags_of(cards: Iterable[VoiceCard]) -> list[str]:
    """Every tag that a voice has, by name."""
    return sorted({tag for card in cards for tag in card.entry.tags}, key=searchable)


def tags_from(text: str) -> tuple[str, ...]:
    """From "a, b, a" to each tag once, in order."""
    parts = (" ".join(part.split()) for part in text.split(","))
    return tuple(dict.fromkeys(part for part in parts if part))


def _detail(entry: VoiceEntry, today: date) -> str:
    if entry.fault:
        return tr("Damaged: it can't be used")
    if entry.bundled:
        return tr("Bundled · synthetic")
    try:
        day = datetime.fromisoformat(entry.created).astimezone().date()
    except ValueError:
        return tr(_ORIGINS.get(entry.origin, tr_noop("Made")))
    text = tr(_ORIGINS_AND_DAYS.get(entry.origin, tr_noop("Made {day}")))
    return text.format(day=day_in_words(day, today))
