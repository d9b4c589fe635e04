"""What of a model file is quantised, and to which types (formats.md section 1).

`fallbacks` says of a file which tensors are stored wider than its type because their rows don't fit it. What may be
quantised is the native library's rule (native/src/model/quantize_plan.h), written here once more so that `models info`
needs no library; the tests hold the two together.
"""

from __future__ import annotations

from dataclasses import dataclass

from soundalike.models.gguf_reader import GgufHead, GgufTensor
from soundalike.weight_choices import CONVERTED_TYPES, PRESETS, QUANTIZED_TYPES

_SYNTHESIS = ("flow/", "cfm/", "hift/")


@dataclass(frozen=True)
class Fallback:
    """A tensor that is stored wider than the type of its file."""

    tensor: str
    type: str


def pair_types(choice: str) -> tuple[str, str] | None:
    """The types of T3 and S3Gen that a preset or a type means; None when it is neither."""
    if choice in PRESETS:
        return PRESETS[choice].t3, PRESETS[choice].s3gen
    return (choice, choice) if choice in (*QUANTIZED_TYPES, *CONVERTED_TYPES) else None


def is_quantizable(tensor: GgufTensor) -> bool:
    """Whether a quantiser may touch it: matrices and convolutions of T3, the flow and the vocoder."""
    name = tensor.name
    if len(tensor.shape) < 2 or tensor.shape[-2] == 1 or tensor.type.name.startswith("i"):
        return False
    if name.startswith("model/h"):
        return name.endswith("/w")
    return name == "chatterbox/speech_head" or (name.startswith(_SYNTHESIS) and name.endswith(("/w", "/weight")))


def quantization(head: GgufHead) -> str:
    """The type that the file says it was quantised to, such as "q4_K"; "" when it says nothing."""
    value = head.keys.get("chatterbox.quantization", head.keys.get("s3gen.quantization", ""))
    return value if isinstance(value, str) else ""


def fallbacks(head: GgufHead) -> tuple[Fallback, ...]:
    """The tensors whose rows didn't fit the file's type, in the file's order."""
    wanted = quantization(head)
    if wanted not in QUANTIZED_TYPES:
        return ()
    return tuple(
        Fallback(tensor.name, tensor.type.name)
        for tensor in head.tensors.values()
        if is_quantizable(tensor) and tensor.type.name != wanted.lower()
    )
