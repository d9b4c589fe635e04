"""Voices: the library as cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout

from soundalike.settings import Speaking, Voices
from soundalike.settings.voices import VoiceOrder
from soundalike.translation import number, tr, tr_noop
from soundalike.ui.pages.voices.carrying import VoiceCarrying
from soundalike.ui.pages.voices.changes import VoiceChanges
from soundalike.ui.pages.voices.contents_dialog import ContentsDialog
from soundalike.ui.pages.voices.extras import CardExtras
from soundalike.ui.pages.voices.grid import VoiceGrid
from soundalike.ui.pages.voices.making import VoiceMaking
from soundalike.ui.pages.voices.page_commands import bind_page, enable_for, fill_card_menu
from soundalike.ui.pages.voices.preview import Preview
from soundalike.ui.shell.page import Page, Surroundings
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.view_models.voice_cards import VoiceCard, fitting, ordered, tags_of, voice_card
from soundalike.ui.view_models.voice_contents import contents
from soundalike.ui.widgets.buttons import IconButton, TextButton
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.search_line import SearchLine

if TYPE_CHECKING:
    from soundalike.ui.view_models.voice_contents import Section

SEARCH_MILLISECONDS = 120
ORDERS: dict[VoiceOrder, str] = {
    "favourites": tr_noop("Favourites first"),
    "name": tr_noop("By name"),
    "newest": tr_noop("Newest first"),
}


class VoicesPage(Page):
    """Its parts, and who drives them."""

    def __init__(self, surroundings: Surroundings) -> None:
        super().__init__(surroundings)
        theme = surroundings.theme
        self._shelf = surroundings.services.voices
        self._cards: list[VoiceCard] = []
        self._tag = ""
        self._narrow = False
        self.extras = CardExtras(self)
        self.grid = VoiceGrid(surroundings, self.extras.of)
        self.preview = Preview(surroundings, self)
        self.changes = VoiceChanges(surroundings, self)
        self.carrying = VoiceCarrying(surroundings, self)
        self.making = VoiceMaking(surroundings, self)
        self.search = SearchLine(theme, tr("Search voices"))
        self.order = TextButton(theme, "", "ghost", "sliders")
        self.add = TextButton(theme, tr("Add file"), "ghost", "open")
        self.clone = TextButton(theme, tr("Clone a voice"), "primary", "microphone")
        self.more = IconButton(theme, "more", tr("More for the library"))
        self.empty = label("", "body-secondary", wrap=True)
        self.count = label("", "secondary")
        self.card_menu, self.order_menu, self.more_menu = QMenu(self), QMenu(self), QMenu(self)
        self.contents: ContentsDialog | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SEARCH_MILLISECONDS)
        self._timer.timeout.connect(self._show)
        self.setAcceptDrops(True)
        self._lay_out()
        bind_page(self)
        self._connect()
        self._shelf_changed()

    # ---- what the window asks ----

    def entered(self) -> None:
        self.extras.forget()
        self._shelf.refresh()
        self.grid.setFocus()

    def left(self) -> None:
        self.preview.stop()

    def narrow(self, narrow: bool) -> None:
        self._narrow = narrow
        self._name_order()
        self.add.set_words("" if narrow else tr("Add file"))
        self.add.setAccessibleName(tr("Add file"))
        self.add.setToolTip(tr("Add file") if narrow else "")

    def take_in(self, files: Sequence[Path]) -> None:
        self.carrying.take_in(files)

    def closing(self) -> None:
        self.preview.stop()
        self.extras.close()

    # ---- what can be asked for ----

    def go_to_search(self) -> None:
        """The keyboard goes to the search."""
        self.search.setFocus()
        self.search.selectAll()

    def speak_with(self, card: VoiceCard) -> None:
        """It speaks from now on."""
        if card.entry.fault:
            self.surroundings.toasts.show(ToastFacts(card.entry.fault, "warning"))
            return
        self.surroundings.services.choose_voice(card.key)
        self.surroundings.go_to("speak")

    def show_contents(self, card: VoiceCard) -> None:
        """What its file says, the consent first."""
        entry = card.entry

        def read() -> tuple[list[Section], bytes]:
            from soundalike.voices import read_voice_file  # noqa: PLC0415

            size = entry.path.stat().st_size
            voice = read_voice_file(entry.path)
            return contents(voice, clip=entry.clip is not None, file_bytes=size), voice.details.statement

        def show(found: tuple[list[Section], bytes]) -> None:
            sections, statement = found
            self.contents = ContentsDialog(self.surroundings, card.name, sections, statement, self)
            self.contents.open()

        self._shelf.lane.run(read, show)

    def check_library(self) -> None:
        """Reads every voice and every clip, and says what is wrong."""
        parts, places = self.surroundings.services.wiring.voices, self.surroundings.services.places

        def check(task: Any) -> list[str]:
            from soundalike.voices import check_library  # noqa: PLC0415

            task.report(None)
            found = []
            for finding in check_library(parts.open_library(places)):
                task.check()
                found.append(finding.message)
            return found

        def tell(found: list[str]) -> None:
            toasts = self.surroundings.toasts
            for message in found:
                toasts.show(ToastFacts(message, "warning"))
            if not found:
                toasts.show(ToastFacts(tr("Every voice and every recording is whole."), "good"))

        self.surroundings.tasks.run(tr("Checking the library"), check, tell)

    def set_order(self, order: VoiceOrder) -> None:
        """Another order, from now on."""
        settings = self.surroundings.settings
        settings.set(replace(settings[Voices], order=order))

    def set_tag(self, tag: str) -> None:
        """Only voices with this tag; empty for all."""
        self._tag = tag
        self._show()

    @property
    def tag(self) -> str:
        return self._tag

    # ---- dropping ----

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            self.carrying.take_in(files)

    # ---- inside ----

    def _shelf_changed(self) -> None:
        settings = self.surroundings.settings
        today, favourites = date.today(), settings[Voices].favourite_ids
        self._cards = [voice_card(entry, favourites, today) for entry in self._shelf.entries]
        if self._tag not in tags_of(self._cards):
            self._tag = ""
        self._show()

    def _name_order(self) -> None:
        order = self.surroundings.settings[Voices].order
        words = tr("Tag: {tag}").format(tag=self._tag) if self._tag else tr(ORDERS[order])
        spoken = tr("Order: {order}, tag {tag}") if self._tag else tr("Order: {order}")
        self.order.set_words("" if self._narrow else words)
        self.order.setAccessibleName(spoken.format(order=tr(ORDERS[order]), tag=self._tag))
        self.order.setToolTip(words if self._narrow else "")

    def _show(self) -> None:
        order = self.surroundings.settings[Voices].order
        shown = ordered(fitting(self._cards, self.search.text(), self._tag), order)
        offers = not self.search.text() and not self._tag
        self.grid.show_cards(shown, offers_clone=offers)
        self.grid.show_in_use(self.surroundings.settings[Speaking].voice)
        self._name_order()
        looking = not self._shelf.listed
        self.empty.setText(tr("Looking at the library…") if looking else tr("No voice fits these words."))
        self.empty.setVisible(not shown)
        self.grid.setVisible(bool(shown))
        total = len(self._cards)
        if len(shown) != total:
            count = tr("{shown} of %n voice|{shown} of %n voices", "", total).format(shown=number(len(shown)))
        else:
            count = tr("%n voice|%n voices", "", total)
        self.count.setText("" if looking else count)

    def _lay_out(self) -> None:
        sizes = self.surroundings.theme.sizes
        top = QHBoxLayout()
        top.setSpacing(sizes.small)
        top.addWidget(label(tr("Voices"), "title"))
        top.addStretch()
        top.addWidget(self.search, 2)
        for button in (self.order, self.add, self.more, self.clone):
            top.addWidget(button)
        top.addSpacing(sizes.wide)
        foot = QHBoxLayout()
        foot.addWidget(self.count)
        hint = label(tr("Drop voice files or a library here to add them."), "secondary", wrap=True)
        hint.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(hint, 1)
        foot.addSpacing(sizes.wide)
        # A layout's spacing is mirrored where text runs from the right; its margins aren't.
        sides = QHBoxLayout(self)
        sides.setContentsMargins(0, sizes.medium, 0, sizes.small)
        sides.setSpacing(0)
        sides.addSpacing(sizes.wide)
        layout = QVBoxLayout()
        sides.addLayout(layout, 1)
        layout.setSpacing(sizes.medium)
        layout.addLayout(top)
        layout.addWidget(self.grid, 1)
        layout.addWidget(self.empty, 1)
        layout.addLayout(foot)

    def _connect(self) -> None:
        settings = self.surroundings.settings
        grid = self.grid
        self._shelf.changed.connect(self._shelf_changed)
        settings.on_change(Voices, lambda _value: self._shelf_changed())
        settings.on_change(Speaking, lambda value: grid.show_in_use(value.voice))
        self.extras.read.connect(grid.draw_again)
        self.preview.changed.connect(grid.show_hearing)
        self.search.textChanged.connect(self._timer.start)
        self.search.returnPressed.connect(grid.setFocus)
        grid.play_pressed.connect(lambda key: self._on(key, self.preview.toggle))
        grid.star_pressed.connect(lambda key: self._on(key, lambda card: self.changes.toggle_favourite([card])))
        grid.opened.connect(lambda key: self._on(key, self.speak_with))
        grid.clone_wanted.connect(self.surroundings.services.clone_wanted)
        grid.menu_wanted.connect(self._open_card_menu)
        grid.choice_changed.connect(lambda: enable_for(self))
        self.changes.undo_changed.connect(lambda _what: enable_for(self))
        self.carrying.arrived.connect(self._arrived)
        self.carrying.recording_dropped.connect(self._recording_dropped)
        self.add.clicked.connect(self.carrying.ask_for_files)
        self.clone.clicked.connect(self.surroundings.services.clone_wanted)
        self.order.clicked.connect(self._open_order_menu)
        self.more.clicked.connect(self._open_more_menu)

    def _on(self, key: str, run: Any) -> None:
        card = self.grid.card(key)
        if card is not None:
            run(card)

    def _arrived(self, keys: list[str]) -> None:
        self.search.clear()
        self.set_tag("")
        self.grid.go_to(keys[0])

    def _recording_dropped(self, path: Path) -> None:
        words = tr("'{name}' is a recording, not a voice. A voice can be made of it.").format(name=path.name)
        services = self.surroundings.services
        self.surroundings.toasts.show(
            ToastFacts(words, action=tr("Make a voice")), lambda: services.recording_wanted.emit(path)
        )

    # ---- menus ----

    def _open_card_menu(self, at: QPoint) -> None:
        enable_for(self)
        fill_card_menu(self.card_menu, self)
        self.card_menu.popup(at)

    def _open_order_menu(self) -> None:
        chosen = self.surroundings.settings[Voices].order
        self.order_menu.clear()
        for order in get_args(VoiceOrder):
            action = self._checked(tr(ORDERS[order]), order == chosen)
            action.triggered.connect(lambda _checked=False, order=order: self.set_order(order))
        tags = tags_of(self._cards)
        if tags:
            self.order_menu.addSeparator()
            for tag in ("", *tags):
                action = self._checked(tag.replace("&", "&&") or tr("All tags"), tag == self._tag)
                action.triggered.connect(lambda _checked=False, tag=tag: self.set_tag(tag))
        self.order_menu.popup(self.order.mapToGlobal(self.order.rect().bottomLeft()))

    def _checked(self, words: str, checked: bool) -> QAction:
        action = self.order_menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(checked)
        return action

    def _open_more_menu(self) -> None:
        commands = self.surroundings.commands
        self.more_menu.clear()
        for command in ("add-voices", "export-library", "deleted-voices", "check-voices", "undo-voices"):
            self.more_menu.addAction(commands.action(command))
        self.more_menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))


def make_page(surroundings: Surroundings) -> Page:
    """The page."""
    return VoicesPage(surroundings)
