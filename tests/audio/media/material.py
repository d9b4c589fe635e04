"""Speech and files for the tests, made when they run: espeak-ng speaks, ffmpeg encodes, numpy spoils."""

from __future__ import annotations

import struct
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt
import soundfile
import soxr

from soundalike.audio.media.recording import SAMPLE_RATE

Sound = npt.NDArray[np.float32]

TEXT = (
    "The ferry left the island at nine, and the gulls followed it across the bay. A woman on the upper deck was "
    "reading an old letter, folding and unfolding it with care. When the town came into view she put it away, picked "
    "up her bag, and smiled at the boy who was counting the boats."
)
OTHER_TEXT = (
    "Our baker opens before the sun is up. He knows everybody in the street by name, and he keeps the last warm rolls "
    "for the night nurses on their way home."
)


@cache
def spoken(text: str = TEXT, voice: str = "en-us", speed: int = 150) -> Sound:
    """What espeak-ng says, 24 kHz, peak 0.6."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "spoken.wav"
        subprocess.run(["espeak-ng", "-v", voice, "-s", str(speed), "-w", str(path), text], check=True, timeout=60)
        samples, rate = soundfile.read(path, dtype="float32")
    sound = soxr.resample(samples, rate, SAMPLE_RATE)
    sound = np.asarray(sound * (0.6 / np.abs(sound).max()), np.float32)
    sound.flags.writeable = False
    return sound


def seconds(length: float, sound: Sound | None = None) -> Sound:
    """The first seconds of a sound (default: the usual speech)."""
    return (spoken() if sound is None else sound)[: round(length * SAMPLE_RATE)]


def silence(length: float) -> Sound:
    """Digital silence."""
    return np.zeros(round(length * SAMPLE_RATE), np.float32)


def joined(*parts: Sound) -> Sound:
    """One after the other."""
    return np.concatenate(parts)


def at_rate(sound: Sound, rate: int) -> Sound:
    """Resampled from 24 kHz."""
    return np.asarray(soxr.resample(sound, SAMPLE_RATE, rate), np.float32)


def rms(sound: npt.ArrayLike) -> float:
    """Root of the mean square."""
    return float(np.sqrt(np.mean(np.square(np.asarray(sound, np.float64)))))


def with_noise(sound: Sound, signal_to_noise: float, seed: int = 1) -> Sound:
    """In white noise, so many dB below the whole of it."""
    noise = np.random.default_rng(seed).standard_normal(len(sound))
    return np.asarray(sound + noise * (rms(sound) / rms(noise) / 10 ** (signal_to_noise / 20)), np.float32)


def in_room(sound: Sound, reverberation: float, direct_to_reverberant: float, seed: int = 1) -> Sound:
    """Convolved with a room of exponentially decaying noise: -60 dB after `reverberation` seconds."""
    time = np.arange(round(1.2 * reverberation * SAMPLE_RATE)) / SAMPLE_RATE
    answer = np.random.default_rng(seed).standard_normal(len(time)) * 10 ** (-3 * time / reverberation)
    answer[: round(0.002 * SAMPLE_RATE)] = 0.0
    answer *= 10 ** (-direct_to_reverberant / 20) / np.sqrt(np.square(answer).sum())
    answer[0] = 1.0
    size = 1 << (len(sound) + len(answer)).bit_length()
    heard = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(answer, size), size)[: len(sound)]
    return np.asarray(heard * (0.6 / np.abs(heard).max()), np.float32)


def chords(length: int, seed: int = 1) -> Sound:
    """Music: a new chord of three plucked notes twice a second."""
    random = np.random.default_rng(seed)
    music = np.zeros(length)
    step = SAMPLE_RATE // 2
    for start in range(0, length, step):
        time = np.arange(min(step, length - start)) / SAMPLE_RATE
        for note in random.choice([0, 3, 4, 7, 10, 12, 15], 3, replace=False):
            for harmonic in range(1, 6):
                tone = np.sin(2 * np.pi * 220 * 2 ** (note / 12) * harmonic * time)
                music[start : start + len(time)] += tone / harmonic * np.exp(-2 * time)
    return np.asarray(music, np.float32)


def write(path: Path, sound: Sound, rate: int = SAMPLE_RATE, subtype: str = "PCM_16") -> Path:
    """As WAV or FLAC, by the suffix; (frames,) or (frames, channels)."""
    soundfile.write(path, sound, rate, subtype=subtype)
    return path


def encode(path: Path, sound: Sound, *options: str, rate: int = SAMPLE_RATE) -> Path:
    """Through ffmpeg with its `options`, in the format that the suffix or the options say."""
    with tempfile.TemporaryDirectory() as folder:
        plain = write(Path(folder) / "plain.wav", sound, rate)
        run_ffmpeg("-i", str(plain), *options, f"file:{path}")
    return path


def run_ffmpeg(*arguments: str) -> None:
    """The system's ffmpeg, as a test needs it."""
    subprocess.run(["ffmpeg", "-nostdin", "-v", "error", "-y", *arguments], check=True, timeout=120)


def chunk(name: bytes, body: bytes, size: int | None = None) -> bytes:
    """A RIFF chunk; `size` may lie."""
    return name + struct.pack("<I", len(body) if size is None else size) + body + b"\0" * (len(body) % 2)


def wave_format(
    *,
    tag: int = 1,
    channels: int = 1,
    rate: int = SAMPLE_RATE,
    bits: int = 16,
    block: int | None = None,
    more: bytes = b"",
) -> bytes:
    """The chunk `fmt `, with whatever numbers."""
    block = channels * bits // 8 if block is None else block
    return chunk(b"fmt ", struct.pack("<HHIIHH", tag, channels, rate, rate * block % 2**32, block, bits) + more)


def riff(*chunks: bytes, size: int | None = None, magic: bytes = b"RIFF") -> bytes:
    """A WAV file of these chunks; `size` may lie."""
    body = b"WAVE" + b"".join(chunks)
    return magic + struct.pack("<I", len(body) if size is None else size) + body


def pcm(sound: Sound) -> bytes:
    """16-bit little endian."""
    return (np.clip(sound, -1, 1) * 32767).astype("<i2").tobytes()
