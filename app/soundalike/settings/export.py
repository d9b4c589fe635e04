"""What was chosen in the export dialog last time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from soundalike.settings.fields import limited

ExportFormat = Literal["wav", "flac", "mp3", "opus", "ogg"]
SampleFormat = Literal["16", "24", "float"]
Captions = Literal["none", "srt", "vtt"]


@dataclass(frozen=True)
class Export:
    """`folder` is empty until one was chosen. `loudness` is in LUFS and used only with `even_loudness`."""

    folder: str = ""
    format: ExportFormat = "wav"
    samples: SampleFormat = "24"
    captions: Captions = "none"
    even_loudness: bool = False
    loudness: float = limited(-16.0, -40.0, -5.0)
