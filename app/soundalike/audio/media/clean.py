"""Cleaning a chosen part, by what its codec did to it, with ffmpeg's filters.

The chains, codecs and bit rates are those of chatterbox.cpp's extract-voice: it is what took an 18 kbit/s Opus voice
note from "sounds wrong" to "sounds like the speaker"; on good material the restoring chain would only add brightness.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import numpy as np

from soundalike.audio.media.cancelling import Cancel
from soundalike.audio.media.child_process import ChildProcess
from soundalike.audio.media.ffmpeg_arguments import filter_arguments
from soundalike.audio.media.recording import SAMPLE_RATE
from soundalike.audio.media.sound_stream import SoundStream
from soundalike.engine.types import Samples
from soundalike.errors import SoundalikeError
from soundalike.translation import tr

Cleaning = Literal["auto", "off", "strong"]
Chain = Literal["gentle", "restoring"]
Filter = tuple[str, dict[str, Any]]

HIGH_PASS: Filter = ("highpass", {"f": 60})
LIMITER: Filter = ("alimiter", {"limit": 0.85, "level": "disabled"})
GENTLE: tuple[Filter, ...] = (HIGH_PASS, LIMITER)
RESTORING: tuple[Filter, ...] = (
    HIGH_PASS,
    ("afftdn", {"nr": 6, "nt": "w"}),
    ("equalizer", {"f": 200, "width_type": "h", "width": 150, "g": -1}),
    ("equalizer", {"f": 3200, "width_type": "h", "width": 2200, "g": 2.5}),
    ("equalizer", {"f": 7500, "width_type": "h", "width": 2500, "g": 3}),
    ("loudnorm", {"I": -18, "TP": -2, "LRA": 8}),
    LIMITER,
)
NOTCH_HZ = 4
DENOISE_DB = 12
"""How much noise removal takes away at most."""
QUIETEST_FLOOR, LOUDEST_FLOOR = -80.0, -20.0
"""What afftdn accepts as a noise floor, dB."""

LOSSY_BELOW = {
    "aac": 96_000,
    "mp3": 128_000,
    "mp3float": 128_000,
    "mp2": 128_000,
    "wmav1": 96_000,
    "wmav2": 96_000,
    "ac3": 96_000,
    "eac3": 96_000,
}
"""Bits a second under which these codecs harm a voice: AAC and MP3 as in chatterbox.cpp, and their relatives."""
ALWAYS_LOSSY = (
    *("opus", "vorbis", "speex", "wmavoice", "amrnb", "amr_nb", "amrwb", "amr_wb", "gsm", "gsm_ms", "qcelp", "evrc"),
    *("pcm_mulaw", "pcm_alaw", "ilbc", "g723_1", "g729", "nellymoser", "cook", "ra_144", "ra_288"),
)
"""Opus and Vorbis are chatterbox.cpp's; the others were made for telephones and for the internet of the nineties."""


@dataclass(frozen=True)
class CleaningPlan:
    """What to do to a part of a clip."""

    chain: Chain | None
    denoise: bool = False
    noise_db: float = -60.0
    """The measured level of the noise, for removing it."""
    hum_hz: tuple[int, ...] = ()
    """Tones of the mains to take out."""

    def filters(self) -> tuple[Filter, ...]:
        """In order; empty if nothing is to be done."""
        chosen = {"gentle": GENTLE, "restoring": RESTORING, None: ()}[self.chain]
        notches = tuple(("bandreject", {"f": tone, "width_type": "h", "width": NOTCH_HZ}) for tone in self.hum_hz)
        if not self.denoise:
            return (*chosen[:1], *notches, *chosen[1:])
        floor = round(min(LOUDEST_FLOOR, max(QUIETEST_FLOOR, self.noise_db)), 1)
        removal: Filter = ("afftdn", {"nr": DENOISE_DB, "nf": floor, "nt": "w"})
        # A restoring chain removes noise itself; the stronger removal takes its place.
        rest = tuple(one for one in chosen if one[0] not in ("afftdn", "highpass"))
        return (HIGH_PASS, *notches, removal, *rest)

    def describe(self, stream: SoundStream) -> str:
        """What is done, in words and parameters."""
        name = {"gentle": "gentle", "restoring": "restoring", None: "noise removal only"}[self.chain]
        rate = f" at {stream.bit_rate / 1000:.0f} kbit/s" if stream.bit_rate else ""
        return f"{name} ({stream.codec}{rate}): {', '.join(_step(one) for one in self.filters())}"


@dataclass(frozen=True)
class Cleaned:
    """The sound after cleaning, and what was done in words: the voice file's key `clean`."""

    samples: Samples
    chain: Chain | None
    denoised: bool
    words: str


def chain_for(stream: SoundStream, cleaning: Cleaning) -> Chain | None:
    """Which chain suits the stream: `strong` always restores, `auto` restores what a lossy codec has harmed."""
    if cleaning == "off":
        return None
    return "restoring" if cleaning == "strong" or is_lossy(stream) else "gentle"


def is_lossy(stream: SoundStream) -> bool:
    """Whether the codec, at its bit rate, took something from the voice. An unknown rate counts as a low one."""
    if stream.codec in ALWAYS_LOSSY or stream.codec.startswith("adpcm_"):
        return True
    return stream.codec in LOSSY_BELOW and (stream.bit_rate or 0) < LOSSY_BELOW[stream.codec]


def clean(samples: Samples, stream: SoundStream, plan: CleaningPlan, program: Path | None, cancel: Cancel) -> Cleaned:
    """Cleans 24 kHz mono; the result has the same length and lies at the same place in time.

    Without ffmpeg (`program` None) nothing is cleaned, and the words say so.
    """
    filters = plan.filters()
    if not filters:
        return Cleaned(samples, None, False, "nothing (as recorded)")
    if program is None:
        return Cleaned(samples, None, False, "nothing (the program ffmpeg is missing, so it couldn't be cleaned)")
    arguments = filter_arguments(program, filters, SAMPLE_RATE)
    with ChildProcess(arguments, cancel, feed=_padded(samples).tobytes()) as child:
        data = b"".join(child.blocks())
        code, said = child.finish()
    filtered = np.frombuffer(data[: len(data) - len(data) % 4], "<f4")
    if code != 0 or len(filtered) < len(samples):
        reason = said.strip().splitlines()[-1] if said.strip() else f"exit code {code}"
        raise SoundalikeError(
            tr("Cleaning failed: ffmpeg said '{reason}'. Use --clean off, or update ffmpeg.").format(reason=reason)
        )
    return Cleaned(_aligned(samples, filtered), plan.chain, plan.denoise, plan.describe(stream))


def _step(one: Filter) -> str:
    name, options = one
    return " ".join([name, *(f"{key}={value}" for key, value in options.items())])


PAD_SECONDS = 0.5
SEARCH_SECONDS = 0.03


def _padded(samples: Samples) -> Samples:
    """With its beginning and end mirrored around it, so that filters have settled and their delay loses nothing."""
    length = min(round(PAD_SECONDS * SAMPLE_RATE), max(0, len(samples) - 1))
    return np.ascontiguousarray(np.pad(samples, length, mode="reflect"), "<f4")


def _aligned(samples: Samples, filtered: Samples) -> Samples:
    """`filtered` cut to where `samples` lie in it: limiters and noise removal delay what they pass."""
    pad = min(round(PAD_SECONDS * SAMPLE_RATE), max(0, len(samples) - 1))
    reach = round(SEARCH_SECONDS * SAMPLE_RATE)
    size = 1 << (len(filtered) + len(samples)).bit_length()
    product = np.fft.irfft(np.fft.rfft(filtered, size) * np.conj(np.fft.rfft(samples, size)), size)
    places = np.arange(max(0, pad - reach), min(pad + reach, len(filtered) - len(samples)) + 1)
    start = int(places[np.argmax(product[places])]) if len(places) else 0
    return np.array(filtered[start : start + len(samples)], np.float32)
