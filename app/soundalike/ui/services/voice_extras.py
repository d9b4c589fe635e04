"""What a card shows beyond the index: the clip's waveform, the picture, and whose agreement there is. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from soundalike.errors import SoundalikeError

if TYPE_CHECKING:
    from soundalike.voices import VoiceEntry


@dataclass(frozen=True)
class VoiceExtras:
    """`peaks` are 0..255; none where there is no clip. `agreed` is "consent", "licence" or empty (a damaged voice)."""

    peaks: bytes = b""
    seconds: float = 0.0
    agreed: str = ""
    picture: bytes = b""
    """PNG."""


def read_extras(entry: VoiceEntry) -> VoiceExtras:
    """Reads the voice's file and its clip; what can't be read is left out."""
    from soundalike.voices import read_voice_file  # noqa: PLC0415

    try:
        details = read_voice_file(entry.path).details
    except SoundalikeError:
        return VoiceExtras()
    peaks, seconds = _peaks(entry)
    agreed = "licence" if details.consent.kind == "licence" else "consent"
    return VoiceExtras(peaks, seconds, agreed, details.picture)


def _peaks(entry: VoiceEntry) -> tuple[bytes, float]:
    from soundalike.audio.peaks import peaks_of  # noqa: PLC0415
    from soundalike.engine.cloner import CLIP_RATE  # noqa: PLC0415
    from soundalike.voices.clip_file import decode_clip  # noqa: PLC0415

    if entry.clip is None:
        return b"", 0.0
    try:
        samples = decode_clip(entry.clip)
    except SoundalikeError:
        return b"", 0.0
    return peaks_of(samples, CLIP_RATE), len(samples) / CLIP_RATE
