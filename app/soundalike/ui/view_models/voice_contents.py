"""Everything that a voice's file says, in words: consent first. No Qt in here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soundalike.ui.view_models.history import size_in_words
from soundalike.ui.view_models.voice import kind_words

if TYPE_CHECKING:
    from soundalike.voices import VoiceFile

PROMPT_TOKENS_A_SECOND = 25.0
KINDS = {
    "self": "The speaker's own declaration",
    "statement": "A spoken statement of the speaker's",
    "written": "Given in writing",
    "licence": "Published under a licence",
}
_ORIGINS = {
    "recorded": "Recorded here",
    "imported": "From a recording that was imported",
    "bundled": "Came with Soundalike",
}

Section = tuple[str, list[tuple[str, str]]]


def consent_lines(voice: VoiceFile) -> list[tuple[str, str]]:
    """Who agreed, when and how."""
    consent = voice.details.consent
    statement = voice.details.statement
    said = f"Inside the file, {size_in_words(len(statement))}" if statement else ""
    lines = [
        ("How", KINDS[consent.kind]),
        ("Who", consent.name),
        ("When", consent.date),
        ("Licence" if consent.kind == "licence" else "In words", consent.text),
        ("Spoken statement", said),
    ]
    return [(name, value) for name, value in lines if value]


def contents(voice: VoiceFile, *, clip: bool, file_bytes: int) -> list[Section]:
    """Sections with their lines; what the file doesn't say is left out."""
    details = voice.details
    start_end = details.window
    seconds = len(voice.features.prompt_token) / PROMPT_TOKENS_A_SECOND
    voice_lines = [
        ("Name", details.name),
        ("Description", details.description),
        ("Language", details.language),
        ("Tags", ", ".join(details.tags)),
        ("Picture", f"Inside the file, {size_in_words(len(details.picture))}" if details.picture else ""),
    ]
    making = [
        ("Made", details.created[:10]),
        ("With", details.engine),
        ("Origin", _ORIGINS.get(details.origin, details.origin)),
        ("Cleaned", details.clean),
        ("Part of the recording", f"{start_end[0]:.1f} s to {start_end[1]:.1f} s" if start_end else ""),
        ("For the model", kind_words(details.variant)),
        ("Heard of the speaker", f"{seconds:.1f} s"),
    ]
    file = [
        ("Recording", "Kept beside it" if clip else "Not kept"),
        ("File", str(voice.path)),
        ("Size", size_in_words(file_bytes)),
        ("Number", details.id),
    ]
    sections = [
        ("Consent", consent_lines(voice)),
        ("Voice", voice_lines),
        ("How it was made", making),
        ("File", file),
    ]
    return [(title, [line for line in lines if line[1]]) for title, lines in sections]


def as_text(sections: list[Section]) -> str:
    """To be copied."""
    return "\n\n".join(
        "\n".join([title, *(f"  {name}: {value}" for name, value in lines)]) for title, lines in sections
    )
