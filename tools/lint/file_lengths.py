"""Fails when a source file of ours is longer than the house allows."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

MOST_LINES = 600
ENDINGS = {".py", ".cpp", ".h", ".c", ".cmake", ".sh"}


def main() -> None:
    listed = subprocess.run(["git", "ls-files"], check=True, capture_output=True, text=True).stdout.split("\n")
    files = [Path(name) for name in listed if Path(name).suffix in ENDINGS and Path(name).exists()]
    lengths = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    long = [f"{file}: {length} lines, at most {MOST_LINES}" for file, length in lengths.items() if length > MOST_LINES]
    sys.stdout.write("".join(line + "\n" for line in long))
    sys.exit(1 if long else 0)


if __name__ == "__main__":
    main()
