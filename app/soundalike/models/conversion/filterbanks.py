"""The four mel filterbanks that model files carry, so that no engine has to compute them (spec 6.4-6.8)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from soundalike.models.conversion.safetensors_file import FloatArray

_LINEAR_HZ_PER_MEL = 200.0 / 3
_BREAK_HZ = 1000.0
_BREAK_MEL = _BREAK_HZ / _LINEAR_HZ_PER_MEL
_LOG_STEP = np.log(6.4) / 27


def slaney_filterbank(sample_rate: int, n_fft: int, bands: int, low_hz: float, high_hz: float) -> FloatArray:
    """librosa's default bank (spec 6.8): triangles in Hz over Slaney's mel scale, each of area 1.

    Shape (bands, n_fft / 2 + 1). The triangles are rounded to float32 before the area is divided out, as librosa
    does, so that the bank is the reference's to the last bit.
    """
    bins = np.fft.rfftfreq(n_fft, 1 / sample_rate)
    edges = _slaney_hz(np.linspace(_slaney_mel(low_hz), _slaney_mel(high_hz), bands + 2))
    widths = np.diff(edges)
    ramps = edges[:, None] - bins[None, :]
    rising = -ramps[:-2] / widths[:-1, None]
    falling = ramps[2:] / widths[1:, None]
    triangles = np.maximum(0, np.minimum(rising, falling)).astype(np.float32)
    area = 2.0 / (edges[2:] - edges[:-2])
    return (triangles * area[:, None]).astype(np.float32)


def _slaney_mel(hz: float) -> float:
    if hz < _BREAK_HZ:
        return hz / _LINEAR_HZ_PER_MEL
    return float(_BREAK_MEL + np.log(hz / _BREAK_HZ) / _LOG_STEP)


def _slaney_hz(mel: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    logarithmic = _BREAK_HZ * np.exp(_LOG_STEP * (mel - _BREAK_MEL))
    return np.where(mel >= _BREAK_MEL, logarithmic, _LINEAR_HZ_PER_MEL * mel)


def kaldi_filterbank(sample_rate: int, n_fft: int, bands: int, low_hz: float) -> FloatArray:
    """Kaldi's bank up to half the sample rate (spec 6.8): triangles in the mel domain, no area norm.

    Shape (bands, n_fft / 2 + 1); the last column, the bin at half the sample rate, is 0. The bins' mels are rounded
    to float32 as in the reference (torchaudio).
    """
    low, high = _kaldi_mel(low_hz), _kaldi_mel(sample_rate / 2)
    step = (high - low) / (bands + 1)
    left = np.float32(low) + np.arange(bands, dtype=np.float32)[:, None] * np.float32(step)
    centre = np.float32(low) + np.arange(1, bands + 1, dtype=np.float32)[:, None] * np.float32(step)
    right = np.float32(low) + np.arange(2, bands + 2, dtype=np.float32)[:, None] * np.float32(step)
    hz = np.float32(sample_rate / n_fft) * np.arange(n_fft // 2, dtype=np.float32)
    mel = np.float32(1127) * np.log(np.float32(1) + hz / np.float32(700))[None, :]
    bank = np.maximum(np.float32(0), np.minimum((mel - left) / (centre - left), (right - mel) / (right - centre)))
    return np.pad(bank, ((0, 0), (0, 1))).astype(np.float32)


def _kaldi_mel(hz: float) -> float:
    return float(1127 * np.log(1 + hz / 700))


def prompt_mel_filterbank(bands: int) -> FloatArray:
    """`s3gen/mel_fb/24k_80`: 24 kHz, 1920 points, 0-8000 Hz (spec 6.7)."""
    return slaney_filterbank(24000, 1920, bands, 0, 8000)


def voice_encoder_filterbank(bands: int) -> FloatArray:
    """`voice_encoder/mel_fb`: 16 kHz, 400 points, 0-8000 Hz (spec 6.4)."""
    return slaney_filterbank(16000, 400, bands, 0, 8000)


def speech_tokenizer_filterbank(bands: int) -> FloatArray:
    """`s3tokv2/mel_fb`: 16 kHz, 400 points, 0-8000 Hz (spec 6.6)."""
    return slaney_filterbank(16000, 400, bands, 0, 8000)


def speaker_filterbank(bands: int) -> FloatArray:
    """`campplus/mel_fb_kaldi_80`: 16 kHz, 512 points, 20-8000 Hz (spec 6.5)."""
    return kaldi_filterbank(16000, 512, bands, 20)
