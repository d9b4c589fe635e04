"""Float samples to 16-bit integers, the one rule for files and pipes."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from soundalike.errors import SoundalikeError
from soundalike.translation import tr

FULL_SCALE = 32767
"""What 1.0 becomes. The scale is symmetric, so that -x is always the negative of x."""


def to_pcm16(samples: npt.NDArray[np.float32]) -> bytes:
    """Little-endian 16-bit samples of mono `samples` (nominally -1..1): rounded half to even, clamped to full scale.

    Raises `SoundalikeError` if a sample is not a finite number.
    """
    if not np.isfinite(samples).all():
        raise SoundalikeError(
            tr("The sound holds a sample that isn't a number. Nothing more was written; try another seed.")
        )
    scaled = np.rint(samples.astype(np.float64) * FULL_SCALE)
    return np.clip(scaled, -FULL_SCALE, FULL_SCALE).astype("<i2").tobytes()
