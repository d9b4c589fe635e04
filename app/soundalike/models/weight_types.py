"""The types that weights can be stored in, the three presets, and what of a file is quantised (formats.md section 1).

`fallbacks` says of a file which tensors are stored wider than its type because their rows don't fit it. What may be
quantised is the native library's rule (native/src/model/quantize_plan.h), written here once more so that `models info`
needs no library; the tests hold the two together.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from soundalike.models.gguf_reader import GgufHead, GgufTensor

QuantizedType = Literal["q8_0", "q6_K", "q5_K", "q4_K", "q5_0", "q4_0"]
QUANTIZED_TYPES: tuple[QuantizedType, ...] = ("q8_0", "q6_K", "q5_K", "q4_K", "q5_0", "q4_0")
CONVERTED_TYPES = ("f16", "f32")

_SYNTHESIS = ("flow/", "cfm/", "hift/")


@dataclass(frozen=True)
class Preset:
    """The types of a pair's two files, and what a person is told of it."""

    t3: str
    s3gen: str
    described: str


PRESETS: Mapping[str, Preset] = {
    "small": Preset("q5_K", "q5_K", "the least memory and disk; speech changes a little"),
    "balanced": Preset("q8_0", "q8_0", "half the size of exact; no difference was measured that can be heard"),
    "exact": Preset("f16", "f16", "as the model was made, up to rounding to 16 bits"),
}
"""Chosen by measurement: docs/models.md."""


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
