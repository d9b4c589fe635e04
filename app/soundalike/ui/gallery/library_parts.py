"""The parts of the Voices, Models and Settings pages in every state."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QFrame, QListView, QVBoxLayout, QWidget

from soundalike.settings import Measured
from soundalike.ui.gallery.sample import speech_peaks
from soundalike.ui.services.voice_extras import VoiceExtras
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.model_rows import JobFacts, ModelRow, measured_words
from soundalike.ui.view_models.phrases import BoardFacts, ChipFacts, TileFacts
from soundalike.ui.view_models.voice_cards import VoiceCard, voice_card
from soundalike.ui.widgets.choice_box import ChoiceBox
from soundalike.ui.widgets.model_row import Chip, ModelRowWidget
from soundalike.ui.widgets.phrase_board import PhraseBoard
from soundalike.ui.widgets.radio import Radio
from soundalike.ui.widgets.voice_card import CARD, Hearing, VoiceCardDelegate
from soundalike.voices.entry import VoiceEntry

CELL = 330
_EXTRAS = {
    "my voice": VoiceExtras(speech_peaks(9.0, 1), 9.0, "consent"),
    "heard": VoiceExtras(speech_peaks(9.0, 3), 9.0, "consent"),
    "bundled": VoiceExtras(speech_peaks(7.0, 2), 7.0, "licence"),
    "no clip": VoiceExtras(agreed="consent"),
}


def voice_cards(theme: Theme) -> list[QWidget]:
    """Its own, one that is heard, one that came with the program, one without a clip, a damaged one."""
    view = QListView()
    view.setProperty("kind", "cards")
    view.setAccessibleName("Voices")
    delegate = VoiceCardDelegate(theme, lambda card: _EXTRAS.get(card.key))
    delegate.setParent(view)
    delegate.hearing = Hearing("heard", False, speech_peaks(3.0, 3), 3.0, 1.2)
    delegate.in_use = "my voice"
    model = QStandardItemModel(view)
    for card in _cards():
        item = QStandardItem(card.name)
        item.setData(card, CARD)
        model.appendRow(item)
    view.setModel(model)
    view.setItemDelegate(delegate)
    view.setFlow(QListView.Flow.LeftToRight)
    view.setWrapping(True)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    cell = QSize(CELL, delegate.cell_height())
    view.setGridSize(cell)
    view.setMinimumSize(CELL + theme.sizes.wide, cell.height() * model.rowCount())
    return [view]


def model_rows(theme: Theme) -> list[QWidget]:
    """Every state of a row, and the chips."""
    panel = QFrame()
    panel.setProperty("ground", "panel")
    column = QVBoxLayout(panel)
    column.setContentsMargins(1, 1, 1, 1)
    column.setSpacing(0)
    for number, row in enumerate(_rows()):
        shown = ModelRowWidget(theme, row)
        shown.set_first(number == 0)
        column.addWidget(shown)
    chips: list[QWidget] = []
    for words, kind in (("loaded", "good"), ("built in", "plain"), ("damaged", "warning")):
        chip = Chip(theme)
        chip.show_word(words, kind)
        chips.append(chip)
    return [panel, *chips]


def choices(theme: Theme) -> list[QWidget]:
    """A list that opens, and radio buttons."""
    box, off = ChoiceBox(theme, "Keep what was said"), ChoiceBox(theme, "Can't be chosen")
    for shown in (box, off):
        shown.addItems(["Always", "A year", "A month"])
    off.setEnabled(False)
    first, second, third = Radio(theme, "Small"), Radio(theme, "Balanced"), Radio(theme, "Can't be chosen")
    second.setChecked(True)
    third.setEnabled(False)
    return [box, off, first, second, third]


def phrases(theme: Theme) -> list[QWidget]:
    """A board with a phrase that sounds and a long one, and one without phrases."""
    full, empty = PhraseBoard(theme), PhraseBoard(theme)
    chips = tuple(ChipFacts(at, name) for at, name in enumerate(("Everyday", "Kitchen", "Doctor", "Phone"), start=1))
    long = "Please call my daughter. Her number is on the card in my wallet, behind the one of the bank."
    texts = ("Yes, please.", "No, thank you.", "Give me a moment, I'm typing.", "Could you say that again?", long)
    states = ("", "waiting", "sounding", "", "")
    tiles = tuple(TileFacts(at, *facts) for at, facts in enumerate(zip(texts, states, strict=True), start=1))  # type: ignore[arg-type]
    full.show_board(BoardFacts(chips, 1, tiles))
    full.setMinimumHeight(theme.sizes.panel)
    empty.show_board(BoardFacts(chips, 2, nothing="This board has no phrases yet. Press + to write one."))
    return [full, empty]


def _cards() -> list[VoiceCard]:
    made = "2026-11-14T10:00:00+00:00"
    entries = (
        ("my voice", "My voice", {"favourite": True, "origin": "recorded", "tags": ("narration",)}),
        ("heard", "Grandad", {"origin": "imported"}),
        ("bundled", "Ada", {"bundled": True, "variant": "demo-3"}),
        ("no clip", "A voice whose name is far too long for its card", {"origin": "recorded"}),
        ("damaged", "Broken", {"fault": "The file is cut short.", "variant": ""}),
    )
    return [
        voice_card(
            VoiceEntry(Path(name), None, key, name, created=made, **{"variant": "t3_turbo", **facts}),  # type: ignore[arg-type]
            (),
            date(2026, 12, 1),
        )
        for key, name, facts in entries
    ]


def _rows() -> list[ModelRow]:
    words = "0.9 of 1.9 GB · 6.1 MB/s · 3 min left · continues after a restart"
    good_for = "English, tags such as [laugh]. The one for most people."
    return [
        ModelRow("a", "Turbo", good_for, size="1.2 GB", chip="loaded", chip_kind="good", menu=("release",)),
        ModelRow(
            "b", "Nano", good_for, size="918 MB", job=JobFacts("b", "running", words, 0.46), buttons=("pause", "cancel")
        ),
        ModelRow("c", "Nano", good_for, job=JobFacts("c", "paused", "Paused.", 0.46), buttons=("resume", "cancel")),
        ModelRow(
            "d",
            "Nano",
            good_for,
            message="The server can't answer just now (503). Try again later.",
            job=JobFacts("d", "failed"),
            buttons=("go-on", "details"),
        ),
        ModelRow(
            "e", "Turbo", good_for, cost=measured_words(Measured("Turbo", 1.7, 0.6)), size="1.2 GB", buttons=("get",)
        ),
        ModelRow(
            "f",
            "Turbo",
            "It can't be used.",
            chip="damaged",
            chip_kind="warning",
            message="t3.gguf is cut short. Get it again.",
            buttons=("again",),
            menu=("folder", "remove"),
        ),
    ]
