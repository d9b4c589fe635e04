"""The sections of the gallery that show the wizard's own parts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QWidget

from soundalike.ui.gallery.sample import speech_peaks
from soundalike.ui.theme.theme import Theme
from soundalike.ui.wizard.parts.chip import Chip
from soundalike.ui.wizard.parts.choice_card import ChoiceCard
from soundalike.ui.wizard.parts.line_card import LineCard, LineState
from soundalike.ui.wizard.parts.record_button import RecordButton
from soundalike.ui.wizard.parts.region_waveform import RegionWaveform
from soundalike.ui.wizard.parts.take_row import TakeRow
from soundalike.ui.wizard.parts.version_row import VersionRow
from soundalike.ui.wizard.recorder import RecorderState

LINE = "Every clear night the whole village looks up at the large sky."


def answers(theme: Theme) -> list[QWidget]:
    """Cards of which one is chosen."""
    cards = [
        ChoiceCard(theme, "microphone", "Mine", "You read one sentence aloud, or confirm in writing."),
        ChoiceCard(theme, "voices", "Someone who agreed", "You state in writing that they did."),
    ]
    for card in cards:
        card.setAutoExclusive(False)
    cards[0].setChecked(True)
    return [*cards]


def recording(theme: Theme) -> list[QWidget]:
    """The button and the findings in their states."""
    states: tuple[RecorderState, ...] = ("closed", "listening", "room", "countdown", "recording", "keeping")
    buttons: list[QWidget] = []
    for state in states:
        button = RecordButton(theme, 44)
        button.show_state(state, 3, mine=True)
        buttons.append(button)
    chips: list[QWidget] = []
    quiet, loud, unknown = (Chip(theme) for _ in range(3))
    quiet.say("good", "Room is quiet · −58 dB")
    loud.say("warning", "Too loud: it is clipping")
    unknown.say("plain", "The room is heard first")
    chips += [quiet, loud, unknown]
    return [_row(theme, buttons[:3]), _row(theme, buttons[3:]), *(_row(theme, [chip]) for chip in chips)]


def lines(theme: Theme) -> list[QWidget]:
    """A line to read in each of its states."""
    states: tuple[LineState, ...] = ("ahead", "current", "recording", "read", "refused")
    cards: list[QWidget] = []
    for number, state in enumerate(states, 1):
        card = LineCard(theme, number, LINE)
        card.show_line(state, None)
        cards.append(card)
    return cards


def parts(theme: Theme) -> list[QWidget]:
    """One part that is chosen, and several that are joined."""
    one, joined = RegionWaveform(theme), RegionWaveform(theme)
    for wave in (one, joined):
        wave.show_clip(speech_peaks(32.0, 3), 32.0, [(0.0, 32.0)])
    one.show_spans([(4.0, 16.2)])
    joined.show_spans([(3.0, 8.0), (12.0, 19.0)])
    return [one, joined]


def versions(theme: Theme) -> list[QWidget]:
    """Two versions of a sound, of which one plays; takes of a voice beside the original."""
    cleaned, recorded = VersionRow(theme, "B", "Cleaned"), VersionRow(theme, "A", "As recorded")
    cleaned.detail.setText("gentle")
    recorded.detail.setText("untouched")
    for row in (cleaned, recorded):
        row.wave.show_sound(speech_peaks(12.2, 2), 12.2)
    cleaned.show_chosen(True)
    cleaned.wave.show_position(4.3)
    return [cleaned, recorded, TakeRow(theme, "As recorded", original=True), TakeRow(theme, "Take 1")]


WIZARD_SECTIONS: tuple[tuple[str, Callable[[Theme], list[QWidget]]], ...] = (
    ("Answers", answers),
    ("Recording", recording),
    ("Lines to read", lines),
    ("The chosen part", parts),
    ("Versions and takes", versions),
)


def _row(theme: Theme, widgets: list[QWidget]) -> QWidget:
    box = QWidget()
    layout = QHBoxLayout(box)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(theme.sizes.small)
    for widget in widgets:
        layout.addWidget(widget)
    layout.addStretch()
    return box
