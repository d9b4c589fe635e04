"""`make package`: the bundle, what it is made of, and this system's packages of it, in dist/.

`PYTHONPATH=packaging python -m shared.package [DEFINE...]`; defines go to CMake (`SOUNDALIKE_VULKAN=ON`).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from shared.bundle import make_bundle
from shared.environment import run
from shared.where import BUILD, PACKAGING, PYTHON

AFTER: tuple[tuple[str, ...], ...] = (
    ("shared.third_party", "--texts", "--check"),
    ("shared.sbom", str(BUILD / "sbom.cdx.json")),
    ("shared.weights",),
)
MAKERS: dict[str, tuple[str, ...]] = {"linux": ("linux.deb", "linux.archive", "linux.appimage")}
"""The modules that make the packages of a system, by `sys.platform`."""


def make_package(defines: Sequence[str] = ()) -> None:
    """All of it, in the bundle's environment."""
    make_bundle(defines)
    for module, *arguments in (*AFTER, *((maker,) for maker in MAKERS.get(sys.platform, ()))):
        run([str(PYTHON), "-m", module, *arguments], PYTHONPATH=str(PACKAGING))


if __name__ == "__main__":
    make_package(sys.argv[1:])
