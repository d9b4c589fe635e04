"""Step 5: the voice is made, heard, named and kept."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal

from soundalike.translation import number, tr, tr_noop
from soundalike.ui.view_models.progress import ProgressFacts
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.view_models.wizard.words import original_detail
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.progress_row import ProgressRow
from soundalike.ui.wizard.context import WizardContext
from soundalike.ui.wizard.making import UNNAMED, clone_request, fingerprint, save_voice
from soundalike.ui.wizard.parts.about_voice import AboutVoice
from soundalike.ui.wizard.parts.take_row import TakeRow
from soundalike.ui.wizard.step import Step
from soundalike.ui.wizard.takes import SEEDS, SENTENCE

if TYPE_CHECKING:
    from soundalike.engine.types import Samples
    from soundalike.voices import VoiceEntry

RATE = 24_000
LOOK_MILLISECONDS = 33
MINE = tr_noop(
    "Three takes of a line you've never said. Pick the one that sounds most like you; it sets the voice's seed."
)
THEIRS = tr_noop(
    "Three takes of a line they've never said. Pick the one that sounds most like them; it sets the voice's seed."
)


class MeetStep(Step):
    """`saved` comes with the voice's entry in the library; `none_fits` when none of the takes sounds right."""

    continue_words = tr_noop("Save voice")
    saved = Signal(object)
    none_fits = Signal()

    def __init__(self, context: WizardContext) -> None:
        super().__init__(
            context,
            tr("Meet your voice"),
            tr(MINE),
        )
        theme = self.theme
        self.progress = ProgressRow(theme, ProgressFacts(tr("Making the voice")))
        self.original = TakeRow(theme, tr("As recorded"), original=True)
        self.rows = {
            seed: TakeRow(theme, tr("Take {letter}").format(letter=number(at))) for at, seed in enumerate(SEEDS, 1)
        }
        self.none = TextButton(theme, tr("None of these"))
        self.about = AboutVoice(context)
        self.fault = label("", "warning", wrap=True)
        self.again = TextButton(theme, tr("Try again"), icon_name="retake")
        self._making = False
        self._saving = False
        self._ready = ""
        self._key = 0
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MILLISECONDS)
        self._timer.timeout.connect(self._show_position)
        self._lay_out()
        self._connect()

    def entered(self) -> None:
        other = self.context.choices.whose != "self"
        self.heading.setText(tr("Meet the voice") if other else tr("Meet your voice"))
        self.sentence.setText(tr(THEIRS) if other else tr(MINE))
        self.about.show_choices()
        self._make()
        self.original.play.setFocus()

    def left(self) -> None:
        self._timer.stop()
        self.context.player.stop()
        self.context.takes.cancel()
        self.about.take()
        if any(row.sound is None for row in self.rows.values()):
            self._ready = ""  # what wasn't spoken yet is spoken when one comes back
        if self._making:
            self.context.workshop.cancel()
            self._making = False

    @property
    def can_continue(self) -> bool:
        choices = self.context.choices
        return not self._making and not self._saving and bool(choices.made) and choices.seed is not None

    def key_pressed(self, key: int) -> bool:
        if key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3):
            row = self.rows[SEEDS[key - Qt.Key.Key_1]]
            if row.sound is not None:
                row.play_pressed.emit(0.0)
            return True
        return False

    def save(self) -> None:
        """Keeps the voice in the library."""
        self.about.take()
        context = self.context
        if not context.choices.name:
            context.choose(name=tr(UNNAMED))
        self._saving = True
        self.changed.emit()
        draft, open_library = context.draft, context.surroundings.services.wiring.wizard.open_library
        places = context.surroundings.places
        context.workshop.run(lambda: save_voice(draft, open_library(places)), self.saved.emit, self._not_saved)

    # ---- making ----

    def _make(self) -> None:
        prepared = self.context.workshop.prepared
        if prepared is None:
            self.go_back_to.emit("clean")
            return
        print_now = fingerprint(self.context.choices, prepared)
        if self._ready == print_now:
            return
        self._forget()
        self._ready = print_now
        self.original.show_sound(prepared.samples, RATE, original_detail(prepared))
        choices, draft = self.context.choices, self.context.draft
        if choices.made and choices.made_from == print_now:
            self._find_made(choices.made)
            return
        self._making = True
        self.progress.show_progress(ProgressFacts(tr("Making the voice")))
        self._show()
        self.context.workshop.make(
            draft.library,
            lambda: clone_request(draft, prepared),
            lambda entry: self._made(entry, print_now),
            self._failed,
        )

    def _find_made(self, voice_id: str) -> None:
        """The voice was made before the wizard was closed: only its takes are spoken anew."""
        draft = self.context.draft

        def find() -> VoiceEntry | None:
            return next((entry for entry in draft.library.entries() if entry.id == voice_id), None)

        def found(entry: VoiceEntry | None) -> None:
            if entry is None:
                self.context.choose(made="", made_from="")
                self._ready = ""
                self._make()
            else:
                self._speak(entry.path)

        self.context.workshop.run(find, found, self._failed)

    def _made(self, entry: VoiceEntry, made_from: str) -> None:
        self._making = False
        self.context.choose(made=entry.id, made_from=made_from, seed=None)
        self._speak(entry.path)

    def _speak(self, voice: Path) -> None:
        self._show()
        self.changed.emit()
        self.context.takes.speak(voice, SEEDS)

    def _take(self, seed: int, sound: Samples) -> None:
        row = self.rows[seed]
        row.show_sound(sound, RATE, tr("{seconds} s").format(seconds=number(len(sound) / RATE, 1)))
        row.show_chosen(self.context.choices.seed == seed)
        self.context.workshop.measure_likeness(sound, lambda likeness: self._likeness(row, likeness))
        self.changed.emit()

    def _likeness(self, row: TakeRow, likeness: float) -> None:
        if row.sound is not None:
            row.show_detail(tr("likeness {value}").format(value=number(likeness, 2)))

    def _failed(self, said: str) -> None:
        self._making = False
        self._ready = ""
        self.fault.setText(said)
        self._show()
        self.again.show()
        self.changed.emit()

    def _cancel(self) -> None:
        self.context.workshop.cancel()
        self._failed(tr("Stopped. Nothing was lost: try again, or go back."))

    def _not_saved(self, said: str) -> None:
        self._saving = False
        self.context.toasts.show(ToastFacts(said, "error"))
        self.changed.emit()

    def _forget(self) -> None:
        for row in self.rows.values():
            row.forget()
        self.fault.setText("")
        self.again.hide()

    # ---- hearing and choosing ----

    def _play(self, key: int, row: TakeRow, start: float) -> None:
        player = self.context.player
        group = f"take {key}"
        if row.sound is None:
            return
        if player.heard().group == group and not start:
            player.stop()
        else:
            player.play(group, {"": row.sound}, "", start=start)
            self._timer.start()
        self._show_position()

    def _show_position(self) -> None:
        heard = self.context.player.heard()
        for key, row in ((0, self.original), *self.rows.items()):
            row.show_position(heard.seconds if heard.group == f"take {key}" else None)
        if not heard.group:
            self._timer.stop()

    def _choose(self, seed: int) -> None:
        self.context.choose(seed=seed)
        for key, row in self.rows.items():
            row.show_chosen(key == seed)
        self.changed.emit()

    def _progressed(self, words: str, part: float) -> None:
        if self._making:
            self.progress.show_progress(ProgressFacts(tr("Making the voice"), words, part))

    def _show(self) -> None:
        self.progress.setVisible(self._making)
        self.fault.setVisible(bool(self.fault.text()))
        ready = bool(self.context.choices.made) and not self._making
        for row in self.rows.values():
            row.setVisible(ready)
        self.none.setVisible(ready)

    def _lay_out(self) -> None:
        self.sentence.setAccessibleDescription(tr("The line: {line}").format(line=SENTENCE))
        column = self.column
        column.addWidget(self.original)
        column.addWidget(self.progress)
        for row in self.rows.values():
            column.addWidget(row)
        column.addWidget(self.fault)
        column.addWidget(self.again, alignment=Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.none, alignment=Qt.AlignmentFlag.AlignRight)
        column.addWidget(self.about)
        column.addStretch()
        self.fault.hide()
        self.again.hide()
        self._show()

    def _connect(self) -> None:
        for seed, row in self.rows.items():
            row.chosen.connect(lambda seed=seed: self._choose(seed))
        for key, row in ((0, self.original), *self.rows.items()):
            row.play_pressed.connect(lambda start, key=key, row=row: self._play(key, row, start))
        self.none.clicked.connect(self.none_fits)
        self.again.clicked.connect(self._try_again)
        self.progress.cancelled.connect(self._cancel)
        self.context.takes.made.connect(self._take)
        self.context.takes.failed.connect(self._failed)
        self.context.workshop.progressed.connect(self._progressed)

    def _try_again(self) -> None:
        self._ready = ""
        self._make()
        self._show()
