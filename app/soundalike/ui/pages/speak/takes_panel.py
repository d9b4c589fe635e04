"""The right side: takes of the text, or what one could do next while there are none."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStackedWidget, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.shell.commands import Commands
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.take_card import CardFacts
from soundalike.ui.widgets.buttons import IconButton
from soundalike.ui.widgets.info_card import InfoCard
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.take_list import TakeList

_MENU = ("retake", "name-take", "favourite-take", "delete-take", "undo-takes")


class TakesPanel(QWidget):
    """Its commands are the table's."""

    undo_pressed = Signal()

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        sizes = theme.sizes
        self.list = TakeList(theme)
        self.undo_button = IconButton(theme, "undo", commands.tooltip("undo-takes"))
        self.more_button = IconButton(theme, "more", tr("More for this take"))
        self._menu = QMenu(self.more_button)
        self.more_button.clicked.connect(self._show_menu)
        self.undo_button.clicked.connect(self.undo_pressed)
        self.cards = QVBoxLayout()
        self.cards.setContentsMargins(0, 0, 0, 0)
        self.cards.setSpacing(sizes.small)
        empty = QWidget()
        column = QVBoxLayout(empty)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self.cards)
        column.addStretch()
        head = QHBoxLayout()
        head.setContentsMargins(sizes.tiny, sizes.small, sizes.tiny, sizes.tiny)
        head.setSpacing(sizes.small)
        head.addWidget(label(tr("Takes"), "strong"))
        self._of = label(tr("this text"), "secondary")
        head.addWidget(self._of)
        head.addStretch()
        head.addWidget(self.undo_button)
        head.addWidget(self.more_button)
        takes = QWidget()
        rows = QVBoxLayout(takes)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(sizes.tiny)
        rows.addLayout(head)
        rows.addWidget(self.list, 1)
        self._stack = QStackedWidget()
        self._stack.addWidget(empty)
        self._stack.addWidget(takes)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)
        self.setFixedWidth(sizes.panel)
        theme.changed.connect(
            lambda: self.setFixedWidth(max(sizes.panel, round(sizes.panel * theme.sizes.text_body / 14)))
        )

    def add_card(self, card: InfoCard) -> None:
        """Something to do while there are no takes."""
        self.cards.addWidget(card)

    def show_cards(self, facts: Sequence[CardFacts], current: int | None, *, can_retake: bool) -> None:
        """The sentences' cards; without any that was spoken, the suggestions."""
        spoken = any(card.letters or card.state != "none" for card in facts)
        self._stack.setCurrentIndex(1 if spoken else 0)
        self.list.show_cards(facts if spoken else (), current, can_retake=can_retake)

    @property
    def shows_takes(self) -> bool:
        return self._stack.currentIndex() == 1

    def _show_menu(self) -> None:
        self._menu.clear()
        for command_id in _MENU:
            self._menu.addAction(self._commands.action(command_id))
        self._menu.popup(self.more_button.mapToGlobal(self.more_button.rect().bottomLeft()))
