"""What the Debian package, the AppImage and the Flatpak share: the bundle, and what a desktop wants to know of it."""

from __future__ import annotations

import gzip
import os
import shutil
from collections.abc import Callable
from pathlib import Path

from shared.environment import run
from shared.where import (
    BUILD,
    BUNDLE,
    HOMEPAGE,
    IDENTIFIER,
    PACKAGING,
    PYTHON,
    ROOT,
    program_version,
    release_date,
)

FILES = PACKAGING / "linux" / "files"
LICENCES = BUILD / "licences"
SBOM = BUILD / "sbom.cdx.json"
HOUSE = Path("usr/lib/soundalike")
"""Where the program lies in the tree."""


def copy_bundle(place: Path) -> None:
    """The program's folder, readable by everyone, nothing in it writable or executable that needn't be."""
    shutil.copytree(BUNDLE, place, symlinks=True)
    for file in place.rglob("*"):
        if not file.is_symlink():
            file.chmod(0o755 if file.is_dir() or file.parent == place else 0o644)
    place.chmod(0o755)


def make_tree(tree: Path, make_house: Callable[[Path], object] = copy_bundle) -> None:
    """Fills the folder `tree` as the root of a system is filled; `make_house` makes the program's folder in it."""
    shutil.rmtree(tree, ignore_errors=True)
    share = tree / "usr" / "share"
    make_house(tree / HOUSE)
    (tree / "usr" / "bin").mkdir(parents=True)
    (tree / "usr" / "bin" / "soundalike").symlink_to("../lib/soundalike/soundalike")
    _copy(FILES / "soundalike.desktop", share / "applications" / "soundalike.desktop")
    _copy(FILES / "soundalike.mime.xml", share / "mime" / "packages" / "soundalike.xml")
    _write(share / "metainfo" / f"{IDENTIFIER}.metainfo.xml", filled("metainfo.xml.in").encode())
    _write(share / "man" / "man1" / "soundalike.1.gz", packed(filled("soundalike.1.in").encode()))
    _copy(PACKAGING / "shared" / "soundalike.svg", share / "icons" / "hicolor" / "scalable" / "apps" / "soundalike.svg")
    run([str(PYTHON), "-m", "linux.icons", str(share / "icons" / "hicolor")], PYTHONPATH=str(PACKAGING))
    documents = share / "doc" / "soundalike"
    _write(documents / "changelog.gz", packed((ROOT / "CHANGELOG.md").read_bytes()))
    _write(documents / "THIRD_PARTY.md.gz", packed((ROOT / "THIRD_PARTY.md").read_bytes()))
    _copy(SBOM, documents / "sbom.cdx.json")
    for licence in sorted(LICENCES.iterdir()):
        _write(documents / "licences" / f"{licence.name}.gz", packed(licence.read_bytes()))


def filled(template: str) -> str:
    """A file of ours with its names, version and date."""
    text = (FILES / template).read_text(encoding="utf-8")
    values = {
        "IDENTIFIER": IDENTIFIER,
        "HOMEPAGE": HOMEPAGE,
        "VERSION": program_version(),
        "DATE": release_date(),
    }
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def packed(data: bytes) -> bytes:
    """As gzip -9n makes it."""
    return gzip.compress(data, 9, mtime=0)


def _copy(file: Path, place: Path) -> None:
    _write(place, file.read_bytes())


def _write(place: Path, data: bytes) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(data)
    place.chmod(0o644)


def kibibytes(tree: Path) -> int:
    """What it takes on a disk, as dpkg counts: each file in whole kibibytes, each folder one."""
    total = 0
    for folder, _folders, files in os.walk(tree):
        total += 1
        for name in files:
            total += 1 if (Path(folder) / name).is_symlink() else -(-(Path(folder) / name).stat().st_size // 1024)
    return total
