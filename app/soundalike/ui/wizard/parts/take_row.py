"""One take of the new voice, or the original beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from soundalike.translation import tr, tr_noop
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.buttons import RoundButton, TextButton
from soundalike.ui.widgets.labels import IconLabel, label
from soundalike.ui.widgets.themed import repolish
from soundalike.ui.widgets.waveform import Waveform

if TYPE_CHECKING:
    from soundalike.engine.types import Samples

MAKING = tr_noop("being made")


class TakeRow(QFrame):
    """`play_pressed` comes with where to begin, in seconds; `chosen` when it is taken."""

    play_pressed = Signal(float)
    chosen = Signal()

    def __init__(self, theme: Theme, name: str, *, original: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        sizes = theme.sizes
        self._theme = theme
        self._name = name
        self._original = original
        self.sound: Samples | None = None
        self.setProperty("ground", "dashed" if original else "panel")
        self.play = RoundButton(theme, tr("Hear {name}").format(name=name))
        self.detail = label("", "secondary")
        self.wave = Waveform(theme, name)
        self.choose = TextButton(theme, tr("Choose"))
        self.choose.setAccessibleName(tr("Choose {name}").format(name=name))
        self._tick = IconLabel(theme, "check", "accent", sizes.large)
        self._yours = label(
            tr("original") if original else tr("Yours", "the take that was chosen"), "secondary" if original else "good"
        )
        self._lay_out()
        self.play.clicked.connect(lambda: self.play_pressed.emit(0.0))
        self.wave.sought.connect(self.play_pressed)
        self.choose.clicked.connect(self.chosen)
        self.forget()

    def forget(self) -> None:
        """There is no sound yet."""
        self.sound = None
        self.wave.show_sound(b"", 0.0)
        self.detail.setText("" if self._original else tr(MAKING))
        self.play.setEnabled(False)
        self.show_chosen(False)
        self._name_it()

    def show_sound(self, sound: Samples, rate: int, detail: str) -> None:
        """It can be heard."""
        from soundalike.audio.peaks import peaks_of  # noqa: PLC0415 - the sound is an array, so numpy is loaded

        self.sound = sound
        self.wave.show_sound(peaks_of(sound, rate), len(sound) / rate)
        self.play.setEnabled(True)
        self.show_detail(detail)
        self.show_chosen(False)

    def show_detail(self, detail: str) -> None:
        self.detail.setText(detail)
        self._name_it()

    def show_chosen(self, chosen: bool) -> None:
        """Whether it is the one that was taken."""
        ready = self.sound is not None
        self._tick.setVisible(chosen and not self._original)
        self._yours.setVisible(chosen or self._original)
        self.choose.setVisible(not chosen and not self._original)
        self.choose.setEnabled(ready)
        self.setProperty("edge", "accent" if chosen else "")
        repolish(self)
        self._name_it(chosen=chosen)

    def show_position(self, seconds: float | None) -> None:
        """Where it sounds; None when it doesn't."""
        sounding = seconds is not None
        self.wave.show_position(seconds)
        name = (tr("Stop {name}") if sounding else tr("Hear {name}")).format(name=self._name)
        self.play.show_state("stop" if sounding else "play", strong=sounding, name=name)

    def _name_it(self, *, chosen: bool = False) -> None:
        said = f"{self._name}, {self.detail.text()}"
        self.setAccessibleName(tr("{name}, chosen").format(name=said) if chosen else said)

    def _lay_out(self) -> None:
        sizes = self._theme.sizes
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(self._name, "strong"))
        words.addWidget(self.detail)
        holder = QWidget()
        holder.setLayout(words)
        words.setContentsMargins(0, 0, 0, 0)
        holder.setMinimumWidth(sizes.page * 3)
        end = QHBoxLayout()
        end.setSpacing(sizes.tiny)
        end.addStretch()
        for widget in (self._tick, self._yours, self.choose):
            end.addWidget(widget)
        end.addStretch()
        last = QWidget()
        last.setLayout(end)
        end.setContentsMargins(0, 0, 0, 0)
        last.setMinimumWidth(sizes.page * 2 + sizes.medium)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(sizes.large, sizes.small, sizes.large, sizes.small)
        layout.setSpacing(sizes.medium)
        layout.addWidget(self.play)
        layout.addWidget(holder)
        layout.addWidget(self.wave, 1)
        layout.addWidget(last)
