"""Fifty short clips of unmarked speech for measuring the watermark, cut from a folder of 24 kHz WAV files."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import soundfile

RATE = 24_000
CLIPS = 50
WHOLE_SECONDS = 5.0
"""A file up to this long is one clip; a longer one is cut."""
CUT_SECONDS = 3.0
MOST_CUTS = 3


@dataclass(frozen=True)
class Clip:
    """Mono samples of 24 kHz."""

    name: str
    samples: npt.NDArray[np.float32]


def read_clips(folder: Path) -> list[Clip]:
    """The first fifty; fewer when the folder holds less. The engine marks all that it speaks, so these are recordings,
    or speech of the official modules."""
    cuts = [cut for path in sorted(folder.glob("*.wav")) for cut in _cuts(path)]
    spoken = [clip for clip in cuts if "#" not in clip.name]
    return (spoken + [clip for clip in cuts if "#" in clip.name])[:CLIPS]


def _cuts(path: Path) -> Iterator[Clip]:
    samples, rate = soundfile.read(path, dtype="float32")
    if rate != RATE or samples.ndim != 1:
        raise ValueError(f"{path} isn't mono at {RATE} Hz")
    if len(samples) <= WHOLE_SECONDS * RATE:
        yield Clip(path.stem, samples)
        return
    length = int(CUT_SECONDS * RATE)
    for number in range(min(MOST_CUTS, len(samples) // length)):
        yield Clip(f"{path.stem}#{number}", samples[number * length : (number + 1) * length])
