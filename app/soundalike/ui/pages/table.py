"""The pages, in the sidebar's order. A new page is a module and a row here."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Literal

from soundalike.translation import tr_noop
from soundalike.ui.workers.program_reading import wait_until_read

if TYPE_CHECKING:
    from soundalike.ui.shell.page import Page, Surroundings


@dataclass(frozen=True)
class PageRow:
    """`title` is English, to be translated.

    `module` holds a function `make_page(surroundings)`; it is imported when the page is first shown.
    """

    id: str
    title: str
    icon: str
    place: Literal["top", "bottom"]
    module: str
    key: str

    def make(self, surroundings: Surroundings) -> Page:
        """The page itself."""
        wait_until_read()
        page: Page = import_module(self.module).make_page(surroundings)
        return page


PAGES: tuple[PageRow, ...] = (
    PageRow("speak", tr_noop("Speak"), "speak", "top", "soundalike.ui.pages.speak.page", "Ctrl+1"),
    PageRow("phrases", tr_noop("Phrases"), "phrases", "top", "soundalike.ui.pages.phrases.page", "Ctrl+2"),
    PageRow("voices", tr_noop("Voices"), "voices", "top", "soundalike.ui.pages.voices.page", "Ctrl+3"),
    PageRow("models", tr_noop("Models"), "models", "top", "soundalike.ui.pages.models.page", "Ctrl+4"),
    PageRow("history", tr_noop("History"), "history", "top", "soundalike.ui.pages.history.page", "Ctrl+5"),
    PageRow("settings", tr_noop("Settings"), "settings", "bottom", "soundalike.ui.pages.settings.page", "Ctrl+8"),
    PageRow("help", tr_noop("Help"), "help", "bottom", "soundalike.ui.pages.help.page", "Ctrl+9"),
)
