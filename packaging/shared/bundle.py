"""Makes the bundle: `PYTHONPATH=packaging python -m shared.bundle [DEFINE...]`, defines for CMake."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence

from shared.environment import prepare_environment, run
from shared.slim import slim
from shared.where import BUILD, BUNDLE, PACKAGING, PYTHON


def make_bundle(defines: Sequence[str] = ()) -> None:
    """The environment, then the folder."""
    prepare_environment(defines)
    freeze()


def freeze() -> None:
    """The folder, from an environment that is ready."""
    shutil.rmtree(BUNDLE.parent, ignore_errors=True)
    run(
        [
            str(PYTHON),
            *("-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
            *("--distpath", str(BUNDLE.parent), "--workpath", str(BUILD / "work")),
            str(PACKAGING / "shared" / "soundalike.spec"),
        ],
        PYTHONPATH=str(PACKAGING),
    )
    slim(BUNDLE)


if __name__ == "__main__":
    make_bundle(sys.argv[1:])
