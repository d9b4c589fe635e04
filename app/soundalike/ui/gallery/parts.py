"""The sections of the gallery. A new component is a function and a row here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from soundalike.ui.gallery.library_parts import choices, model_rows, phrases, voice_cards
from soundalike.ui.gallery.sample import TAGS, TEXT, card_states, sample_look, speech_peaks
from soundalike.ui.gallery.wizard_parts import WIZARD_SECTIONS
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.outputs import OutputChoice
from soundalike.ui.view_models.progress import ProgressFacts
from soundalike.ui.view_models.status import StatusFacts
from soundalike.ui.view_models.take_card import LetterFacts
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.view_models.transport import PlayState, TransportFacts
from soundalike.ui.view_models.verdict import Verdict
from soundalike.ui.view_models.voice import VoiceChoice
from soundalike.ui.widgets.avatar import Avatar
from soundalike.ui.widgets.buttons import IconButton, RoundButton, TextButton
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor
from soundalike.ui.widgets.info_card import InfoCard
from soundalike.ui.widgets.letters_row import LettersRow
from soundalike.ui.widgets.level_meter import LevelMeter
from soundalike.ui.widgets.number_box import NumberBox
from soundalike.ui.widgets.progress_row import ProgressRow
from soundalike.ui.widgets.segmented import Segmented
from soundalike.ui.widgets.slider import Slider
from soundalike.ui.widgets.speak_button import SpeakButton
from soundalike.ui.widgets.step_list import StepList
from soundalike.ui.widgets.switch import Switch
from soundalike.ui.widgets.take_card import TakeCard
from soundalike.ui.widgets.toast import Toast
from soundalike.ui.widgets.transport_bar import TransportBar
from soundalike.ui.widgets.verdict_tile import VerdictTile
from soundalike.ui.widgets.voice_picker import VoicePicker
from soundalike.ui.widgets.waveform import Waveform

STEPS = ("Whose voice", "Record", "Choose", "Clean up", "Meet your voice")


@dataclass(frozen=True)
class Section:
    """A title, and what makes its parts."""

    title: str
    make: Callable[[Theme], list[QWidget]]


def _row(theme: Theme, *widgets: QWidget) -> QWidget:
    box = QWidget()
    layout = QHBoxLayout(box)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(theme.sizes.small)
    for widget in widgets:
        layout.addWidget(widget)
    layout.addStretch()
    return box


def _buttons(theme: Theme) -> list[QWidget]:
    rows = []
    for enabled in (True, False):
        made: list[QWidget] = [
            TextButton(theme, "Clone my voice", "primary"),
            TextButton(theme, "See models"),
            TextButton(theme, "Export", "ghost", "export"),
            TextButton(theme, "I'll be there.", "suggestion"),
            IconButton(theme, "undo", "Undo"),
            IconButton(theme, "next", "Next", kind="square"),
            RoundButton(theme, "Play"),
        ]
        for button in made:
            button.setEnabled(enabled)
        rows.append(_row(theme, *made))
    return rows


def _speak_buttons(theme: Theme) -> list[QWidget]:
    states: tuple[PlayState, ...] = ("idle", "speaking", "paused", "loading", "queued")
    rows = []
    for state in states:
        button = SpeakButton(theme, "Ctrl+Return")
        button.show_facts(TransportFacts(state, 0.4))
        rows.append(_row(theme, button))
    without = SpeakButton(theme, "Ctrl+Return")
    without.show_facts(TransportFacts("idle", None, has_text=False))
    return [*rows, _row(theme, without)]


def _choices(theme: Theme) -> list[QWidget]:
    on, off, cannot = (Switch(theme, words) for words in ("Speak as I type", "Captions (SRT)", "Not here"))
    on.setChecked(True)
    cannot.setEnabled(False)
    formats = Segmented(theme, [("wav", "WAV"), ("flac", "FLAC"), ("mp3", "MP3"), ("opus", "Opus")], "Format")
    number = NumberBox("Temperature", 0.05, 5, 0.05, 2, "0.80")
    typed = QLineEdit("Harbour walk")
    slider = Slider(theme, "Speed", 50, 150, 100)
    return [_row(theme, on, off, cannot), _row(theme, formats), _row(theme, number, slider), typed]


def _waveforms(theme: Theme) -> list[QWidget]:
    whole, heard, empty = (Waveform(theme, "Sound") for _ in range(3))
    whole.show_sound(speech_peaks(5.4, 2), 5.4)
    heard.show_sound(speech_peaks(5.4, 2), 5.4)
    heard.show_position(2.3)
    return [whole, heard, empty]


def _meters(theme: Theme) -> list[QWidget]:
    meters: list[QWidget] = []
    for peak, level in ((0.0, 0.0), (0.02, 0.01), (0.15, 0.08), (0.5, 0.3), (1.0, 0.9)):
        meter = LevelMeter(theme, "Microphone")
        meter.feed(peak, 0.0)
        meter.feed(level, 0.1)
        meters.append(meter)
    return meters


def _steps(theme: Theme) -> list[QWidget]:
    lists: list[QWidget] = []
    for current in (0, 2, 4):
        made = StepList(theme, STEPS)
        made.show_step(current)
        lists.append(made)
    return lists


def _verdicts(theme: Theme) -> list[QWidget]:
    return [
        VerdictTile(theme, Verdict("Length", "12.2 s of speech. Ten to fifteen is best.", "good")),
        VerdictTile(theme, Verdict("Echo", "Some. A room with curtains would sound closer.", "warning")),
        VerdictTile(theme, Verdict("One speaker", "Two people speak in it. Choose a part with one.", "bad")),
    ]


def _progress(theme: Theme) -> list[QWidget]:
    return [
        ProgressRow(theme, ProgressFacts("Exporting Harbour walk", "14 s of 40 s", 0.35)),
        ProgressRow(theme, ProgressFacts("Opening harbour.txt")),
        ProgressRow(theme, ProgressFacts("Opening the history", "", 0.9, can_cancel=False)),
    ]


def _toasts(theme: Theme) -> list[QWidget]:
    host = QWidget()
    column = QVBoxLayout(host)
    column.setContentsMargins(0, 0, 0, 0)
    for facts in (
        ToastFacts("The take was deleted.", action="Undo"),
        ToastFacts("Written to Music/Soundalike/Harbour walk.wav.", "good", "Show the folder"),
        ToastFacts("The history was damaged. It is kept aside.", "warning", "More"),
        ToastFacts("There is no sound output. Connect one, or export to a file.", "error"),
    ):
        column.addWidget(Toast(theme, facts, lambda: None, host))
    return [host]


def _cards(theme: Theme) -> list[QWidget]:
    cards: list[QWidget] = []
    for facts in card_states():
        card = TakeCard(theme)
        card.show_facts(facts, current=facts.state == "speaking")
        cards.append(card)
    row = LettersRow(theme)
    letters = (
        LetterFacts(1, "A", chosen=True),
        LetterFacts(2, "B", chosen=False),
        LetterFacts(3, "C", chosen=False, suspect=True),
    )
    row.show_letters(letters, can_retake=True)
    return [*cards, row]


def _editor(theme: Theme) -> list[QWidget]:
    editor, empty = SentenceEditor(theme), SentenceEditor(theme, "Type something and press Speak.")
    editor.set_tags(TAGS)
    editor.set_text(TEXT)
    look = sample_look()
    assert look.sounding is not None
    editor.show_sounding((look.sounding.start, look.sounding.end), heard_from=0)
    editor.setMinimumHeight(theme.sizes.editor_line * 7)
    empty.setMinimumHeight(theme.sizes.editor_line * 3)
    return [editor, empty]


def _bars(theme: Theme) -> list[QWidget]:
    bar = TransportBar(theme, lambda command: command, "Ctrl+Return")
    bar.show_facts(TransportFacts("speaking"))
    bar.show_sound(speech_peaks(5.4, 2), 5.4, 2.3)
    bar.show_outputs([OutputChoice("headset", "A headset")], "headset")
    picker = VoicePicker(theme)
    picker.show_voice(VoiceChoice("m", "My voice", "Turbo · English"))
    avatars = []
    for name in ("My voice", "Narrator", "Grandad", "Ada", "Bram", "Zoë"):
        avatar = Avatar(theme)
        avatar.show_voice(name, name)
        avatars.append(avatar)
    return [bar, _row(theme, picker), _row(theme, *avatars)]


def _cards_to_act(theme: Theme) -> list[QWidget]:
    sentence = "Read three sentences, about fifteen seconds. Or bring a recording."
    return [
        InfoCard(theme, "microphone", "Make it your voice", sentence, "Clone my voice", primary=True),
        InfoCard(theme, "models", "You're hearing the demo model", "It's small and rough.", "See models"),
    ]


def _status(theme: Theme) -> list[QWidget]:
    from soundalike.ui.shell.status_line import StatusLine  # noqa: PLC0415 - the shell stands on the widgets

    facts = (
        StatusFacts(),
        StatusFacts("loading", 0.4),
        StatusFacts("ready", backend="CPU", speed=1.7, first_sound_seconds=0.6),
        StatusFacts("failed", problem="The model couldn't be loaded"),
    )
    lines: list[QWidget] = []
    for one in facts:
        line = StatusLine(theme)
        line.show_facts(one)
        lines.append(line)
    return lines


SECTIONS: tuple[Section, ...] = (
    Section("Buttons", _buttons),
    Section("The Speak button", _speak_buttons),
    Section("Choices", _choices),
    Section("Waveform", _waveforms),
    Section("Level meter", _meters),
    Section("Steps", _steps),
    Section("Verdicts", _verdicts),
    Section("Progress", _progress),
    Section("Messages", _toasts),
    Section("Cards that suggest", _cards_to_act),
    Section("Takes", _cards),
    Section("Editor", _editor),
    Section("Transport, voice", _bars),
    Section("Status line", _status),
    Section("Voices", voice_cards),
    Section("Models", model_rows),
    Section("Quick phrases", phrases),
    Section("Lists and radio buttons", choices),
    *(Section(title, make) for title, make in WIZARD_SECTIONS),
)
