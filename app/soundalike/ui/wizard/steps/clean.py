"""Step 4: cleaning, heard beside what was recorded, as loud as each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from soundalike.translation import tr, tr_noop
from soundalike.ui.view_models.progress import ProgressFacts
from soundalike.ui.view_models.wizard.words import clean_up_sentence, noise_sentence
from soundalike.ui.widgets.buttons import RoundButton
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.progress_row import ProgressRow
from soundalike.ui.widgets.segmented import Segmented
from soundalike.ui.wizard.context import WizardContext
from soundalike.ui.wizard.parts.folding_row import FoldingRow
from soundalike.ui.wizard.parts.version_row import VersionRow
from soundalike.ui.wizard.step import WIDE, Step

if TYPE_CHECKING:
    from soundalike.audio.media import PreparedClip
    from soundalike.engine.types import Samples

GROUP = "versions"
LOOK_MILLISECONDS = 33
CLEANED, RECORDED = "b", "a"
LOSSLESS = (("off", tr_noop("Off")), ("auto", tr_noop("Gentle")), ("strong", tr_noop("Strong")))
LOSSY = (("off", tr_noop("Off")), ("auto", tr_noop("Strong")))
"""A compressed recording is restored by itself, so that there is no third strength."""
_WORDS = {"auto": tr_noop("gentle"), "strong": tr_noop("strong"), "off": tr_noop("untouched")}
_WORDS_LESS_NOISE = {
    "auto": tr_noop("gentle, less noise"),
    "strong": tr_noop("strong, less noise"),
    "off": tr_noop("untouched, less noise"),
}


class CleanStep(Step):
    """Space plays; A and B switch."""

    continue_words = tr_noop("Make the voice")

    def __init__(self, context: WizardContext) -> None:
        super().__init__(
            context,
            tr("Cleaner, still you"),
            tr("Less hum and hiss, the same voice. Switch while it plays; both are equally loud."),
            WIDE,
        )
        theme = self.theme
        self.cleaned = VersionRow(theme, "B", tr("Cleaned"))
        self.recorded = VersionRow(theme, "A", tr("As recorded"))
        self.play = RoundButton(theme, tr("Play"))
        self.which = Segmented(theme, ((RECORDED, "A"), (CLEANED, "B")), tr("Which one sounds"))
        self.strength = Segmented(theme, _shown(LOSSLESS), tr("Clean-up"))
        self.strength_lossy = Segmented(theme, _shown(LOSSY), tr("Clean-up"))
        self.noise = Segmented(theme, (("off", tr("Off")), ("on", tr("On"))), tr("Noise removal"))
        self.strength_words = label("", "body-secondary", wrap=True)
        self.noise_words = label("", "body-secondary", wrap=True)
        self.fault = label("", "warning", wrap=True)
        self.progress = ProgressRow(theme, ProgressFacts(tr("Cleaning"), can_cancel=False))
        self.prepared: PreparedClip | None = None
        self._sounds: dict[str, Samples] = {}
        self._working = False
        self._rested_at = 0.0
        self._key = CLEANED
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MILLISECONDS)
        self._timer.timeout.connect(self._show_position)
        self._lay_out()
        self._connect()

    def entered(self) -> None:
        self._choose_version(CLEANED)
        self._rested_at = 0.0
        self._prepare()
        self.strength.setFocus()

    def left(self) -> None:
        self._timer.stop()
        self.context.player.stop()

    @property
    def can_continue(self) -> bool:
        return self.prepared is not None and not self._working

    def key_pressed(self, key: int) -> bool:
        if key == Qt.Key.Key_Space:
            self.toggle()
        elif key == Qt.Key.Key_A:
            self._choose_version(RECORDED)
        elif key == Qt.Key.Key_B:
            self._choose_version(CLEANED)
        else:
            return False
        return True

    def toggle(self) -> None:
        """Plays the version that is chosen, or stops it."""
        player = self.context.player
        heard = player.heard()
        if heard.group == GROUP:
            player.stop()
            self._rested_at = heard.seconds
            self._show_position()
        elif self._sounds:
            self._seek(self._rested_at)

    def _prepare(self) -> None:
        """Cleans as it is chosen now; what sounds goes on until it is there."""
        from soundalike.audio.media import ClipOptions, Window, chosen_by_person  # noqa: PLC0415

        analysis, choices = self.context.workshop.analysis, self.context.choices
        if analysis is None:
            self.go_back_to.emit("choose")
            return
        window: Window | None = None
        if choices.start is not None:
            window = chosen_by_person(analysis, choices.start, choices.end)
        self._working = True
        self._show()
        self.changed.emit()
        options = ClipOptions(clean=choices.clean, denoise=choices.denoise)
        self.context.workshop.prepare(options, window, self._prepared, self._failed)

    def _prepared(self, prepared: PreparedClip) -> None:
        from soundalike.audio.media.loudness_match import matched_in_loudness  # noqa: PLC0415
        from soundalike.audio.peaks import peaks_of  # noqa: PLC0415

        self._working = False
        self.prepared = prepared
        self.fault.setText(next((note for note in prepared.notes if "ffmpeg" in note), ""))
        original, cleaned = prepared.before_and_after()
        # What couldn't be turned up without clipping is met from above.
        cleaned = matched_in_loudness(cleaned, original)
        sounds = {RECORDED: original, CLEANED: cleaned}
        rate = prepared.sample_rate
        self.recorded.wave.show_sound(peaks_of(original, rate), prepared.seconds)
        self.cleaned.wave.show_sound(peaks_of(cleaned, rate), prepared.seconds)
        heard = self.context.player.heard()
        first, self._sounds = not self._sounds, sounds
        if heard.group == GROUP:
            self.context.player.play(GROUP, sounds, self._key, start=min(heard.seconds, prepared.seconds))
        self._show()
        self.changed.emit()
        if first:
            self.play.setFocus()

    def _failed(self, said: str) -> None:
        self._working = False
        self.prepared = None
        self.fault.setText(said)
        self._show()
        self.changed.emit()

    def _choose_strength(self, key: str) -> None:
        self.context.choose(clean=key, made="", made_from="", seed=None)
        self._prepare()

    def _choose_noise(self, key: str) -> None:
        self.context.choose(denoise=key == "on", made="", made_from="", seed=None)
        self._prepare()

    def _choose_version(self, key: str) -> None:
        self._key = key
        self.which.choose(key)
        self.context.player.switch(key)
        self._show_position()

    def _seek(self, seconds: float) -> None:
        if self._sounds:
            self.context.player.play(GROUP, self._sounds, self._key, start=seconds)
            self._rested_at = 0.0
            self._timer.start()

    def _show_position(self) -> None:
        heard = self.context.player.heard()
        sounding = heard.group == GROUP
        name = tr("Pause") if sounding else tr("Play")
        self.play.show_state("pause" if sounding else "play", strong=sounding, name=name)
        for key, row in ((CLEANED, self.cleaned), (RECORDED, self.recorded)):
            row.show_chosen(key == self._key)
            place = heard.seconds if sounding else self._rested_at or None
            row.wave.show_position(place if key == self._key else None)
        if not sounding:
            self._timer.stop()

    def _show(self) -> None:
        self.progress.setVisible(self._working)
        self.fault.setVisible(bool(self.fault.text()))
        self.play.setEnabled(bool(self._sounds))
        choices, analysis = self.context.choices, self.context.workshop.analysis
        if analysis is None:
            return
        from soundalike.audio.media.clean import is_lossy  # noqa: PLC0415

        lossy = is_lossy(analysis.stream)
        shown = "auto" if lossy and choices.clean == "strong" else choices.clean
        self.strength.setVisible(not lossy)
        self.strength_lossy.setVisible(lossy)
        (self.strength_lossy if lossy else self.strength).choose(shown)
        strength = "strong" if lossy and shown == "auto" else shown
        prepared = self.prepared
        on = choices.denoise if choices.denoise is not None else self._suggested()
        self.noise.choose("on" if on else "off")
        self.cleaned.detail.setText(tr(_WORDS_LESS_NOISE[strength] if on else _WORDS[strength]))
        self.recorded.detail.setText(tr("untouched"))
        if prepared is not None:
            hum = prepared.verdict.hum_hz
            self.strength_words.setText(clean_up_sentence(lossy, analysis.stream, hum, shown))
            self.noise_words.setText(noise_sentence(prepared.verdict, on=bool(on)))
        self._show_position()

    def _suggested(self) -> bool:
        prepared = self.prepared
        return prepared is not None and prepared.verdict.suggests_denoise and self.context.choices.clean != "off"

    def _connect(self) -> None:
        self.play.clicked.connect(self.toggle)
        self.which.changed.connect(self._choose_version)
        self.strength.changed.connect(self._choose_strength)
        self.strength_lossy.changed.connect(self._choose_strength)
        self.noise.changed.connect(self._choose_noise)
        for key, row in ((CLEANED, self.cleaned), (RECORDED, self.recorded)):
            row.chosen.connect(lambda key=key: self._choose_version(key))
            row.wave.sought.connect(self._seek)

    def _lay_out(self) -> None:
        sizes = self.theme.sizes
        self.column.addWidget(self.cleaned)
        self.column.addWidget(self.recorded)
        row = QHBoxLayout()
        row.setSpacing(sizes.medium - 2)
        row.addWidget(self.play)
        row.addWidget(self.which)
        row.addWidget(label(tr("Space plays, A and B switch"), "secondary"))
        row.addStretch()
        self.column.addLayout(row)
        strength = self._panel(tr("Clean-up"), (self.strength, self.strength_lossy), self.strength_words)
        noise = self._panel(tr("Noise removal"), (self.noise,), self.noise_words)
        self.column.addWidget(FoldingRow(strength, noise, sizes.medium, equal=True))
        self.column.addWidget(self.fault)
        self.column.addWidget(self.progress)
        self.column.addStretch()

    def _panel(self, title: str, choices: tuple[Segmented, ...], words: QFrame) -> QFrame:
        sizes = self.theme.sizes
        panel = QFrame()
        panel.setProperty("ground", "panel")
        column = QVBoxLayout(panel)
        column.setContentsMargins(sizes.large + 2, sizes.large, sizes.large + 2, sizes.large)
        column.setSpacing(sizes.small)
        column.addWidget(label(title, "strong"))
        for one in choices:
            column.addWidget(one, alignment=Qt.AlignmentFlag.AlignLeft)
        column.addWidget(words)
        column.addStretch()
        return panel


def _shown(choices: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """With their words in the person's language."""
    return tuple((key, tr(words)) for key, words in choices)
