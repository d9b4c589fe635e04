"""A line of the history as it is shown. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING

from soundalike.ui.view_models.waveform import clock

if TYPE_CHECKING:
    from soundalike.takes import Kept, Utterance

_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
_STATES = {"making": "being spoken", "done": "", "stopped": "stopped", "failed": "failed", "interrupted": "interrupted"}
_LONGEST_TITLE = 200


@dataclass(frozen=True)
class HistoryRow:
    """One text that was spoken, or was to be."""

    utterance: int
    title: str
    detail: str
    state: str
    """In a word; empty when it was spoken to its end."""
    message: str
    playable: bool
    favourite: bool


def history_row(utterance: Utterance, today: date, *, voice_gone: bool = False) -> HistoryRow:
    """Its true state, always (case GUI-09); and that its voice was deleted since, if it was (case VOI-06)."""
    began = datetime.fromtimestamp(utterance.began)
    voice = utterance.recipe.voice.name
    parts = [when(began, today), f"{voice} (deleted)" if voice_gone and voice else voice]
    if utterance.seconds:
        parts.append(clock(utterance.seconds))
    return HistoryRow(
        utterance.id,
        " ".join(utterance.text.split())[:_LONGEST_TITLE],
        " · ".join(part for part in parts if part),
        _STATES[str(utterance.state)],
        utterance.message,
        utterance.takes > 0,
        utterance.favourite,
    )


def when(moment: datetime, today: date) -> str:
    """`Today 14:05`, `Yesterday 9:30`, `14 November`, `14 November 2025`."""
    day = moment.date()
    age = (today - day).days
    if age in (0, 1):
        return f"{'Today' if age == 0 else 'Yesterday'} {moment.hour}:{moment.minute:02d}"
    return day_in_words(day, today)


def day_in_words(day: date, today: date) -> str:
    """`14 November`, or `14 November 2025` in another year than today."""
    year = "" if day.year == today.year else f" {day.year}"
    return f"{day.day} {_MONTHS[day.month - 1]}{year}"


def size_in_words(size: int) -> str:
    """`31 MB`, `1.0 GB`."""
    if size < 1_000_000:
        return f"{max(1, round(size / 1000))} kB" if size else "nothing"
    if size < 1_000_000_000:
        return f"{round(size / 1_000_000)} MB"
    return f"{size / 1_000_000_000:.1f} GB"


def kept_in_words(kept: Kept) -> str:
    """How much there is."""
    if not kept.utterances:
        return "Nothing is kept yet."
    texts = f"{kept.utterances:,}".replace(",", " ")
    noun = "text" if kept.utterances == 1 else "texts"
    return f"{texts} {noun}, {size_in_words(kept.bytes)}"
