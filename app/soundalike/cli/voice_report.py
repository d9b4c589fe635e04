"""What commands say of a voice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from soundalike.cli.output import printable

if TYPE_CHECKING:
    from soundalike.voices import VoiceEntry, VoiceFile


def voice_fields(entry: VoiceEntry) -> dict[str, Any]:
    """A voice of the library, for --json."""
    return {
        "id": entry.id,
        "name": entry.name,
        "file": str(entry.path),
        "clip": str(entry.clip) if entry.clip is not None else None,
        "variant": entry.variant,
        "origin": entry.origin,
        "description": entry.description,
        "language": entry.language,
        "tags": list(entry.tags),
        "favourite": entry.favourite,
        "created": entry.created,
        "bundled": entry.bundled,
        "fault": entry.fault,
    }


def voice_line(entry: VoiceEntry) -> str:
    """One line of `voices list`."""
    if entry.fault:
        return f"{printable(entry.name)}  (damaged)"
    stem = entry.path.name.removesuffix(".voice.gguf")
    notes = [
        f"file {printable(stem)}" if stem != entry.name else "",
        entry.variant,
        "comes with the program" if entry.bundled else entry.created[:10],
    ]
    if entry.clip is None:
        notes.append("no clip")
    return f"{printable(entry.name)}  ({', '.join(note for note in notes if note)})"


def voice_lines(voice: VoiceFile, clip: bool) -> Iterator[str]:
    """What `voices show` prints: everything that the file holds of a person, consent first."""
    details, features = voice.details, voice.features
    yield printable(details.name)
    consent = details.consent
    if consent.kind == "licence":
        yield f"  licence: {printable(consent.text)}"
    else:
        kinds = {"self": "the speaker's own declaration", "statement": "a spoken statement", "written": "in writing"}
        yield f"  consent: {kinds[consent.kind]}, {printable(consent.name)}, {consent.date}"
        yield f"    {printable(consent.text)}"
    if details.statement:
        yield f"  the spoken statement is inside ({len(details.statement):,} bytes of FLAC)"
    for name, value in (
        ("description", details.description),
        ("language", details.language),
        ("tags", ", ".join(details.tags)),
        ("made", f"{details.created} by {details.engine}".strip(" by")),
        ("origin", details.origin),
        ("cleaned", details.clean),
        ("from", f"{details.window[0]:.2f} to {details.window[1]:.2f} s of its source" if details.window else ""),
        ("model", details.variant),
        ("id", details.id),
        ("file", str(voice.path)),
    ):
        if value:
            yield f"  {name}: {printable(value)}"
    seconds = len(features.prompt_token) / 25.0
    yield f"  prompts: {len(features.cond_prompt_speech_tokens)} tokens for T3, {seconds:.1f} s for S3Gen"
    yield f"  clip: {'kept beside it' if clip else 'not kept'}"
