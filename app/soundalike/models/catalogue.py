"""The models that can be had, and what each costs and is good for. Nothing here touches a network.

Lengths of official files follow from the shapes of the reference's classes in float32 (reference.md, section 3); no
official file was at hand, so they are called "about" and the hub's own figures replace them once it was asked.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from soundalike.errors import MissingError, RefusedError
from soundalike.paths import bundled_resources

PINS_FILE = "model_pins.json"
_HEX = {"revision": re.compile(r"[0-9a-f]{40}"), "sha256": re.compile(r"[0-9a-f]{64}")}


@dataclass(frozen=True)
class PinnedFile:
    """A file's length and SHA-256, as a maintainer checked them."""

    bytes: int
    sha256: str


@dataclass(frozen=True)
class Pin:
    """The one revision of a repository that is fetched, with its files."""

    revision: str
    files: Mapping[str, PinnedFile]


@dataclass(frozen=True)
class CatalogueFile:
    """A file of a repository. One that isn't `needed` is fetched if the repository has it."""

    name: str
    about_bytes: int
    needed: bool = True


@dataclass(frozen=True)
class CatalogueEntry:
    """A model that can be had. `keep_bytes` is what stays on disk, for each type of weights."""

    name: str
    title: str
    repository: str
    files: tuple[CatalogueFile, ...]
    licence: str
    languages: tuple[str, ...]
    good_for: str
    keep_bytes: Mapping[str, int]
    pin: Pin | None = None

    @property
    def download_bytes(self) -> int:
        """What is fetched: exact when pinned, else about."""
        pinned = self.pin.files if self.pin is not None else {}
        return sum(pinned[file.name].bytes if file.name in pinned else file.about_bytes for file in self.files)

    def meanwhile_bytes(self, weight_type: str) -> int:
        """What is needed on disk until the download may go: it, and the converted model."""
        return self.download_bytes + self.keep_bytes[weight_type]


_SHARED_FILES = (
    CatalogueFile("s3gen_meanflow.safetensors", 1_064_875_036),
    CatalogueFile("ve.safetensors", 5_695_784),
    CatalogueFile("vocab.json", 1_000_000),
    CatalogueFile("merges.txt", 460_000),
    CatalogueFile("added_tokens.json", 1_000),
    CatalogueFile("conds.pt", 169_783, needed=False),
)

_ENTRIES = (
    CatalogueEntry(
        name="turbo",
        title="Turbo",
        repository="ResembleAI/chatterbox-turbo",
        files=(CatalogueFile("t3_turbo_v1.safetensors", 1_915_480_052), *_SHARED_FILES),
        licence="MIT",
        languages=("English",),
        good_for="English, tags such as [laugh]. The one for most people.",
        keep_bytes={"f16": 1_572_000_000, "f32": 2_576_000_000},
    ),
    CatalogueEntry(
        name="nano",
        title="Nano",
        repository="ResembleAI/chatterbox-nano",
        files=(CatalogueFile("t3_nano_v1.safetensors", 869_899_204), *_SHARED_FILES),
        licence="MIT",
        languages=("English",),
        good_for="English, tags such as [laugh]. Smaller and quicker, for slower machines.",
        keep_bytes={"f16": 1_096_000_000, "f32": 1_634_000_000},
    ),
)

OFFERED = tuple(entry.name for entry in _ENTRIES)
"""The names of all models that can be had."""


def catalogue(pins_file: Path | None = None) -> tuple[CatalogueEntry, ...]:
    """All models that can be had, with the pins that this release carries.

    Raises `RefusedError` when the file of pins is damaged.
    """
    pins = _read_pins(pins_file if pins_file is not None else bundled_resources() / PINS_FILE)
    return tuple(replace(entry, pin=pins.get(entry.name)) for entry in _ENTRIES)


def find_entry(name: str, entries: tuple[CatalogueEntry, ...]) -> CatalogueEntry:
    """The entry of this name. Raises `MissingError` naming those that there are."""
    for entry in entries:
        if entry.name == name.casefold():
            return entry
    raise MissingError(
        f"There is no model '{name}' to get. These can be had: {', '.join(entry.name for entry in entries)}."
    )


def _read_pins(path: Path) -> dict[str, Pin]:
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        return {name: _pin(pin) for name, pin in content.items()}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise RefusedError(f"{path}: this list of checked models is damaged. Install Soundalike again.") from error


def _pin(content: Any) -> Pin:
    files = {
        name: PinnedFile(_positive(file["bytes"]), _hex("sha256", file["sha256"]))
        for name, file in content["files"].items()
    }
    return Pin(_hex("revision", content["revision"]), files)


def _positive(value: Any) -> int:
    if type(value) is not int or value <= 0:
        raise ValueError(value)
    return value


def _hex(kind: str, value: Any) -> str:
    if not isinstance(value, str) or not _HEX[kind].fullmatch(value):
        raise ValueError(value)
    return value
