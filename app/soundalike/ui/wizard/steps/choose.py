"""Step 3: the best seconds."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from soundalike.translation import tr, tr_noop
from soundalike.ui.view_models.progress import ProgressFacts
from soundalike.ui.view_models.wizard.verdicts import tiles
from soundalike.ui.view_models.wizard.words import best_seconds, source_words
from soundalike.ui.widgets.buttons import RoundButton
from soundalike.ui.widgets.labels import ElidedLabel, label
from soundalike.ui.widgets.progress_row import ProgressRow
from soundalike.ui.widgets.verdict_tile import VerdictTile
from soundalike.ui.wizard.context import WizardContext
from soundalike.ui.wizard.parts.region_waveform import RegionWaveform
from soundalike.ui.wizard.step import WIDE, Step

if TYPE_CHECKING:
    from soundalike.audio.media import ClipAnalysis
    from soundalike.engine.types import Samples
    from soundalike.ui.wizard.workshop import Judged

PICKED = tr_noop("Picked for you: long, steady and clean. Drag the frame to choose another part.")
JOINED = tr_noop("Picked for you: the best parts, joined into one. Press one to choose a single part instead.")
CHOSEN = tr_noop("Your choice. The best seconds are long, steady and clean.")
GROUP = "selection"
LOOK_MILLISECONDS = 33


class ChooseStep(Step):
    """The proposed part is chosen already; the verdict follows when a handle is let go."""

    def __init__(self, context: WizardContext) -> None:
        super().__init__(context, tr("Your best seconds"), tr(PICKED), WIDE)
        theme = self.theme
        self.hint = label("", "warning", wrap=True)
        self.wave = RegionWaveform(theme)
        self.play = RoundButton(theme, tr("Play the selection"))
        self.source = ElidedLabel("", "secondary")
        self.source.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self.fault = label("", "warning", wrap=True)
        self.progress = ProgressRow(theme, ProgressFacts(tr("Reading")))
        self.judged: Judged | None = None
        self._tiles: list[VerdictTile] = []
        self._grid = QGridLayout()
        self._shown: ClipAnalysis | None = None
        self._reading = False
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MILLISECONDS)
        self._timer.timeout.connect(self._show_position)
        self._lay_out()
        self.play.clicked.connect(self.toggle)
        self.wave.moved.connect(self._moved)
        self.wave.moving.connect(self._moving)
        self.progress.cancelled.connect(self._cancel)
        context.workshop.progressed.connect(self._progressed)

    def entered(self) -> None:
        self._reading = True
        self.fault.setText("")
        self._show()
        workshop = self.context.workshop
        workshop.read(self.context.draft.clip, self.context.choices.stream, self._read, self._not_read)
        self.wave.setFocus(Qt.FocusReason.TabFocusReason)

    def left(self) -> None:
        self.show_hint("")
        self._timer.stop()
        self.context.player.stop()
        if self._reading:
            self.context.workshop.cancel()

    @property
    def can_continue(self) -> bool:
        judged = self.judged
        return not self._reading and judged is not None and judged.window is not None and judged.verdict.usable

    def key_pressed(self, key: int) -> bool:
        if key == Qt.Key.Key_Space:
            self.toggle()
            return True
        return False

    def show_hint(self, words: str) -> None:
        """Why one came back here."""
        self.hint.setText(words)
        self.hint.setVisible(bool(words))

    def toggle(self) -> None:
        """Plays the chosen part, or stops it."""
        player = self.context.player
        if player.heard().group == GROUP:
            player.stop()
            self._show_position()
            return
        analysis, judged = self._shown, self.judged
        if analysis is None or judged is None or judged.window is None:
            return
        window = judged.window

        def play(sound: Samples) -> None:
            player.play(GROUP, {"": sound}, "")
            self._timer.start()

        self.context.workshop.run(lambda: window.samples(analysis), play, self._failed)

    # ---- the clip ----

    def _read(self) -> None:
        self._reading = False
        analysis = self.context.workshop.analysis
        if analysis is not None and analysis is not self._shown:
            self._shown = analysis
            self.judged = None
            phrases = [(phrase.start, phrase.end) for phrase in analysis.speech.phrases]
            self.wave.show_clip(_bytes_of(analysis), analysis.seconds, phrases)
            self.source.setText(source_words(self._source_name(), analysis.stream, len(analysis.media.streams)))
        self._show()
        self._judge()

    def _source_name(self) -> str:
        choices = self.context.choices
        if choices.whose == "example":
            from soundalike.voices.draft import EXAMPLES  # noqa: PLC0415

            return next((one.name for one in EXAMPLES if one.file == choices.example), choices.example)
        return Path(choices.imported).name if choices.source == "imported" else tr("What you read")

    def _not_read(self, said: str) -> None:
        self.judged = self._shown = None
        self.wave.show_clip(b"", 0.0, ())
        for tile in self._tiles:
            tile.hide()
        self._failed(said)

    def _failed(self, said: str) -> None:
        self._reading = False
        self.fault.setText(said)
        self._show()
        self.changed.emit()

    def _cancel(self) -> None:
        self.context.workshop.cancel()
        self._not_read(tr("Stopped. Go back and on again to read it once more."))

    # ---- the part ----

    def _moving(self) -> None:
        if self.context.player.heard().group == GROUP:
            self.context.player.stop()
        region = self.wave.region
        if region is not None:
            self.heading.setText(best_seconds(region.seconds))

    def _moved(self) -> None:
        region = self.wave.region
        if region is not None:
            start, end = round(region.start, 3), round(region.end, 3)
            self.context.choose(start=start, end=end, made="", made_from="", seed=None)
            self._judge()

    def _judge(self) -> None:
        choices = self.context.choices
        self.context.workshop.judge(choices.start, choices.end, self._show_judged, self._cannot_judge)

    def _cannot_judge(self, _said: str) -> None:
        """A part that was kept doesn't fit this clip: the proposed one is taken."""
        if self.context.choices.start is not None:
            self.context.choose(start=None, end=None)
            self._judge()

    def _show_judged(self, judged: Judged) -> None:
        self.judged = judged
        window = judged.window
        if window is not None:
            if not judged.whole and not self.wave.held:
                self.wave.show_spans([(span.start, span.end) for span in window.spans])
            self.heading.setText(best_seconds(window.seconds))
            chosen = window.chosen_by == "person"
            self.sentence.setText(tr(CHOSEN if chosen else JOINED if len(window.spans) > 1 else PICKED))
        self._show_tiles(judged)
        self._show()
        self.changed.emit()

    def _show_tiles(self, judged: Judged) -> None:
        found = tiles(judged.verdict, whole=judged.whole)
        for verdict in found[len(self._tiles) :]:
            tile = VerdictTile(self.theme, verdict)
            place = len(self._tiles)
            self._grid.addWidget(tile, place // 2, place % 2)
            self._tiles.append(tile)
        for place, tile in enumerate(self._tiles):
            tile.setVisible(place < len(found))
            if place < len(found):
                tile.show_verdict(found[place])

    def _show(self) -> None:
        self.progress.setVisible(self._reading)
        self.fault.setVisible(bool(self.fault.text()))
        ready = self.judged is not None and self.judged.window is not None and not self._reading
        self.play.setEnabled(ready)

    def _show_position(self) -> None:
        heard = self.context.player.heard()
        sounding = heard.group == GROUP
        self.play.show_state(
            "stop" if sounding else "play", strong=sounding, name=tr("Stop") if sounding else tr("Play the selection")
        )
        self.wave.show_position(self._second_of(heard.seconds) if sounding else None)
        if not sounding:
            self._timer.stop()

    def _second_of(self, heard: float) -> float | None:
        """Where in the clip is what is `heard` seconds into the joined parts."""
        if self.judged is None or self.judged.window is None:
            return None
        for span in self.judged.window.spans:
            if heard <= span.seconds:
                return span.start + heard
            heard -= span.seconds
        return self.judged.window.end

    def _progressed(self, words: str, part: float) -> None:
        if self._reading:
            self.progress.show_progress(ProgressFacts(words, "", part or None))

    def _lay_out(self) -> None:
        sizes = self.theme.sizes
        self.column.addWidget(self.hint)
        self.hint.hide()
        self.column.addWidget(self.wave)
        row = QHBoxLayout()
        row.setSpacing(sizes.medium - 2)
        row.addWidget(self.play)
        row.addWidget(label(tr("Play the selection"), "secondary"))
        row.addWidget(self.source, 1)
        self.column.addLayout(row)
        self.column.addWidget(self.progress)
        self.column.addWidget(self.fault)
        self._grid.setSpacing(sizes.medium - 2)
        holder = QWidget()
        holder.setLayout(self._grid)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(holder)
        self.column.addStretch()


def _bytes_of(analysis: ClipAnalysis) -> bytes:
    """The clip's peaks, 0..255."""
    import numpy as np  # noqa: PLC0415 - the analysis is made of it, so it is loaded

    return bytes(np.rint(np.minimum(analysis.peaks, 1.0) * 255).astype(np.uint8))
