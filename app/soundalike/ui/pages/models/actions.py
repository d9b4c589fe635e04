"""What is done with models from their page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QWidget

from soundalike.errors import MissingError, SoundalikeError
from soundalike.settings import Measured
from soundalike.translation import tr, tr_noop
from soundalike.ui.pages.models.get_dialog import GetDialog
from soundalike.ui.services.model_jobs import GetWish, fitting_entry
from soundalike.ui.services.smaller_model import make_smaller
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.model_presets import measured_presets
from soundalike.ui.view_models.model_rows import size_words
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.workers.tasks import Task
from soundalike.weight_choices import PRESETS

if TYPE_CHECKING:
    from soundalike.models.catalogue import CatalogueEntry
    from soundalike.models.get_model import GotModel

SMALLER = {"balanced": tr_noop("Balanced"), "small": tr_noop("Small")}


class ModelActions(QObject):
    """Each tells what came of it."""

    def __init__(self, surroundings: Surroundings, host: QWidget) -> None:
        super().__init__(host)
        self._around = surroundings
        self._host = host
        self._shelf = surroundings.services.models
        self.menu = QMenu(host)
        self.dialog: GetDialog | None = None
        """The dialog that was opened last."""
        surroundings.services.jobs.finished.connect(self._got)

    def ask_to_get(self, name: str, *, again: bool = False) -> None:
        """Shows what it takes; nothing is fetched before that was agreed to."""
        entry = self._shelf.entry(name)
        if entry is not None:
            self._ask(entry, again=again)

    def go_on(self, name: str) -> None:
        """With what was begun, in this run of the program or an earlier one."""
        jobs = self._around.services.jobs
        wish = jobs.wish(name)
        if wish is not None:
            jobs.get(wish)
        else:
            self.ask_to_get(name)

    def use_files(self, paths: Sequence[Path]) -> None:
        """Finds out what they are: official files are converted, a pair that belongs together is taken as it is."""
        entries = [model.entry for model in self._shelf.here.models if model.entry is not None]
        known = list({entry.name: entry for entry in entries}.values())
        models_dir = self._shelf.models_dir

        def look() -> tuple[CatalogueEntry, bool] | str:
            from soundalike.models import find_model  # noqa: PLC0415

            try:
                return fitting_entry(paths, known)
            except SoundalikeError:
                if len(paths) == 1 and paths[0].is_dir():
                    try:
                        find_model(str(paths[0].absolute()), models_dir)
                    except SoundalikeError:
                        pass
                    else:
                        return str(paths[0].absolute())
                raise

        def found(what: tuple[CatalogueEntry, bool] | str) -> None:
            if isinstance(what, str):
                self.use(what)
                return
            entry, convert = what
            if convert:
                self._ask(entry, own=paths, again=True)
            else:
                self._around.services.jobs.get(GetWish(entry, own=tuple(paths), again=True))

        self._shelf.lane.run(look, found)

    def use(self, name: str) -> None:
        """Speaks with it from now on."""
        model = self._shelf.find(name)
        title = model.entry.title if model is not None and model.entry is not None else Path(name).name
        title = tr("Demo", "the demo model") if title == "demo" else title
        self._around.services.use_model(name, lambda: self._tell(tr("{model} speaks from now on.").format(model=title)))

    def remove(self, name: str) -> None:
        """To the system's trash; where there is none, deleting for good is offered."""
        from soundalike.models.remove_model import remove_model  # noqa: PLC0415

        services = self._around.services
        models_dir, trash = self._shelf.models_dir, services.wiring.models.to_trash
        if services.room.facts.model == name:
            services.room.release()

        def removed(was_chosen: bool, words: str) -> None:
            said = [words.format(model=name)]
            if was_chosen:
                said.append(tr("The demo speaks until another one is chosen."))
            self._tell(" ".join(said))
            if was_chosen:
                services.room.release()
                services.model_changed.emit()

        def to_trash() -> bool:
            try:
                return remove_model(name, models_dir, trash=trash)
            except MissingError as error:
                if not isinstance(error.__cause__, OSError):
                    raise
                # The command line's advice names an option of its own; here a button offers it.
                words = tr("{path}: can't be removed ({reason}). Close what uses it.")
                reason = error.__cause__.strerror or error.__cause__
                raise MissingError(words.format(path=models_dir / name, reason=reason)) from error

        def failed(said: str) -> None:
            words = " ".join((said, tr("It can't go to the trash.")))
            self._around.toasts.show(
                ToastFacts(words, "warning", tr("Delete for good")),
                lambda: self._shelf.change(
                    lambda: remove_model(name, models_dir, for_good=True),
                    lambda was: removed(was, tr("{model} is deleted.")),
                ),
            )

        self._shelf.change(to_trash, lambda was: removed(was, tr("{model} is in the trash.")), failed)

    def discard(self, name: str) -> None:
        """Deletes the official files, which aren't needed once a model is made."""
        from soundalike.models.get_model import discard_download  # noqa: PLC0415

        entry, models_dir = self._shelf.entry(name), self._shelf.models_dir
        if entry is not None:
            self._around.services.jobs.cancel(name)
            self._shelf.change(
                lambda: discard_download(entry, models_dir),
                lambda freed: self._tell(tr("{size} are free again.").format(size=size_words(freed))),
            )

    def make_smaller(self, name: str) -> None:
        """Asks which size."""
        self.menu.clear()
        entry = self._shelf.entry(name)
        for preset, title in SMALLER.items():
            text = tr("{size}: {what}", "Small: half the memory")
            if entry is not None:
                text = tr("{size}, about {memory} of memory: {what}")
            words = text.format(
                size=tr(title),
                memory=size_words(entry.speaking_bytes(preset)) if entry is not None else "",
                what=tr(PRESETS[preset].described),
            )
            action = self.menu.addAction(words)
            action.triggered.connect(lambda _checked=False, preset=preset: self.make_copy(name, preset))
        self.menu.popup(QCursor.pos())

    def make_copy(self, name: str, preset: str) -> None:
        """Makes it, with its progress."""
        models_dir = self._shelf.models_dir

        def run(task: Task) -> str:
            return make_smaller(name, models_dir, preset, task.report)

        def done(made: str) -> None:
            self._shelf.change(
                lambda: None, lambda _nothing: self._tell(tr("The model {model} is here.").format(model=made))
            )

        self._around.tasks.run(
            tr("Making a smaller copy of {model}").format(model=name), run, done, on_cancelled=self._shelf.refresh
        )

    def _ask(self, entry: CatalogueEntry, *, own: Sequence[Path] = (), again: bool) -> None:
        here = self._shelf.here
        measured = measured_presets(entry, here.models, self._around.settings[Measured])
        dialog = GetDialog(
            self._around.theme, entry, here.free_bytes, self._host, own=own, again=again, measured=measured
        )
        dialog.wanted.connect(self._around.services.jobs.get)
        self.dialog = dialog
        dialog.open()

    def _got(self, name: str, got: GotModel) -> None:
        entry = self._shelf.entry(name)
        title = entry.title if entry is not None else name
        how = got.origin.how.removeprefix("own files, ")
        if not got.fresh:
            words = tr("{model} is here already.")
        elif how == "linked":
            words = tr("{model} is here: your files were linked.")
        elif how == "copied":
            words = tr("{model} is here: your files were copied.")
        else:
            words = tr("{model} is here.")
        words = words.format(model=title)
        self._around.toasts.show(ToastFacts(words, "good", tr("Speak with it")), lambda: self.use(name))

    def _tell(self, sentence: str) -> None:
        self._around.toasts.show(ToastFacts(sentence))
