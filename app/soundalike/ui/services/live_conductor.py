"""The conductor of the program: speaks with the loaded model and plays on a device. No Qt in here."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING

from soundalike.errors import MissingError, SoundalikeError
from soundalike.translation import tr, tr_noop
from soundalike.ui.services.conductor import Look, Request, Tell, Told
from soundalike.ui.services.engine_room import EngineRoom
from soundalike.ui.services.performance import Performance, Sounder
from soundalike.ui.services.segments import Segment, segments
from soundalike.ui.services.silent_player import SilentPlayer
from soundalike.ui.services.text_model import pieces_of
from soundalike.ui.services.wiring import SAMPLE_RATE

if TYPE_CHECKING:
    from soundalike.audio.playback import Player
    from soundalike.speech import Speaker, Speech
    from soundalike.takes import Recipe, Sentence, TakeStore
    from soundalike.text import Piece

_log = logging.getLogger(__name__)

OpenPlayer = Callable[[str | None], "Player"]
NO_CHOSEN_OUTPUT = tr_noop(
    "The sound output that was chosen isn't there. The system's default one is used until it is back."
)
GONE_OUTPUT = tr_noop("This sound output isn't there any more. Choose another one.")
NO_OUTPUT = tr_noop(
    "There is no sound output, so nothing is heard. What is spoken is made all the same and can be exported."
)


class LiveConductor:
    """See `Conductor`."""

    def __init__(self, room: EngineRoom, open_player: OpenPlayer, tell: Tell) -> None:
        self._room = room
        self._open_player = open_player
        self._tell = tell
        self._lock = threading.Lock()
        self._performances: list[Performance] = []
        self._player: Player | None = None
        self._silent: SilentPlayer | None = None
        self._device: str | None = None
        self._on_default = False
        """Whether it plays on the default because the chosen output isn't there."""
        self._volume = 1.0

    def speak(self, request: Request, store: TakeStore | None, *, after: bool = False) -> None:
        performance = self._begin(request.start, request.text, after=after)

        def plan() -> None:
            parts = self._segments(request, store)
            if parts is not None and all(part.played for part in parts) and store is not None:
                self._perform(performance, lambda: self._play_segments(performance, parts, request, store, None))
            else:
                self._room.run(
                    request.voice,
                    lambda speaker: self._perform(
                        performance, lambda: self._speak(performance, speaker, request, store)
                    ),
                    failed,
                )

        def failed(said: str) -> None:
            performance.end()
            self._tell(Told("failed", said))

        self._room.run_without_model(plan, failed)

    def play_take(self, take: int, span: tuple[int, int], store: TakeStore, *, start_seconds: float = 0.0) -> None:
        performance = self._begin(span[0], after=False)

        def play() -> None:
            known = store.takes.get(take)
            performance.start(self._ready_player())
            performance.play(span, known.peaks, store.takes.sound(take), start_seconds)
            performance.finish()

        self._later(performance, play)

    def play_utterance(self, utterance: int, store: TakeStore) -> None:
        performance = self._begin(0, after=False)

        def play() -> None:
            performance.start(self._ready_player())
            for take in store.takes.of_utterance(utterance):
                if take.audible:
                    performance.play((0, 0), take.peaks, store.takes.sound(take.id), 0.0)
                    performance.gap(take.gap_after)
            performance.finish()

        self._later(performance, play)

    def pause(self) -> None:
        player = self._player or self._silent
        if player is not None and self._current() is not None:
            player.pause()

    def resume(self) -> None:
        player = self._player or self._silent
        if player is not None:
            try:
                player.resume()
            except SoundalikeError as error:
                self._tell(Told("failed", str(error)))

    def stop(self) -> None:
        with self._lock:
            ended, self._performances = self._performances, []
        for performance in ended:
            performance.stop()

    def look(self) -> Look:
        current = self._current()
        return Look() if current is None else replace(current.look(), queued=len(self._performances) - 1)

    def set_volume(self, volume: float) -> None:
        self._volume = volume
        if self._player is not None:
            self._player.set_volume(volume)

    def set_device(self, device: str | None) -> None:
        self._device = device
        if self._player is not None:
            try:
                self._player.move(device)
            except MissingError as error:
                raise MissingError(tr(GONE_OUTPUT)) from error
            self._on_default = False

    def close(self) -> None:
        self.stop()
        self._room.close()
        if self._player is not None:
            self._player.close()
            self._player = None

    # ---- who is performing ----

    def _begin(self, start: int, text: str = "", *, after: bool) -> Performance:
        performance = Performance(start, SAMPLE_RATE, self._tell, text)
        with self._lock:
            ended = [] if after else self._performances
            self._performances = [*(self._performances if after else ()), performance]
        for one in ended:
            one.stop()
        return performance

    def _current(self) -> Performance | None:
        with self._lock:
            self._performances = [one for one in self._performances if not one.is_over]
            return self._performances[0] if self._performances else None

    def _later(self, performance: Performance, work: Callable[[], None]) -> None:
        def failed(said: str) -> None:
            performance.end()
            self._tell(Told("failed", said))

        self._room.run_without_model(lambda: self._perform(performance, work), failed)

    # ---- on the engine's thread ----

    def _perform(self, performance: Performance, work: Callable[[], None]) -> None:
        """`work`, and what is to be told at its end, however it comes."""
        from soundalike.audio.keep_awake import KeepAwake  # noqa: PLC0415

        try:
            performance.check()
            with KeepAwake() as awake:
                awake.hold()
                work()
        finally:
            performance.end()
            self._measure(performance)
            self._tell(Told("ended"))

    def _speak(self, performance: Performance, speaker: Speaker, request: Request, store: TakeStore | None) -> None:
        request = replace(request, recipe=self._with_model(request.recipe))
        if request.kind == "sentences" and store is not None and request.document is not None:
            parts = self._segments(request, store, speaker)
            if parts:
                self._play_segments(performance, parts, request, store, speaker)
                return
        performance.start(self._ready_player())
        speech = self._speech(speaker, request, store)
        self._record(performance, speech, request, store, speaker.sample_rate, (request.start, request.end))
        performance.finish()

    def _speech(self, speaker: Speaker, request: Request, store: TakeStore | None) -> Speech:
        options = request.recipe.options
        if request.kind == "selection":
            return speaker.speak_selection(request.text, options, request.start, request.end)
        if request.kind == "retake" and store is not None and request.document is not None:
            known = store.documents.sentences(request.document)
            return speaker.speak_pieces(_pieces([one for one in known if one.id == request.sentence]), options)
        return speaker.speak(request.text, options, start=request.start, end=request.end)

    def _play_segments(
        self,
        performance: Performance,
        parts: Sequence[Segment],
        request: Request,
        store: TakeStore,
        speaker: Speaker | None,
    ) -> None:
        from soundalike.takes.replay import playables, replay  # noqa: PLC0415

        performance.start(self._ready_player())
        for index, part in enumerate(parts):
            if part.played:
                performance.run(replay(store.takes, playables(part.sentences)), None, None, None)
            else:
                assert speaker is not None, "what must be spoken has a speaker"
                speech = speaker.speak(request.text, request.recipe.options, start=part.start, end=part.end)
                self._record(performance, speech, request, store, speaker.sample_rate, (part.start, part.end))
            if index < len(parts) - 1:
                performance.gap(part.gap_after)
        performance.finish()

    def _record(
        self,
        performance: Performance,
        speech: Speech,
        request: Request,
        store: TakeStore | None,
        rate: int,
        span: tuple[int, int],
    ) -> None:
        """Speaks, and keeps what is spoken: the stretch `span` of the text."""
        with ExitStack() as stack:
            stack.enter_context(speech)
            recorder = None
            if store is not None:
                recorder = stack.enter_context(
                    store.record(
                        request.text[span[0] : span[1]],
                        request.recipe,
                        rate,
                        document=request.document,
                        sentence=request.sentence,
                        offset=span[0],
                        on_problem=lambda said: self._tell(Told("notice", said)),
                    )
                )
            performance.run(speech, speech.cancel, recorder, request.recipe.options.seed)

    def _segments(
        self, request: Request, store: TakeStore | None, speaker: Speaker | None = None
    ) -> list[Segment] | None:
        """What is played and what is spoken; None where takes have no say."""
        if store is None or request.document is None or request.kind != "sentences":
            return None
        pieces = pieces_of(request.text, request.tags, speaker or self._room.any_speaker, self._room.pronunciations)
        sentences = store.documents.arrange(request.document, request.text, pieces)
        recipe = self._with_model(request.recipe)
        return segments(sentences, request.start, request.end, recipe, exact_seed=request.exact_seed, anew=request.anew)

    def _with_model(self, recipe: Recipe) -> Recipe:
        """What was asked for before the model was loaded names none; the model's own voice has its name as its id."""
        if recipe.model:
            return recipe
        model = self._room.facts.model
        return replace(recipe, model=model, voice=replace(recipe.voice, id=recipe.voice.id or model))

    def _ready_player(self) -> Sounder:
        if self._player is not None:
            self._return_to_chosen(self._player)
            return self._player
        try:
            self._player = self._opened_player()
        except MissingError:
            if self._silent is None:
                self._silent = SilentPlayer()
            self._tell(Told("notice", tr(NO_OUTPUT)))
            return self._silent
        self._player.set_volume(self._volume)
        return self._player

    def _opened_player(self) -> Player:
        """On the chosen output, or else on the default. Raises `MissingError` when there is none at all."""
        try:
            return self._open_player(self._device)
        except MissingError:
            if self._device is None:
                raise
        player = self._open_player(None)
        self._on_default = True
        self._tell(Told("notice", tr(NO_CHOSEN_OUTPUT)))
        return player

    def _return_to_chosen(self, player: Player) -> None:
        if self._on_default:
            try:
                player.move(self._device)
            except MissingError:
                return
            self._on_default = False

    def _measure(self, performance: Performance) -> None:
        player = self._player
        if player is None:
            return
        first = performance.first_sound()
        if first is not None:
            _log.info("First sound after %.3f s, %.3f s after it was asked for.", *first)
        speed = performance.sound_seconds / performance.work_seconds if performance.work_seconds else None
        self._tell(
            Told(
                "measured",
                speed=speed,
                first_sound=player.first_sound_seconds,
                underruns=player.underruns,
                output=player.device.description,
            )
        )


def _pieces(sentences: Sequence[Sentence]) -> list[Piece]:
    """What is said of these, in one go each."""
    from soundalike.text import Piece as MadePiece  # noqa: PLC0415

    return [MadePiece(one.spoken, 0.0, False, one.start, one.end) for one in sentences]
