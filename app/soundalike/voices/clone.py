"""From a clean clip and a record of consent to a voice in the library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from soundalike.engine.cloner import CLIP_RATE, ENCODER_RATE, Cloner
from soundalike.engine.types import Consent, Samples
from soundalike.errors import UsageError
from soundalike.translation import number, tr
from soundalike.voices.clip_file import MOST_SECONDS, encode_flac
from soundalike.voices.entry import VoiceEntry
from soundalike.voices.library import Library
from soundalike.voices.voice_file import VoiceDetails


@dataclass(frozen=True)
class CloneRequest:
    """What a voice is made of. `clip` is mono, 24 kHz, of one speaker; `statement` is at 16 kHz, where one was spoken.

    `window` (start and end in the source, seconds), `clean` (what was done, in words) and `verdict` go into the file.
    """

    name: str
    clip: Samples
    consent: Consent
    statement: Samples | None = None
    origin: str = "imported"
    window: tuple[float, float] | None = None
    clean: str = ""
    verdict: dict[str, Any] = field(default_factory=dict)
    description: str = ""
    language: str = ""
    picture: bytes = b""
    keep_clip: bool = True


def clone(
    cloner: Cloner, library: Library, request: CloneRequest, on_step: Callable[[int, float], None] | None = None
) -> VoiceEntry:
    """Makes the voice and keeps it: either a whole voice is there in the end, or none.

    Raises what `Cloner.make` raises, and `SoundalikeError` when it can't be written.
    """
    if len(request.clip) > MOST_SECONDS * CLIP_RATE:
        raise UsageError(
            tr(
                "The clip lasts {seconds} s, and {most} s are the most. Choose a part of it: 10 to 20 s are enough."
            ).format(seconds=number(len(request.clip) / CLIP_RATE), most=MOST_SECONDS)
        )
    details = VoiceDetails(
        name=request.name,
        consent=request.consent,
        variant=cloner.settings.variant,
        description=request.description,
        language=request.language,
        origin=request.origin,
        clean=request.clean,
        window=request.window,
        verdict=request.verdict,
        picture=request.picture,
        statement=encode_flac(request.statement, ENCODER_RATE) if request.statement is not None else b"",
    )
    with cloner.make(
        request.name, request.clip, request.consent, statement=request.statement, on_step=on_step
    ) as voice:
        features = voice.features()
    return library.add(details, features, request.clip if request.keep_clip else None)
