"""Measures our watermark beside the official package; the numbers of docs/mark.md. From the repository's root, inside
the reference environment and with the native library built:

    PYTHONPATH=app python -m tests.reference.mark_measurements --speech FOLDER --mark resources/mark.gguf

FOLDER holds unmarked speech as 24 kHz WAV files (see `mark_clips`); ffmpeg must be installed.
"""

import argparse
import logging
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import perth
from tests.reference.mark_clips import RATE, Clip, read_clips
from tests.reference.mark_treatments import TREATMENTS, Sound

from soundalike.engine.mark import Mark

SECONDS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0, 1.5, 2.0)
LEVELS = (0, -20, -40, -50, -60, -70, -80)
FOUND = 0.5

logger = logging.getLogger("mark_measurements")


class Bench:
    """Both implementations, and the clips marked by each."""

    def __init__(self, mark: Mark, clips: Sequence[Clip]) -> None:
        self.mark = mark
        self.official = perth.PerthImplicitWatermarker()
        self.clips = clips
        self.plain = [clip.samples for clip in clips]
        self.ours = [mark.apply(sound) for sound in self.plain]
        self.theirs = [self.official.apply_watermark(sound, RATE).astype(np.float32) for sound in self.plain]

    def our_confidence(self, sound: Sound) -> float:
        """Our detector's; 0 where it can't tell."""
        return self.mark.detect(sound).confidence

    def their_confidence(self, sound: Sound) -> float:
        """The official detector's."""
        return float(self.official.get_watermark(sound, RATE, round=False))


def row(*cells: object) -> None:
    """One row of a table in Markdown."""
    logger.info("| %s |", " | ".join(str(cell) for cell in cells))


def count(confidences: Sequence[float]) -> str:
    """How many are found, and the least sure of them."""
    return (
        f"{sum(c >= FOUND for c in confidences)} of {len(confidences)} ({min(confidences):.2f}..{max(confidences):.2f})"
    )


def signal_to_mark(plain: Sound, marked: Sound) -> float:
    """In dB."""
    length = min(len(plain), len(marked))
    difference = marked[:length].astype(np.float64) - plain[:length]
    return float(10 * np.log10(np.sum(plain[:length].astype(np.float64) ** 2) / np.sum(difference**2)))


def parity(bench: Bench) -> None:
    """Who finds whose mark."""
    row("sound", "our detector", "official detector")
    for name, sounds in (("marked by us", bench.ours), ("marked officially", bench.theirs), ("unmarked", bench.plain)):
        ours = [bench.our_confidence(sound) for sound in sounds]
        theirs = [bench.their_confidence(sound) for sound in sounds]
        row(name, count(ours), count(theirs))
        logger.info(
            "largest difference of the detectors: %.4f", max(abs(a - b) for a, b in zip(ours, theirs, strict=True))
        )


def audibility(bench: Bench) -> None:
    """The mark's level beside the official one's."""
    ours = [signal_to_mark(a, b) for a, b in zip(bench.plain, bench.ours, strict=True)]
    theirs = [signal_to_mark(a, b) for a, b in zip(bench.plain, bench.theirs, strict=True)]
    apart = [signal_to_mark(b[: len(a)], a[: len(b)]) for a, b in zip(bench.ours, bench.theirs, strict=True)]
    differences = np.subtract(ours, theirs)
    logger.info(
        "signal to mark, dB: ours %.2f (least %.2f), official %.2f (least %.2f)",
        np.mean(ours),
        min(ours),
        np.mean(theirs),
        min(theirs),
    )
    logger.info(
        "ours minus official: mean %.3f, least %.3f, most %.3f",
        differences.mean(),
        differences.min(),
        differences.max(),
    )
    logger.info("marked signals against each other, dB: median %.1f, least %.1f", np.median(apart), min(apart))


def survival(bench: Bench) -> None:
    """What is still found after each treatment, and what is found in treated sound that was never marked."""
    row(
        "treatment",
        "ours, our detector",
        "ours, official detector",
        "official, official detector",
        "unmarked, our detector",
    )
    for name, treat in TREATMENTS.items():
        ours = [treat(sound) for sound in bench.ours]
        row(
            name,
            count([bench.our_confidence(sound) for sound in ours]),
            count([bench.their_confidence(sound) for sound in ours]),
            count([bench.their_confidence(treat(sound)) for sound in bench.theirs]),
            count([bench.our_confidence(treat(sound)) for sound in bench.plain]),
        )


def shortest(bench: Bench) -> None:
    """Phrases of a given length, from the loudest part of each clip, marked on their own."""
    row("seconds", "marked, ours", "marked, official detector", "unmarked, official detector")
    for seconds in SECONDS:
        length = int(seconds * RATE)
        phrases = [_loudest(sound, length) for sound in bench.plain if len(sound) >= length]
        marked = [bench.mark.apply(phrase) for phrase in phrases]
        row(
            seconds,
            count([bench.our_confidence(sound) for sound in marked]),
            count([bench.their_confidence(sound) for sound in marked]),
            count([bench.their_confidence(sound) for sound in phrases]),
        )


def quietest(bench: Bench) -> None:
    """Marked sound made quieter and kept as 16-bit samples."""
    row("dB", "marked, ours", "marked, official detector", "unmarked, ours")
    for level in LEVELS:
        gain = 10 ** (level / 20)
        ours = [_as_pcm16(sound * gain) for sound in bench.ours]
        row(
            level,
            count([bench.our_confidence(sound) for sound in ours]),
            count([bench.their_confidence(sound) for sound in ours]),
            count([bench.our_confidence(_as_pcm16(sound * gain)) for sound in bench.plain]),
        )


def _loudest(sound: Sound, length: int) -> Sound:
    energy = np.concatenate(([0.0], np.cumsum(sound.astype(np.float64) ** 2)))
    start = int(np.argmax(energy[length:] - energy[: len(energy) - length]))
    return sound[start : start + length]


def _as_pcm16(sound: Sound) -> Sound:
    return (np.round(sound * 32767) / 32768).astype(np.float32)


def main() -> None:
    """Runs the measurements that are named, or all."""
    measurements = {
        "parity": parity,
        "audibility": audibility,
        "shortest": shortest,
        "quietest": quietest,
        "survival": survival,
    }
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--speech", type=Path, required=True)
    parser.add_argument("--mark", type=Path, required=True)
    parser.add_argument("--every", type=int, default=1, help="use only every n-th clip")
    parser.add_argument("names", nargs="*", choices=[[], *measurements])
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    with Mark.open(options.mark) as mark:
        bench = Bench(mark, read_clips(options.speech)[:: options.every])
        for name in options.names or measurements:
            logger.info("\n%s, %d clips", name, len(bench.clips))
            measurements[name](bench)


if __name__ == "__main__":
    main()
