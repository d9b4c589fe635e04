"""The official Turbo file set to a pair of model files (formats.md section 1)."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from soundalike.errors import MissingError, RefusedError, SoundalikeError
from soundalike.models.conversion.builtin_voice import read_builtin_voice
from soundalike.models.conversion.checkpoint_shapes import CheckpointShapes
from soundalike.models.conversion.gguf_file_writer import write_gguf
from soundalike.models.conversion.gpt2_vocabulary import read_vocabulary
from soundalike.models.conversion.model_constants import ModelConstants, constants_from_config, official_constants
from soundalike.models.conversion.model_plan import FilePlan, ModelPlan, WeightType, plan_model
from soundalike.models.conversion.safetensors_file import SafetensorsFile
from soundalike.models.conversion.tensor_plan import PlannedTensor
from soundalike.translation import number, tr

T3_FILES = ("t3_turbo_v1.safetensors", "t3_nano_v1.safetensors")
S3GEN_FILE = "s3gen_meanflow.safetensors"
VOICE_ENCODER_FILE = "ve.safetensors"
HEADER_ALLOWANCE = 16 << 20
"""Room for keys, names and padding beyond the weights; the official tokenizer takes 2 MB."""

Progress = Callable[[str, float], None]


@dataclass(frozen=True)
class ConvertedPair:
    """The two files that were written."""

    t3: Path
    s3gen: Path


def convert(
    official_dir: Path,
    out_dir: Path,
    *,
    type: WeightType = "f16",  # noqa: A002 - the word of the command line and of formats.md
    on_progress: Progress | None = None,
) -> ConvertedPair:
    """Converts the official file set in `official_dir` to `t3.gguf` and `s3gen.gguf` in `out_dir`.

    `type` "f16" stores matrices and convolutions of T3, flow, estimator and vocoder as 16-bit floats and all else as
    32-bit ones; "f32" stores everything so. `on_progress` gets what is being written and the share done, 0..1; it may
    raise to stop. Existing files of these names are replaced, and only once both new ones are complete.

    Raises `MissingError` for a missing file or too little space, `RefusedError` for a file that is damaged or isn't
    of this architecture.
    """
    t3_file = _find_t3(official_dir)
    constants = _find_constants(official_dir, t3_file)
    paths = {"t3": t3_file, "s3gen": official_dir / S3GEN_FILE, "ve": official_dir / VOICE_ENCODER_FILE}
    with ExitStack() as stack:
        files = {name: stack.enter_context(SafetensorsFile(path)) for name, path in paths.items()}
        shapes = {
            name: CheckpointShapes(str(file.path), {tensor: stored.shape for tensor, stored in file.tensors.items()})
            for name, file in files.items()
        }
        plan = plan_model(shapes, constants, type)
        plan.add_vocabulary(read_vocabulary(official_dir, plan.text_vocab))
        plan.add_voice(
            read_builtin_voice(official_dir / "conds.pt", plan.voice_sizes), constants.speech_cond_prompt_len
        )
        return _write_pair(out_dir, plan, {str(file.path): file for file in files.values()}, on_progress)


def _find_t3(official_dir: Path) -> Path:
    found = [official_dir / name for name in T3_FILES if (official_dir / name).is_file()]
    if not found:
        raise MissingError(
            tr(
                "{path}: holds neither {first} nor {second}. Name the folder with the official Turbo or Nano file set."
            ).format(path=official_dir, first=T3_FILES[0], second=T3_FILES[1])
        )
    if len(found) > 1:
        raise RefusedError(
            tr("{path}: holds both {first} and {second}; keep one model in a folder.").format(
                path=official_dir, first=T3_FILES[0], second=T3_FILES[1]
            )
        )
    return found[0]


def _find_constants(official_dir: Path, t3_file: Path) -> ModelConstants:
    from_config = constants_from_config(official_dir / "config.json")
    return from_config if from_config is not None else official_constants(nano=t3_file.name == T3_FILES[1])


def _write_pair(
    out_dir: Path, plan: ModelPlan, files: dict[str, SafetensorsFile], on_progress: Progress | None
) -> ConvertedPair:
    pair = ConvertedPair(out_dir / "t3.gguf", out_dir / "s3gen.gguf")
    plans = {pair.t3: plan.t3, pair.s3gen: plan.s3gen}
    temporaries = {path: path.with_name(path.name + ".part") for path in plans}
    progress = _ProgressCounter(list(plans.values()), on_progress)
    try:
        out_dir.mkdir(parents=True, exist_ok=True)
        _check_space(out_dir, progress.total)
        for path, file_plan in plans.items():
            write_gguf(temporaries[path], file_plan, files, progress.written)
        for path, temporary in temporaries.items():
            temporary.replace(path)
    except OSError as error:
        raise SoundalikeError(
            tr("{path}: can't be written ({reason}). Choose another folder.").format(
                path=out_dir, reason=error.strerror
            )
        ) from error
    finally:
        for temporary in temporaries.values():
            if temporary.exists():
                temporary.unlink()
    return pair


def _check_space(out_dir: Path, weights: int) -> None:
    needed, free = weights + HEADER_ALLOWANCE, shutil.disk_usage(out_dir).free
    if free < needed:
        raise MissingError(
            tr(
                "{path}: the converted model needs {needed} MB, but only {free} MB are free. Make room or "
                "choose another folder."
            ).format(path=out_dir, needed=number(needed / 1e6), free=number(free / 1e6))
        )


class _ProgressCounter:
    """Turns written tensors into the share of bytes done."""

    def __init__(self, plans: list[FilePlan], on_progress: Progress | None) -> None:
        self.total = sum(tensor.bytes for plan in plans for tensor in plan.tensors.tensors)
        self._done = 0
        self._on_progress = on_progress

    def written(self, tensor: PlannedTensor) -> None:
        self._done += tensor.bytes
        if self._on_progress is not None:
            self._on_progress(tensor.name, self._done / self.total)
