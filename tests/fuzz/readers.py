"""Mutates files for the readers in Python: whatever the bytes, they are read or refused, soon and in little memory.

    python -m tests.fuzz.readers [--seconds S] [--seed N] [--keep FOLDER]

Ends with 1 at the first file that did something else, which is kept in FOLDER (default: build/fuzz/found).
"""

from __future__ import annotations

import argparse
import itertools
import sys
import tempfile
import time
import traceback
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path

from soundalike.errors import SoundalikeError
from soundalike.models import describe
from soundalike.models.conversion.safetensors_file import SafetensorsFile
from soundalike.models.gguf_reader import read_gguf_head
from soundalike.models.torch_archive import read_torch_archive
from tests.fuzz.mutator import Mutator
from tests.fuzz.seeds import write_seeds

MOST_SECONDS = 10.0
MOST_BYTES = 200 << 20
HEAD_BYTES = 40_000


def read_gguf(path: Path) -> None:
    """The head, and what `models info` says."""
    read_gguf_head(path)
    describe(path)


def read_safetensors(path: Path) -> None:
    """Every tensor."""
    with SafetensorsFile(path) as file:
        for name in file.tensors:
            file.read(name)


READERS: dict[str, Callable[[Path], object]] = {
    ".gguf": read_gguf,
    ".safetensors": read_safetensors,
    ".pt": read_torch_archive,
}


def fault_of(path: Path) -> str | None:
    """What reading `path` does beside reading or refusing it by name; None when nothing."""
    tracemalloc.start()
    begun = time.monotonic()
    try:
        READERS[path.suffix](path)
    except SoundalikeError as refusal:
        if str(path) not in str(refusal):
            return f"the refusal doesn't name the file: {refusal}"
    except Exception:
        return traceback.format_exc()
    finally:
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    if time.monotonic() - begun > MOST_SECONDS:
        return f"it took {time.monotonic() - begun:.1f} s"
    return f"it took {most >> 20} MB" if most > MOST_BYTES else None


def damaged_files(folder: Path, seed: int) -> Iterator[Path]:
    """Damaged copies of every seed in turn, without end; each is gone once the next is asked for."""
    seeds = [(path, path.read_bytes()) for path in write_seeds(folder / "seeds") if path.suffix in READERS]
    mutator = Mutator(seed)
    for path, content in itertools.cycle(seeds):
        damaged = folder / f"damaged{path.suffix}"
        damaged.write_bytes(mutator.mutated(content, _head_of(path, content)))
        yield damaged


def _head_of(path: Path, content: bytes) -> int:
    if path.suffix == ".safetensors":
        return 8 + int.from_bytes(content[:8], "little")
    return HEAD_BYTES if path.suffix == ".gguf" else len(content)


def main() -> int:
    """Runs for the time that is asked for; returns the exit code."""
    parser = argparse.ArgumentParser(description="Mutates files for the readers in Python.")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--keep", type=Path, default=Path("build/fuzz/found"))
    arguments = parser.parse_args()
    end = time.monotonic() + arguments.seconds
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        for count, path in enumerate(damaged_files(Path(folder), arguments.seed), 1):
            if fault := fault_of(path):
                arguments.keep.mkdir(parents=True, exist_ok=True)
                kept = path.rename(arguments.keep / f"seed_{arguments.seed}_{count}{path.suffix}")
                sys.stderr.write(f"{kept} (seed {arguments.seed}, number {count}): {fault}\n")
                return 1
            if time.monotonic() > end:
                break
    sys.stdout.write(f"{count} damaged files were read or refused (seed {arguments.seed}).\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
