"""Takes out of a finished bundle what only a debugger or a program unlike ours would read. Linux only, so far."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from shared.icu_data import shrink

STRIPPED = (
    "libpython3*",
    "python3*/lib-dynload/*.so",
    "tokenizers/*.so",
    "regex/*.so",
    "numpy/**/*.so",
    "soxr/*.so",
    "PySide6/Qt/lib/libicui18n*",
)
"""Libraries that come with symbols. Qt's come without; OpenBLAS's layout doesn't survive strip."""


def slim(bundle: Path) -> None:
    """Changes the bundle in its folder."""
    if sys.platform != "linux":
        return
    inside = bundle / "_internal"
    files = [str(file) for pattern in STRIPPED for file in sorted(inside.glob(pattern)) if not file.is_symlink()]
    subprocess.run(["strip", "--strip-unneeded", *files], check=True)
    for library in sorted(inside.glob("PySide6/Qt/lib/libicudata.so.*")):
        shrink(library)
