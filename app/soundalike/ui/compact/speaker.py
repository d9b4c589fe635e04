"""What the compact window speaks: from a text to the conductor, and what is told on the way."""

from __future__ import annotations

import secrets

from PySide6.QtCore import QObject, QTimer, Signal

from soundalike.settings import Compact, Speaking
from soundalike.translation import tr
from soundalike.ui.pages.speak.controller import FRAME_MILLISECONDS, SILENT_SECONDS
from soundalike.ui.services.conductor import Conductor, Look, Request, Told, press
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.compact_notice import Notice, NoticeKind
from soundalike.ui.view_models.recipes import MOST_SEED, recipe_for, voice_options


class LineSpeaker(QObject):
    """It has a conductor of its own, so that its sound can go somewhere else than the main window's.

    `shown` comes for every frame while something sounds, here or elsewhere. `failed` says that the last text wasn't
    spoken. `said` has sentences for the person.
    """

    shown = Signal()
    failed = Signal()
    said = Signal(str, str)
    _told = Signal(object)

    def __init__(self, around: Surroundings, parent: QObject) -> None:
        super().__init__(parent)
        self._around = around
        self._look = Look()
        self._tags: tuple[str, ...] = ()
        services = around.services
        self.conductor: Conductor = services.make_conductor(self._told.emit)
        services.at_closing(self._end)
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MILLISECONDS)
        self._frames.timeout.connect(self._show_frame)
        self._told.connect(self._hear)
        services.sounds_begin.connect(self._others_sound)
        services.sounding.changed.connect(self._frames.start)
        around.settings.on_change(Speaking, lambda value: self.conductor.set_volume(value.volume))
        self.conductor.set_volume(around.settings[Speaking].volume)

    @property
    def here(self) -> Look:
        """What this window speaks."""
        return self._look

    def silent_notice(self) -> Notice | None:
        """A model that gives nothing is told of, so that nobody waits for it in vain, until something comes."""
        loading = self._around.services.room.facts.state == "loading"
        if self._look.state != "waiting" or loading or self._look.quiet_seconds < SILENT_SECONDS:
            return None
        said = tr("Nothing has come from the model for ten seconds. It may only be slow.")
        return Notice("warning", said, "stop")

    def elsewhere(self) -> Look:
        """What another window speaks."""
        return self._around.services.sounding.look_elsewhere(self)

    def look(self) -> Look:
        """What is going on now, for other windows."""
        return self.conductor.look()

    def set_tags(self, tags: tuple[str, ...]) -> None:
        """The tags that the model has."""
        self._tags = tags

    def speak(self, text: str, start: int = 0, end: int | None = None, *, in_order: bool | None = None) -> None:
        """Speaks the text from `start` to `end`.

        While something sounds here it waits for its turn or takes its place: `in_order`, or as the person wishes.
        """
        settings, services = self._around.settings, self._around.services
        after = settings[Compact].while_speaking == "queue" if in_order is None else in_order
        recipe = recipe_for(settings, services.status.model, 1 + secrets.randbelow(MOST_SEED))
        request = Request(
            text,
            start,
            len(text) if end is None else end,
            recipe,
            settings[Speaking].voice,
            exact_seed=voice_options(settings).seed_locked,
            tags=self._tags,
        )
        services.sounds_begin.emit(self)
        self.conductor.speak(request, services.store, after=after and self._look.state != "idle")
        self._watch()

    def toggle(self) -> bool:
        """Pauses, goes on, or takes back what waits for the model; False where there is nothing of that kind."""
        if not press(self.conductor, self._look.state):
            return False
        self._watch()
        return True

    def stop(self) -> None:
        """Silent at once, and nothing waits any more."""
        self.conductor.stop()
        self._watch()

    def stop_all(self) -> None:
        """Silent at once, whichever window speaks."""
        self._around.services.sounding.stop_elsewhere(self)
        self.stop()

    # ---- inside ----

    def _end(self) -> None:
        self._frames.stop()
        self.conductor.close()

    def _watch(self) -> None:
        self._frames.start()
        self._show_frame()

    def _show_frame(self) -> None:
        self._look = self.conductor.look()
        if self._look.state == "idle" and self.elsewhere().state == "idle":
            self._frames.stop()
        self.shown.emit()

    def _hear(self, told: Told) -> None:
        services = self._around.services
        if told.kind == "took":
            services.history_changed.emit()
        elif told.kind in ("failed", "part-failed"):
            self._say("error", told.message)
            if told.kind == "failed":
                self.failed.emit()
        elif told.kind == "notice":
            self._say("info", told.message)
        elif told.kind == "measured":
            services.tell_measured(told)
        self._show_frame()

    def _say(self, kind: NoticeKind, words: str) -> None:
        self.said.emit(kind, words)

    def _others_sound(self, who: object) -> None:
        if who is not self and self._look.state != "idle":
            self.stop()
