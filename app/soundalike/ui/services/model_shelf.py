"""The models that are here and those that can be had, for the pages; and changes to them, one after another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from soundalike.paths import Places
from soundalike.ui.services.model_parts import ModelParts
from soundalike.ui.workers.lane import Lane

if TYPE_CHECKING:
    from soundalike.engine import ProcessorDescription
    from soundalike.models.catalogue import CatalogueEntry
    from soundalike.models.model_listing import ListedModel


@dataclass(frozen=True)
class ModelsHere:
    """What was found. `missing_folder` says in a sentence that the models folder isn't there."""

    models: tuple[ListedModel, ...] = ()
    free_bytes: int = 0
    folder: Path = Path()
    missing_folder: str = ""
    processor: ProcessorDescription | None = None

    @property
    def only_demo(self) -> bool:
        """Whether there is no other model than the one that comes with the program."""
        return bool(self.models) and all(model.state in ("built in", "available", "begun") for model in self.models)


class ModelShelf(QObject):
    """Asked on the main thread; files are touched on a thread of its own. `changed` comes with every new list."""

    changed = Signal()

    def __init__(self, places: Callable[[], Places], parts: ModelParts, parent: QObject | None = None) -> None:
        """`places` gives the folders as they are now: the models folder may move."""
        super().__init__(parent)
        self._places = places
        self._parts = parts
        self.here = ModelsHere()
        self.lane = Lane("models", self)

    @property
    def models_dir(self) -> Path:
        return self._places().models_dir

    @property
    def listed(self) -> bool:
        """Whether it was looked yet."""
        return bool(self.here.models)

    def refresh(self) -> None:
        """Looks anew."""
        self.change(lambda: None)

    def change(
        self,
        change: Callable[[], Any],
        on_done: Callable[[Any], object] | None = None,
        on_error: Callable[[str], object] | None = None,
    ) -> None:
        """Calls `change` on the shelf's thread, and then lists the models anew.

        `on_done` gets what it returned, on the main thread, after `changed`.
        """
        places = self._places()

        def work() -> tuple[Any, ModelsHere]:
            return change(), self._look(places)

        def done(found: tuple[Any, ModelsHere]) -> None:
            result, here = found
            self._show(here)
            if on_done is not None:
                on_done(result)

        def failed(said: str) -> None:
            (on_error or self.lane.failed.emit)(said)
            self.lane.run(lambda: self._look(places), self._show)

        self.lane.run(work, done, failed)

    def find(self, name: str) -> ListedModel | None:
        """Of those that were found."""
        return next((model for model in self.here.models if model.name == name), None)

    def entry(self, name: str) -> CatalogueEntry | None:
        """What can be had under this name."""
        model = self.find(name)
        return model.entry if model is not None else None

    def close(self) -> None:
        """Does what was asked for, and ends."""
        self.lane.close()

    def _look(self, places: Places) -> ModelsHere:
        from soundalike.errors import SoundalikeError  # noqa: PLC0415
        from soundalike.free_space import free_bytes  # noqa: PLC0415
        from soundalike.models.model_listing import list_models  # noqa: PLC0415
        from soundalike.models.move_models import missing_models_folder  # noqa: PLC0415

        processor = self.here.processor
        if processor is None:
            try:
                processor = self._parts.describe_processor()
            except SoundalikeError:
                processor = None  # the program's own library is damaged: opening a model says so
        return ModelsHere(
            tuple(list_models(places.models_dir, self._parts.catalogue())),
            free_bytes(places.models_dir),
            places.models_dir,
            missing_models_folder(places) or "",
            processor,
        )

    def _show(self, here: ModelsHere) -> None:
        if here != self.here:
            self.here = here
            self.changed.emit()
