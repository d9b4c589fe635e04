"""What a page of the window is, and what it is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from soundalike.paths import Places
    from soundalike.settings import Settings
    from soundalike.ui.scanning.reach import Reach
    from soundalike.ui.services.services import Services
    from soundalike.ui.shell.commands import Commands
    from soundalike.ui.shell.status_line import StatusLine
    from soundalike.ui.theme.theme import Theme
    from soundalike.ui.widgets.toast import ToastArea
    from soundalike.ui.workers.tasks import Tasks


@dataclass(frozen=True)
class Surroundings:
    """The window as its pages see it."""

    places: Places
    settings: Settings
    theme: Theme
    commands: Commands
    tasks: Tasks
    toasts: ToastArea
    status: StatusLine
    services: Services
    go_to: Callable[[str], None]
    """Shows another page, by its id."""
    has_page: Callable[[str], bool]
    reach: Reach


class Page(QWidget):
    """One page. It is made when it is shown for the first time."""

    def __init__(self, surroundings: Surroundings) -> None:
        super().__init__()
        self.surroundings = surroundings
        self.setProperty("ground", "page")

    def entered(self) -> None:
        """It is shown now."""

    def left(self) -> None:
        """Another page is shown now."""

    def narrow(self, narrow: bool) -> None:
        """Whether the window is so narrow that side panels fold away."""

    def take_in(self, files: Sequence[Path]) -> None:
        """The program was opened with these files; nothing, for a page that has no use for them."""

    def closing(self) -> None:
        """The window closes: keep what isn't kept yet, stop what runs. It must not wait."""
