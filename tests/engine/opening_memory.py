"""Opens, uses and closes models in a process of its own and prints resident memory, in kilobytes, after each step.

python -m tests.engine.opening_memory T3 S3GEN [T3 S3GEN ...]

A line a step: its name, memory that is the process's own (anonymous), and memory that files' pages take (mapped).
"""

from __future__ import annotations

import ctypes
import gc
import sys
from pathlib import Path

from soundalike.engine import Engine, SynthesisOptions

TEXT = [40, 50, 60, 70, 80, 90]


def resident_kilobytes() -> tuple[int, int]:
    """The process's own memory and that of mapped files, as Linux counts them."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    values = {line.split(":")[0]: int(line.split()[1]) for line in lines if line.startswith("Rss")}
    return values["RssAnon"], values["RssFile"]


def note(step: str) -> None:
    """Prints a line, after what was freed has gone back to the system."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    own, mapped = resident_kilobytes()
    sys.stdout.write(f"{step} {own} {mapped}\n")
    sys.stdout.flush()


def main() -> None:
    """Each pair in turn, closed before the next."""
    paths = [Path(argument) for argument in sys.argv[1:]]
    note("begun")
    for t3, s3gen in zip(paths[::2], paths[1::2], strict=True):
        engine = Engine.open(t3, s3gen, threads=1)
        note("opened")
        for _ in engine.begin(engine.builtin_voice(), TEXT, SynthesisOptions(seed=1)):
            pass
        note("spoken")
        engine.close()
        del engine
        note("closed")


if __name__ == "__main__":
    main()
