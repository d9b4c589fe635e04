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

from soundalike.errors import MissingError, RefusedError, UsageError
from soundalike.models.weight_types import pair_types
from soundalike.paths import bundled_resources
from soundalike.translation import tr, tr_noop
from soundalike.weight_choices import CONVERTED_TYPES, PRESETS, QUANTIZED_TYPES

PINS_FILE = "model_pins.json"
_HEX = {"revision": re.compile(r"[0-9a-f]{40}"), "sha256": re.compile(r"[0-9a-f]{64}")}


def is_quantised(choice: str) -> bool:
    """Whether a preset or type is made by quantising 16-bit files, rather than by conversion alone."""
    return not set(pair_types(choice) or ()) <= set(CONVERTED_TYPES)


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
    """A model that can be had. `t3_bytes` and `s3gen_bytes` are the two converted files' lengths, for each type."""

    name: str
    title: str
    repository: str
    files: tuple[CatalogueFile, ...]
    licence: str
    languages: tuple[str, ...]
    good_for: str
    t3_bytes: Mapping[str, int]
    s3gen_bytes: Mapping[str, int]
    pin: Pin | None = None
    cloning_bytes: int = 0
    """Of the two files, what is in memory only while a voice is made: the encoders, which no preset makes smaller."""

    @property
    def download_bytes(self) -> int:
        """What is fetched: exact when pinned, else about."""
        pinned = self.pin.files if self.pin is not None else {}
        return sum(pinned[file.name].bytes if file.name in pinned else file.about_bytes for file in self.files)

    @property
    def choices(self) -> tuple[str, ...]:
        """The presets and types that it can be made in, the presets first."""
        return tuple(choice for choice in (*PRESETS, *CONVERTED_TYPES, *QUANTIZED_TYPES) if self._types(choice))

    def keep_bytes(self, choice: str) -> int:
        """What stays on disk in this preset or type. Raises `UsageError` for another word."""
        types = self._types(choice)
        if types is None:
            raise UsageError(
                tr("'{choice}' is no type of weights. Give one of these: {names}.").format(
                    choice=choice, names=", ".join(self.choices)
                )
            )
        return self.t3_bytes[types[0]] + self.s3gen_bytes[types[1]]

    def speaking_bytes(self, choice: str) -> int:
        """About what is in memory while it speaks: the weights, but for those that only cloning needs."""
        return self.keep_bytes(choice) - self.cloning_bytes

    def making_bytes(self, choice: str) -> int:
        """What is needed beside the official files to make it: quantised ones are made through 16-bit ones."""
        kept = self.keep_bytes(choice)
        return kept + self.t3_bytes["f16"] + self.s3gen_bytes["f16"] if is_quantised(choice) else kept

    def meanwhile_bytes(self, choice: str) -> int:
        """What is needed on disk until the download may go: it, and what making the model takes."""
        return self.download_bytes + self.making_bytes(choice)

    def _types(self, choice: str) -> tuple[str, str] | None:
        types = pair_types(choice)
        known = types is not None and types[0] in self.t3_bytes and types[1] in self.s3gen_bytes
        return types if known else None


# Tensors by the official shapes, and what keys, tokenizer, voice and padding add (tests/models/test_catalogue.py).
_TURBO_T3_BYTES = {
    "f32": 1_511_300_000,
    "f16": 777_500_000,
    "q8_0": 488_100_000,
    "q6_K": 413_300_000,
    "q5_K": 372_300_000,
    "q4_K": 333_700_000,
    "q5_0": 372_300_000,
    "q4_0": 333_700_000,
}
_NANO_T3_BYTES = {
    "f32": 568_700_000,
    "f16": 301_400_000,
    "q8_0": 217_100_000,
    "q6_K": 195_300_000,
    "q5_K": 183_400_000,
    "q4_K": 172_100_000,
    "q5_0": 183_400_000,
    "q4_0": 172_100_000,
}
_S3GEN_BYTES = {
    "f32": 1_065_000_000,
    "f16": 794_600_000,
    "q8_0": 700_400_000,
    "q6_K": 676_100_000,
    "q5_K": 662_800_000,
    "q4_K": 650_300_000,
    "q5_0": 662_700_000,
    "q4_0": 650_100_000,
}
_CLONING_BYTES = 528_900_000
"""S3Tokenizer, CampPlus and VoiceEncoder, float32 in every preset."""

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
        languages=(tr_noop("English"),),
        good_for=tr_noop("English, tags such as [laugh]. The one for most people."),
        t3_bytes=_TURBO_T3_BYTES,
        s3gen_bytes=_S3GEN_BYTES,
        cloning_bytes=_CLONING_BYTES,
    ),
    CatalogueEntry(
        name="nano",
        title="Nano",
        repository="ResembleAI/chatterbox-nano",
        files=(CatalogueFile("t3_nano_v1.safetensors", 869_899_204), *_SHARED_FILES),
        licence="MIT",
        languages=(tr_noop("English"),),
        good_for=tr_noop("English, tags such as [laugh]. Smaller and quicker, for slower machines."),
        t3_bytes=_NANO_T3_BYTES,
        s3gen_bytes=_S3GEN_BYTES,
        cloning_bytes=_CLONING_BYTES,
    ),
)

OFFERED = tuple(entry.name for entry in _ENTRIES)
"""The names of all models that can be had."""


def catalogue(pins_file: Path | None = None) -> tuple[CatalogueEntry, ...]:
    """All models that can be had, with the pins that this release carries.

    Raises `RefusedError` when the file of pins is damaged.
    """
    pins = _read_pins(pins_file if pins_file is not None else bundled_resources() / PINS_FILE)
    return tuple(_shown(entry, pins.get(entry.name)) for entry in _ENTRIES)


def _shown(entry: CatalogueEntry, pin: Pin | None) -> CatalogueEntry:
    """With its pin, and its words in the person's language."""
    languages = tuple(tr(language) for language in entry.languages)
    return replace(entry, pin=pin, good_for=tr(entry.good_for), languages=languages)


def find_entry(name: str, entries: tuple[CatalogueEntry, ...]) -> CatalogueEntry:
    """The entry of this name. Raises `MissingError` naming those that there are."""
    for entry in entries:
        if entry.name == name.casefold():
            return entry
    raise MissingError(
        tr("There is no model '{name}' to get. These can be had: {names}.").format(
            name=name, names=", ".join(entry.name for entry in entries)
        )
    )


def _read_pins(path: Path) -> dict[str, Pin]:
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        return {name: _pin(pin) for name, pin in content.items()}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise RefusedError(
            tr("{path}: this list of checked models is damaged. Install Soundalike again.").format(path=path)
        ) from error


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
