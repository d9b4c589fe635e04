"""The wizard's window: the steps, and the buttons that go between them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from soundalike.settings import Output, Speaking
from soundalike.translation import language_code, tr
from soundalike.ui.services.clip_player import ClipPlayer
from soundalike.ui.services.performance import Sounder
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.view_models.wizard.verdicts import hint
from soundalike.ui.view_models.wizard.words import NAMES
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.step_list import StepList
from soundalike.ui.widgets.toast import ToastArea
from soundalike.ui.wizard.context import WizardContext
from soundalike.ui.wizard.recorder import Recorder
from soundalike.ui.wizard.step import Step
from soundalike.ui.wizard.steps.choose import ChooseStep
from soundalike.ui.wizard.steps.clean import CleanStep
from soundalike.ui.wizard.steps.meet import MeetStep
from soundalike.ui.wizard.steps.record import RecordStep
from soundalike.ui.wizard.steps.whose import WhoseStep
from soundalike.ui.wizard.takes import TestTakes
from soundalike.ui.wizard.workshop import Workshop
from soundalike.ui.workers.lane import Lane
from soundalike.voices.draft import Draft

SIZE = (1000, 744)
SMALLEST = (640, 480)
FOOTER = 72


class WizardWindow(QMainWindow):
    """`saved` comes with the new voice's entry; `ended` once everything of it has ended."""

    saved = Signal(object, object)
    ended = Signal()
    _trouble = Signal(str)

    def __init__(self, surroundings: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(tr("Clone my voice"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumSize(*SMALLEST)
        self.resize(*SIZE)
        self._surroundings = surroundings
        self._ending = False
        self._discarding = False
        """The draft is thrown away once nothing works on it any more."""
        self._question: QMessageBox | None = None
        self._stack = QStackedWidget()
        self.context = self._make_context(surroundings)
        theme = surroundings.theme
        self.steps_list = StepList(theme, [tr(name) for name in NAMES])
        self.back = TextButton(theme, tr("Cancel"))
        self.extra = TextButton(theme, "")
        self.go_on = TextButton(theme, tr("Continue"), "primary")
        self.meet = MeetStep(self.context)
        self.choose = ChooseStep(self.context)
        self.steps: dict[str, Step] = {
            "whose": WhoseStep(self.context),
            "record": RecordStep(self.context),
            "choose": self.choose,
            "clean": CleanStep(self.context),
            "meet": self.meet,
        }
        self._shown = ""
        self._lay_out()
        self._connect()
        self._show_step(self._first_step())

    @property
    def step(self) -> Step:
        """The one that is shown."""
        return self.steps[self._shown]

    @property
    def step_id(self) -> str:
        return self._shown

    @property
    def question(self) -> QMessageBox | None:
        """What is asked before it closes."""
        return self._question

    def forward(self) -> None:
        """The next step, or the end."""
        if not self.step.can_continue:
            return
        if self._shown == "meet":
            self.meet.save()
            return
        self._show_step(self._neighbour(1))

    def backward(self) -> None:
        """The step before, or out."""
        if self._shown == "whose":
            self.close()
        else:
            self._show_step(self._neighbour(-1))

    def bring(self, recording: Path) -> None:
        """Takes this file for the second step; where somebody reads there already, it is shown at once."""
        step = self.steps["record"]
        assert isinstance(step, RecordStep)
        if self._shown == "record":
            step.bring(recording)
            return
        choices = self.context.choices
        self.context.set(
            choices.with_new_clip(source="imported", imported=str(recording), stream=0, made="", made_from="")
        )
        if self._shown != "whose":
            self._show_step("record")

    def end(self) -> None:
        """Closes without asking; what was recorded stays in the draft."""
        self._ending = True
        self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.forward()
        elif event.modifiers() == Qt.KeyboardModifier.AltModifier and event.key() == Qt.Key.Key_Left:
            self.backward()
        elif (
            event.modifiers() not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
            or isinstance(self.focusWidget(), QLineEdit)
            or event.isAutoRepeat()
            or not self.step.key_pressed(event.key())
        ):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._ending and not self.context.draft.is_empty:
            event.ignore()
            self._ask()
            return
        self._close_all()
        event.accept()

    # ---- inside ----

    def _keyboard_went(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self._shown:
            self.step.bring_into_view(now)

    def _make_context(self, surroundings: Surroundings) -> WizardContext:
        services = surroundings.services
        wiring = services.wiring
        draft = Draft(surroundings.places.voice_draft_dir, language_code())
        saver = Lane("voice draft", self)
        saver.failed.connect(self._tell)

        def open_player() -> Sounder:
            player = wiring.open_player(surroundings.settings[Output].device or None)
            player.set_volume(surroundings.settings[Speaking].volume)
            return player

        self._trouble.connect(self._tell)
        return WizardContext(
            surroundings,
            draft,
            saver,
            Workshop(surroundings.places, surroundings.settings, wiring.wizard, self),
            self._make_recorder(surroundings, draft),
            ClipPlayer(open_player, self._trouble.emit),
            TestTakes(services.room, self),
            ToastArea(surroundings.theme, self, FOOTER, surroundings.settings),
        )

    def _make_recorder(self, surroundings: Surroundings, draft: Draft) -> Recorder:
        recorder = Recorder(draft, surroundings.services.wiring.wizard, surroundings.settings, self)
        recorder.instead.connect(lambda said: self.context.toasts.show(ToastFacts(said, "warning")))
        return recorder

    def _tell(self, said: str) -> None:
        self.context.toasts.show(ToastFacts(said, "error"))

    def _first_step(self) -> str:
        """Where one was; what needs the long work of the step before begins there."""
        step = self.context.choices.step
        return "choose" if step in ("clean", "meet") else step

    def _neighbour(self, by: int) -> str:
        names = list(self.steps)
        at = names.index(self._shown) + by
        if names[at] == "record" and self.context.choices.whose == "example":
            at += by  # its recording is there already
        return names[at]

    def _show_step(self, step: str) -> None:
        if self._shown:
            self.step.left()
        self._shown = step
        self.context.choose(step=step)
        self._stack.setCurrentWidget(self.step)
        self.steps_list.show_step(list(self.steps).index(step))
        self.step.entered()
        self._show_buttons()

    def _show_buttons(self) -> None:
        step = self.step
        self.back.set_words(tr("Cancel") if self._shown == "whose" else tr("Back"))
        self.go_on.set_words(tr(step.continue_words))
        self.go_on.setEnabled(step.can_continue)
        extra = step.extra
        self.extra.setVisible(extra is not None)
        if extra is not None:
            words, icon_name, _run = extra
            self.extra.set_words(words)
            self.extra.set_icon(icon_name)

    def _run_extra(self) -> None:
        extra = self.step.extra
        if extra is not None:
            extra[2]()

    def _none_fits(self) -> None:
        prepared = self.context.workshop.prepared
        self.choose.show_hint(hint(prepared.verdict if prepared is not None else None))
        self._show_step("choose")

    def _saved(self, entry: object) -> None:
        seed = self.context.choices.seed
        self._discarding = True
        self.saved.emit(entry, seed)
        self.end()

    def _ask(self) -> None:
        if self._question is not None:
            return
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.NoIcon)
        box.setWindowTitle(tr("Clone my voice"))
        box.setText(tr("Keep what you have for later?"))
        box.setInformativeText(tr("It is on this computer and is here again when you come back."))
        keep = box.addButton(tr("Keep it"), QMessageBox.ButtonRole.AcceptRole)
        discard = box.addButton(tr("Throw it away"), QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(tr("Go on"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(stay)

        def answered() -> None:
            self._question = None
            box.deleteLater()
            if box.clickedButton() is keep:
                self.end()
            elif box.clickedButton() is discard:
                self._discarding = True
                self.end()

        box.finished.connect(answered)
        self._question = box
        box.open()

    def _close_all(self) -> None:
        context = self.context
        self.step.left()
        context.recorder.close()
        context.takes.cancel()
        context.player.close()
        context.workshop.close()
        if self._discarding:
            context.saver.run(context.draft.discard)
        context.saver.close()
        self.ended.emit()

    def _lay_out(self) -> None:
        sizes = self._surroundings.theme.sizes
        for step in self.steps.values():
            self._stack.addWidget(step)
        footer = QWidget()
        footer.setProperty("ground", "footer")
        footer.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(footer)
        row.setContentsMargins(sizes.wide + 4, sizes.large, sizes.wide + 4, sizes.large)
        row.setSpacing(sizes.medium - 2)
        row.addWidget(self.back)
        row.addStretch()
        row.addWidget(self.extra)
        row.addWidget(self.go_on)
        for button in (self.back, self.extra):
            button.setMinimumHeight(sizes.button - 2)
        inside = QWidget()
        self.setCentralWidget(inside)
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, sizes.wide - 4, 0, 0)
        layout.setSpacing(sizes.medium)
        layout.addWidget(self.steps_list)
        layout.addWidget(self._stack, 1)
        layout.addWidget(footer)

    def _connect(self) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._keyboard_went)
        self.back.clicked.connect(self.backward)
        self.go_on.clicked.connect(self.forward)
        self.extra.clicked.connect(self._run_extra)
        for name, step in self.steps.items():
            step.changed.connect(lambda name=name: self._show_buttons() if name == self._shown else None)
            step.go_back_to.connect(self._show_step)
        self.meet.saved.connect(self._saved)
        self.meet.none_fits.connect(self._none_fits)
