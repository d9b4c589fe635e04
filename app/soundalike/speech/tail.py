"""The end of a piece: long quiet after the last sound is left out, by its level."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from soundalike.engine.types import Samples

QUIET_DBFS = -50.0
"""Below this root-mean-square level a frame counts as quiet (case SYN-01)."""
KEPT_SECONDS = 0.3
"""How much quiet stays after the last sound, so that no final consonant is ever cut (case SYN-13)."""
FADE_SECONDS = 0.02
FRAME_SECONDS = 0.01


class TailTrim:
    """Passes the sound of one piece on and drops what is quiet at its end beyond 0.3 s, with a 20 ms fade.

    Levels are measured over 10 ms frames counted from the piece's first sample, so the outcome doesn't depend on how
    the sound is cut into chunks. Quiet between sounds is held back until sound follows and then passed on unchanged.
    """

    def __init__(self, sample_rate: int) -> None:
        self._frame = round(FRAME_SECONDS * sample_rate)
        self._kept = round(KEPT_SECONDS * sample_rate)
        self._fade = round(FADE_SECONDS * sample_rate)
        self._held = np.zeros(0, dtype=np.float32)
        self._start = 0  # place in the piece of the first held sample
        self._measured = 0  # place up to which whole frames were measured
        self._sound_end = 0  # end of the last frame that isn't quiet
        self.quiet = 0
        """Quiet samples at the end of what was passed on; valid after `finish`."""

    def push(self, samples: Samples) -> Samples:
        """Take a chunk; returns what can be passed on already (it may be empty)."""
        self._held = np.concatenate([self._held, samples])
        total = self._start + len(self._held)
        frames = (total - self._measured) // self._frame
        block = self._part(self._measured, self._measured + frames * self._frame).reshape(frames, self._frame)
        loud = np.flatnonzero(_is_loud(block))
        if loud.size:
            self._sound_end = self._measured + (int(loud[-1]) + 1) * self._frame
        self._measured += frames * self._frame
        return self._release(min(self._measured, self._sound_end + self._kept - self._fade))

    def finish(self) -> Samples:
        """The rest of the piece, trimmed. Nothing is pushed afterwards."""
        total = self._start + len(self._held)
        rest = self._part(self._measured, total)
        if rest.size and _is_loud(rest[np.newaxis, :])[0]:
            self._sound_end = total
        end = min(total, self._sound_end + self._kept)
        if end < total:
            fading = self._part(end - self._fade, end)
            fading *= _fade_out(len(fading))
        self.quiet = end - min(end, self._sound_end)
        return self._release(end)

    def _part(self, begin: int, end: int) -> Samples:
        """The held samples from place `begin` to `end`, as a view."""
        return self._held[begin - self._start : end - self._start]

    def _release(self, end: int) -> Samples:
        """Hand out the held samples up to place `end`."""
        count = max(0, end - self._start)
        released, self._held = self._held[:count], self._held[count:]
        self._start += count
        return released


def _is_loud(frames: Samples) -> npt.NDArray[np.bool_]:
    """Which rows of `frames` reach the level that counts as sound."""
    power = np.mean(np.square(frames, dtype=np.float64), axis=1)
    return np.asarray(power >= 10.0 ** (QUIET_DBFS / 10.0), dtype=np.bool_)


def _fade_out(length: int) -> Samples:
    """Half a period of a raised cosine, from 1 down to nearly 0."""
    phase = np.pi * (np.arange(length) + 0.5) / length
    return (0.5 + 0.5 * np.cos(phase)).astype(np.float32)


def quiet_at_end(samples: Samples, sample_rate: int) -> int:
    """How many samples at the end of a finished piece are quiet: what `TailTrim.quiet` was when it was spoken."""
    trim = TailTrim(sample_rate)
    trim.push(samples.copy())
    trim.finish()
    return trim.quiet
