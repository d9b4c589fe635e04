"""What the Models page stands on, imported when it is first used; tests may give stand-ins. No Qt in here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from soundalike.engine import ProcessorDescription
    from soundalike.models.catalogue import CatalogueEntry
    from soundalike.models.downloads.limits import TransferLimits


def _catalogue() -> tuple[CatalogueEntry, ...]:
    from soundalike.models.catalogue import catalogue  # noqa: PLC0415

    return catalogue()


def _describe_processor() -> ProcessorDescription:
    from soundalike.engine import describe_processor  # noqa: PLC0415

    return describe_processor()


def _to_trash(path: Path) -> None:
    from soundalike.models.remove_model import system_trash  # noqa: PLC0415

    system_trash(path)


@dataclass(frozen=True)
class ModelParts:
    """The catalogue, the processor, the system's trash, and how long a download waits (None: as usual)."""

    catalogue: Callable[[], tuple[CatalogueEntry, ...]] = _catalogue
    describe_processor: Callable[[], ProcessorDescription] = _describe_processor
    to_trash: Callable[[Path], None] = _to_trash
    transfer_limits: TransferLimits | None = None
