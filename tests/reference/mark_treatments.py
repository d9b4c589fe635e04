"""What happens to marked sound on its way: codecs and speed changes, through ffmpeg."""

import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import soundfile
from tests.reference.mark_clips import RATE

Sound: TypeAlias = npt.NDArray[np.float32]
SPEEDS = (0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 1.1, 1.2, 1.25, 1.3, 1.4, 1.5)


def _through_ffmpeg(sound: Sound, encode: list[str], suffix: str) -> Sound:
    with tempfile.TemporaryDirectory() as name:
        source, coded, back = (Path(name) / file for file in ("in.wav", f"coded{suffix}", "out.wav"))
        soundfile.write(source, sound, RATE, subtype="PCM_16")
        quiet = ["ffmpeg", "-y", "-loglevel", "error"]
        subprocess.run([*quiet, "-i", str(source), *encode, str(coded)], check=True)
        subprocess.run([*quiet, "-i", str(coded), "-ar", str(RATE), "-c:a", "pcm_s16le", str(back)], check=True)
        samples, _ = soundfile.read(back, dtype="float32")
        return np.asarray(samples, np.float32)


def _codec(codec: str, rate: str, suffix: str) -> Callable[[Sound], Sound]:
    return lambda sound: _through_ffmpeg(sound, ["-c:a", codec, "-b:a", rate], suffix)


def _filtered(chain: str) -> Callable[[Sound], Sound]:
    return lambda sound: _through_ffmpeg(sound, ["-af", chain], ".wav")


TREATMENTS: dict[str, Callable[[Sound], Sound]] = (
    {
        "16-bit WAV": lambda sound: _through_ffmpeg(sound, [], ".wav"),
        "MP3 128 kbit/s": _codec("libmp3lame", "128k", ".mp3"),
        "MP3 64 kbit/s": _codec("libmp3lame", "64k", ".mp3"),
        "MP3 32 kbit/s": _codec("libmp3lame", "32k", ".mp3"),
        "Opus 64 kbit/s": _codec("libopus", "64k", ".opus"),
        "Opus 32 kbit/s": _codec("libopus", "32k", ".opus"),
        "Opus 16 kbit/s": _codec("libopus", "16k", ".opus"),
        "8 kHz": lambda sound: _through_ffmpeg(sound, ["-ar", "8000"], ".wav"),
        "half as loud": lambda sound: sound * np.float32(0.5),
    }
    | {f"speed {speed:g}, pitch kept": _filtered(f"atempo={speed}") for speed in SPEEDS}
    | {
        f"speed {speed:g}, pitch moved": _filtered(f"asetrate={round(RATE * speed)},aresample={RATE}")
        for speed in (0.8, 0.9, 1.1, 1.25)
    }
)
