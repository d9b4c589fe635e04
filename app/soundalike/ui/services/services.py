"""What pages share: the model, the store of takes, the sound outputs. Everything here is asked on the main thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from soundalike.data_folder import require_data_folder
from soundalike.paths import Places
from soundalike.settings import History, Measured, Model, Settings, Speaking, VoiceOptions, Voices
from soundalike.translation import tr
from soundalike.ui.services.conductor import Conductor, Tell, Told
from soundalike.ui.services.engine_room import EngineRoom, RoomFacts
from soundalike.ui.services.model_jobs import ModelJobs
from soundalike.ui.services.model_shelf import ModelShelf
from soundalike.ui.services.phrase_shelf import PhraseShelf
from soundalike.ui.services.sounding import Sounding
from soundalike.ui.services.voice_shelf import VoiceShelf
from soundalike.ui.services.wiring import Wiring
from soundalike.ui.view_models.outputs import OutputChoice
from soundalike.ui.view_models.status import StatusFacts
from soundalike.ui.view_models.voice import voice_key
from soundalike.ui.workers.lane import Lane
from soundalike.ui.workers.left_running import keep_whole
from soundalike.ui.workers.tasks import Task, Tasks

if TYPE_CHECKING:
    from soundalike.models.move_models import Moved
    from soundalike.speech import Speaker
    from soundalike.speech.measured_speed import MeasuredSpeed
    from soundalike.takes import TakeStore
    from soundalike.text import Pronunciations, Rule
    from soundalike.voices import Library, TrashedVoice, VoiceEntry


class Services(QObject):
    """`room_changed` comes with `RoomFacts`, `store_changed` with the store that is in use from now on."""

    problem = Signal(str)
    status_changed = Signal(object)
    room_changed = Signal(object)
    store_changed = Signal(object)
    history_changed = Signal()
    """Something was spoken or deleted."""
    started = Signal()
    """The window can be seen: what takes its time may begin."""
    text_wanted = Signal(str)
    """A text is to be worked on."""
    utterance_wanted = Signal(int)
    """A line of the history is to be heard."""
    pronunciations_changed = Signal()
    clone_wanted = Signal()
    """A voice is to be made."""
    recording_wanted = Signal(object)
    """A voice is to be made from the recording with this path."""
    model_changed = Signal()
    """Another model speaks from now on."""
    sounds_begin = Signal(object)
    """Something is about to sound, by the wish of this object: whatever else sounds stops."""
    reopen_wanted = Signal(object)
    """The window closes and opens again; with a folder, voices, texts and takes move there in between."""
    _room_told = Signal(object)
    _failed = Signal(str)
    _later = Signal(object)

    def __init__(self, places: Places, settings: Settings, tasks: Tasks, wiring: Wiring) -> None:
        super().__init__()
        self.places = places
        self.wiring = wiring
        self.store: TakeStore | None = None
        self.status = StatusFacts()
        self._settings = settings
        self._tasks = tasks
        self._closers: list[Callable[[], Any]] = []
        self._disk_store: TakeStore | None = None
        self._opened: list[TakeStore] = []
        """Every store that was opened, also one that came too late to be used."""
        self.sounding = Sounding(self)
        self.sounds_begin.connect(self.sounding.begin)
        self.disk = Lane("disk", self)
        """For whatever reads or writes the store, in order."""
        self.disk.failed.connect(self.problem)
        self.room = EngineRoom(
            lambda model, threads, progress: wiring.open_engine(self.places, model, threads, progress),
            lambda engine, key: wiring.open_voice(self.places, engine, key, settings[Model].name),
            wiring.make_speaker,
            self._room_told.emit,
        )
        self.voices = VoiceShelf(places, wiring.voices, self)
        self.voices.lane.failed.connect(self.problem)
        self.models = ModelShelf(lambda: self.places, wiring.models, self)
        self.models.lane.failed.connect(self.problem)
        self.jobs = ModelJobs(self.models, wiring.models, settings, tasks, self)
        self.phrases = PhraseShelf(self, settings, tasks)
        self.at_closing(self.phrases.close)
        self._room_told.connect(self._room_is)
        self._failed.connect(self.problem)
        self._later.connect(lambda call: call())
        settings.on_change(Model, self._model_wanted)
        settings.on_change(History, lambda _value: self._history_wanted())
        self._model_wanted(settings[Model])

    def start(self) -> None:
        """What is done right after the window is shown."""
        self._choose_store()
        self.disk.run(self._read_pronunciations, self._pronunciations_are)
        self.voices.refresh()
        self.models.refresh()
        if self._settings[Model].load == "start":
            self.load_model()
        self.started.emit()

    def load_model(self) -> None:
        """Opens the model now, if it isn't."""
        self.room.load(self._failed.emit)

    def choose_voice(self, key: str) -> None:
        """Speaks in another voice from now on; empty for the model's own."""
        entry = self.voices.find(key)
        name = entry.name if entry is not None else ""
        self._settings.set(
            replace(self._settings[Speaking], voice=voice_key(entry) if entry is not None else key, voice_name=name)
        )

    def use_model(self, name: str, on_done: Callable[[], object] = lambda: None) -> None:
        """Speaks with this model from now on, here and in commands; one that was in memory is let go."""
        was_loaded = self.room.facts.state in ("ready", "loading")

        def choose() -> str:
            from soundalike.models import choose_model  # noqa: PLC0415

            return choose_model(name, self.places.models_dir)

        def chosen(_kept: str) -> None:
            self._settings.set(replace(self._settings[Model], name=""))
            self.room.release()
            self.model_changed.emit()
            if was_loaded:
                self.load_model()
            on_done()

        self.models.change(choose, chosen)

    def move_models(self, new: Path, on_done: Callable[[Moved], object]) -> None:
        """Keeps models in another folder; those that are there move along, or nothing changes at all.

        A model in memory is let go first. `on_done` gets what was moved.
        """
        places = self.places

        def move(task: Task) -> Moved:
            from soundalike.models.move_models import move_models  # noqa: PLC0415

            return move_models(places, new, lambda done, total: task.report(done / total if total else None))

        def moved(result: Moved) -> None:
            usual = result.folder == places.usual_models_dir
            self.places = replace(self.places, moved_models=None if usual else result.folder)
            self.models.change(lambda: None, lambda _nothing: on_done(result))

        self.room.release()
        self.room.run_without_model(
            lambda: self._later.emit(lambda: self._tasks.run(tr("Moving the models"), move, moved)), self._failed.emit
        )

    def measure_speed(self, on_done: Callable[[MeasuredSpeed], object], on_error: Callable[[str], object]) -> None:
        """Speaks a sentence that nobody hears, and keeps how fast that went. What sounds stops first."""

        def measured(speed: MeasuredSpeed) -> None:
            model = self.room.facts.model
            first = speed.first_sound_seconds
            self._settings.set(Measured(model, round(speed.times_real_time, 3), round(first, 3)))
            self.tell_status(speed=speed.times_real_time, first_sound_seconds=first)
            on_done(speed)

        def measure(speaker: Speaker) -> None:
            from soundalike.speech.measured_speed import measure_twice  # noqa: PLC0415

            speed = measure_twice(speaker, speaker.sample_rate)
            self._later.emit(lambda: measured(speed))

        self.sounds_begin.emit(self)
        self.room.run("", measure, lambda said: self._later.emit(lambda: on_error(said)))

    def forget_voice(self, voice: VoiceEntry | TrashedVoice, on_done: Callable[[int], object]) -> None:
        """Leaves nothing of a voice; `on_done` gets how many takes it had.

        What sounds stops first, and what was still being made in it comes to its end.
        """

        def forget(library: Library) -> int:
            # What was said goes first: when that fails, the voice is still there to be forgotten again.
            takes = self.forget_takes(voice.id)
            library.forget(voice)
            return takes

        def forgotten(takes: int) -> None:
            self.phrases.maker.let_go(self)
            settings = self._settings
            settings.set_voice(voice.id, VoiceOptions())
            starred = settings[Voices].favourite_ids - {voice.id}
            settings.set(replace(settings[Voices], favourites=" ".join(sorted(starred))))
            if settings[Speaking].voice == voice.id:
                self.choose_voice("")
            self.history_changed.emit()
            on_done(takes)

        def failed(said: str) -> None:
            self.phrases.maker.let_go(self)
            self.problem.emit(said)

        self.sounds_begin.emit(self)
        self.phrases.maker.hold(self)
        self.room.drop_voice(voice.id)
        after = lambda: self._later.emit(lambda: self.voices.change(forget, forgotten, failed))  # noqa: E731
        self.room.run_without_model(after, self._failed.emit)

    def forget_takes(self, voice: str) -> int:
        """Leaves nothing of what the voice with this id said; how many takes there were. Not for the main thread."""
        from soundalike.takes.phrases import forget_phrase_sounds  # noqa: PLC0415

        forget_phrase_sounds(self.places.phrase_sounds_dir, voice)
        stores = {id(store): store for store in (self.store, self._disk_store) if store is not None}
        forgotten = sum(store.forget(voice) for store in stores.values())
        if self._disk_store is None and (self.places.takes_file.exists() or self.places.takes_dir.exists()):
            with self.wiring.open_store(self.places) as kept:  # only what is private was opened yet
                forgotten += kept.forget(voice)
        return forgotten

    def tell_status(self, **changes: Any) -> None:
        """Something measured changed."""
        self.status = replace(self.status, **changes)
        self.status_changed.emit(self.status)

    def tell_measured(self, told: Told) -> None:
        """What a conductor measured; what it couldn't say stays as it was."""
        figures = {"speed": told.speed, "first_sound_seconds": told.first_sound, "underruns": told.underruns}
        known = {name: value for name, value in figures.items() if value is not None}
        self.tell_status(**known, output=told.output)

    def play_utterance(self, utterance: int) -> None:
        """Plays a line of the history as it sounded then."""
        self.utterance_wanted.emit(utterance)

    def keep_pronunciations(self, rules: Sequence[Rule]) -> None:
        """The person's list is this from now on; it holds from the next sentence that is spoken."""
        from soundalike.takes.pronunciation_list import PronunciationList  # noqa: PLC0415

        def save() -> Pronunciations:
            require_data_folder(self.places)
            return PronunciationList(self.places.pronunciation_file).save(rules)

        self.disk.run(save, lambda ready: self._pronunciations_are((ready, None)))

    def ask_outputs(self, tell: Callable[[list[OutputChoice]], object]) -> None:
        """The sound outputs as they are now; none where there is no sound."""

        def look(_task: Task) -> list[OutputChoice]:
            outputs = self.wiring.list_outputs()
            return [OutputChoice(device.name, device.description) for device in outputs.devices]

        self._tasks.run(tr("Looking for sound outputs"), look, tell, lambda _said: tell([]), visible=False)

    def make_conductor(self, tell: Tell) -> Conductor:
        """What speaks; `tell` is called on whatever thread."""
        return self.wiring.make_conductor(self.room, self.wiring.open_player, tell)

    def at_closing(self, close: Callable[[], Any]) -> None:
        """`close` is called when the window closes, before the store and the model are let go."""
        self._closers.append(close)

    def close(self) -> None:
        """Ends everything."""
        for close in self._closers:
            close()
        if not self.room.close():
            keep_whole(self)
        self.voices.close()
        self.models.close()
        self.disk.close()
        for store in self._opened:
            store.close()
        self._opened.clear()
        self.store = self._disk_store = None

    # ---- inside ----

    def _read_pronunciations(self) -> tuple[Pronunciations, str | None]:
        from soundalike.takes.pronunciation_list import PronunciationList  # noqa: PLC0415

        return PronunciationList(self.places.pronunciation_file).load()

    def _pronunciations_are(self, found: tuple[Pronunciations, str | None]) -> None:
        ready, trouble = found
        self.room.pronunciations = ready
        self.pronunciations_changed.emit()
        if trouble is not None:
            self.problem.emit(trouble)

    def _room_is(self, facts: RoomFacts) -> None:
        known = facts.description
        self.tell_status(
            state=facts.state,
            loaded_fraction=facts.fraction,
            model=facts.model if facts.state == "ready" else "",
            backend=known.backend if known is not None else "",
            weight_bytes=known.weight_bytes if known is not None else 0,
            threads=self._settings[Model].threads,
            problem="" if facts.state != "failed" else tr("The model couldn't be loaded"),
        )
        self.room_changed.emit(facts)

    def _model_wanted(self, wanted: Model) -> None:
        self.room.keep_for(wanted.idle_minutes * 60.0)
        self.room.choose(wanted.name, wanted.threads)

    def _history_wanted(self) -> None:
        self._choose_store()
        if self.store is not None:
            self._delete_old(self.store)

    def _delete_old(self, store: TakeStore) -> None:
        """What is older than the person wants to keep."""
        days = self._settings[History].keep_days
        if days and not store.is_private:
            self.disk.run(
                lambda: store.history.clean_up(older_than_days=days), lambda _deletion: self.history_changed.emit()
            )

    def _choose_store(self) -> None:
        """The one on the disk, or in private mode one in memory."""
        private = self._settings[History].private
        if self.store is not None and self.store.is_private == private:
            return
        if not private and self._disk_store is not None:
            self._use(self._disk_store)
            return
        opening = self.wiring.private_store if private else lambda: self.wiring.open_store(self.places)
        self._open_store(tr("Opening the history"), opening, self._use, self._store_failed)

    def _open_store(
        self,
        title: str,
        opening: Callable[[], TakeStore],
        use: Callable[[TakeStore], object],
        failed: Callable[[str], object] | None = None,
    ) -> None:
        def work(_task: Task) -> TakeStore:
            store = opening()
            self._opened.append(store)
            return store

        self._tasks.run(title, work, use, failed, visible=False)

    def open_kept_store(self, use: Callable[[TakeStore], object], failed: Callable[[str], object]) -> None:
        """The store on the disk, also in private mode, for what isn't said: the person's phrases."""

        def opened(store: TakeStore) -> None:
            self._disk_store = self._disk_store or store
            use(self._disk_store)

        if self._disk_store is not None:
            use(self._disk_store)
        else:
            self._open_store(tr("Opening the phrases"), lambda: self.wiring.open_store(self.places), opened, failed)

    def _store_failed(self, said: str) -> None:
        self.problem.emit(" ".join((said, tr("What is said now isn't kept."))))
        self._open_store(tr("Opening the history"), self.wiring.private_store, self._use)

    def _use(self, store: TakeStore) -> None:
        if not store.is_private:
            self._disk_store = store
        elif self.store is not None and self.store.is_private:
            self._opened.remove(self.store)
            self.store.close()
        self.store = store
        self._delete_old(store)
        for notice in store.notices:
            self.problem.emit(notice)
        self.store_changed.emit(store)
