"""Changes to voices, each of which can be undone; only forgetting can't, and is asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QInputDialog, QWidget

from soundalike.settings import Voices
from soundalike.translation import tr
from soundalike.ui.pages.voices.edit_dialog import EditDialog, Edited
from soundalike.ui.pages.voices.forget_dialog import ForgetDialog
from soundalike.ui.pages.voices.trash_dialog import TrashDialog
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.view_models.voice_cards import VoiceCard

if TYPE_CHECKING:
    from soundalike.voices import Library, TrashedVoice, VoiceDetails, VoiceEntry

Undo = Callable[["Library"], Any]
MOST_UNDONE = 50


class VoiceChanges(QObject):
    """`undo_changed` comes with the kind of change that would be undone, or with nothing."""

    undo_changed = Signal(str)

    def __init__(self, surroundings: Surroundings, host: QWidget) -> None:
        super().__init__(host)
        self._around = surroundings
        self._host = host
        self._shelf = surroundings.services.voices
        self._undo: list[tuple[str, Undo]] = []
        self.dialog: QWidget | None = None
        """The dialog that was opened last."""

    def rename(self, card: VoiceCard) -> None:
        """Asks for a name."""
        name, given = QInputDialog.getText(self._host, tr("Name of this voice"), tr("Name"), text=card.name)
        name = " ".join(name.split())
        if given and name and name != card.name:
            self._edit(card.entry, "name", name=name)

    def edit(self, card: VoiceCard) -> None:
        """Shows the dialog, once the picture was read from the file."""
        from soundalike.voices import read_voice_file  # noqa: PLC0415

        path = card.entry.path
        self._shelf.lane.run(lambda: read_voice_file(path).details, lambda details: self._open_editor(card, details))

    def toggle_favourite(self, cards: Sequence[VoiceCard]) -> None:
        """Stars all of them, or takes the star from all that have it when all have."""
        starred = not all(card.favourite for card in cards)
        changed = [card for card in cards if card.favourite != starred and not card.entry.fault]
        own = [card for card in changed if not card.entry.bundled]
        settings = self._around.settings
        ids = settings[Voices].favourite_ids
        bundled = {card.key for card in changed if card.entry.bundled}
        ids = ids | bundled if starred else ids - bundled
        settings.set(replace(settings[Voices], favourites=" ".join(sorted(ids))))
        if own:
            entries = [card.entry for card in own]
            self._shelf.change(lambda library: [library.edit(entry, favourite=starred) for entry in entries])

    def delete(self, cards: Sequence[VoiceCard]) -> None:
        """Into the library's trash."""
        entries = [card.entry for card in cards if not card.entry.bundled]
        if not entries:
            self._tell(tr("This voice comes with the program and can't be removed."))
            return

        def deleted(trashed: list[TrashedVoice]) -> None:
            for entry in entries:
                self._around.services.room.drop_voice(entry.id)
            words = tr("{name} was deleted.|%n voices were deleted.", "", len(entries)).format(name=entries[0].name)
            self._remember("deletion", lambda library: [library.restore(voice) for voice in trashed])
            self._around.toasts.show(ToastFacts(words, action=tr("Undo")), self.undo)

        self._shelf.change(lambda library: [library.delete(entry) for entry in entries], deleted)

    def forget(self, card: VoiceCard) -> None:
        """Asks, says what will be gone, and then leaves nothing of it."""
        self._ask_to_forget(card.entry, card.entry.clip is not None)

    def show_trash(self) -> None:
        """What was deleted, to take back or to forget."""

        def show(voices: list[TrashedVoice]) -> None:
            dialog = TrashDialog(self._around.theme, voices, self._host)
            dialog.restore_wanted.connect(self._restore)
            dialog.forget_wanted.connect(lambda voice: self._ask_to_forget(voice, True))
            dialog.empty_wanted.connect(lambda: self._empty_trash(len(voices)))
            self.dialog = dialog
            dialog.open()

        self._shelf.change(lambda library: library.trash(), show)

    def undo(self) -> None:
        """Takes back the last change."""
        if self._undo:
            _, back = self._undo.pop()
            self._shelf.change(back)
            self._show_undo()

    @property
    def undoable(self) -> str:
        """The kind of change that would be undone; empty for nothing."""
        return self._undo[-1][0] if self._undo else ""

    # ---- inside ----

    def _open_editor(self, card: VoiceCard, details: VoiceDetails) -> None:
        dialog = EditDialog(self._around.theme, details, self._host)

        def changed(edited: Edited) -> None:
            old = Edited(details.name, details.description, details.language, details.tags, details.picture)
            if edited != old:
                self._edit(card.entry, "details", picture_before=details.picture, **vars(edited))

        dialog.accepted_as.connect(changed)
        self.dialog = dialog
        dialog.open()

    def _edit(self, entry: VoiceEntry, what: str, *, picture_before: bytes = b"", **changes: Any) -> None:
        before = {key: getattr(entry, key) for key in changes if key != "picture"}
        if "picture" in changes:
            before["picture"] = picture_before

        def changed(edited: VoiceEntry) -> None:
            self._remember(what, lambda library: library.edit(library.find(edited.id), **before))

        self._shelf.change(lambda library: library.edit(entry, **changes), changed)

    def _ask_to_forget(self, voice: VoiceEntry | TrashedVoice, clip: bool) -> None:
        dialog = ForgetDialog(self._around.theme, voice.name, clip, self._host)
        dialog.confirmed.connect(lambda: self._forget(voice))
        self.dialog = dialog
        dialog.open()

    def _forget(self, voice: VoiceEntry | TrashedVoice) -> None:
        def forgotten(takes: int) -> None:
            self._undo.clear()  # what could be undone may be of this voice
            self._show_undo()
            if takes:
                words = tr(
                    "{name} is forgotten, with its one take. Nothing of this voice is left here.|"
                    "{name} is forgotten, with its %n takes. Nothing of this voice is left here.",
                    "",
                    takes,
                )
            else:
                words = tr("{name} is forgotten. Nothing of this voice is left here.")
            self._tell(words.format(name=voice.name))

        self._around.services.forget_voice(voice, forgotten)

    def _restore(self, voice: TrashedVoice) -> None:
        self._shelf.change(
            lambda library: library.restore(voice),
            lambda entry: self._tell(tr("{name} is in the library again.").format(name=entry.name)),
        )

    def _empty_trash(self, count: int) -> None:
        words = tr(
            "One deleted voice is gone for good. What they said is still in the history.|"
            "%n deleted voices are gone for good. What they said is still in the history.",
            "",
            count,
        )

        def emptied(_count: int) -> None:
            self._undo = [(what, back) for what, back in self._undo if what != "deletion"]
            self._show_undo()
            self._tell(words)

        self._shelf.change(lambda library: library.empty_trash(), emptied)

    def _remember(self, what: str, back: Undo) -> None:
        self._undo = [*self._undo[1 - MOST_UNDONE :], (what, back)]
        self._show_undo()

    def _show_undo(self) -> None:
        self.undo_changed.emit(self.undoable)

    def _tell(self, sentence: str) -> None:
        self._around.toasts.show(ToastFacts(sentence))
