"""Makes the sound of phrases ahead, one at a time, while nothing else is to be spoken; it gives way at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from soundalike.errors import CancelledError, SoundalikeError
from soundalike.ui.services.phrase_sounds import PhraseSounds
from soundalike.ui.workers.tasks import Tasks

if TYPE_CHECKING:
    from soundalike.speech import Event, Speaker, Speech
    from soundalike.takes.phrases import SoundKey
    from soundalike.ui.services.services import Services

QUIET_MILLISECONDS = 1500
"""After something sounded or changed; typing and choosing go on meanwhile."""

NEXT_MILLISECONDS = 50

READ_SECONDS = 0.05
"""So long files are read at a time."""


class PhraseMaker(QObject):
    """`looked` comes with how many phrases start at once, of how many. `trouble` comes with a sentence, once."""

    looked = Signal(int, int)
    trouble = Signal(str)
    _ended = Signal(object, bool)

    def __init__(
        self,
        services: Services,
        sounds: PhraseSounds,
        tasks: Tasks,
        texts: Callable[[], list[str]],
        sounding: Callable[[], bool],
    ) -> None:
        """`texts` are the phrases, those to be made first in front; `sounding` says whether one of them sounds now."""
        super().__init__(services)
        self._services = services
        self._sounds = sounds
        self._tasks = tasks
        self._texts = texts
        self._sounding = sounding
        self._checked: set[SoundKey] = set()
        self._refused: set[SoundKey] = set()
        """What couldn't be spoken or had no room; tried again when something changes."""
        self._speech: Speech | None = None
        self._making: SoundKey | None = None
        self._stopped = False
        self._told = False
        self._closed = False
        self._holders: set[int] = set()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._look)
        self._ended.connect(self._made)
        services.sounds_begin.connect(lambda _who: self.give_way())
        services.room_changed.connect(lambda _facts: self.begin_again())

    def begin_again(self) -> None:
        """Something changed: looks anew at what there is, in a while."""
        self._refused.clear()
        if not self._closed:
            self._timer.start(QUIET_MILLISECONDS)

    def give_way(self) -> None:
        """Stops what it makes, at once; goes on when all is quiet again."""
        self._stopped = True
        speech = self._speech
        if speech is not None:
            speech.cancel()
        if not self._closed:
            self._timer.start(QUIET_MILLISECONDS)

    def hold(self, who: object) -> None:
        """Makes nothing until `who` lets go: a recording must not be disturbed."""
        self._holders.add(id(who))
        self.give_way()

    def let_go(self, who: object) -> None:
        """See `hold`."""
        self._holders.discard(id(who))
        self.begin_again()

    def close(self) -> None:
        """Ends it."""
        self._closed = True
        self._timer.stop()
        self.give_way()

    @property
    def making(self) -> bool:
        """Whether a phrase is being made now."""
        return self._making is not None

    def _look(self) -> None:
        """Counts what there is, and finds the next to make. Each file is read once in a run, to see it is whole."""
        keys, cache, checked = self._sounds.keys(self._texts()), self._sounds.cache, frozenset(self._checked)

        def find() -> tuple[list[SoundKey], list[SoundKey]]:
            missing = [key for key in keys if not cache.has(key)]
            known = checked.union(missing)
            read: list[SoundKey] = []
            until = time.monotonic() + READ_SECONDS
            for key in (key for key in keys if key not in known):
                read.append(key)
                if cache.get(key, used=False) is None:
                    missing.append(key)
                if time.monotonic() >= until:
                    break
            return missing, read

        def found(result: tuple[list[SoundKey], list[SoundKey]]) -> None:
            missing, read = result
            self._checked.update(read)
            self.looked.emit(len(keys) - len(missing), len(keys))
            wanted = [key for key in missing if key not in self._refused]
            if wanted and self._may_begin():
                self._make(wanted[0], keys)
            elif not self._closed and (read or self._is_waiting(wanted)):
                self._timer.start(NEXT_MILLISECONDS if read else QUIET_MILLISECONDS)

        self._sounds.lane.run(find, found)

    def _is_waiting(self, wanted: list[SoundKey]) -> bool:
        """Whether there is something to make once other things have ended; a model that isn't there will be told of."""
        return bool(wanted) and self._services.room.facts.state == "ready" and not self._holders

    def _may_begin(self) -> bool:
        room = self._services.room
        quiet = not room.busy and not self._tasks.running and not self._services.jobs.running and not self._sounding()
        return room.facts.state == "ready" and quiet and not self._holders and not self._closed and not self.making

    def _make(self, key: SoundKey, keys: list[SoundKey]) -> None:
        self._making, self._stopped = key, False
        room = self._services.room
        rules = room.pronunciations

        def speak(speaker: Speaker) -> None:
            if room.facts.model == key.model and speaker.pronunciations is rules:
                self._speak(speaker, key, keys)
            else:
                self._ended.emit(key, False)  # something changed just now, and looking anew is under way

        room.run(self._sounds.voice, speak, self._failed)

    # ---- on the engine's thread ----

    def _speak(self, speaker: Speaker, key: SoundKey, keys: list[SoundKey]) -> None:
        from soundalike.takes.phrases.kept_sound import gathered  # noqa: PLC0415

        try:
            with speaker.speak(key.text, key.options) as speech:
                self._speech = speech
                sound = gathered(self._while_nobody_waits(speech), speaker.sample_rate)
        except CancelledError:
            self._ended.emit(None, False)
            return
        except SoundalikeError:
            sound = None  # speaking it will say why
        finally:
            self._speech = None
        self._ended.emit(key, sound is not None and self._sounds.cache.keep(key, sound, sparing=keys))

    def _while_nobody_waits(self, speech: Speech) -> Iterator[Event]:
        for event in speech:
            if self._stopped or self._services.room.wanted:
                raise CancelledError("Something else is to sound.")
            yield event

    def _failed(self, said: str) -> None:
        self._ended.emit(said, False)

    # ---- on the main thread ----

    def _made(self, what: object, kept: bool) -> None:
        """What became of it: a key, a sentence for what failed, or None when it gave way."""
        making, self._making = self._making, None
        if kept and making is not None:
            self._checked.add(making)
        elif what is not None and making is not None:
            self._refused.add(making)
            if isinstance(what, str) and not self._told:
                self._told = True
                self.trouble.emit(what)
        if not self._closed:
            self._timer.start(QUIET_MILLISECONDS if what is None else NEXT_MILLISECONDS)
