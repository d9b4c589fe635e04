"""The native engine as Python objects; see `Engine`."""

from soundalike.engine.cloner import Cloner
from soundalike.engine.engine import Engine
from soundalike.engine.model_files import quantize_file
from soundalike.engine.processor import ProcessorDescription, describe_processor
from soundalike.engine.stream import SpeechStream
from soundalike.engine.types import (
    CLONE_STEPS,
    Attempt,
    CloneSettings,
    Consent,
    ConsentKind,
    ModelDescription,
    Plan,
    Samples,
    Sampling,
    StageTimes,
    SynthesisOptions,
    SynthesisResult,
    Vocabulary,
    VoiceFeatures,
)
from soundalike.engine.voice import Voice

__all__ = [
    "CLONE_STEPS",
    "Attempt",
    "CloneSettings",
    "Cloner",
    "Consent",
    "ConsentKind",
    "Engine",
    "ModelDescription",
    "Plan",
    "ProcessorDescription",
    "Samples",
    "Sampling",
    "SpeechStream",
    "StageTimes",
    "SynthesisOptions",
    "SynthesisResult",
    "Vocabulary",
    "Voice",
    "VoiceFeatures",
    "describe_processor",
    "quantize_file",
]
