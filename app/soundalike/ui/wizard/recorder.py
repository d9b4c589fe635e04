"""Recording in the wizard: the microphone, its level, the room, the countdown, and a line that is read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

from PySide6.QtCore import QObject, QTimer, Signal

from soundalike.errors import SoundalikeError
from soundalike.settings import Microphone as MicrophoneChoice
from soundalike.translation import tr
from soundalike.ui.services.wizard_wiring import WizardWiring
from soundalike.ui.view_models.wizard.room import room_words
from soundalike.ui.workers.lane import Lane

if TYPE_CHECKING:
    from soundalike.audio.microphone.growing_wave import GrowingWave
    from soundalike.audio.microphone.inputs import InputDevice, Inputs
    from soundalike.audio.microphone.loudness import Room
    from soundalike.audio.microphone.microphone import Microphone
    from soundalike.audio.microphone.trouble import Trouble
    from soundalike.settings import Settings
    from soundalike.voices.draft import Draft, Line

RecorderState = Literal["closed", "listening", "room", "countdown", "recording", "keeping"]

TICK_MILLISECONDS = 33
LOOK_MILLISECONDS = 1_500
"""How often it is looked which microphones there are (case REC-04: within 2 s)."""
ROOM_MILLISECONDS = 1_200
COUNT_MILLISECONDS = 1_000
COUNTS = 3
TROUBLE_TICKS = 6
LONGEST_SECONDS = 60.0
"""A line that nobody stopped is stopped here; the engine takes statements of so much at most."""


class Recorder(QObject):
    """All on the main thread; devices are opened and files are checked on a lane."""

    level = Signal(float, int)
    """The peak since the last time, 0..1, and how many samples were at full scale."""
    changed = Signal()
    """The state, the count, the time or the device."""
    troubled = Signal(object)
    """A `Trouble`, or None once it is over."""
    inputs_changed = Signal(object)
    line_read = Signal(object, object)
    """A `Line` and its `LineVerdict`."""
    instead = Signal(str)
    """The microphone that was chosen isn't there: which one listens now, in a sentence."""
    disk_full = Signal(str)
    """The line is in memory, and `keep_again` tries to write it."""

    def __init__(self, draft: Draft, wiring: WizardWiring, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._draft = draft
        self._wiring = wiring
        self._lane = Lane("microphone", self)
        self._ticker = self._timer(TICK_MILLISECONDS, self._tick, single=False)
        self._looker = self._timer(LOOK_MILLISECONDS, self.look, single=False)
        self._waiter = self._timer(0, lambda: None, single=True)
        self._microphone: Microphone | None = None
        self._wanted: str | None = settings[MicrophoneChoice].device or None
        self._absent = ""
        """The wanted one, once it was told that it isn't there."""
        self._untold: Microphone | None = None
        """Opened, and the main thread doesn't know yet."""
        self._room: Room | None = None
        self._file: GrowingWave | None = None
        self._line: Line | None = None
        self._ticks = 0
        self._opening = False
        self.state: RecorderState = "closed"
        self.count = 0
        self.clipped = 0
        self.room_db: float | None = None
        self.inputs: Inputs | None = None
        self.trouble: Trouble | None = None

    # ---- the device ----

    @property
    def device(self) -> InputDevice | None:
        """What it listens to."""
        return self._microphone.device if self._microphone is not None else None

    def open(self) -> None:
        """Listens from now on, and follows what is plugged in."""
        if not self._looker.isActive():
            self._looker.start()
            self._ticker.start()
            self.look()

    def close_device(self) -> None:
        """Gives the microphone back; a line that is being read is kept."""
        self._looker.stop()
        self._ticker.stop()
        self._waiter.stop()
        if self.state == "recording":
            self.stop()
        microphone, self._microphone = self._microphone, None
        if self.state != "keeping":
            self._become("closed")
        if microphone is not None:
            self._lane.run(microphone.close)

    def close(self) -> None:
        """Ends it."""
        self.close_device()
        self._lane.close()
        for left in (self._untold, self._file):
            if left is not None:
                left.close()

    def choose(self, name: str) -> None:
        """Another microphone, from now on and the next time."""
        known = self.inputs.devices if self.inputs is not None else ()
        described = next((device.description for device in known if device.name == name), name)
        self._settings.set(MicrophoneChoice(name, described))
        if name != self._wanted or self.device is None:
            self._wanted = name
            self._let_go()
            self.look()

    def look(self) -> None:
        """Which microphones there are, and whether the one that is meant is open."""
        if self._opening:
            return
        self._opening = True
        read_again = self._microphone is None
        self._lane.run(lambda: self._wiring.list_inputs(read_again), self._found, self._not_found)

    # ---- a line ----

    def start(self, line: Line) -> None:
        """Listens to the room first, where it wasn't yet; then counts down; then reads `line`."""
        if self.state != "listening" or self._microphone is None:
            return
        self._line = line
        if self.room_db is None:
            self._listen_to_room(self._microphone)
        else:
            self._count_down(COUNTS)

    def give_up(self) -> None:
        """Before it began: nothing is read."""
        if self.state in ("room", "countdown"):
            self._waiter.stop()
            if self._microphone is not None and self._microphone.keeping:
                self._microphone.stop()
            self._become("listening")

    def stop(self) -> None:
        """The line was read; it is kept and judged."""
        if self.state != "recording" or self._microphone is None:
            self.give_up()
            return
        self._microphone.stop()
        self._become("keeping")
        self.keep_again()

    def keep_again(self) -> None:
        """Writes what is still in memory, and judges it."""
        line, file, draft, room = self._line, self._file, self._draft, self.room_db
        if line is None or file is None:
            return

        def kept(verdict: Any) -> None:
            self._file = None
            self._become("listening" if self._microphone is not None else "closed")
            self.line_read.emit(line, verdict)

        self._lane.run(lambda: draft.keep(line, file, room), kept, self.disk_full.emit)

    @property
    def line(self) -> Line | None:
        """What is read, or was read last."""
        return self._line

    @property
    def seconds(self) -> float:
        """How much is kept of the line that is being read."""
        if self.state == "keeping" and self._file is not None:
            return self._file.seconds
        return self._microphone.kept_seconds if self._microphone is not None and self.state == "recording" else 0.0

    @property
    def room_words(self) -> str:
        return room_words(self.room_db)

    # ---- inside ----

    def _found(self, inputs: Inputs) -> None:
        self._opening = False
        if inputs != self.inputs:
            self.inputs = inputs
            self.inputs_changed.emit(inputs)
        if not self._looker.isActive():
            return
        if self._pulled(inputs):
            return
        try:
            meant = inputs.choose(self._wanted)
        except SoundalikeError as error:
            if self._microphone is None:
                self._tell(_trouble("gone", str(error)))
            return
        microphone = self._microphone
        if microphone is None:
            self._tell_instead(meant)
            self._open(meant)
        elif self.state == "listening" and microphone.device.name != meant.name:
            self._let_go()
            self._open(meant)
        elif microphone.device.name == meant.name:
            microphone.device = replace(microphone.device, muted=meant.muted)

    def _tell_instead(self, device: InputDevice) -> None:
        """Says once that another microphone listens than the one that was chosen."""
        if self._wanted in (None, device.name):
            self._absent = ""
        elif self._absent != self._wanted:
            self._absent = self._wanted or ""
            named = self._settings[MicrophoneChoice].description or self._absent
            said = tr("'{name}' isn't there, so '{other}' listens. Plug it in, and it is used again.")
            self.instead.emit(said.format(name=named, other=device.description))

    def _pulled(self, inputs: Inputs) -> bool:
        """Whether the device isn't there any more. A server may have moved the stream to another one: it isn't used."""
        microphone = self._microphone
        if microphone is None or any(device.name == microphone.device.name for device in inputs.devices):
            return False
        self._lose(microphone)
        return True

    def _lose(self, microphone: Microphone) -> None:
        """What was read until now is kept."""
        said = tr("'{name}' stopped giving sound. Check its cable, or choose another microphone.").format(
            name=microphone.device.description
        )
        self._let_go()
        self._tell(_trouble("gone", said))

    def _not_found(self, said: str) -> None:
        self._opening = False
        self._tell(_trouble("closed", said))

    def _open(self, device: InputDevice) -> None:
        self._opening = True

        def work() -> Microphone:
            self._untold = self._wiring.open_microphone(device)
            return self._untold

        def opened(microphone: Microphone) -> None:
            self._opening = False
            self._untold = None
            if not self._looker.isActive():
                self._lane.run(microphone.close)
                return
            self._microphone = microphone
            self.room_db = None
            self._tell(None)
            self._become("listening")

        def failed(_said: str) -> None:
            from soundalike.audio.microphone.trouble import cannot_open  # noqa: PLC0415

            self._opening = False
            self._tell(cannot_open(device))

        self._lane.run(work, opened, failed)

    def _let_go(self) -> None:
        """Of the present device; a line that is being read ends here."""
        if self.state == "recording":
            self.stop()
        self.give_up()
        microphone, self._microphone = self._microphone, None
        if microphone is not None:
            self._lane.run(microphone.close)
        if self.state == "listening":
            self._become("closed")

    def _listen_to_room(self, microphone: Microphone) -> None:
        from soundalike.audio.microphone.loudness import Room as Listening  # noqa: PLC0415

        self._room = Listening(microphone.rate)
        microphone.start(self._room)
        self._become("room")
        self._after(ROOM_MILLISECONDS, self._heard_room)

    def _heard_room(self) -> None:
        if self._microphone is not None and self._room is not None:
            self._microphone.stop()
            self.room_db = self._room.noise_db
            self._count_down(COUNTS)

    def _count_down(self, count: int) -> None:
        self.count = count
        if count == 0:
            self._begin()
            return
        self._become("countdown")
        self._after(COUNT_MILLISECONDS, lambda: self._count_down(count - 1))

    def _begin(self) -> None:
        microphone, line = self._microphone, self._line
        if microphone is None or line is None:
            return
        try:
            self._file = self._draft.begin(line, microphone.rate, microphone.channels)
        except SoundalikeError as error:
            self._become("listening")
            self._tell(_trouble("closed", str(error)))
            return
        self.clipped = 0
        microphone.start(self._file)
        self._become("recording")

    def _tick(self) -> None:
        microphone = self._microphone
        if microphone is None:
            self.level.emit(0.0, 0)
            return
        level = microphone.level()
        if self.state == "recording":
            self.clipped += level.clipped
        self.level.emit(level.peak, level.clipped)
        self._ticks += 1
        if self._ticks % TROUBLE_TICKS == 0:
            self._look_for_trouble(microphone)
        if self.state == "recording":
            self.changed.emit()
            if microphone.kept_seconds >= LONGEST_SECONDS:
                self.stop()

    def _look_for_trouble(self, microphone: Microphone) -> None:
        from soundalike.audio.microphone.trouble import find_trouble  # noqa: PLC0415

        reading = self.state == "recording" and microphone.kept_seconds > 1.5
        found = find_trouble(microphone.device, microphone.hearing(), speaking=reading)
        if found is not None and found.kind == "gone":
            self._lose(microphone)
        else:
            self._tell(found)

    def _tell(self, trouble: Trouble | None) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            self.troubled.emit(trouble)

    def _become(self, state: RecorderState) -> None:
        self.state = state
        self.changed.emit()

    def _after(self, milliseconds: int, call: Callable[[], None]) -> None:
        self._waiter.stop()
        self._waiter.timeout.disconnect()
        self._waiter.timeout.connect(call)
        self._waiter.start(milliseconds)

    def _timer(self, milliseconds: int, call: Callable[[], None], *, single: bool) -> QTimer:
        timer = QTimer(self)
        timer.setInterval(milliseconds)
        timer.setSingleShot(single)
        timer.timeout.connect(call)
        return timer


def _trouble(kind: Any, sentence: str) -> Trouble:
    from soundalike.audio.microphone.trouble import Trouble as Made  # noqa: PLC0415

    return Made(kind, sentence, "")
