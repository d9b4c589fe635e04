"""What the official code makes of a reference clip: every signal and feature of `prepare_conditionals`."""

from pathlib import Path
from typing import Any
from unittest.mock import patch

import librosa
import numpy as np
import torch
from chatterbox import tts_turbo
from chatterbox.models.s3gen.s3gen import get_resampler
from chatterbox.models.s3gen.xvector import extract_feature
from chatterbox.models.voice_encoder import voice_encoder as voice_encoder_module
from chatterbox.models.voice_encoder.melspec import melspectrogram
from tests.reference import architecture, inject

TARGET_LUFS = -27.0
FSQ_SCALE = 0.9990000128746033  # FSQCodebook.encode


class NoWatermark:
    """Stands in for the watermark's network, which takes no part in conditioning."""


class VoiceRun:
    """The official `prepare_conditionals` on one clip, with its inner results."""

    def __init__(self, models: architecture.ModelSet, clip: Path) -> None:
        self.models = models
        self.turbo = architecture.turbo(models)
        self.clip, self.rate = librosa.load(clip, sr=24000)
        self.wav24 = self.turbo.norm_loudness(self.clip, self.rate, TARGET_LUFS)
        self.wav16_soxr = librosa.resample(self.wav24, orig_sr=24000, target_sr=16000)
        with torch.inference_mode():
            self.wav16_torchaudio = get_resampler(24000, 16000, "cpu")(torch.from_numpy(self.wav24)[None])[0].numpy()
            self.turbo.prepare_conditionals(clip)

    def signals(self) -> dict[str, Any]:
        """What doesn't depend on any weights."""
        loudness = tts_turbo.ln.Meter(self.rate).integrated_loudness(self.clip)
        trimmed, span = librosa.effects.trim(self.wav16_soxr, top_db=20)
        log_mel = self.models.s3gen.tokenizer.log_mel_spectrogram(torch.from_numpy(self.wav16_soxr)[None])
        return {
            "voice/loudness": np.array([loudness], dtype=np.float64),
            "voice/gain": np.array([10.0 ** ((TARGET_LUFS - loudness) / 20.0)], dtype=np.float64),
            "voice/wav24_head": self.wav24[:4800],
            "voice/wav16_soxr": self.wav16_soxr,
            "voice/wav16_torchaudio": self.wav16_torchaudio,
            "voice/mel24": self.turbo.conds.gen["prompt_feat"][0].contiguous().numpy(),
            "voice/trim": np.array(span, dtype=np.int32),
            "voice/ve_mel": melspectrogram(trimmed, self.models.voice_encoder.hp).T.astype(np.float32),
            "voice/fbank": extract_feature(torch.from_numpy(self.wav16_torchaudio)[None])[0][0].numpy(),
            "voice/s3_log_mel_soxr": log_mel[0].numpy(),
        }

    def _partials(self) -> Any:
        """Embeddings (n, 256) of the windows the clip's embedding is the mean of."""
        recorder = inject.Recorder()
        with recorder.watch_call("partials", voice_encoder_module.VoiceEncoder, "forward"):
            self.models.voice_encoder.embeds_from_wavs([self.wav16_soxr], sample_rate=16000)
        return recorder.calls["partials"][0].numpy()

    def _codes(self, name: str, wav16: Any, max_len: int | None = None) -> dict[str, Any]:
        """Tokens of a 16 kHz signal, and the values h (tokens, 8) whose rounding gives their digits."""
        tokenizer = self.models.s3gen.tokenizer
        recorder = inject.Recorder()
        with recorder.watch(project=tokenizer.quantizer._codebook.project_down):
            tokens, _ = tokenizer([wav16], max_len=max_len)
        h = (recorder.calls["project"][0].tanh() * FSQ_SCALE).numpy()
        return {f"voice/tokens_{name}": tokens[0].numpy(), f"voice/h_{name}": h}

    def features(self) -> dict[str, Any]:
        """What the networks make of it."""
        t3, gen = self.turbo.conds.t3, self.turbo.conds.gen
        return {
            "voice/ve_partials": self._partials(),
            "voice/speaker_emb": t3.speaker_emb[0].numpy(),
            "voice/xvector": gen["embedding"][0].numpy(),
            **self._codes("soxr", self.wav16_soxr),
            **self._codes("torchaudio", self.wav16_torchaudio),
            "voice/t3_prompt_tokens": t3.cond_prompt_speech_tokens[0].numpy(),
            "voice/prompt_token": gen["prompt_token"][0].numpy(),
        }


def compute(models: architecture.ModelSet, clip: Path, signals: bool) -> dict[str, Any]:
    """All `voice/…` tensors; the weight-free ones only where asked for."""
    with patch.object(tts_turbo.perth, "PerthImplicitWatermarker", NoWatermark):
        run = VoiceRun(models, clip)
    return {**(run.signals() if signals else {}), **run.features()}
