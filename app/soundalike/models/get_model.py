"""`models get`: fetch the official files, or take those that are there; convert them; install the model.

Plain calls for the command line and the window alike: progress goes to a function, and a `TransferControl` pauses,
resumes or cancels from another thread. Whatever stops it, nothing half done is ever found under a model's name, and the
next call goes on where this one ended.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from soundalike.errors import MissingError, RefusedError, SoundalikeError
from soundalike.free_space import check_space, write_failure
from soundalike.models.catalogue import CatalogueEntry
from soundalike.models.downloads.control import TransferControl
from soundalike.models.downloads.file_hash import digest_file
from soundalike.models.downloads.folder_lock import LOCK_FILE, only_here
from soundalike.models.downloads.folders import MADE, OWN, download_folder, put_in_place, recover
from soundalike.models.downloads.journal import Journal
from soundalike.models.downloads.limits import TransferLimits
from soundalike.models.downloads.progress import OnProgress, ProgressReporter, Stage
from soundalike.models.downloads.settings import DownloadSettings
from soundalike.models.find_model import ModelPair, check_new_name, find_model
from soundalike.models.make_weights import MakeWeights, make_weights
from soundalike.models.model_origin import How, ModelOrigin, read_origin, write_origin
from soundalike.models.own_files import GgufPair, find_own_files, link_or_copy, show_in_folder
from soundalike.translation import tr
from soundalike.weight_choices import DEFAULT_WEIGHTS


@dataclass(frozen=True)
class GetRequest:
    """What is wanted. `weights` is a preset or type, `name` what the installed model will be called (default: as the
    entry), and `again` makes it even if it is there.

    `own` are a person's own files instead of a download, `copy` asks for copies of them where links would do.
    `may_remove_source` is asked, once the model is installed, whether the downloaded files (so many bytes) may go;
    a person's own files are never touched.
    """

    entry: CatalogueEntry
    models_dir: Path
    weights: str = DEFAULT_WEIGHTS
    name: str = ""
    again: bool = False
    own: Sequence[Path] = ()
    copy: bool = False
    settings: DownloadSettings = field(default_factory=DownloadSettings)
    may_remove_source: Callable[[int], bool] = lambda _bytes: False

    @property
    def model_name(self) -> str:
        """What the model will be called."""
        return self.name or self.entry.name


@dataclass(frozen=True)
class GotModel:
    """The installed model. `fresh` is false when it was there already; `source_kept` are the bytes of downloaded
    files that still lie there."""

    pair: ModelPair
    origin: ModelOrigin
    fresh: bool
    source_kept: int = 0


class ModelGetter:
    """One run of `models get`. `journal` holds what happened, for "copy details", whether it succeeded or not."""

    def __init__(
        self,
        request: GetRequest,
        *,
        on_progress: OnProgress | None = None,
        control: TransferControl | None = None,
        limits: TransferLimits | None = None,
        make: MakeWeights = make_weights,
    ) -> None:
        self.journal = Journal()
        self._request = request
        self._reporter = ProgressReporter(on_progress)
        self._control = control or TransferControl()
        self._limits = limits or TransferLimits()
        self._make = make
        self._work = download_folder(request.models_dir, request.entry.name)
        self._target = request.models_dir / request.model_name

    def run(self) -> GotModel:
        """Returns the installed model.

        Raises `DownloadError` and `MissingError` (network, space, files), `RefusedError` (wrong or damaged files),
        `CancelledError`, `SoundalikeError` (another process is at it, a folder can't be written).
        """
        request = self._request
        check_new_name(request.model_name)
        request.entry.keep_bytes(request.weights)  # refuses a type that there isn't
        busy = tr("{model} is being fetched already, by another window or command. Wait for that one.").format(
            model=request.entry.title
        )
        try:
            with self._noting_errors(), only_here(self._work, busy):
                recover(self._target, self._work)
                found = None if request.again else self._installed()
                return found if found is not None else self._get()
        except OSError as error:
            raise write_failure(request.models_dir, error) from error

    @contextmanager
    def _noting_errors(self) -> Iterator[None]:
        try:
            yield
        except (SoundalikeError, OSError) as error:
            self.journal.note(f"ended: {str(error).replace(str(self._request.models_dir), 'MODELS')}")
            raise

    def _installed(self) -> GotModel | None:
        """The model if it is here, whole, and what is wanted."""
        origin = read_origin(self._target)
        if self._target.exists() and (origin is None or origin.entry != self._request.entry.name):
            raise RefusedError(
                tr(
                    "There is a model '{name}' already that isn't {model} as get makes it. Give another name "
                    "with --name, or --again to replace it."
                ).format(name=self._request.model_name, model=self._request.entry.title)
            )
        wanted = (self._request.entry.name, self._request.weights)
        if origin is None or self._request.own or (origin.entry, origin.weights) != wanted:
            return None
        try:
            pair = find_model(self._request.model_name, self._request.models_dir)
        except SoundalikeError as error:
            self.journal.note(f"installed but not usable, made again: {error}")
            return None
        self._offer_removal()
        return GotModel(pair, origin, fresh=False, source_kept=self._source_bytes())

    def _get(self) -> GotModel:
        origin = self._own() if self._request.own else self._download()
        self._reporter.share_of("installing", self._request.model_name, 0.0)
        pair = find_model(str(self._work / MADE), self._request.models_dir)  # once more, by what the files say
        write_origin(self._work / MADE, origin)
        put_in_place(self._work / MADE, self._target, self._work)
        self._reporter.share_of("installing", self._request.model_name, 1.0)
        pair = find_model(self._request.model_name, self._request.models_dir)
        if not self._request.own:
            self._offer_removal()
        return GotModel(pair, origin, fresh=True, source_kept=self._source_bytes())

    def _download(self) -> ModelOrigin:
        from soundalike.models.downloads.download_model import download_model  # noqa: PLC0415 - brings in httpx
        from soundalike.models.downloads.session import Session  # noqa: PLC0415

        request = self._request
        session = Session(request.settings, self._limits, self._control, self.journal, self._reporter)
        making = request.entry.making_bytes(request.weights)
        downloaded = download_model(request.entry, self._work, session, lambda _record: making)
        self._make_from(self._work)
        record = downloaded.record
        return self._origin(
            "downloaded",
            downloaded.sha256,
            pinned=record.pinned,
            repository=record.listing.repository,
            revision=record.listing.revision,
            endpoint=record.endpoint,
        )

    def _make_from(self, official: Path) -> None:
        made = self._fresh(MADE)
        check_space(made.parent, self._request.entry.making_bytes(self._request.weights), tr("the converted model"))

        def tell(stage: Stage, item: str, share: float) -> None:
            self._rest_while_paused()
            self._reporter.share_of(stage, item, share)

        self._make(official, made, self._request.weights, tell)

    def _rest_while_paused(self) -> None:
        if self._control.paused:
            self._reporter.hold("paused", tr("Paused."))
        self._control.wait_while_paused()

    def _own(self) -> ModelOrigin:
        found = find_own_files(self._request.own, self._request.entry)
        if isinstance(found, GgufPair):
            return self._take_pair(found)
        sha256 = self._digests(found.files)
        self._check_pinned(sha256)
        shown = self._fresh(OWN)
        show_in_folder(found.files, shown)
        try:
            self._make_from(shown)
        finally:
            shutil.rmtree(shown, ignore_errors=True)
        pin = self._request.entry.pin
        return self._origin("own files, converted", sha256, pinned=pin is not None)

    def _take_pair(self, pair: GgufPair) -> ModelOrigin:
        made = self._fresh(MADE)
        made.mkdir(parents=True)
        sources = {"t3.gguf": pair.t3, "s3gen.gguf": pair.s3gen}
        total = sum(path.stat().st_size for path in sources.values())
        before, copied = 0, False
        if self._request.copy:
            check_space(made, total, tr("the copy"))
        for name, path in sources.items():

            def on_bytes(done: int, name: str = name, before: int = before) -> None:
                self._rest_while_paused()
                self._reporter.bytes_of("installing", name, before + done, total)

            copied = link_or_copy(path, made / name, copy=self._request.copy, on_bytes=on_bytes) or copied
            before += path.stat().st_size
        sha256 = self._digests({name: made / name for name in sources})
        return self._origin("own files, copied" if copied else "own files, linked", sha256, pinned=False)

    def _digests(self, files: dict[str, Path]) -> dict[str, str]:
        total = sum(path.stat().st_size for path in files.values())
        sha256: dict[str, str] = {}
        before = 0
        for name, path in files.items():

            def on_bytes(done: int, name: str = name, before: int = before) -> None:
                self._rest_while_paused()
                self._reporter.bytes_of("checking", name, before + done, total)

            digests = digest_file(path, on_bytes)
            sha256[name] = digests.sha256
            before += digests.bytes
        return sha256

    def _check_pinned(self, sha256: dict[str, str]) -> None:
        pin = self._request.entry.pin
        for name, found in sha256.items():
            if pin is not None and name in pin.files and pin.files[name].sha256 != found:
                raise RefusedError(
                    tr(
                        "{name} isn't the official file (its SHA-256 is {found}). If it is meant to be another "
                        "one, convert it under a name of its own: soundalike models convert."
                    ).format(name=name, found=found)
                )

    def _origin(
        self,
        how: How,
        sha256: dict[str, str],
        *,
        pinned: bool,
        repository: str = "",
        revision: str = "",
        endpoint: str = "",
    ) -> ModelOrigin:
        entry = self._request.entry
        return ModelOrigin(
            entry=entry.name,
            how=how,
            weights=self._request.weights if how not in ("own files, linked", "own files, copied") else "as given",
            licence=entry.licence,
            got=datetime.now(UTC).isoformat(timespec="seconds"),
            pinned=pinned,
            repository=repository,
            revision=revision,
            endpoint=endpoint,
            sha256=sha256,
        )

    def _fresh(self, part: str) -> Path:
        """The path of a working folder that isn't there."""
        folder = self._work / part
        if folder.exists():
            shutil.rmtree(folder)
        return folder

    def _sources(self) -> list[Path]:
        return [path for file in self._request.entry.files if (path := self._work / file.name).is_file()]

    def _source_bytes(self) -> int:
        return sum(path.stat().st_size for path in self._sources())

    def _offer_removal(self) -> None:
        """Deletes the downloaded files if there are any and the person agrees."""
        size = self._source_bytes()
        if size and self._request.may_remove_source(size):
            for path in self._sources():
                path.unlink()


def source_bytes(entry: CatalogueEntry, models_dir: Path) -> int:
    """What the downloaded official files of `entry`, whole or in part, take on disk."""
    folder = download_folder(models_dir, entry.name)
    names = [name for file in entry.files for name in (file.name, f"{file.name}.part")]
    return sum(path.stat().st_size for name in names if (path := folder / name).is_file())


def discard_download(entry: CatalogueEntry, models_dir: Path) -> int:
    """Throws away what was fetched of `entry`; returns the bytes that are free again.

    Raises `SoundalikeError` while it is being fetched, `MissingError` when it can't be deleted.
    """
    folder = download_folder(models_dir, entry.name)
    if not folder.is_dir():
        return 0
    freed = source_bytes(entry, models_dir)
    try:
        with only_here(folder, tr("{model} is being fetched. Cancel that first.").format(model=entry.title)):
            for child in folder.iterdir():
                if child.is_dir() and not child.is_symlink():
                    shutil.rmtree(child)
                elif child.name != LOCK_FILE:
                    child.unlink()
    except OSError as error:
        raise MissingError(
            tr("{folder}: can't be deleted ({reason}).").format(folder=folder, reason=error.strerror)
        ) from error
    return freed
