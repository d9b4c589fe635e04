"""numpy for the bundle on Linux: from its source, without BLAS and LAPACK.

Its wheel brings OpenBLAS for every processor: 28 MB, a seventh of the program, for matrices that are small here: a
speech detector's and two voices' likeness (docs/packaging.md). The engine has products of its own.
"""

from __future__ import annotations

import re
import sys

from shared.where import PACKAGING

SETTINGS = ("-Dblas=none", "-Dlapack=none", "-Dallow-noblas=true")


def build_arguments() -> list[str]:
    """What pip is told so that it compiles numpy (some minutes, once); nothing on systems that take the wheel."""
    if sys.platform != "linux":
        return []
    pins = (PACKAGING / "bundled.txt").read_text(encoding="utf-8")
    pin = re.search(r"^numpy==\S+", pins, re.MULTILINE)
    if pin is None:
        raise SystemExit("packaging/bundled.txt doesn't pin numpy.")
    settings = [f"-Csetup-args={setting}" for setting in SETTINGS]
    return ["--no-build-isolation", "--force-reinstall", "--no-binary", "numpy", *settings, pin[0]]
