"""Step 1: whose voice it is, and that person's word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from soundalike.translation import tr, tr_noop
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.labels import IconLabel, label
from soundalike.ui.widgets.switch import Switch
from soundalike.ui.wizard.context import WizardContext
from soundalike.ui.wizard.parts.choice_card import ChoiceCard
from soundalike.ui.wizard.parts.example_list import ExampleList
from soundalike.ui.wizard.parts.folding_row import FoldingRow
from soundalike.ui.wizard.parts.statement_panel import StatementPanel
from soundalike.ui.wizard.step import Step

if TYPE_CHECKING:
    from soundalike.voices.draft import Whose

MARK_WORDS = tr_noop(
    "Everything this voice says carries an inaudible mark that tells it was synthesised. Anyone can check a file under "
    "Help."
)
TYPED_MILLISECONDS = 300
"""After so much quiet what was typed is kept."""
_NAME_WORDS = {"self": tr_noop("Your name"), "other": tr_noop("Their name")}
_CONFIRM_WORDS = {
    "self": tr_noop("I am the speaker of the recording, and I agree that my voice is made from it."),
    "other": tr_noop("They are the speaker of the recording, and they have agreed that a voice is made from it."),
}


class WhoseStep(Step):
    """Mine, someone's who agreed, or a bundled example."""

    def __init__(self, context: WizardContext) -> None:
        super().__init__(
            context,
            tr("Whose voice is it?"),
            tr("A voice belongs to a person. Soundalike makes one only with that person's word."),
        )
        theme = self.theme
        self.cards: dict[Whose, ChoiceCard] = {
            "self": ChoiceCard(
                theme,
                "microphone",
                tr("Mine"),
                tr("You read one sentence aloud, or confirm in writing. Your word goes into the file."),
            ),
            "other": ChoiceCard(
                theme,
                "voices",
                tr("Someone who agreed"),
                tr("You state in writing that they did. Their name and today's date go into the file."),
            ),
            "example": ChoiceCard(
                theme,
                "wave",
                tr("A bundled example"),
                tr("Try it out with a clip that comes with Soundalike and is nobody's voice."),
            ),
        }
        self._group = QButtonGroup(self)
        for card in self.cards.values():
            self._group.addButton(card)
            self.column.addWidget(card)
        self.name = QLineEdit()
        self._name_label = label("", "secondary")
        self._name_label.setBuddy(self.name)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(TYPED_MILLISECONDS)
        self._typing.timeout.connect(self._take_name)
        self.confirm = Switch(theme, "")
        self._confirm_words = label("", wrap=True)
        self.statement = StatementPanel(context)
        self.examples = ExampleList(context)
        self._person = self._make_person()
        self.column.addWidget(self._person)
        self.column.addWidget(self.examples)
        self.column.addLayout(self._make_mark())
        self.column.addStretch()
        self._connect()
        self._show()

    def entered(self) -> None:
        self.name.setText(self.context.choices.speaker)
        self._show()
        self.cards[self.context.choices.whose].setFocus()

    def left(self) -> None:
        self._take_name()
        self.statement.rest()
        self.context.player.stop()

    @property
    def can_continue(self) -> bool:
        choices = self.context.choices
        if choices.whose == "example":
            return bool(choices.example)
        if not self.name.text().strip():
            return False
        return choices.confirmed if self._written else self.statement.accepted

    @property
    def _written(self) -> bool:
        choices = self.context.choices
        return choices.whose == "other" or choices.way == "written"

    def key_pressed(self, key: int) -> bool:
        if key == Qt.Key.Key_Space and self.statement.isVisible():
            self.statement.toggle()
            return True
        return False

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._listen()

    def _connect(self) -> None:
        for whose, card in self.cards.items():
            card.clicked.connect(lambda _checked=False, chosen=whose: self._choose(chosen))
        self.name.textChanged.connect(lambda _text: self.changed.emit())
        self.name.editingFinished.connect(self._take_name)
        self.name.textEdited.connect(lambda _text: self._typing.start())
        self.confirm.toggled.connect(self._confirmed)
        self.statement.written_wanted.connect(lambda: self._choose_way(True))
        self.statement.changed.connect(self.changed)
        self.examples.chosen.connect(self._choose_example)
        self.speak_instead.clicked.connect(lambda: self._choose_way(False))

    def _choose(self, whose: Whose) -> None:
        self._take_name()
        choices = self.context.choices
        if whose != choices.whose:
            self.context.set(choices.with_new_clip(whose=whose, confirmed=False, made="", made_from=""))
            self.context.workshop.forget()
        self._show()

    def _choose_way(self, written: bool) -> None:
        self.context.choose(way="written" if written else "spoken")
        self._show()
        (self.confirm if written else self.statement.button).setFocus()

    def _choose_example(self, file: str) -> None:
        self.context.set(self.context.choices.with_new_clip(example=file, made="", made_from=""))
        self._show()

    def _confirmed(self, on: bool) -> None:
        self.context.choose(confirmed=on)
        self.changed.emit()

    def _take_name(self) -> None:
        self._typing.stop()
        self.context.choose(speaker=" ".join(self.name.text().split()))

    def _show(self) -> None:
        choices = self.context.choices
        whose = choices.whose
        self.cards[whose].setChecked(True)
        example, spoken = whose == "example", whose == "self" and choices.way == "spoken"
        self._person.setVisible(not example)
        name_words = tr(_NAME_WORDS[whose]) if whose in _NAME_WORDS else ""
        self._name_label.setText(name_words)
        self.name.setAccessibleName(name_words)
        self._written_row.setVisible(not spoken)
        confirm_words = tr(_CONFIRM_WORDS[whose]) if whose in _CONFIRM_WORDS else ""
        self._confirm_words.setText(confirm_words)
        self.confirm.setAccessibleName(confirm_words)
        self.confirm.setChecked(choices.confirmed)
        self.speak_instead.setVisible(whose == "self")
        self.statement.setVisible(spoken)
        self.examples.setVisible(example)
        self.examples.show_chosen(choices.example)
        self._listen()
        self.changed.emit()

    def _listen(self) -> None:
        """The microphone is on only while it is to be spoken into."""
        if self.statement.isVisibleTo(self) and self.isVisible():
            self.statement.listen()
        else:
            self.statement.rest()

    def _make_person(self) -> QWidget:
        sizes = self.theme.sizes
        panel = QFrame()
        panel.setProperty("ground", "panel")
        column = QVBoxLayout(panel)
        column.setContentsMargins(sizes.wide, sizes.medium, sizes.wide, sizes.medium)
        column.setSpacing(sizes.small)
        row = QHBoxLayout()
        row.setSpacing(sizes.medium)
        row.addWidget(self._name_label)
        row.addWidget(self.name, 1)
        column.addLayout(row)
        words = QWidget()
        written = QHBoxLayout(words)
        written.setContentsMargins(0, 0, 0, 0)
        written.setSpacing(sizes.small)
        written.addWidget(self.confirm)
        written.addWidget(self._confirm_words, 1)
        words.setMinimumWidth(sizes.panel)
        self.speak_instead = TextButton(self.theme, tr("Read it aloud instead"))
        self._written_row = FoldingRow(words, self.speak_instead, sizes.small)
        column.addWidget(self._written_row)
        column.addWidget(self.statement)
        return panel

    def _make_mark(self) -> QHBoxLayout:
        sizes = self.theme.sizes
        row = QHBoxLayout()
        row.setSpacing(sizes.small)
        icon = IconLabel(self.theme, "shield", size=sizes.large)
        row.addWidget(icon, alignment=Qt.AlignmentFlag.AlignTop)
        row.addWidget(label(tr(MARK_WORDS), "secondary", wrap=True), 1)
        return row
