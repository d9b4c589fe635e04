"""Models that are being fetched or made, whatever page is shown; they can be paused, resumed and cancelled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from soundalike.settings import Downloads, Settings
from soundalike.translation import tr
from soundalike.ui.services.model_parts import ModelParts
from soundalike.ui.services.model_shelf import ModelShelf
from soundalike.ui.view_models.model_rows import JobFacts, progress_of
from soundalike.ui.workers.tasks import Task, Tasks
from soundalike.weight_choices import DEFAULT_WEIGHTS

if TYPE_CHECKING:
    from soundalike.models.catalogue import CatalogueEntry
    from soundalike.models.downloads.control import TransferControl
    from soundalike.models.downloads.progress import GetProgress
    from soundalike.models.get_model import GotModel, ModelGetter


@dataclass(frozen=True)
class GetWish:
    """What was chosen in the dialog. `own` are the person's own files, instead of a download."""

    entry: CatalogueEntry
    weights: str = DEFAULT_WEIGHTS
    own: tuple[Path, ...] = ()
    keep_source: bool = False
    again: bool = False


@dataclass
class _Job:
    wish: GetWish
    facts: JobFacts
    task: Task | None = None
    control: TransferControl | None = None
    getter: ModelGetter | None = None


class ModelJobs(QObject):
    """One job for each model's name. `finished` comes with the name and what there is now (`GotModel`)."""

    changed = Signal(str)
    finished = Signal(str, object)
    _progressed = Signal(str, object)

    def __init__(
        self, shelf: ModelShelf, parts: ModelParts, settings: Settings, tasks: Tasks, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._parts = parts
        self._settings = settings
        self._tasks = tasks
        self._jobs: dict[str, _Job] = {}
        self._progressed.connect(self._show_progress)

    def facts(self, name: str) -> JobFacts | None:
        """Of the job for this model, if there is one."""
        job = self._jobs.get(name)
        return job.facts if job is not None else None

    def wish(self, name: str) -> GetWish | None:
        """What was wanted of a job that is there."""
        job = self._jobs.get(name)
        return job.wish if job is not None else None

    @property
    def running(self) -> list[str]:
        """The names of those that are under way."""
        return [name for name, job in self._jobs.items() if job.facts.state != "failed"]

    def get(self, wish: GetWish) -> None:
        """Begins, or goes on where it was stopped."""
        name = wish.entry.name
        if name in self.running:
            return
        job = self._jobs[name] = _Job(wish, JobFacts(name))
        self.changed.emit(name)
        job.task = self._tasks.run(
            tr("Getting {model}").format(model=wish.entry.title),
            lambda task: self._run(job, task),
            lambda got: self._done(name, got),
            lambda said: self._failed(name, said),
            on_cancelled=lambda: self._cancelled(name),
            visible=False,
        )

    def pause(self, name: str) -> None:
        """Lets go of the network until `resume`."""
        self._with_control(name, lambda control: control.pause())
        self._set(name, state="paused", words=tr("Paused. What was fetched is kept."))

    def resume(self, name: str) -> None:
        """Goes on."""
        self._set(name, state="running", words=tr("Going on"))
        self._with_control(name, lambda control: control.resume())

    def cancel(self, name: str) -> None:
        """Ends it; what was fetched is kept. Of a failed one, its message goes."""
        job = self._jobs.get(name)
        if job is None:
            return
        if job.facts.state == "failed":
            self._drop(name)
        elif job.task is not None:
            job.task.cancel()

    # ---- on the job's thread ----

    def _run(self, job: _Job, task: Task) -> GotModel:
        from soundalike.models.downloads.control import TransferControl as Control  # noqa: PLC0415
        from soundalike.models.downloads.settings import download_settings  # noqa: PLC0415
        from soundalike.models.get_model import GetRequest  # noqa: PLC0415
        from soundalike.models.get_model import ModelGetter as Getter  # noqa: PLC0415

        wish, kept = job.wish, self._settings[Downloads]
        control = Control()
        request = GetRequest(
            entry=wish.entry,
            models_dir=self._shelf.models_dir,
            weights=wish.weights,
            again=wish.again,
            own=wish.own,
            settings=download_settings(kept.endpoint, kept.proxy),
            may_remove_source=lambda _bytes: not wish.keep_source,
        )
        name = wish.entry.name
        job.getter = Getter(
            request,
            on_progress=lambda progress: self._progressed.emit(name, progress),
            control=control,
            limits=self._parts.transfer_limits,
        )
        job.control = control
        task.on_cancel(control.cancel)
        if job.facts.state == "paused":
            control.pause()
        return job.getter.run()

    # ---- on the main thread ----

    def _show_progress(self, name: str, progress: GetProgress) -> None:
        job = self._jobs.get(name)
        if job is None or job.facts.state == "failed":
            return
        facts = progress_of(name, progress)
        if job.control is not None and job.control.paused:
            facts = replace(job.facts, state="paused", fraction=facts.fraction)
        job.facts = facts
        self.changed.emit(name)

    def _done(self, name: str, got: GotModel) -> None:
        self._jobs.pop(name, None)
        self._shelf.change(lambda: None, lambda _nothing: self._tell_done(name, got))

    def _tell_done(self, name: str, got: GotModel) -> None:
        self.changed.emit(name)
        self.finished.emit(name, got)

    def _failed(self, name: str, said: str) -> None:
        job = self._jobs[name]
        details = job.getter.journal.details() if job.getter is not None else ""
        job.facts = JobFacts(name, "failed", "", None, said, "\n".join(part for part in (said, details) if part))
        self._shelf.change(lambda: None, lambda _nothing: self.changed.emit(name))
        self.changed.emit(name)

    def _cancelled(self, name: str) -> None:
        self._jobs.pop(name, None)
        self._shelf.change(lambda: None, lambda _nothing: self.changed.emit(name))

    def _drop(self, name: str) -> None:
        self._jobs.pop(name, None)
        self.changed.emit(name)

    def _set(self, name: str, **changes: object) -> None:
        job = self._jobs.get(name)
        if job is not None and job.facts.state != "failed":
            job.facts = replace(job.facts, **changes)  # type: ignore[arg-type]  # fields of JobFacts
            self.changed.emit(name)

    def _with_control(self, name: str, act: Callable[[TransferControl], None]) -> None:
        job = self._jobs.get(name)
        if job is not None and job.control is not None:
            act(job.control)


def fitting_entry(paths: Sequence[Path], entries: Sequence[CatalogueEntry]) -> tuple[CatalogueEntry, bool]:
    """Which model these files are, and whether they have to be converted. Not for the main thread.

    Raises what is said of the one that they are nearest to.
    """
    from soundalike.errors import MissingError, SoundalikeError  # noqa: PLC0415
    from soundalike.models.own_files import OfficialFiles, find_own_files  # noqa: PLC0415

    complaints: list[SoundalikeError] = []
    for entry in entries:
        try:
            return entry, isinstance(find_own_files(paths, entry), OfficialFiles)
        except SoundalikeError as error:
            complaints.append(error)
    if not complaints:
        raise MissingError(tr("There is no model that these files could be of."))
    raise min(complaints, key=lambda error: str(error).count(".safetensors"))
