"""The catalogue's figures, and the pins of a release."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from tools.models.pin import make_pin, write_pin

from soundalike.errors import MissingError, RefusedError, UsageError
from soundalike.models.catalogue import CatalogueEntry, catalogue, find_entry
from soundalike.models.conversion.convert import S3GEN_FILE, T3_FILES, VOICE_ENCODER_FILE
from soundalike.models.conversion.model_constants import OFFICIAL_REPOSITORY
from soundalike.models.downloads.file_hash import FileIdentity
from soundalike.models.downloads.hub import HubListing
from soundalike.weight_choices import CONVERTED_TYPES, PRESETS, QUANTIZED_TYPES
from tests.models.planned_sizes import SIZES, shapes_of, tensor_bytes

ROOM = {"t3": (1_700_000, 2_200_000), "s3gen": (180_000, 600_000)}
"""Keys, tokenizer, voice and padding of full-size files: measured on a random Nano (1.82 MB, 0.24 MB)."""


@pytest.fixture
def no_pins(tmp_path: Path) -> tuple[CatalogueEntry, ...]:
    return catalogue(tmp_path / "none.json")


def test_only_families_that_run_are_offered(no_pins: tuple[CatalogueEntry, ...]) -> None:
    assert [entry.name for entry in no_pins] == ["turbo", "nano"]
    assert [entry.repository for entry in no_pins] == list(OFFICIAL_REPOSITORY.values())


@pytest.mark.parametrize("name", ["turbo", "nano"])
@pytest.mark.parametrize("weights", [*CONVERTED_TYPES, *QUANTIZED_TYPES])
def test_what_stays_on_disk_is_what_is_written(name: str, weights: str, no_pins: tuple[CatalogueEntry, ...]) -> None:
    entry = find_entry(name, no_pins)
    tensors = dict(zip(("t3", "s3gen"), tensor_bytes(name, weights), strict=True))
    told = {"t3": entry.t3_bytes[weights], "s3gen": entry.s3gen_bytes[weights]}
    for part, (least, most) in ROOM.items():
        assert tensors[part] + least <= told[part] <= tensors[part] + most, part
    assert entry.keep_bytes(weights) == sum(told.values())


def test_presets_are_priced_by_their_types(no_pins: tuple[CatalogueEntry, ...]) -> None:
    entry = find_entry("turbo", no_pins)
    assert entry.choices[: len(PRESETS)] == tuple(PRESETS)
    for name, preset in PRESETS.items():
        assert entry.keep_bytes(name) == entry.t3_bytes[preset.t3] + entry.s3gen_bytes[preset.s3gen]
    halves = entry.keep_bytes("f16")
    assert entry.meanwhile_bytes("f16") == entry.meanwhile_bytes("exact") == entry.download_bytes + halves
    assert entry.meanwhile_bytes("q8_0") == entry.download_bytes + halves + entry.keep_bytes("q8_0")
    with pytest.raises(UsageError, match="Give one of these: small, balanced, exact, f16"):
        entry.keep_bytes("q9")


@pytest.mark.parametrize("name", ["turbo", "nano"])
def test_what_is_fetched_is_what_the_official_shapes_take(name: str, no_pins: tuple[CatalogueEntry, ...]) -> None:
    """In float32; the table of shapes has a small `wte`, whose official rows are text_emb's."""
    entry = find_entry(name, no_pins)
    about = {file.name: file.about_bytes for file in entry.files}
    t3 = next(file for file in T3_FILES if file in about)
    names = {t3: "t3", S3GEN_FILE: "s3gen", VOICE_ENCODER_FILE: "ve"}
    sizes = SIZES[name]
    for file, part in names.items():
        table = shapes_of(name)[part] | ({"tfmr.wte.weight": (sizes.text_vocab, sizes.width)} if part == "t3" else {})
        elements = sum(_product(shape) for shape in table.values())
        assert abs(about[file] - 4 * elements) < 0.001 * about[file], file
    assert entry.download_bytes == sum(about.values())


@pytest.mark.parametrize("name", ["turbo", "nano"])
def test_what_only_cloning_needs_is_not_in_memory_while_it_speaks(
    name: str, no_pins: tuple[CatalogueEntry, ...]
) -> None:
    entry = find_entry(name, no_pins)
    tables = shapes_of(name)
    encoders = sum(
        _product(shape)
        for part, starts in (("s3gen", ("tokenizer.", "speaker_encoder.")), ("ve", ("",)))
        for key, shape in tables[part].items()
        if key.startswith(starts)
    )
    assert abs(entry.cloning_bytes - 4 * encoders) < 0.002 * entry.cloning_bytes
    assert entry.speaking_bytes("balanced") == entry.keep_bytes("balanced") - entry.cloning_bytes


def _product(shape: tuple[int, ...]) -> int:
    total = 1
    for extent in shape:
        total *= extent
    return total


def test_names_are_found_without_regard_to_case(no_pins: tuple[CatalogueEntry, ...]) -> None:
    assert find_entry("Turbo", no_pins).name == "turbo"
    with pytest.raises(MissingError, match="These can be had: turbo, nano"):
        find_entry("multilingual", no_pins)


def test_this_release_pins_only_what_was_checked() -> None:
    """No hash is invented: without a file of pins, or with one that the maintainers' tool wrote, this reads."""
    for entry in catalogue():
        assert entry.pin is None or set(entry.pin.files) >= {file.name for file in entry.files if file.needed}


def test_a_pin_rests_on_the_files_and_on_the_hub(tmp_path: Path, no_pins: tuple[CatalogueEntry, ...]) -> None:
    entry = find_entry("nano", no_pins)
    contents = {file.name: file.name.encode() for file in entry.files if file.needed}
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    hashes = {name: hashlib.sha256(content).hexdigest() for name, content in contents.items()}
    listed = {name: FileIdentity(len(contents[name]), "sha256", digits) for name, digits in hashes.items()}
    listing = HubListing(entry.repository, "a" * 40, listed)
    path = tmp_path / "pins.json"
    write_pin("nano", make_pin(entry, tmp_path, listing), path)
    pinned = find_entry("nano", catalogue(path))
    assert pinned.pin is not None
    assert (pinned.pin.revision, pinned.pin.files["ve.safetensors"].sha256) == ("a" * 40, hashes["ve.safetensors"])
    assert find_entry("turbo", catalogue(path)).pin is None

    (tmp_path / "ve.safetensors").write_bytes(b"ve.safetensorz")
    with pytest.raises(RefusedError, match=f"the hub at {'a' * 40} lists"):
        make_pin(entry, tmp_path, listing)
    (tmp_path / "ve.safetensors").unlink()
    with pytest.raises(MissingError, match=r"ve\.safetensors: it isn't in"):
        make_pin(entry, tmp_path, listing)


@pytest.mark.parametrize(
    "content",
    [
        "{",
        "[]",
        '{"turbo": {}}',
        '{"turbo": {"revision": "main", "files": {}}}',
        json.dumps({"turbo": {"revision": "a" * 40, "files": {"x": {"bytes": 0, "sha256": "a" * 64}}}}),
        json.dumps({"turbo": {"revision": "a" * 40, "files": {"x": {"bytes": 1, "sha256": "A" * 64}}}}),
    ],
)
def test_damaged_pins_are_refused(content: str, tmp_path: Path) -> None:
    path = tmp_path / "pins.json"
    path.write_text(content)
    with pytest.raises(RefusedError, match="Install Soundalike again"):
        catalogue(path)
