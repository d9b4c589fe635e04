"""The voice library for the pages: its voices as they are now, and changes to it, one after another."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from soundalike.paths import Places
from soundalike.ui.services.voice_parts import VoiceParts
from soundalike.ui.view_models.voice import VOICE_SUFFIX
from soundalike.ui.workers.lane import Lane

if TYPE_CHECKING:
    from soundalike.voices import Library, VoiceEntry

_ID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
"""A voice's own id; what a model's own voice is known by looks otherwise."""


class VoiceShelf(QObject):
    """Asked on the main thread; files are touched on a thread of its own. `changed` comes with every new list."""

    changed = Signal()

    def __init__(self, places: Places, parts: VoiceParts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = places
        self._parts = parts
        self._library: Library | None = None
        self.entries: tuple[VoiceEntry, ...] = ()
        self.listed = False
        """Whether the library was looked at yet."""
        self._by_key: dict[str, VoiceEntry] = {}
        self.lane = Lane("voices", self)

    def refresh(self) -> None:
        """Looks at the library anew."""
        self.change(lambda _library: None)

    def change(
        self,
        change: Callable[[Library], Any],
        on_done: Callable[[Any], object] | None = None,
        on_error: Callable[[str], object] | None = None,
    ) -> None:
        """Calls `change` with the library, on the shelf's thread, and then lists the voices anew.

        `on_done` gets what it returned, on the main thread, after `changed`.
        """

        def work() -> tuple[Any, list[VoiceEntry]]:
            return change(self._opened()), self._list()

        def done(found: tuple[Any, list[VoiceEntry]]) -> None:
            result, entries = found
            self._show(tuple(entries))
            if on_done is not None:
                on_done(result)

        def failed(said: str) -> None:
            (on_error or self.lane.failed.emit)(said)
            self.lane.run(self._list, lambda entries: self._show(tuple(entries)))

        self.lane.run(work, done, failed)

    def find(self, key: str) -> VoiceEntry | None:
        """The voice with this id, or of this file's name; None when there is none (or before it was `listed`)."""
        return self._by_key.get(key)

    def is_gone(self, voice_id: str) -> bool:
        """Whether a voice of the library had this id and is there no more. From any thread."""
        return self.listed and _ID.fullmatch(voice_id) is not None and voice_id not in self._by_key

    def close(self) -> None:
        """Does what was asked for, and ends."""
        self.lane.close()

    def _opened(self) -> Library:
        if self._library is None:
            self._library = self._parts.open_library(self._places)
        return self._library

    def _list(self) -> list[VoiceEntry]:
        return self._opened().entries()

    def _show(self, entries: tuple[VoiceEntry, ...]) -> None:
        if self.listed and entries == self.entries:
            return
        self.entries, self.listed = entries, True
        stems = {entry.path.name.removesuffix(VOICE_SUFFIX): entry for entry in reversed(entries)}
        self._by_key = stems | {entry.id: entry for entry in reversed(entries) if entry.id}
        self.changed.emit()
