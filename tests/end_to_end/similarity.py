"""How alike two voices are: the cosine of their GE2E embeddings, by the voice encoder that the demo model carries.

The network is Resemblyzer's (Apache-2.0); the front end is its own: power mels, partials of 1.6 s at 1.3 a second.
Its detector of speech is replaced by a level gate, so figures differ from Resemblyzer's by a hundredth or so.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import soundfile
from gguf import GGUFReader

from soundalike.engine import Samples
from soundalike.paths import bundled_resources
from tests.end_to_end.recogniser import SAMPLE_RATE, resample

Floats = npt.NDArray[np.float32]
Sound = tuple[Samples, int]
"""Mono samples and their rate in Hz."""

N_FFT = 400
HOP = 160
PARTIAL_FRAMES = 160
PARTIAL_STEP = round(SAMPLE_RATE / 1.3 / HOP)
LOUDNESS_DBFS = -30.0
GATE_DB = 40.0
"""Frames so far below the loudest are left out."""
LAYERS = 3


def read_clip(name: str) -> Sound:
    """One of the bundled clips."""
    samples, rate = soundfile.read(bundled_resources() / "clips" / name, dtype="float32")
    return samples, int(rate)


def similarity(one: Sound, other: Sound) -> float:
    """Cosine between two voices, 1 for the same sound."""
    return float(np.dot(embedding(one), embedding(other)))


def embedding(sound: Sound) -> Floats:
    """The voice of a sound as a vector of length 1."""
    mels = _mels(_gated(resample(*sound)))
    starts = range(0, max(1, len(mels) - PARTIAL_FRAMES + 1), PARTIAL_STEP)
    padded = np.pad(mels, ((0, max(0, PARTIAL_FRAMES - len(mels))), (0, 0)))
    partials = _encode(np.stack([padded[start : start + PARTIAL_FRAMES] for start in starts]))
    mean = partials.mean(axis=0)
    return np.asarray(mean / np.linalg.norm(mean), dtype=np.float32)


@cache
def _weights() -> dict[str, Any]:
    reader = GGUFReader(bundled_resources() / "demo" / "t3.gguf")
    prefix = "voice_encoder/"
    tensors = (tensor for tensor in reader.tensors if tensor.name.startswith(prefix))
    return {tensor.name.removeprefix(prefix): np.array(tensor.data, dtype=np.float32) for tensor in tensors}


def _gated(samples: Samples) -> Samples:
    """At a common loudness, without what is much quieter than the rest; frames of 30 ms."""
    size = round(0.03 * SAMPLE_RATE)
    frames = samples[: len(samples) // size * size].reshape(-1, size)
    levels = 10 * np.log10(np.mean(np.square(frames), axis=1) + 1e-12)
    spoken = frames[levels > levels.max() - GATE_DB].reshape(-1)
    gain = 10 ** (LOUDNESS_DBFS / 20) / np.sqrt(np.mean(np.square(spoken)))
    return np.asarray(spoken * gain, dtype=np.float32)


def _mels(samples: Samples) -> Floats:
    """(frames, 40): power mels without a logarithm, as the network was trained."""
    window = np.hanning(N_FFT + 1)[:-1]
    padded = np.pad(samples, N_FFT // 2, mode="reflect")
    frames = np.lib.stride_tricks.sliding_window_view(padded, N_FFT)[::HOP] * window
    power = np.square(np.abs(np.fft.rfft(frames)))
    return np.asarray(power @ _weights()["mel_fb"].T, dtype=np.float32)


def _encode(partials: Floats) -> Floats:
    """(n, 160, 40) to (n, 256) of length 1: three LSTM layers, gates in torch's order, then a rectified projection."""
    weights = _weights()
    sequence = partials
    for layer in range(LAYERS):
        sequence = _lstm(sequence, *(weights[f"lstm/{name}_l{layer}"] for name in _LSTM_PARTS))
    projected = np.maximum(sequence[:, -1] @ weights["proj/weight"].T + weights["proj/bias"], 0)
    return np.asarray(projected / np.linalg.norm(projected, axis=1, keepdims=True), dtype=np.float32)


_LSTM_PARTS = ("weight_ih", "weight_hh", "bias_ih", "bias_hh")


def _lstm(sequence: Floats, into: Floats, back: Floats, bias_into: Floats, bias_back: Floats) -> Floats:
    """(n, time, in) to (n, time, hidden)."""
    hidden = cell = np.zeros((len(sequence), back.shape[1]), dtype=np.float32)
    outputs = []
    for step in range(sequence.shape[1]):
        gates = sequence[:, step] @ into.T + hidden @ back.T + bias_into + bias_back
        enter, forget, new, leave = np.split(gates, 4, axis=1)
        cell = _sigmoid(forget) * cell + _sigmoid(enter) * np.tanh(new)
        hidden = _sigmoid(leave) * np.tanh(cell)
        outputs.append(hidden)
    return np.stack(outputs, axis=1)


def _sigmoid(values: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-values)), dtype=np.float32)
