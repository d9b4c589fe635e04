"""What a bundle holds, and whose each file is.

The spec writes an inventory: every file's place and where it was taken from. A file belongs to a part of `parts.toml`
by its place, else to the distribution that installed it, else to Soundalike itself. Whatever else is there is unlisted.
"""

from __future__ import annotations

import functools
import json
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from fnmatch import fnmatch
from importlib import metadata
from pathlib import Path
from typing import Any

from shared.where import BUNDLE, INVENTORY, PACKAGING, ROOT

OWN = "soundalike"
PARTS = PACKAGING / "shared" / "parts.toml"


@dataclass(frozen=True)
class Part:
    """A row of `parts.toml`."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]
    purl: str
    what: str
    files: tuple[str, ...] = ()
    inside: str = ""
    systems: tuple[str, ...] = ("linux", "darwin", "win32")

    def holds(self, place: str) -> bool:
        """Whether the file at this place of the bundle is its."""
        return sys.platform in self.systems and any(fnmatch(place, pattern) for pattern in self.files)


@dataclass
class Contents:
    """The bundle's files by their owner: a part's or a distribution's name; `unlisted` are nobody's."""

    owned: dict[str, list[str]] = field(default_factory=dict)
    unlisted: list[str] = field(default_factory=list)

    def add(self, owner: str | None, place: str) -> None:
        if owner is None:
            self.unlisted.append(place)
        else:
            self.owned.setdefault(owner, []).append(place)


@functools.cache
def parts() -> list[Part]:
    """All rows, in their order."""
    rows: list[dict[str, Any]] = tomllib.loads(PARTS.read_text(encoding="utf-8"))["part"]
    made = []
    for row in rows:
        values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
        made.append(Part(**values))
    return made


def canonical(name: str) -> str:
    """A distribution's name as the index compares it."""
    return name.lower().replace("_", "-").replace(".", "-")


@functools.cache
def distributions() -> dict[str, metadata.Distribution]:
    """Those of the environment that runs this, by canonical name."""
    return {canonical(found.metadata["Name"]): found for found in metadata.distributions()}


def contents(rows: Iterable[tuple[str, str, str]] | None = None) -> Contents:
    """Of the inventory (place or module, source, kind), and of what lies in the finished folder besides."""
    found = Contents()
    installed = {
        str(Path(str(file.locate())).resolve()): name
        for name, distribution in distributions().items()
        for file in distribution.files or ()
    }
    listed = parts()
    given = list(rows) if rows is not None else [tuple(row) for row in json.loads(INVENTORY.read_text())["bundled"]]
    places = set()
    for place, source, kind in given:
        named = place.replace("\\", "/")
        places.add(named)
        if kind != "SYMLINK":
            found.add(_owner(named, source, kind, listed, installed), named)
    if rows is None:
        for file in sorted(BUNDLE.rglob("*")):
            named = file.relative_to(BUNDLE).as_posix().removeprefix("_internal/")
            if file.is_file() and not file.is_symlink() and named not in places:
                found.add(_owner(named, "", "DATA", listed, installed), named)
    return found


def _owner(place: str, source: str, kind: str, listed: list[Part], installed: dict[str, str]) -> str | None:
    if kind != "PYMODULE":
        for part in listed:
            if part.holds(place):
                return part.name
    path = Path(source).resolve()
    if str(path) in installed:
        owner = installed[str(path)]
        return "PyInstaller's start program" if owner.startswith("pyinstaller") else owner
    if source and (path.is_relative_to(ROOT / "packaging") or path in {ROOT / "LICENSE", ROOT / "THIRD_PARTY.md"}):
        return OWN
    if source and path.is_relative_to(Path(sysconfig.get_paths()["purelib"]).resolve() / OWN):
        return OWN
    standard = Path(sys.base_prefix).resolve()
    if source and path.is_relative_to(standard):
        return "Python"
    return OWN if kind != "PYMODULE" and place.startswith("soundalike/") and not _is_library(place) else None


def _is_library(place: str) -> bool:
    return ".so" in place or place.endswith((".dll", ".dylib", ".pyd", ".exe"))
