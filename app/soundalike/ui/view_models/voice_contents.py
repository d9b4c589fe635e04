"""Everything that a voice's file says, in words: consent first. No Qt in here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soundalike.translation import number, tr, tr_noop
from soundalike.ui.view_models.history import size_in_words
from soundalike.ui.view_models.voice import kind_words

if TYPE_CHECKING:
    from soundalike.voices import VoiceFile

PROMPT_TOKENS_A_SECOND = 25.0
KINDS = {
    "self": tr_noop("The speaker's own declaration"),
    "statement": tr_noop("A spoken statement of the speaker's"),
    "written": tr_noop("Given in writing"),
    "licence": tr_noop("Published under a licence"),
}
_ORIGINS = {
    "recorded": tr_noop("Recorded here"),
    "imported": tr_noop("From a recording that was imported"),
    "bundled": tr_noop("Came with Soundalike"),
}

Section = tuple[str, list[tuple[str, str]]]


def consent_lines(voice: VoiceFile) -> list[tuple[str, str]]:
    """Who agreed, when and how."""
    consent = voice.details.consent
    statement = voice.details.statement
    lines = [
        (tr("How", "consent was given"), tr(KINDS[consent.kind])),
        (tr("Who", "gave consent"), consent.name),
        (tr("When", "consent was given"), consent.date),
        (tr("Licence") if consent.kind == "licence" else tr("In words"), consent.text),
        (tr("Spoken statement"), _inside(statement)),
    ]
    return [(name, value) for name, value in lines if value]


def contents(voice: VoiceFile, *, clip: bool, file_bytes: int) -> list[Section]:
    """Sections with their lines; what the file doesn't say is left out."""
    details = voice.details
    start_end = details.window
    seconds = len(voice.features.prompt_token) / PROMPT_TOKENS_A_SECOND
    voice_lines = [
        (tr("Name"), details.name),
        (tr("Description"), details.description),
        (tr("Language"), details.language),
        (tr("Tags"), ", ".join(details.tags)),
        (tr("Picture"), _inside(details.picture)),
    ]
    making = [
        (tr("Made", "on which day"), details.created[:10]),
        (tr("With", "which program a voice was made with"), details.engine),
        (tr("Origin"), tr(_ORIGINS[details.origin]) if details.origin in _ORIGINS else details.origin),
        (tr("Cleaned"), details.clean),
        (tr("Part of the recording"), _part(start_end) if start_end else ""),
        (tr("For the model"), kind_words(details.variant)),
        (tr("Heard of the speaker"), tr("{seconds} s").format(seconds=number(seconds, 1))),
    ]
    file = [
        (tr("Recording"), tr("Kept beside it") if clip else tr("Not kept")),
        (tr("File"), str(voice.path)),
        (tr("Size"), size_in_words(file_bytes)),
        (tr("Number"), details.id),
    ]
    sections = [
        (tr("Consent"), consent_lines(voice)),
        (tr("Voice"), voice_lines),
        (tr("How it was made"), making),
        (tr("File"), file),
    ]
    return [(title, [line for line in lines if line[1]]) for title, lines in sections]


def _inside(data: bytes) -> str:
    return tr("Inside the file, {size}").format(size=size_in_words(len(data))) if data else ""


def _part(start_end: tuple[float, float]) -> str:
    start, end = (number(second, 1) for second in start_end)
    return tr("{start} s to {end} s").format(start=start, end=end)


def as_text(sections: list[Section]) -> str:
    """To be copied."""
    return "\n\n".join(
        "\n".join([title, *(f"  {name}: {value}" for name, value in lines)]) for title, lines in sections
    )
