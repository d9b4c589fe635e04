"""Numbered steps from an older form of the file to the next. Step n turns version n into version n + 1.

A step works on the sections as text, before any group is read, and is never changed once it was published.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from soundalike.settings.ini_file import Sections

Upgrade = Callable[[Sections], None]

UPGRADES: tuple[Upgrade, ...] = ()

FILE_SECTION = "file"
VERSION_KEY = "version"


def version_of(sections: Sections) -> int:
    """The version that the file says; 1 where it says none. Raises `ValueError` when that isn't a whole number."""
    version = int(sections.get(FILE_SECTION, {}).get(VERSION_KEY, "1"))
    if version < 1:
        raise ValueError(f"version {version}")
    return version


def upgrade(sections: Sections, upgrades: Sequence[Upgrade] = UPGRADES) -> None:
    """Every step that the file hasn't had yet. A file of a later program stays as it is."""
    version = version_of(sections)
    for step in upgrades[version - 1 :]:
        step(sections)
    newest = max(version, len(upgrades) + 1)
    sections.setdefault(FILE_SECTION, {})[VERSION_KEY] = str(newest)
