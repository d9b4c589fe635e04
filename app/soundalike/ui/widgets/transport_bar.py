"""The row under the text: what sounds, how fast, how loud and where."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from soundalike.translation import number, tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.layout import usable_width
from soundalike.ui.view_models.outputs import OutputChoice
from soundalike.ui.view_models.transport import TransportFacts
from soundalike.ui.widgets.buttons import IconButton
from soundalike.ui.widgets.labels import IconLabel, label
from soundalike.ui.widgets.menu_button import MenuButton
from soundalike.ui.widgets.slider import Slider
from soundalike.ui.widgets.speak_button import SpeakButton
from soundalike.ui.widgets.waveform import Waveform

SPEED_STEP = 5
"""Per cent: what a key or the wheel changes."""
WIDEST_DEVICE = 120
"""Of a device's name, at the usual text size."""
_ROOM_FOR_KEY = 720
_ROOM_FOR_WAVE = 760


class TransportBar(QWidget):
    """Buttons tell by signals; sliders by their values in per cent."""

    toggled = Signal()
    stopped = Signal()
    previous = Signal()
    next = Signal()
    speed_changed = Signal(int)
    volume_changed = Signal(int)
    output_chosen = Signal(str)
    outputs_wanted = Signal()
    """The list of outputs is about to be shown."""

    def __init__(self, theme: Theme, tooltip: Callable[[str], str], key: str, parent: QWidget | None = None) -> None:
        """`tooltip` gives a command's name with its key; `key` is the Speak button's."""
        super().__init__(parent)
        self._theme = theme
        sizes = theme.sizes
        self.previous_button = IconButton(theme, "previous", tooltip("previous"), kind="square")
        self.speak_button = SpeakButton(theme, key)
        self.stop_button = IconButton(theme, "stop", tooltip("stop"), kind="square")
        self.next_button = IconButton(theme, "next", tooltip("next"), kind="square")
        self.waveform = Waveform(theme, tr("The sentence that sounds"))
        self.waveform.set_seekable(False)
        self.speed = Slider(theme, tr("Speed"), 50, 150, 100)
        self.speed.setSingleStep(SPEED_STEP)
        self._speed_words = label(tr("Speed"), "secondary")
        self._speed_value = label(_times(100), "secondary")
        self._volume_icon = IconLabel(theme, "volume", "secondary")
        self.volume = Slider(theme, tr("Volume"), 0, 100, 100)
        self.output_button = MenuButton(theme, tr("Speakers"))
        self._menu = self.output_button.opened
        self._menu.aboutToShow.connect(self.outputs_wanted)
        self._buttons, self._tools = buttons, tools = QHBoxLayout(), QHBoxLayout()
        for row in (buttons, tools):
            row.setSpacing(sizes.medium - 2)
        for widget in (self.previous_button, self.speak_button, self.stop_button, self.next_button):
            buttons.addWidget(widget)
        buttons.addSpacing(sizes.small)
        buttons.addWidget(self.waveform)
        buttons.addStretch(1)
        tools.addStretch(1)
        for part in (self._speed_words, self.speed, self._speed_value, self._volume_icon, self.volume):
            tools.addWidget(part)
        tools.addWidget(self.output_button)
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(sizes.medium - 2)
        self._rows.addLayout(buttons, 1)
        self._rows.addLayout(tools)
        self._connect()
        self.show_outputs(None, "")
        self.show_facts(TransportFacts())

    def show_facts(self, facts: TransportFacts) -> None:
        """What the buttons do now."""
        self.speak_button.show_facts(facts)
        self.stop_button.setEnabled(facts.can_stop)
        self.previous_button.setEnabled(facts.has_text)
        self.next_button.setEnabled(facts.has_text)
        self._fold()

    def show_sound(self, peaks: bytes, seconds: float, position: float | None) -> None:
        """The sentence that sounds; without peaks, none."""
        self.waveform.show_sound(peaks, seconds)
        self.waveform.show_position(position)
        self._fold()

    def show_outputs(self, choices: Sequence[OutputChoice] | None, chosen: str) -> None:
        """The outputs there are, None before anybody looked; `chosen` is one's name, empty for the system's default."""
        self._menu.clear()
        group = QActionGroup(self._menu)
        shown = tr("System default")
        for choice in (OutputChoice("", shown), *(choices or ())):
            action = QAction(choice.words, self._menu)
            action.setCheckable(True)
            action.setChecked(choice.name == chosen)
            action.triggered.connect(lambda _checked=False, name=choice.name: self.output_chosen.emit(name))
            group.addAction(action)
            self._menu.addAction(action)
            if choice.name == chosen and chosen:
                shown = choice.words
        if choices is not None and not choices:
            note = QAction(tr("No sound output was found."), self._menu)
            note.setEnabled(False)
            self._menu.addAction(note)
        metrics = self.output_button.fontMetrics()
        width = round(WIDEST_DEVICE * self._theme.text_percent / 100)
        words = metrics.elidedText(shown, Qt.TextElideMode.ElideRight, width) if chosen else tr("Speakers")
        self.output_button.setText(words)
        named = tr("Sound output: {name}").format(name=shown)
        self.output_button.setAccessibleName(named)
        self.output_button.setToolTip(named)
        self._fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _connect(self) -> None:
        self.speak_button.clicked.connect(self.toggled)
        self.stop_button.clicked.connect(self.stopped)
        self.previous_button.clicked.connect(self.previous)
        self.next_button.clicked.connect(self.next)
        self.speed.valueChanged.connect(self._show_speed)
        self.speed.valueChanged.connect(self.speed_changed)
        self.volume.valueChanged.connect(self._show_volume)
        self.volume.valueChanged.connect(self.volume_changed)

    def _fold(self) -> None:
        """Leaves out what there is no room for; with even less, what isn't a button lies beneath the buttons."""
        room = usable_width(self.width(), self._theme.text_percent)
        self.speak_button.show_key = room >= _ROOM_FOR_KEY
        self.speak_button.updateGeometry()
        self.waveform.setVisible(room >= _ROOM_FOR_WAVE and self.waveform.has_sound)
        self._speed_words.setVisible(room >= _ROOM_FOR_KEY)
        for row in (self._buttons, self._tools):
            row.invalidate()  # what it needs has just become something else
        needed = self._buttons.minimumSize().width() + self._rows.spacing() + self._tools.minimumSize().width()
        directions = QBoxLayout.Direction
        self._rows.setDirection(directions.LeftToRight if needed <= self.width() else directions.TopToBottom)

    def _show_speed(self, percent: int) -> None:
        words = _times(percent)
        self._speed_value.setText(words)
        self.speed.setAccessibleDescription(words)

    def _show_volume(self, percent: int) -> None:
        self._volume_icon.show_icon("volume" if percent else "mute", "secondary")
        self.volume.setAccessibleDescription(tr("{percent} %").format(percent=number(percent)))


def _times(percent: int) -> str:
    """A speed: `1.0×`, `1.25×`."""
    return tr("{times}×", "a speed").format(times=number(percent / 100, 2 if percent % 10 else 1))
