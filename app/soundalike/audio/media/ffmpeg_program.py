"""Where the program ffmpeg is: named by the person, on the PATH, in the usual folders, or in imageio-ffmpeg.

A program started from a menu or a dock inherits a short PATH (case IMP-17), so the usual folders are searched too.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

from soundalike.errors import MissingError
from soundalike.translation import tr

VARIABLE = "SOUNDALIKE_FFMPEG"
"""Names the program to use, before everything else."""

NAME = "ffmpeg.exe" if sys.platform == "win32" else "ffmpeg"

USUAL_FOLDERS: tuple[str, ...] = (
    "/usr/local/bin",
    "/usr/bin",
    "/bin",
    "/opt/homebrew/bin",
    "/opt/local/bin",
    "/home/linuxbrew/.linuxbrew/bin",
    "/snap/bin",
    "/var/lib/flatpak/exports/bin",
    "~/.local/bin",
    "~/bin",
    r"C:\ffmpeg\bin",
    r"C:\Program Files\ffmpeg\bin",
    r"~\scoop\shims",
    r"C:\ProgramData\chocolatey\bin",
    r"~\AppData\Local\Microsoft\WinGet\Links",
)


def advice() -> str:
    """How to get ffmpeg."""
    return tr(
        "Install ffmpeg (Debian and Ubuntu: apt install ffmpeg; macOS: brew install ffmpeg; Windows: winget install "
        "ffmpeg; or pip install imageio-ffmpeg), or set {variable} to where it is."
    ).format(variable=VARIABLE)


def find_ffmpeg(
    environment: Mapping[str, str] | None = None, folders: Sequence[str] = USUAL_FOLDERS, *, use_package: bool = True
) -> Path | None:
    """The ffmpeg program, or None if there is none.

    `environment` is the process's by default; `use_package` allows the binary of the package imageio-ffmpeg.
    Raises `MissingError` if SOUNDALIKE_FFMPEG names something that isn't a program.
    """
    variables = os.environ if environment is None else environment
    named = variables.get(VARIABLE, "")
    if named:
        if not _is_program(Path(named)):
            raise MissingError(
                tr("{variable} is '{program}', which isn't a program that can be run. {advice}").format(
                    variable=VARIABLE, program=named, advice=advice()
                )
            )
        return Path(named).absolute()
    on_path = shutil.which(NAME, path=variables.get("PATH", ""))
    if on_path is not None and Path(on_path).is_absolute():  # never one from the folder that happens to be current
        return Path(on_path)
    for folder in folders:
        program = Path(os.path.expanduser(folder)) / NAME  # noqa: PTH111 - Path.expanduser raises without a home
        if program.is_absolute() and _is_program(program):
            return program
    return _from_package() if use_package else None


def _is_program(path: Path) -> bool:
    return path.is_file() and os.access(path, os.X_OK)


def _from_package() -> Path | None:
    """The binary inside the optional package imageio-ffmpeg, looked up in its folder: nothing is downloaded."""
    spec = find_spec("imageio_ffmpeg")
    for folder in (spec.submodule_search_locations or []) if spec is not None else []:
        for program in sorted(Path(folder, "binaries").glob("ffmpeg*")):
            if _is_program(program):
                return program
    return None
