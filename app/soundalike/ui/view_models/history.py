"""A line of the history as it is shown. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING

from soundalike.translation import day_and_month, full_date, number, tr, tr_noop
from soundalike.ui.view_models.editor_text import grouped
from soundalike.ui.view_models.recipes import shown_voice_name
from soundalike.ui.view_models.waveform import clock

if TYPE_CHECKING:
    from soundalike.takes import Kept, Utterance

_STATES = {
    "making": tr_noop("being spoken"),
    "done": "",
    "stopped": tr_noop("stopped"),
    "failed": tr_noop("failed"),
    "interrupted": tr_noop("interrupted"),
}
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
    voice = shown_voice_name(utterance.recipe.voice.name)
    parts = [when(began, today), tr("{voice} (deleted)").format(voice=voice) if voice_gone and voice else voice]
    if utterance.seconds:
        parts.append(clock(utterance.seconds))
    return HistoryRow(
        utterance.id,
        " ".join(utterance.text.split())[:_LONGEST_TITLE],
        " · ".join(part for part in parts if part),
        tr(state) if (state := _STATES[str(utterance.state)]) else "",
        utterance.message,
        utterance.takes > 0,
        utterance.favourite,
    )


def when(moment: datetime, today: date) -> str:
    """`Today 14:05`, `Yesterday 9:30`, `14 November`, `14 November 2025`."""
    day = moment.date()
    age = (today - day).days
    if age in (0, 1):
        text = tr("Today {time}") if age == 0 else tr("Yesterday {time}")
        return text.format(time=f"{moment.hour}:{moment.minute:02d}")
    return day_in_words(day, today)


def day_in_words(day: date, today: date) -> str:
    """`14 November`, or `14 November 2025` in another year than today."""
    return day_and_month(day) if day.year == today.year else full_date(day)


def size_in_words(size: int) -> str:
    """`31 MB`, `1.0 GB`."""
    if size < 1_000_000:
        shown = number(max(1, round(size / 1000)))
        return tr("{size} kB").format(size=shown) if size else tr("nothing", "no bytes at all")
    if size < 1_000_000_000:
        return tr("{size} MB").format(size=number(round(size / 1_000_000)))
    return tr("{size} GB").format(size=number(size / 1_000_000_000, 1))


def kept_in_words(kept: Kept) -> str:
    """How much there is."""
    if not kept.utterances:
        return tr("Nothing is kept yet.")
    text = tr("{count} text, {size}|{count} texts, {size}", "", kept.utterances)
    return text.format(count=grouped(kept.utterances), size=size_in_words(kept.bytes))
