"""Small voices for tests: right in form, their numbers drawn at random, their clips a tone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from soundalike.engine.cloner import CLIP_RATE
from soundalike.engine.types import Consent, Samples, VoiceFeatures
from soundalike.voices.voice_file import SUFFIX, VoiceDetails, encode_voice

VARIANT = "fake-1"
WRITTEN = Consent("written", "Ada Byron", "2026-11-30", "Ada Byron agreed.")

Change = Callable[[VoiceDetails, VoiceFeatures], tuple[VoiceDetails, VoiceFeatures]]


def features(seed: int = 0, *, variant: str = VARIANT, tokens: int = 12) -> VoiceFeatures:
    """Of official sizes, with a short prompt."""
    numbers = np.random.default_rng(seed)

    def floats(*shape: int) -> np.ndarray:
        return numbers.standard_normal(shape).astype(np.float32)

    def ids(count: int) -> np.ndarray:
        return numbers.integers(0, 700, count).astype(np.int32)

    speaker = floats(256)
    return VoiceFeatures(
        variant=variant,
        speaker_emb=speaker / np.linalg.norm(speaker),
        cond_prompt_speech_tokens=ids(tokens + 3),
        prompt_token=ids(tokens),
        prompt_feat=floats(2 * tokens, 80),
        embedding=floats(192),
    )


def details(name: str = "Ada", **changes: Any) -> VoiceDetails:
    return replace(VoiceDetails(name=name, consent=WRITTEN, variant=VARIANT), **changes)


def write_voice(folder: Path, name: str = "Ada", seed: int = 0, **changes: Any) -> Path:
    """A voice file as another program might have put it there."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}{SUFFIX}"
    path.write_bytes(encode_voice(details(name, **changes), features(seed)))
    return path


def tone(seconds: float = 0.2, pitch: float = 220.0) -> Samples:
    times = np.arange(round(seconds * CLIP_RATE)) / CLIP_RATE
    return (0.3 * np.sin(2 * np.pi * pitch * times)).astype(np.float32)


def same_features(one: VoiceFeatures, other: VoiceFeatures) -> bool:
    return one.variant == other.variant and all(
        np.array_equal(getattr(one, name), getattr(other, name))
        for name in ("speaker_emb", "cond_prompt_speech_tokens", "prompt_token", "prompt_feat", "embedding")
    )
