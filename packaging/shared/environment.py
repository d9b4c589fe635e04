"""The environment that is bundled: pinned packages, and Soundalike itself as a wheel with every CPU variant.

It is apart from .venv: there the program is an editable install, built for this machine's processor alone.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

from shared.numpy_build import build_arguments
from shared.where import BUILD, ENVIRONMENT, NATIVE_BUILD, PACKAGING, PYTHON, ROOT

REQUIREMENTS = (PACKAGING / "requirements.txt", PACKAGING / "bundled.txt")
WHEELS = BUILD / "wheel"
STAMP = ENVIRONMENT / "requirements.sha256"
GGML_COPIES = "build/native/_ggml/*/*.tar.gz"


def prepare_environment(defines: Sequence[str] = ()) -> None:
    """Makes it, or brings it up to date. `defines` go to CMake, as `SOUNDALIKE_METAL=ON`."""
    install_requirements()
    archives = sorted(ROOT.glob(GGML_COPIES))
    if archives:
        defines = (*defines, f"SOUNDALIKE_GGML_ARCHIVE={archives[0].as_posix()}")
    cmake = (f"cmake.define.{define}" for define in ("SOUNDALIKE_ALL_VARIANTS=ON", *defines))
    # The build folder is kept, so that ggml's variants are compiled once.
    install_program(f"build-dir={NATIVE_BUILD.as_posix()}", *cmake)


def install_requirements() -> None:
    """Anew when the pins changed, so that nothing old stays behind; without dependencies, so that none comes unseen."""
    wanted = hashlib.sha256(b"".join(file.read_bytes() for file in REQUIREMENTS)).hexdigest()
    if STAMP.exists() and STAMP.read_text(encoding="ascii") == wanted:
        return
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    run([sys.executable, "-m", "venv", str(ENVIRONMENT)])
    pip("install", "--no-deps", *(word for file in REQUIREMENTS for word in ("--requirement", str(file))))
    if numpy := build_arguments():
        pip("install", "--no-deps", *numpy)
    STAMP.write_text(wanted, encoding="ascii")


def install_program(*settings: str) -> None:
    """Makes Soundalike's wheel with these settings of scikit-build-core, and installs it."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    options = [word for setting in settings for word in ("--config-settings", setting)]
    pip("wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", str(WHEELS), *options, str(ROOT))
    (wheel,) = WHEELS.glob("soundalike-*.whl")
    pip("install", "--no-deps", "--force-reinstall", str(wheel))


def pip(*arguments: str) -> None:
    """pip of that environment."""
    run([str(PYTHON), "-m", "pip", "--quiet", *arguments])


def run(command: Sequence[str], **more: str) -> None:
    """Runs a program that must succeed, with that environment's programs (cmake, ninja) first; `more` are variables."""
    path = os.pathsep.join([str(PYTHON.parent), os.environ.get("PATH", "")])
    subprocess.run(list(command), check=True, cwd=ROOT, env={**os.environ, "PATH": path, **more})
