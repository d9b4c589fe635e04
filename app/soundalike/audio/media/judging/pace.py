"""How fast somebody reads: syllables a second, from the peaks of loudness that vowels make.

After N. H. de Jong and T. Wempe, "Praat script to detect syllable nuclei and measure speech rate automatically",
Behavior Research Methods 41(2), 2009: a nucleus is a peak with a dip of at least 2 dB before it.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from soundalike.audio.media.judging.window_sound import WindowSound

BAND_HZ = (300.0, 3_000.0)
SMOOTHED_FRAMES = 7
DIP_DB = 2.0
LOUD_DB = 25.0
"""Peaks so far below the loud ones aren't vowels."""
SYLLABLES_PER_WORD = 1.5
"""English running text; other languages have more, so words a minute are a help to people, not the measure."""


def measure(sound: WindowSound) -> float:
    """Syllables for each second of speech with its natural pauses; 0 if there is none."""
    if sound.speaking.sum() < 100:
        return 0.0
    kernel = np.hanning(SMOOTHED_FRAMES + 2)[1:-1]
    level = 10 * np.log10(np.convolve(sound.band(*BAND_HZ), kernel / kernel.sum(), mode="same") + 1e-14)
    threshold = float(np.quantile(level[sound.speaking], 0.95)) - LOUD_DB
    speaking = np.nonzero(sound.speaking)[0]
    first, last = int(speaking[0]), int(speaking[-1]) + 1
    return _nuclei(level[first:last], threshold) / ((last - first) * 0.01)


def _nuclei(level: npt.NDArray[np.float64], threshold: float) -> int:
    """Peaks above the threshold with a dip before them."""
    count = 0
    lowest = highest = float(level[0])
    rising = True
    for value in level:
        if rising:
            highest = max(highest, float(value))
            if value < highest - DIP_DB:
                count += highest > threshold
                rising, lowest = False, float(value)
        else:
            lowest = min(lowest, float(value))
            if value > lowest + DIP_DB:
                rising, highest = True, float(value)
    return count + (rising and highest > threshold)
