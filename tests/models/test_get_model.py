"""From the catalogue to an installed model: download, conversion, installation, and everything that comes between."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import shutil
from collections import namedtuple
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from soundalike.errors import CancelledError, MissingError, RefusedError, SoundalikeError, UsageError
from soundalike.models import convert, describe, find_model, installed_models
from soundalike.models.catalogue import Pin, PinnedFile
from soundalike.models.downloads.control import TransferControl
from soundalike.models.downloads.errors import DownloadError
from soundalike.models.downloads.folder_lock import only_here
from soundalike.models.downloads.folders import download_folder
from soundalike.models.downloads.progress import GetProgress
from soundalike.models.downloads.settings import DownloadSettings
from soundalike.models.get_model import GetRequest, GotModel, ModelGetter, discard_download, source_bytes
from soundalike.models.model_origin import read_origin
from tests.cli.hub_program import ENTRY, NEEDED, SHORT
from tests.models.downloads.flaky_hub import REPOSITORY, REVISION, FlakyHub
from tests.models.tiny_set import S3GEN, T3, VE

pytestmark = pytest.mark.loopback

Usage = namedtuple("Usage", "total used free")


@pytest.fixture
def hub(official: Path) -> Iterator[FlakyHub]:
    with FlakyHub({path.name: path.read_bytes() for path in official.iterdir()}) as running:
        yield running


@pytest.fixture
def models_dir(tmp_path: Path) -> Path:
    return tmp_path / "Mödelle mit Leerzeichen"


@pytest.fixture
def request_of(hub: FlakyHub, models_dir: Path) -> Callable[..., GetRequest]:
    def make(**changes: Any) -> GetRequest:
        known = {"entry": ENTRY, "models_dir": models_dir, "weights": "f16", "settings": DownloadSettings(hub.endpoint)}
        return GetRequest(**{**known, **changes})

    return make


def get(request: GetRequest, **more: Any) -> GotModel:
    return ModelGetter(request, limits=SHORT, **more).run()


def pin_of(official: Path) -> Pin:
    files = {name: (official / name).read_bytes() for name in (*NEEDED, "conds.pt")}
    return Pin(
        REVISION, {name: PinnedFile(len(data), hashlib.sha256(data).hexdigest()) for name, data in files.items()}
    )


def test_a_download_becomes_an_installed_model(
    request_of: Callable[..., GetRequest], hub: FlakyHub, official: Path, models_dir: Path, tmp_path: Path
) -> None:
    told: list[GetProgress] = []
    got = get(request_of(), on_progress=told.append)
    assert (got.fresh, got.pair) == (True, find_model("tiny", models_dir))
    expected = convert(official, tmp_path / "expected")
    assert got.pair.t3.read_bytes() == expected.t3.read_bytes()
    assert got.pair.s3gen.read_bytes() == expected.s3gen.read_bytes()
    stages = list(dict.fromkeys(progress.stage for progress in told))
    assert stages == ["asking", "downloading", "checking", "converting", "installing"]
    total = sum(path.stat().st_size for path in official.iterdir())
    last = [progress for progress in told if progress.stage == "checking"][-1]
    assert (last.bytes_done, last.bytes_total, last.share) == (total, total, 1.0)
    assert [asked.path for asked in hub.requests_of("api")] == [f"/api/models/{REPOSITORY}/revision/main?blobs=true"]
    assert all(REVISION in asked.path for asked in hub.requests_of(T3))


def test_where_it_came_from_is_kept(request_of: Callable[..., GetRequest], hub: FlakyHub, official: Path) -> None:
    origin = read_origin(get(request_of()).pair.t3.parent)
    assert origin is not None
    assert (origin.entry, origin.how, origin.weights, origin.licence) == ("tiny", "downloaded", "f16", "MIT")
    assert (origin.repository, origin.revision, origin.endpoint) == (REPOSITORY, REVISION, hub.endpoint)
    assert not origin.pinned
    assert origin.sha256 is not None
    assert origin.sha256[T3] == hashlib.sha256((official / T3).read_bytes()).hexdigest()
    assert set(origin.sha256) == {*NEEDED, "conds.pt"}


def test_what_is_here_is_not_fetched_again(request_of: Callable[..., GetRequest], hub: FlakyHub) -> None:
    get(request_of())
    hub.asked.clear()
    again = get(request_of())
    assert (again.fresh, hub.asked) == (False, [])


def test_another_type_is_made_from_the_kept_files(
    request_of: Callable[..., GetRequest], hub: FlakyHub, models_dir: Path
) -> None:
    small = get(request_of()).pair.t3.stat().st_size
    hub.asked.clear()
    got = get(request_of(weights="f32"))
    assert got.pair.t3.stat().st_size > small
    assert hub.asked == []
    assert installed_models(models_dir) == ["tiny"]


def test_a_quantised_type_is_made_through_conversion(request_of: Callable[..., GetRequest], models_dir: Path) -> None:
    told: list[GetProgress] = []
    got = get(request_of(weights="q8_0"), on_progress=told.append)
    stages = list(dict.fromkeys(progress.stage for progress in told))
    assert stages == ["asking", "downloading", "checking", "converting", "quantising", "installing"]
    shares = [progress.share for progress in told if progress.stage in ("converting", "quantising")]
    assert shares == sorted(shares)
    assert got.origin.weights == "q8_0"
    assert describe(got.pair.t3).quantization == "q8_0"
    assert sorted(path.name for path in got.pair.t3.parent.iterdir()) == ["origin.json", "s3gen.gguf", "t3.gguf"]


def test_cancelling_while_quantising_leaves_nothing_half_made(
    request_of: Callable[..., GetRequest], models_dir: Path
) -> None:
    control = TransferControl()

    def stop(progress: GetProgress) -> None:
        if progress.stage == "quantising":
            control.cancel()

    with pytest.raises(CancelledError):
        get(request_of(weights="balanced"), control=control, on_progress=stop)
    assert installed_models(models_dir) == []


@pytest.mark.parametrize("agrees", [True, False])
def test_the_source_goes_only_if_the_person_agrees(
    agrees: bool, request_of: Callable[..., GetRequest], models_dir: Path, official: Path
) -> None:
    asked: list[int] = []

    def may(size: int) -> bool:
        asked.append(size)
        return agrees

    got = get(request_of(may_remove_source=may))
    total = sum(path.stat().st_size for path in official.iterdir())
    assert asked == [total]
    assert got.source_kept == (0 if agrees else total) == source_bytes(ENTRY, models_dir)
    assert find_model("tiny", models_dir) == got.pair


def test_after_a_failure_the_next_call_goes_on(request_of: Callable[..., GetRequest], hub: FlakyHub) -> None:
    hub.faults[S3GEN] = ["cut 0.5", "status 404"]
    with pytest.raises(DownloadError):
        get(request_of())
    hub.asked.clear()
    get(request_of())
    assert hub.requests_of("api") == []
    assert hub.requests_of(T3) == []
    assert [(asked.range or "").startswith("bytes=") for asked in hub.requests_of(S3GEN)] == [True]


def test_a_begun_download_stays_with_its_revision(request_of: Callable[..., GetRequest], hub: FlakyHub) -> None:
    hub.faults[VE] = ["status 404"]
    with pytest.raises(DownloadError):
        get(request_of())
    hub.revision = "f" * 40
    assert get(request_of()).origin.revision == REVISION


def test_a_pinned_model_asks_for_no_list_and_is_checked_against_the_pin(
    request_of: Callable[..., GetRequest], hub: FlakyHub, official: Path
) -> None:
    pinned = replace(ENTRY, pin=pin_of(official))
    got = get(request_of(entry=pinned))
    assert got.origin.pinned
    assert hub.requests_of("api") == []


def test_a_hub_with_other_files_than_the_pinned_ones_is_refused(
    request_of: Callable[..., GetRequest], hub: FlakyHub, official: Path, models_dir: Path
) -> None:
    pinned = replace(ENTRY, pin=pin_of(official))
    hub.files[VE] = bytes(reversed(hub.files[VE]))
    with pytest.raises(RefusedError, match="hash differs"):
        get(request_of(entry=pinned))
    assert installed_models(models_dir) == []


def test_a_missing_file_is_named(request_of: Callable[..., GetRequest], hub: FlakyHub) -> None:
    del hub.files[S3GEN]
    with pytest.raises(DownloadError, match=S3GEN):
        get(request_of())


def test_an_optional_file_may_be_missing(request_of: Callable[..., GetRequest], hub: FlakyHub) -> None:
    del hub.files["conds.pt"]
    assert "conds.pt" not in (get(request_of()).origin.sha256 or {})


def test_files_that_two_models_share_are_fetched_once(
    request_of: Callable[..., GetRequest], hub: FlakyHub, models_dir: Path
) -> None:
    get(request_of())
    hub.asked.clear()
    other = replace(ENTRY, name="other")
    get(request_of(entry=other))
    assert {asked.path.rsplit("/", 1)[-1] for asked in hub.asked} == {"main?blobs=true"}
    discard_download(ENTRY, models_dir)
    assert source_bytes(other, models_dir) > 0


def test_a_damaged_model_is_made_again(request_of: Callable[..., GetRequest], models_dir: Path) -> None:
    """Case MOD-01: a file that was cut is noticed, and `get` mends it."""
    whole = get(request_of()).pair.t3.read_bytes()
    path = models_dir / "tiny" / "t3.gguf"
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(RefusedError, match="To make it again: soundalike models get tiny --again"):
        find_model("tiny", models_dir)
    got = get(request_of())
    assert got.fresh
    assert path.read_bytes() == whole


def test_a_model_of_ones_own_is_never_replaced_unasked(
    request_of: Callable[..., GetRequest], hub: FlakyHub, models_dir: Path, official: Path
) -> None:
    own = convert(official, models_dir / "tiny", type="f32").t3.read_bytes()
    with pytest.raises(RefusedError, match="--name, or --again"):
        get(request_of())
    assert hub.asked == []
    assert (models_dir / "tiny" / "t3.gguf").read_bytes() == own
    get(request_of(name="mine"))
    with pytest.raises(RefusedError, match="There is a model 'mine' already"):
        get(request_of(entry=replace(ENTRY, name="other"), name="mine"))
    get(request_of(again=True))
    assert (models_dir / "tiny" / "t3.gguf").read_bytes() != own


def test_too_little_space_is_told_before_anything_is_fetched(
    request_of: Callable[..., GetRequest], hub: FlakyHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Case MOD-06."""
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**9, 10**9, 2_000_000))
    with pytest.raises(MissingError, match=r"needs \d+ MB of free space, but only 2 MB are free"):
        get(request_of())
    assert hub.requests_of(T3) == []


def test_a_read_only_folder_is_told_before_the_network_is_used(
    request_of: Callable[..., GetRequest], hub: FlakyHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Case SYS-03. (The tests may run as root, who can write everywhere.)"""

    def refuse(path: Path, *_: Any, **__: Any) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(MissingError, match="can't be written"):
        get(request_of())
    assert hub.asked == []


def test_cancelling_while_converting_leaves_nothing_half_made(
    request_of: Callable[..., GetRequest], models_dir: Path
) -> None:
    control = TransferControl()

    def stop(progress: GetProgress) -> None:
        if progress.stage == "converting":
            control.cancel()

    with pytest.raises(CancelledError):
        get(request_of(), control=control, on_progress=stop)
    assert installed_models(models_dir) == []
    assert get(request_of()).fresh


def test_a_failing_conversion_keeps_the_older_model(request_of: Callable[..., GetRequest], models_dir: Path) -> None:
    get(request_of())
    before = (models_dir / "tiny" / "t3.gguf").read_bytes()

    def fail(*_: Any) -> None:
        raise RefusedError("no such luck")

    with pytest.raises(RefusedError):
        get(request_of(again=True), make=fail)
    assert (models_dir / "tiny" / "t3.gguf").read_bytes() == before


def test_a_stop_between_the_two_renames_loses_no_model(request_of: Callable[..., GetRequest], models_dir: Path) -> None:
    get(request_of())
    work = download_folder(models_dir, "tiny")
    (models_dir / "tiny").rename(work / "replaced")
    assert get(request_of()).fresh is False
    assert installed_models(models_dir) == ["tiny"]


def test_a_second_process_is_told_to_wait(
    request_of: Callable[..., GetRequest], hub: FlakyHub, models_dir: Path
) -> None:
    with (
        only_here(download_folder(models_dir, "tiny"), "busy"),
        pytest.raises(SoundalikeError, match="fetched already"),
    ):
        get(request_of())
    assert hub.asked == []


def test_details_say_how_it_ended(request_of: Callable[..., GetRequest], hub: FlakyHub) -> None:
    hub.faults[T3] = ["always status 404"]
    getter = ModelGetter(request_of(), limits=SHORT)
    with pytest.raises(DownloadError):
        getter.run()
    assert "404 from 127.0.0.1" in getter.journal.details()
    assert "ended: " in getter.journal.details()


@pytest.mark.parametrize("name", ["demo", "default", "../x", "a/b", ".hidden", "con", "a:b", " ", "a\n", "x" * 101])
def test_names_that_no_folder_can_have_are_refused(name: str, request_of: Callable[..., GetRequest]) -> None:
    with pytest.raises(UsageError, match="can't be a model's name"):
        get(request_of(name=name))


def test_an_unknown_type_is_refused(request_of: Callable[..., GetRequest]) -> None:
    with pytest.raises(UsageError, match="Give one of these: balanced, exact, f16, f32, q8_0"):
        get(request_of(weights="q9"))


def test_throwing_a_download_away(request_of: Callable[..., GetRequest], models_dir: Path) -> None:
    got = get(request_of())
    assert discard_download(ENTRY, models_dir) == got.source_kept
    assert source_bytes(ENTRY, models_dir) == 0
    assert discard_download(ENTRY, models_dir) == 0
    assert find_model("tiny", models_dir) == got.pair
    with only_here(download_folder(models_dir, "tiny"), "busy"), pytest.raises(SoundalikeError, match="Cancel that"):
        discard_download(ENTRY, models_dir)


def test_the_record_of_a_download_is_plain_json(request_of: Callable[..., GetRequest], models_dir: Path) -> None:
    get(request_of())
    record = json.loads((download_folder(models_dir, "tiny") / "download.json").read_text())
    assert (record["repository"], record["revision"], record["pinned"]) == (REPOSITORY, REVISION, False)


@pytest.mark.parametrize("content", ["{", "[]", '{"version": 1}', '{"version": 9}'])
def test_a_damaged_record_is_asked_for_again(
    content: str, request_of: Callable[..., GetRequest], models_dir: Path
) -> None:
    folder = download_folder(models_dir, "tiny")
    folder.mkdir(parents=True)
    (folder / "download.json").write_text(content)
    assert get(request_of()).fresh
