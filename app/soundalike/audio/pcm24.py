"""Float samples to 24-bit integers and back, the one rule for takes and exported files."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from soundalike.engine.types import Samples
from soundalike.errors import SoundalikeError
from soundalike.translation import tr

FULL_SCALE = 8_388_607
"""What 1.0 becomes; symmetric, as in `pcm16`."""

_SPARE_BITS = 8


def to_int24(samples: Samples) -> npt.NDArray[np.int32]:
    """Mono `samples` (nominally -1..1) as integers of 24 bits: rounded half to even, clamped to full scale.

    Raises `SoundalikeError` if a sample is not a finite number.
    """
    if not np.isfinite(samples).all():
        raise SoundalikeError(tr("The sound holds a sample that isn't a number, so it isn't kept. Try another seed."))
    scaled = np.rint(samples.astype(np.float64) * FULL_SCALE)
    return np.clip(scaled, -FULL_SCALE, FULL_SCALE).astype(np.int32)


def from_int24(values: npt.NDArray[np.int32]) -> Samples:
    """The samples that `to_int24` made `values` of, to within 2^-24."""
    return (values.astype(np.float64) / FULL_SCALE).astype(np.float32)


def to_left_aligned(values: npt.NDArray[np.int32]) -> npt.NDArray[np.int32]:
    """24-bit integers in the upper bits of 32, as libsndfile takes and gives them."""
    return values << _SPARE_BITS


def from_left_aligned(values: npt.NDArray[np.int32]) -> npt.NDArray[np.int32]:
    """What `to_left_aligned` was given."""
    return values >> _SPARE_BITS


def to_pcm24(samples: Samples) -> bytes:
    """Packed little-endian 24-bit samples. Raises what `to_int24` raises."""
    four = to_int24(samples).astype("<i4").view(np.uint8).reshape(-1, 4)
    return four[:, :3].tobytes()
