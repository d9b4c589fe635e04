"""FLAC: lossless, 16 or 24 bits."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import numpy as np

from soundalike.audio.libsndfile_sound import Codec, LibsndfileSound
from soundalike.audio.new_file import Create, create_new_file
from soundalike.audio.pcm16 import to_pcm16
from soundalike.audio.pcm24 import to_int24, to_left_aligned
from soundalike.audio.sound_label import SoundLabel
from soundalike.engine.types import Samples

FlacEncoding = Literal["16", "24"]


class FlacFile(LibsndfileSound):
    """A FLAC file in the making. Its integers are those of a WAV file with as many bits."""

    def __init__(
        self,
        path: Path,
        *,
        sample_rate: int,
        label: SoundLabel,
        encoding: FlacEncoding = "16",
        create: Create = create_new_file,
        overwrite: bool = True,
    ) -> None:
        self._encoding: FlacEncoding = encoding
        super().__init__(path, sample_rate=sample_rate, label=label, create=create, overwrite=overwrite)

    def _codec(self) -> Codec:
        return Codec("FLAC", f"PCM_{self._encoding}")

    def _values(self, samples: Samples) -> Any:
        if self._encoding == "16":
            return np.frombuffer(to_pcm16(samples), "<i2").astype(np.int16)
        return to_left_aligned(to_int24(samples))
