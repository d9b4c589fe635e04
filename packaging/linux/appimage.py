"""The AppImage: `PYTHONPATH=packaging python -m linux.appimage`, after the bundle.

An AppDir is the archive's program in the tree of the Debian package, with a start script. Made into one file by the
program `appimagetool` where it is installed (it isn't in Debian); without it the AppDir is left, and runs.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from linux.archive import make_folder
from linux.tree import make_tree
from shared.where import BUILD, IDENTIFIER, OUT, PACKAGING, program_version

APPDIR = BUILD / "Soundalike.AppDir"
START = '#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")/usr/bin/soundalike" "$@"\n'


def make_appdir() -> Path:
    """The folder."""
    make_tree(APPDIR, make_folder)
    share = APPDIR / "usr" / "share"
    shutil.copy(share / "applications" / "soundalike.desktop", APPDIR / "soundalike.desktop")
    shutil.copy(share / "icons" / "hicolor" / "256x256" / "apps" / "soundalike.png", APPDIR / "soundalike.png")
    (APPDIR / ".DirIcon").symlink_to("soundalike.png")
    # AppImage tools look for this older name.
    metainfo = share / "metainfo"
    (metainfo / "soundalike.appdata.xml").symlink_to(f"{IDENTIFIER}.metainfo.xml")
    start = APPDIR / "AppRun"
    start.write_text(START, encoding="ascii")
    start.chmod(0o755)
    return APPDIR


def make_appimage() -> Path:
    """The file, or the folder where the tool is missing."""
    folder = make_appdir()
    tool = shutil.which("appimagetool")
    if tool is None:
        return folder
    OUT.mkdir(exist_ok=True)
    file = OUT / f"Soundalike-{program_version()}-{os.uname().machine}.AppImage"
    subprocess.run([tool, "--no-appstream", str(folder), str(file)], check=True, cwd=PACKAGING)
    return file


if __name__ == "__main__":
    print(make_appimage())  # noqa: T201
