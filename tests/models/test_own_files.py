"""Files that a person already has: checked, converted where they lie, linked or copied, never harmed."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from soundalike.errors import MissingError, RefusedError
from soundalike.models import find_model
from soundalike.models.catalogue import Pin, PinnedFile
from soundalike.models.get_model import GetRequest, GotModel, ModelGetter
from soundalike.paths import bundled_resources
from tests.cli.hub_program import ENTRY
from tests.models.tiny_set import T3


def state(folder: Path) -> dict[str, tuple[int, int]]:
    return {path.name: (path.stat().st_size, path.stat().st_mtime_ns) for path in folder.iterdir()}


def take(tmp_path: Path, *own: Path, **changes: Any) -> GotModel:
    request = GetRequest(entry=ENTRY, models_dir=tmp_path / "models", weights="f16", own=own)
    return ModelGetter(replace(request, may_remove_source=lambda _: True, **changes)).run()


def test_an_official_folder_is_converted_where_it_lies(official: Path, converted: Path, tmp_path: Path) -> None:
    before = state(official)
    got = take(tmp_path, official)
    assert got.origin.how == "own files, converted"
    assert got.pair.t3.read_bytes() == (converted / "t3.gguf").read_bytes()
    assert got.origin.sha256 is not None
    assert got.origin.sha256[T3] == hashlib.sha256((official / T3).read_bytes()).hexdigest()
    assert state(official) == before
    assert got.source_kept == 0
    assert [path.name for path in (tmp_path / "models" / ".downloads" / "tiny").iterdir()] == ["lock"]


def test_files_may_lie_in_several_places(official: Path, converted: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / T3).write_bytes((official / T3).read_bytes())
    rest = [path for path in official.iterdir() if path.name != T3]
    got = take(tmp_path, elsewhere, *rest)
    assert got.pair.s3gen.read_bytes() == (converted / "s3gen.gguf").read_bytes()


def test_missing_files_are_named(official: Path, tmp_path: Path) -> None:
    with pytest.raises(MissingError, match=r"no whole Tiny: .*s3gen_meanflow\.safetensors.* are missing"):
        take(tmp_path, official / T3)
    with pytest.raises(MissingError, match="no file or folder"):
        take(tmp_path, tmp_path / "nowhere")


def test_a_pair_is_linked(converted: Path, tmp_path: Path) -> None:
    got = take(tmp_path, converted)
    assert got.origin.how == "own files, linked"
    assert got.pair.t3.samefile(converted / "t3.gguf")
    assert find_model("tiny", tmp_path / "models") == got.pair


def test_a_pair_is_copied_when_asked_or_when_links_cannot_be(
    converted: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    got = take(tmp_path / "asked", converted, copy=True)
    assert got.origin.how == "own files, copied"

    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(18, "Invalid cross-device link")

    monkeypatch.setattr("os.link", refuse)
    forced = take(tmp_path / "forced", converted)
    assert forced.origin.how == "own files, copied"
    for pair in (got.pair, forced.pair):
        assert not pair.t3.samefile(converted / "t3.gguf")
        assert pair.t3.read_bytes() == (converted / "t3.gguf").read_bytes()


def test_files_of_two_models_are_refused(converted: Path, tmp_path: Path) -> None:
    demo = bundled_resources() / "demo" / "s3gen.gguf"
    with pytest.raises(RefusedError, match="Choose two files of one model"):
        take(tmp_path, converted / "t3.gguf", demo)
    with pytest.raises(MissingError, match="no s3gen file"):
        take(tmp_path, converted / "t3.gguf")
    with pytest.raises(RefusedError, match="are all t3 files"):
        take(tmp_path, converted / "t3.gguf", bundled_resources() / "demo")


def test_a_model_under_anothers_name_is_refused(converted: Path, tmp_path: Path) -> None:
    with pytest.raises(RefusedError, match=r"of the variant tiny-1, so it isn't Tiny"):
        take(tmp_path, converted, entry=replace(ENTRY, name="turbo"))


def test_a_cut_file_is_refused_and_nothing_is_installed(converted: Path, tmp_path: Path) -> None:
    """Case MOD-01."""
    cut = tmp_path / "cut"
    cut.mkdir()
    (cut / "s3gen.gguf").write_bytes((converted / "s3gen.gguf").read_bytes())
    (cut / "t3.gguf").write_bytes((converted / "t3.gguf").read_bytes()[:5000])
    with pytest.raises(RefusedError):
        take(tmp_path, cut)
    assert not (tmp_path / "models" / "tiny").exists()


def test_files_that_are_not_the_pinned_ones_are_refused(official: Path, tmp_path: Path) -> None:
    pin = Pin("0" * 40, {T3: PinnedFile(5, "0" * 64)})
    with pytest.raises(RefusedError, match="isn't the official file"):
        take(tmp_path, official, entry=replace(ENTRY, pin=pin))


def test_a_folder_of_the_model_itself_can_be_given(converted: Path, tmp_path: Path) -> None:
    take(tmp_path, converted, copy=True)
    got = take(tmp_path, tmp_path / "models" / "tiny")
    assert got.pair.t3.read_bytes() == (converted / "t3.gguf").read_bytes()
