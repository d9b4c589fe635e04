"""The archive that runs unpacked: `PYTHONPATH=packaging python -m linux.archive`, after the bundle.

It brings what the Debian package asks the system for, except what belongs to a machine and its screen (glibc, the
graphics drivers' front, X11's and Wayland's own libraries, ALSA) and ffmpeg.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tarfile
from pathlib import Path

from linux.tree import LICENCES, SBOM, copy_bundle
from shared.where import BUILD, INVENTORY, OUT, PACKAGING, ROOT, program_version

FOLDER = BUILD / "archive" / f"soundalike-{program_version()}"
OF_THE_MACHINE = (
    *(
        "libc.",
        "libm.",
        "libdl.",
        "libpthread.",
        "librt.",
        "ld-linux",
        "libresolv.",
        "libutil.",
        "libstdc++.",
        "libgcc_s.",
    ),
    *("libGL.", "libEGL.", "libGLX.", "libGLdispatch.", "libOpenGL.", "libdrm.", "libgbm.", "libX11.", "libX11-xcb."),
    *("libxcb.", "libwayland-", "libasound.", "libfontconfig.", "libfreetype.", "libdbus-", "libsystemd.", "libglib-"),
)
LOADED_BY_NAME = ("libportaudio.so.2",)


def make_folder(folder: Path = FOLDER) -> Path:
    """The unpacked program with the libraries that not every system has."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    copy_bundle(folder)
    libraries = system_libraries()
    for library in libraries:
        shutil.copy(library, folder / "_internal" / library.name)
    for file in (ROOT / "LICENSE", ROOT / "THIRD_PARTY.md", SBOM, PACKAGING / "shared" / "soundalike.svg"):
        shutil.copy(file, folder / file.name)
    shutil.copytree(LICENCES, folder / "licences")
    for library in libraries:
        notice = _notice(library)
        if notice is not None:
            shutil.copy(notice, folder / "licences" / f"{notice.parent.name}.txt")
    return folder


def system_libraries() -> list[Path]:
    """Of this system, by the inventory and by what is loaded by its name, with what that is linked with."""
    rows = json.loads(INVENTORY.read_text(encoding="utf-8"))["system"]
    found = {Path(row[0]).name: Path(row[1]) for row in rows}
    for name in LOADED_BY_NAME:
        found[name] = _library(name)
        found |= _linked_with(found[name])
    return [
        Path(os.path.realpath(path)).parent / name if (Path(os.path.realpath(path)).parent / name).exists() else path
        for name, path in sorted(found.items())
        if not name.startswith(OF_THE_MACHINE)
    ]


def _library(name: str) -> Path:
    shown = subprocess.run(["/sbin/ldconfig", "-p"], check=True, capture_output=True, text=True).stdout
    return Path(next(line.rpartition(" => ")[2] for line in shown.splitlines() if line.split()[:1] == [name]))


def _linked_with(library: Path) -> dict[str, Path]:
    """All that the loader would load with it, by name: PortAudio's JACK, and what that needs in turn."""
    shown = subprocess.run(["ldd", str(library)], check=True, capture_output=True, text=True).stdout
    rows = [line.split() for line in shown.splitlines() if " => /" in line]
    return {row[0]: Path(row[2]) for row in rows}


def _notice(library: Path) -> Path | None:
    """What Debian records of a library's licence."""
    shown = subprocess.run(["dpkg", "-S", os.path.realpath(library)], check=False, capture_output=True, text=True)
    package = shown.stdout.partition(":")[0]
    notice = Path("/usr/share/doc") / package / "copyright"
    return notice if package and notice.exists() else None


def make_archive() -> Path:
    """Makes it; returns the file."""
    folder = make_folder()
    OUT.mkdir(exist_ok=True)
    file = OUT / f"{folder.name}-linux-{os.uname().machine}.tar.xz"
    with tarfile.open(file, "w:xz", preset=3) as archive:
        archive.add(folder, folder.name, filter=_of_nobody)
    return file


def _of_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


if __name__ == "__main__":
    print(make_archive())  # noqa: T201
