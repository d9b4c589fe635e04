"""Plain data that crosses the engine façade: no handles, no Qt, no cffi."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import numpy as np
import numpy.typing as npt

from soundalike.translation import tr_noop

Samples = npt.NDArray[np.float32]
"""Mono PCM at the engine's sample rate, in -1..1."""

Plan = Literal["whole", "growing", "windowed"]
"""In which pieces a sentence's sound is made: see docs/streaming.md."""

ConsentKind = Literal["self", "statement", "written", "licence"]
"""The speaker's own declaration, a spoken statement, a written declaration, or a published recording's licence."""


@dataclass(frozen=True)
class Consent:
    """Who agreed that a voice may be used; the engine refuses to make a voice without a complete record.

    `name` is the speaker's, `date` begins YYYY-MM-DD, `text` is the declaration in words (of a licence: its name).
    """

    kind: ConsentKind
    name: str
    date: str
    text: str


@dataclass(frozen=True)
class VoiceFeatures:
    """The numbers of a voice, for models of one variant (formats.md, section 2)."""

    variant: str
    speaker_emb: npt.NDArray[np.float32]
    """(256)"""
    cond_prompt_speech_tokens: npt.NDArray[np.int32]
    prompt_token: npt.NDArray[np.int32]
    prompt_feat: npt.NDArray[np.float32]
    """(frames, 80), log-mel; two frames a prompt token, or one more."""
    embedding: npt.NDArray[np.float32]
    """(192)"""


@dataclass(frozen=True)
class CloneSettings:
    """What a cloner makes voices from: a clip must last longer than `least_clip_seconds`; T3 hears the first
    `t3_prompt_seconds` of it, S3Gen the first `s3gen_prompt_seconds`."""

    variant: str
    least_clip_seconds: float
    t3_prompt_seconds: float
    s3gen_prompt_seconds: float
    embedding_size: int


CLONE_STEPS = (
    tr_noop("Hearing who speaks"),
    tr_noop("Hearing how they speak"),
    tr_noop("Hearing how it sounds"),
    tr_noop("Finding the colour of the voice"),
    tr_noop("Preparing the sound"),
    tr_noop("Done"),
)
"""The steps of making a voice, in words for `tr`; the index is the step's number."""


@dataclass(frozen=True)
class Sampling:
    """How the next speech token is drawn (spec 2.4); `None` means the model file's own default."""

    temperature: float | None = None
    top_p: float | None = None
    top_k: int | None = None
    repetition_penalty: float | None = None


@dataclass(frozen=True)
class SynthesisOptions:
    """One sentence's request.

    `seed` is any value of 64 bits; `flow_steps` is 1..10, 0 for the model file's own number;
    `max_speech_tokens` bounds the sentence (1..1000 or the model's room, whichever is less).
    `first_chunk_tokens` and `chunk_tokens` are 8..250 speech tokens, 0 for the plan's own number; `first_flow_steps` is
    the first chunk's, 0 for `flow_steps`. With `complete_first` all tokens are drawn and checked before the first
    sound, so that a faulty sentence can be drawn anew: for sentences that another one still sounds before.
    """

    seed: int = 0
    sampling: Sampling = field(default_factory=Sampling)
    plan: Plan = "windowed"
    flow_steps: int = 0
    max_speech_tokens: int = 1000
    first_chunk_tokens: int = 0
    chunk_tokens: int = 0
    first_flow_steps: int = 0
    complete_first: bool = False
    speed: float = 1.0
    """0.5..1.5; the pitch is kept."""


@dataclass(frozen=True)
class Vocabulary:
    """The tokenizer that the T3 file carries, as data for `soundalike.text`.

    `tokens` are in GPT-2's byte-to-unicode form, the index is the id; `merges` are `"a b"` lines by rank;
    `added` maps whole added tokens (event tags such as `[laugh]`) to their ids.
    """

    tokens: tuple[str, ...]
    merges: tuple[str, ...]
    added: dict[str, int]


@dataclass(frozen=True)
class ModelDescription:
    """What an opened pair of model files says of itself."""

    variant: str
    sample_rate: int
    vocabulary: Vocabulary
    sampling: Sampling
    flow_steps: int
    max_text_tokens: int
    """How many text tokens fit beside the voice's prompt and the speech of a whole sentence."""
    builtin_voice: bool
    backend: str
    weight_bytes: int


@dataclass(frozen=True)
class StageTimes:
    """Seconds that one sentence spent in each stage."""

    prefill: float
    decode: float
    encoder: float
    flow: float
    vocoder: float
    mark: float = 0.0


@dataclass(frozen=True)
class Attempt:
    """One try at a sentence: its seed, how many speech tokens it gave, and what was wrong with it."""

    seed: int
    speech_tokens: int
    fault: str
    """One of `""` (none), `"short"`, `"run-on"`, `"repeats"`, `"silent"`."""


@dataclass(frozen=True)
class SynthesisResult:
    """What was done for one sentence, once its last chunk is out."""

    attempts: tuple[Attempt, ...]
    suspect: bool
    """True when even the last attempt had a fault, so that another take should be offered."""
    speech_tokens: int
    samples: int
    times: StageTimes
