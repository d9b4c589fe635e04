"""The steps of the wizard for the pictures: a bundled clip stands in for what was read; nothing moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget
from tests.clips import read_clip
from tests.ui.wizard.mouth import RATE, Mouth

from soundalike.audio.microphone.line_check import LineVerdict
from soundalike.translation import number, tr
from soundalike.ui.services.wizard_wiring import WizardWiring
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.wizard.steps.record import RecordStep
from soundalike.ui.wizard.steps.whose import WhoseStep
from soundalike.ui.wizard.takes import SEEDS
from soundalike.ui.wizard.window import WizardWindow

if TYPE_CHECKING:
    from soundalike.engine.types import Samples

CLIP = "ref_1_joe0.wav"
PARTS = ((0.0, 3.4), (3.4, 6.6), (6.6, 10.0))
LEVEL = 0.09
"""What the meter shows."""

Wait = Callable[[Callable[[], bool]], None]


def wizard_wiring() -> WizardWiring:
    """Of a microphone that isn't there."""
    mouth = Mouth()
    return WizardWiring(list_inputs=mouth.list_inputs, open_microphone=mouth.open_microphone)


class WizardScenes:
    """Each gives the wizard's window in the middle of a step."""

    def __init__(self, wait: Wait) -> None:
        self._wait = wait

    def consent(self, window: MainWindow) -> QWidget:
        wizard = self._open(window)
        step = wizard.steps["whose"]
        assert isinstance(step, WhoseStep)
        self._still(wizard)
        step.name.setText("Ann")
        step.statement.meter.feed(LEVEL, 0.0)
        return self._settled(wizard)

    def record(self, window: MainWindow) -> QWidget:
        wizard = self._open(window)
        self._written(wizard)
        draft = wizard.context.draft
        self._keep(wizard, 0)
        wizard.forward()
        step = wizard.steps["record"]
        assert isinstance(step, RecordStep)
        panel = step.reading
        self._still(wizard)
        recorder = wizard.context.recorder
        recorder.room_db = -58.0
        panel.lines.read(draft.lines[0], LineVerdict(True, "Good: 3.4 s.", 3.4, -20.0))
        recorder._line = draft.lines[1]
        recorder._become("recording")
        panel.meter.feed(LEVEL, 0.0)
        panel.time.setText("0:07")
        return self._settled(wizard)

    def choose(self, window: MainWindow) -> QWidget:
        wizard = self._chosen(window)
        self._wait(lambda: wizard.choose.judged is not None and wizard.choose.judged.whole)
        return self._settled(wizard)

    def clean(self, window: MainWindow) -> QWidget:
        wizard = self._chosen(window)
        wizard.forward()
        self._wait(lambda: wizard.step.can_continue)
        return self._settled(wizard)

    def meet(self, window: MainWindow) -> QWidget:
        wizard = self._chosen(window)
        wizard.forward()
        self._wait(lambda: wizard.step.can_continue)
        wizard.forward()
        meet = wizard.meet
        said = tr("likeness {value}").split("{")[0]
        self._wait(lambda: all(said in row.detail.text() for row in meet.rows.values()))
        for at, (seed, likeness) in enumerate(zip(SEEDS, (0.86, 0.91, 0.84), strict=True)):
            clip = read_clip(("builtin_rms.wav", "builtin_joe.wav", "builtin_awb.wav")[at])[: 6 * RATE]
            meet.rows[seed].show_sound(clip, RATE, tr("likeness {value}").format(value=number(likeness, 2)))
        meet._choose(SEEDS[1])
        return self._settled(wizard)

    # ---- inside ----

    def _open(self, window: MainWindow) -> WizardWindow:
        window.surroundings.services.clone_wanted.emit()
        wizard = window.clone_wizard.window
        assert wizard is not None
        self._wait(lambda: wizard.context.recorder.state == "listening" and wizard.context.saver.idle)
        return wizard

    def _written(self, wizard: WizardWindow) -> None:
        wizard.context.choose(way="written", speaker="Ann", confirmed=True, source="recorded")
        wizard.step.entered()

    def _chosen(self, window: MainWindow) -> WizardWindow:
        wizard = self._open(window)
        self._written(wizard)
        for at in range(len(PARTS)):
            self._keep(wizard, at)
        wizard._show_step("choose")
        self._wait(lambda: wizard.step.can_continue)
        return wizard

    def _keep(self, wizard: WizardWindow, at: int) -> None:
        draft = wizard.context.draft
        start, end = PARTS[at]
        part: Samples = read_clip(CLIP)[round(start * RATE) : round(end * RATE)]
        line = draft.lines[at]
        file = draft.begin(line, RATE, 1)
        file.append(part[:, None])
        draft.keep(line, file)

    def _still(self, wizard: WizardWindow) -> None:
        """The level, and what is wrong with a microphone, aren't looked at any more."""
        self._wait(lambda: wizard.context.recorder.state == "listening" and wizard.context.saver.idle)
        wizard.context.recorder._ticker.stop()

    def _settled(self, wizard: WizardWindow) -> QWidget:
        for _ in range(5):
            QCoreApplication.processEvents()
        return wizard
