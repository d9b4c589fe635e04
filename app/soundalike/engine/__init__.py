"""The native engine as Python objects; see `Engine`."""

from soundalike.engine.engine import Engine, Voice
from soundalike.engine.stream import SpeechStream
from soundalike.engine.types import (
    Attempt,
    ModelDescription,
    Plan,
    Samples,
    Sampling,
    StageTimes,
    SynthesisOptions,
    SynthesisResult,
    Vocabulary,
)

__all__ = [
    "Attempt",
    "Engine",
    "ModelDescription",
    "Plan",
    "Samples",
    "Sampling",
    "SpeechStream",
    "StageTimes",
    "SynthesisOptions",
    "SynthesisResult",
    "Vocabulary",
    "Voice",
]
