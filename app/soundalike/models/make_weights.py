"""From official files to a pair in the wanted preset or type: conversion, and quantisation where it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from soundalike.models.catalogue import is_quantised
from soundalike.models.downloads.progress import Stage
from soundalike.models.quantisation import convert_to

OnMade = Callable[[Stage, str, float], None]
"""Gets the stage ("converting" or "quantising"), what is being written, and the share of all, 0..1.

It may raise to stop."""

HALFWAY = 0.5
"""Where `convert_to` has converted, and goes on to quantise."""


class MakeWeights(Protocol):
    """Writes `t3.gguf` and `s3gen.gguf` in this preset or type into the folder `out`, from the official files."""

    def __call__(self, official: Path, out: Path, choice: str, on_made: OnMade, /) -> None: ...


def make_weights(official: Path, out: Path, choice: str, on_made: OnMade) -> None:
    """The program's own way. Raises as `convert_to` does."""

    def tell(item: str, share: float) -> None:
        on_made("quantising" if is_quantised(choice) and share > HALFWAY else "converting", item, share)

    convert_to(official, out, choice, tell)
