"""From the draft to a voice: what it is made of, and what becomes of it. No Qt in here."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from soundalike.errors import SoundalikeError
from soundalike.translation import tr, tr_noop

if TYPE_CHECKING:
    from soundalike.audio.media import PreparedClip
    from soundalike.engine.types import Consent, Samples
    from soundalike.voices import CloneRequest, Library, VoiceEntry
    from soundalike.voices.draft import Choices, Draft

LONGEST_STATEMENT = 60.0
UNNAMED = tr_noop("My voice")


def fingerprint(choices: Choices, prepared: PreparedClip) -> str:
    """The same as long as the voice would be: of the clip, the consent and how it was cleaned."""
    facts = [choices.whose, choices.way, choices.speaker, choices.example, prepared.clean, prepared.window.start]
    digest = hashlib.sha256(json.dumps(facts).encode())
    digest.update(prepared.samples.tobytes())
    return digest.hexdigest()[:32]


def consent_of(choices: Choices) -> Consent:
    """The record that the choices come to. Raises `RefusedError` when they give none."""
    from soundalike.voices import own_declaration, spoken_statement, written_declaration  # noqa: PLC0415
    from soundalike.voices.consent import licence  # noqa: PLC0415
    from soundalike.voices.draft import EXAMPLES  # noqa: PLC0415

    if choices.whose == "example":
        example = next((one for one in EXAMPLES if one.file == choices.example), None)
        if example is None:
            raise SoundalikeError(tr("No example is chosen. Go back to the first step and choose one."))
        return licence(example.name, example.licence)
    if choices.whose == "other":
        return written_declaration(choices.speaker)
    return spoken_statement(choices.speaker) if choices.way == "spoken" else own_declaration(choices.speaker)


def clone_request(draft: Draft, prepared: PreparedClip) -> CloneRequest:
    """What the voice is made of."""
    from soundalike.voices import CloneRequest as Made  # noqa: PLC0415

    choices = draft.choices
    consent = consent_of(choices)
    origin = "bundled" if choices.whose == "example" else choices.source or "recorded"
    return Made(
        name=choices.name or tr(UNNAMED),
        clip=prepared.samples,
        consent=consent,
        statement=_statement(draft) if consent.kind == "statement" else None,
        origin=origin,
        window=(prepared.window.start, prepared.window.end),
        clean=prepared.clean,
        verdict=prepared.verdict.to_json(),
        language=draft.language if origin == "recorded" else "en",
    )


def save_voice(draft: Draft, library: Library) -> VoiceEntry:
    """The voice of the draft becomes one of the person's, under its name; the draft stays until it is discarded."""
    choices = draft.choices
    own = draft.library
    made = next((entry for entry in own.entries() if entry.id == choices.made), None)
    if made is None:
        raise SoundalikeError(tr("The voice isn't there any more. Go back one step and make it again."))
    entry = own.edit(made, name=choices.name, description=choices.note, picture=draft.picture)
    return library.import_file(entry.path, entry.clip if choices.keep_clip else None)


def _statement(draft: Draft) -> Samples:
    """What was said, as the engine compares it with the clip."""
    from soundalike.audio.media import analyse_clip  # noqa: PLC0415
    from soundalike.engine.cloner import to_encoder_rate  # noqa: PLC0415
    from soundalike.voices.draft import Line  # noqa: PLC0415

    with analyse_clip(draft.path(Line.statement())) as clip:
        return to_encoder_rate(clip.recording.between(0.0, LONGEST_STATEMENT))
