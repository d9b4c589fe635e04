"""From official files to a pair of the wanted type: conversion, and quantisation where the type asks for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, cast

from soundalike.errors import UsageError
from soundalike.models.conversion.convert import convert
from soundalike.models.conversion.model_plan import WeightType
from soundalike.models.downloads.progress import Stage

OnMade = Callable[[Stage, str, float], None]
"""Gets the stage ("converting" or "quantising"), what is being written, and the share done, 0..1; may raise to stop."""

CONVERTED_TYPES = ("f16", "f32")


class MakeWeights(Protocol):
    """Writes `t3.gguf` and `s3gen.gguf` of `weight_type` into the folder `out`, from the official files."""

    def __call__(self, official: Path, out: Path, weight_type: str, on_made: OnMade, /) -> None: ...


def make_weights(official: Path, out: Path, weight_type: str, on_made: OnMade) -> None:
    """The program's own way. Raises as `convert` does, and `UsageError` for a type that it doesn't know."""
    if weight_type not in CONVERTED_TYPES:
        raise UsageError(f"'{weight_type}' is no type of weights. Give one of these: {', '.join(CONVERTED_TYPES)}.")
    convert(
        official,
        out,
        type=cast("WeightType", weight_type),
        on_progress=lambda item, share: on_made("converting", item, share),
    )
