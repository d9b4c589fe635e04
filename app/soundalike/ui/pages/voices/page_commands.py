"""The Voices page's commands: what each does, and which can be used now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from soundalike.ui.view_models.voice_cards import VoiceCard

if TYPE_CHECKING:
    from soundalike.ui.pages.voices.page import VoicesPage

CARD_MENU: tuple[tuple[str, ...], ...] = (
    ("speak-with", "hear-voice"),
    ("rename-voice", "edit-voice", "favourite-voice", "show-voice"),
    ("export-voice", "make-again", "bake-voice"),
    ("delete-voice", "forget-voice"),
)
"""What a card's own menu offers, in stretches."""
_ONE = ("speak-with", "hear-voice", "rename-voice", "edit-voice", "show-voice", "make-again", "bake-voice")
_OWN = ("rename-voice", "edit-voice", "delete-voice", "forget-voice")


def bind_page(page: VoicesPage) -> None:
    """Binds every command of the page."""
    bind = page.surroundings.commands.bind
    grid, changes, carrying, making = page.grid, page.changes, page.carrying, page.making

    def on_one(run: Callable[[VoiceCard], object]) -> Callable[[], None]:
        def act() -> None:
            cards = grid.chosen_cards()
            if len(cards) == 1:
                run(cards[0])

        return act

    bind("find-voice", page.go_to_search)
    bind("add-voices", carrying.ask_for_files)
    bind("export-voice", lambda: carrying.export(grid.chosen_cards()))
    bind("export-library", carrying.export_library)
    bind("undo-voices", changes.undo)
    bind("speak-with", on_one(page.speak_with))
    bind("hear-voice", on_one(page.preview.toggle))
    bind("rename-voice", on_one(changes.rename))
    bind("edit-voice", on_one(changes.edit))
    bind("favourite-voice", lambda: changes.toggle_favourite(grid.chosen_cards()))
    bind("show-voice", on_one(page.show_contents))
    bind("make-again", on_one(making.make_again))
    bind("bake-voice", on_one(making.bake))
    bind("delete-voice", lambda: changes.delete(grid.chosen_cards()))
    bind("forget-voice", on_one(changes.forget))
    bind("deleted-voices", changes.show_trash)
    bind("check-voices", page.check_library)


def enable_for(page: VoicesPage) -> None:
    """Which can be used with what is chosen."""
    commands, cards = page.surroundings.commands, page.grid.chosen_cards()
    own = [card for card in cards if not card.entry.bundled]
    whole = all(not card.entry.fault for card in cards)
    one = len(cards) == 1
    possible = dict.fromkeys({command for stretch in CARD_MENU for command in stretch}, bool(cards))
    for command in _ONE:
        possible[command] = one and whole
    for command in _OWN:
        possible[command] = possible[command] and bool(own)
    possible["forget-voice"] = one and bool(own)
    possible["export-voice"] = bool(cards) and whole
    possible["make-again"] = one and whole and cards[0].entry.clip is not None
    possible["undo-voices"] = bool(page.changes.undoable)
    for command, able in possible.items():
        commands.enable(command, able)


def fill_card_menu(menu: QMenu, page: VoicesPage) -> None:
    """With what can be done with the chosen ones."""
    menu.clear()
    for stretch in CARD_MENU:
        if menu.actions():
            menu.addSeparator()
        for command in stretch:
            menu.addAction(page.surroundings.commands.action(command))
