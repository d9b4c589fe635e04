"""The bundled clips, for tests."""

from __future__ import annotations

import numpy as np
import soundfile

from soundalike.engine.types import Samples
from soundalike.paths import bundled_resources


def read_clip(name: str) -> Samples:
    """One of `resources/clips`, mono at 24 kHz."""
    samples, rate = soundfile.read(bundled_resources() / "clips" / name, dtype="float32")
    assert rate == 24_000
    return np.asarray(samples, np.float32)
