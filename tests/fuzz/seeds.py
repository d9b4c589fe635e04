"""One small sound file of every kind that the program opens, to begin mutating from.

python -m tests.fuzz.seeds FOLDER     writes them there
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

import gguf
import numpy as np

from soundalike.engine import quantize_file
from soundalike.models import convert
from tests.engine import voice_files
from tests.models.tiny_set import S3GEN, T3, VE, write_tiny_set

MARK_BINS = 128


def write_seeds(folder: Path) -> list[Path]:
    """Writes models (of several types), a voice, a mark's network, safetensors and a torch archive to `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    official = write_tiny_set(folder / "official")
    for weight_type in ("f16", "f32"):
        convert(official, folder / weight_type, type=weight_type)
    seeds = [
        (folder / weight_type / name).rename(folder / f"{weight_type}_{name}")
        for weight_type in ("f16", "f32")
        for name in ("t3.gguf", "s3gen.gguf")
    ]
    for weight_type in ("q8_0", "q4_K"):
        for name in ("t3.gguf", "s3gen.gguf"):
            seeds.append(folder / f"{weight_type}_{name}")
            quantize_file(folder / f"f16_{name}", seeds[-1], weight_type)
    seeds.append(_write_voice(folder / "ada.voice.gguf", official, folder))
    seeds.append(_write_mark(folder / "mark.gguf"))
    seeds += [(official / name).rename(folder / name) for name in (T3, S3GEN, VE, "conds.pt")]
    return seeds


def _write_voice(path: Path, official: Path, folder: Path) -> Path:
    convert(official, folder / "pair")
    values = voice_files.keys("tiny-1", "Ada")
    return voice_files.write(path, values, voice_files.builtin_tensors(folder / "pair"))


def _write_mark(path: Path) -> Path:
    """The mark's file with two channels instead of 256, and two layers."""
    generator = np.random.default_rng(5)
    writer = gguf.GGUFWriter(path, "perth")
    for key, value in {"perth.sample_rate": 32000, "perth.n_fft": 2048, "perth.hop": 320}.items():
        writer.add_uint32(key, value)
    for stack, out in (("encoder", MARK_BINS), ("detector/slow", 2), ("detector/normal", 2), ("detector/fast", 2)):
        for layer, shape in enumerate(((2, MARK_BINS, 1), (2, 2, 7), (out, 2, 1))):
            kind = np.float32 if stack == "encoder" else np.float16
            writer.add_tensor(f"mark/{stack}/{layer}/weight", generator.standard_normal(shape).astype(kind))
            writer.add_tensor(f"mark/{stack}/{layer}/bias", np.zeros(shape[0], np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def main() -> None:
    """Writes the GGUF seeds alone, which libFuzzer takes as its corpus."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        for seed in write_seeds(Path(name)):
            if seed.suffix == ".gguf":
                shutil.copy(seed, folder)


if __name__ == "__main__":
    main()
