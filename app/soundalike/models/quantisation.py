"""A model in smaller types: of one file, of a pair, and straight from the official files."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import cast

from soundalike.engine.model_files import quantize_file
from soundalike.errors import RefusedError, SoundalikeError, UsageError
from soundalike.models.conversion.convert import ConvertedPair, convert
from soundalike.models.conversion.model_plan import WeightType
from soundalike.models.find_model import ModelPair
from soundalike.models.model_file_info import describe
from soundalike.models.weight_types import pair_types
from soundalike.translation import tr
from soundalike.weight_choices import CONVERTED_TYPES, PRESETS, QUANTIZED_TYPES

Progress = Callable[[str, float], None]
"""Gets what is being written and the share done, 0..1; may raise to stop."""


def quantize_model_file(source: Path, out: Path, choice: str, on_progress: Progress | None = None) -> None:
    """Quantises one file of a pair to `choice`, a type or a preset. `out` is replaced once it is complete."""
    types = _types(choice)
    family = describe(source).family
    weight_type = types[0] if family == "t3" else types[1]
    out.parent.mkdir(parents=True, exist_ok=True)
    quantize_file(source, out, weight_type, _labelled(on_progress, out.name, 0.0, 1.0))


def quantize_pair(pair: ModelPair, out: Path, choice: str, on_progress: Progress | None = None) -> ConvertedPair:
    """Quantises both files to `t3.gguf` and `s3gen.gguf` in the folder `out`, which may not be the pair's own.

    Existing files of these names are replaced, and only once both new ones are complete.
    """
    _types(choice)
    try:
        out.mkdir(parents=True, exist_ok=True)
        if out.samefile(pair.t3.parent):
            raise UsageError(tr("{path} is where the model itself is. Choose another folder.").format(path=out))
        with tempfile.TemporaryDirectory(prefix=".quantising-", dir=out) as name:
            folder = Path(name)
            sizes = [path.stat().st_size for path in (pair.t3, pair.s3gen)]
            share = sizes[0] / sum(sizes)
            quantize_model_file(pair.t3, folder / "t3.gguf", choice, _part(on_progress, 0.0, share))
            quantize_model_file(pair.s3gen, folder / "s3gen.gguf", choice, _part(on_progress, share, 1.0))
            for made in ("t3.gguf", "s3gen.gguf"):
                (folder / made).replace(out / made)
    except OSError as error:
        raise SoundalikeError(
            tr("{path}: can't be written ({reason}). Choose another folder.").format(path=out, reason=error.strerror)
        ) from error
    return ConvertedPair(out / "t3.gguf", out / "s3gen.gguf")


def convert_to(official: Path, out: Path, choice: str, on_progress: Progress | None = None) -> ConvertedPair:
    """Converts the official files to `choice`: f16 and f32 at once, else through 16-bit files that are then removed."""
    types = _types(choice)
    if types[0] == types[1] and types[0] in CONVERTED_TYPES:
        return convert(official, out, type=cast("WeightType", types[0]), on_progress=on_progress)
    try:
        out.mkdir(parents=True, exist_ok=True)
        folder = Path(tempfile.mkdtemp(prefix=".converting-", dir=out))
    except OSError as error:
        raise SoundalikeError(
            tr("{path}: can't be written ({reason}). Choose another folder.").format(path=out, reason=error.strerror)
        ) from error
    try:
        halves = convert(official, folder, type="f16", on_progress=_part(on_progress, 0.0, 0.5))
        pair = ModelPair(halves.t3, halves.s3gen, official.name)
        return quantize_pair(pair, out, choice, _part(on_progress, 0.5, 1.0))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _types(choice: str) -> tuple[str, str]:
    types = pair_types(choice)
    if types is None:
        known = ", ".join((*PRESETS, *CONVERTED_TYPES, *QUANTIZED_TYPES))
        raise UsageError(
            tr("'{choice}' is no type of weights. Give one of these: {names}.").format(choice=choice, names=known)
        )
    if "f32" in types and choice != "f32":
        raise RefusedError(tr("The preset {choice} can't be made.").format(choice=choice))
    return types


def _part(on_progress: Progress | None, start: float, end: float) -> Progress | None:
    if on_progress is None:
        return None
    return lambda item, share: on_progress(item, start + (end - start) * share)


def _labelled(on_progress: Progress | None, item: str, start: float, end: float) -> Callable[[float], None] | None:
    part = _part(on_progress, start, end)
    return None if part is None else lambda share: part(item, share)
