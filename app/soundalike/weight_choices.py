"""The types that weights can be stored in and the three presets, as options name them. Plain data, quick to load."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from soundalike.translation import tr_noop

QuantizedType = Literal["q8_0", "q6_K", "q5_K", "q4_K", "q5_0", "q4_0"]
QUANTIZED_TYPES: tuple[QuantizedType, ...] = ("q8_0", "q6_K", "q5_K", "q4_K", "q5_0", "q4_0")
CONVERTED_TYPES = ("f16", "f32")


@dataclass(frozen=True)
class Preset:
    """The types of a pair's two files, and what a person is told of it."""

    t3: str
    s3gen: str
    described: str


PRESETS: Mapping[str, Preset] = {
    "small": Preset(
        "q5_K", "q5_K", tr_noop("the least memory and disk, about a fifth more work; speech changes a little")
    ),
    "balanced": Preset(
        "q8_0",
        "q8_0",
        tr_noop("three quarters of exact's size, as quick; no difference was measured that can be heard"),
    ),
    "exact": Preset("f16", "f16", tr_noop("as the model was made, up to rounding to 16 bits")),
}
"""Chosen by measurement: docs/models.md."""

DEFAULT_WEIGHTS = "balanced"
"""What a download is made into."""
