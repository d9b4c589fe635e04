"""Where the compact window's sound goes: where the main window's does, or to an output of its own, into a call."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from soundalike.errors import MissingError
from soundalike.settings import Compact, Output
from soundalike.translation import tr
from soundalike.ui.services.conductor import Conductor
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.compact_notice import Notice
from soundalike.ui.view_models.outputs import OutputChoice

if TYPE_CHECKING:
    from soundalike.closing import Closeable


class OwnOutput(QObject):
    """`changed` comes with another choice, and when the chosen one went away or came back.

    While it is gone the system's default one is used, as the player does it. Where the system doesn't tell of its
    outputs, they are looked for whenever something was spoken.
    """

    changed = Signal()
    came_back = Signal()
    _outputs_changed = Signal()

    def __init__(self, around: Surroundings, conductor: Conductor) -> None:
        super().__init__()
        self._around = around
        self._conductor = conductor
        self._gone = False
        self._watch: Closeable | None = None
        self._begun = False
        self._outputs_changed.connect(self.look)
        around.settings.on_change(Compact, self._settings_changed)
        around.settings.on_change(Output, lambda _value: self._use())
        around.services.at_closing(self._end_watching)
        self._known = self._wanted()
        conductor.set_device(self._wanted() or None)  # nothing plays yet, so it only notes it

    def begin(self) -> None:
        """The window is shown: outputs are watched from now on."""
        if not self._begun:
            self._begun = True
            self._around.tasks.run(
                "Watching the sound outputs",
                self._start_watching,
                on_error=lambda _said: None,
                visible=False,
            )
        self.look()

    @property
    def gone(self) -> bool:
        """Whether the output of its own isn't there now."""
        return self._gone

    @property
    def device(self) -> str:
        """The output's name, empty for the system's default."""
        return self._wanted()

    def notice(self) -> Notice | None:
        """Where it goes, unless that is where everything goes."""
        compact = self._around.settings[Compact]
        if not compact.device:
            return None
        words = compact.output_words
        if self._gone:
            said = tr("{output} isn't there. The system's default output is used until it is back.")
            return Notice("warning", said.format(output=words))
        return Notice("call", tr("Into the call: {output}").format(output=words))

    def choose(self, choice: OutputChoice) -> None:
        """An output of its own; an empty name for the main window's."""
        settings = self._around.settings
        settings.set(replace(settings[Compact], device=choice.name, device_words=choice.words if choice.name else ""))

    def look(self) -> None:
        """Whether the output is there."""
        if self._around.settings[Compact].device:
            self._around.services.ask_outputs(self._found)
        elif self._gone:
            self._gone = False
            self.changed.emit()

    # ---- inside ----

    def _wanted(self) -> str:
        settings = self._around.settings
        return settings[Compact].device or settings[Output].device

    def _settings_changed(self, _compact: Compact) -> None:
        if self._wanted() != self._known:
            self._use()
            self.look()
        self.changed.emit()

    def _use(self) -> None:
        """Goes on there, also in the middle of sound. That it isn't there is seen by looking."""
        self._known = wanted = self._wanted()

        def move(_task: Any) -> None:
            try:
                self._conductor.set_device(wanted or None)
            except MissingError:
                return

        self._around.tasks.run("Changing the sound output", move, visible=False)

    def _found(self, outputs: list[OutputChoice]) -> None:
        wanted = self._around.settings[Compact].device
        gone = bool(wanted) and all(output.name != wanted for output in outputs)
        if gone == self._gone:
            return
        self._gone = gone
        if not gone and wanted:
            self._use()  # where the player wasn't told of it
            self.came_back.emit()
        self.changed.emit()

    def _tell_change(self, _change: Any) -> None:
        """On the watch's thread."""
        self._outputs_changed.emit()

    def _start_watching(self, _task: Any) -> None:
        """On the task's thread, which has ended before `_end_watching` is called."""
        self._watch = self._around.services.wiring.watch_outputs(self._tell_change)

    def _end_watching(self) -> None:
        watch, self._watch = self._watch, None
        if watch is not None:
            watch.close()
