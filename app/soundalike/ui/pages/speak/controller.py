"""What the Speak page does: from buttons and keys to the conductor, and from what sounds to what is seen."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from soundalike.settings import Output, Speaking
from soundalike.translation import tr, tr_noop
from soundalike.ui.pages.speak.draft import Draft
from soundalike.ui.pages.speak.view import SpeakView
from soundalike.ui.services.conductor import Conductor, Kind, Look, Request, Told, press
from soundalike.ui.services.engine_room import RoomFacts
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.cards import index_at, live_cards, resting_cards
from soundalike.ui.view_models.edits import MovedPlaces, moved_look
from soundalike.ui.view_models.recipes import MOST_SEED, recipe_for, voice_options
from soundalike.ui.view_models.take_card import CardFacts
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.view_models.transport import transport_facts

if TYPE_CHECKING:
    from soundalike.takes import Recipe, Sentence

FRAME_MILLISECONDS = 33
SILENT_SECONDS = 10.0
SILENT = tr_noop("Nothing has come from the model for ten seconds. It may only be slow. Your text is kept.")


class SpeakController(QObject):
    """Everything on the main thread; the conductor tells through `_told`."""

    _told = Signal(object)

    def __init__(self, surroundings: Surroundings, view: SpeakView, draft: Draft) -> None:
        super().__init__()
        self._around = surroundings
        self._view = view
        self._draft = draft
        self._look = Look()
        self._spoken: str | None = None
        """The text that the places of what sounds are of; None where that isn't one text."""
        self._moved: MovedPlaces | None = None
        self._resting: list[CardFacts] = []
        self._heard: set[int] = set()
        """Takes that were there before what sounds was asked for, or that have sounded since."""
        self._failed: dict[int, str] = {}
        self._selected: int | None = None
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MILLISECONDS)
        self._frames.timeout.connect(self._show_frame)
        services = surroundings.services
        self.conductor: Conductor = services.make_conductor(self._told.emit)
        services.at_closing(self.conductor.close)
        self._told.connect(self._hear)
        services.room_changed.connect(self._room_is)
        services.sounds_begin.connect(self._others_sound)
        draft.arranged.connect(self._arranged)
        view.panel.editor.edited.connect(self._text_edited)
        view.panel.editor.cursorPositionChanged.connect(self._cursor_moved)
        surroundings.settings.on_change(Output, lambda value: self._use_device(value.device))
        self._show_transport()

    # ---- what can be asked for ----

    def toggle(self) -> None:
        """The big button."""
        if not press(self.conductor, self._look.state):
            self.speak(0)
        self._watch()

    def pause_or_resume(self) -> None:
        """Space: never begins to speak."""
        if self._look.state in ("speaking", "paused"):
            self.toggle()

    def stop(self) -> None:
        """Silent at once."""
        self.conductor.stop()
        self._watch()

    def speak(
        self,
        start: int,
        end: int | None = None,
        *,
        kind: Kind = "sentences",
        after: bool = False,
        anew: bool = False,
        sentence: int | None = None,
    ) -> None:
        """Speaks from `start` to `end`, or to the end of the text."""
        text = self._view.panel.editor.text
        stop = len(text) if end is None else end
        if not text[start:stop].strip():
            self._around.toasts.show(ToastFacts(tr("There is nothing to say here. Type a word or a sentence.")))
            return
        self._draft.keep()
        document = self._draft.document.id if self._draft.document is not None else None
        settings, services = self._around.settings, self._around.services
        request = Request(
            text,
            start,
            stop,
            self.recipe(),
            settings[Speaking].voice,
            document,
            kind,
            sentence,
            anew,
            voice_options(settings).seed_locked,
            self._draft.tags,
        )
        services.sounds_begin.emit(self)
        if not after:
            self._all_heard()
        self._places_are_of(None if after and self._look.state != "idle" else text)
        self.conductor.speak(request, self._draft.store, after=after)
        self._watch()

    def speak_from_cursor(self) -> None:
        """From the sentence that the cursor is in."""
        editor = self._view.panel.editor
        place = editor.cursor_place
        at = index_at(self._draft.sentences, place)
        sentence = self._draft.sentences[at] if at is not None else None
        inside = sentence is not None and sentence.start <= place <= sentence.end
        self.speak(sentence.start if inside and sentence is not None else place)

    def speak_selection(self) -> None:
        """Only what is selected."""
        selected = self._view.panel.editor.selected
        if selected is None:
            self._around.toasts.show(ToastFacts(tr("Nothing is selected. Select what is to be spoken.")))
        else:
            self.speak(*selected, kind="selection")

    def move(self, step: int) -> None:
        """The next sentence, or the one before."""
        sentences = self._draft.sentences
        at = self._current_index()
        if at is None or not sentences:
            return
        target = min(max(at + step, 0), len(sentences) - 1)
        if step > 0 and at == len(sentences) - 1:
            if self._look.state != "idle":
                self.stop()
            return
        if self._look.state == "idle":
            self._view.panel.editor.select(sentences[target].start, sentences[target].start)
        else:
            self.speak(sentences[target].start)

    def repeat(self) -> None:
        """The sentence that sounds, or else the one at the cursor, alone."""
        at = self._current_index()
        if at is not None:
            self.play_sentence(self._draft.sentences[at])

    def retake(self, sentence_id: int | None = None) -> None:
        """Another take of a sentence, with another seed; the rest stays."""
        sentence = self._sentence(sentence_id)
        if sentence is not None:
            self.speak(sentence.start, sentence.end, kind="retake", sentence=sentence.id)

    def play_card(self, sentence_id: int) -> None:
        """A card's button."""
        at = self._sounding_index()
        if at is not None and self._draft.sentences[at].id == sentence_id:
            self.toggle()
            return
        sentence = self._sentence(sentence_id)
        if sentence is not None:
            self._selected = sentence_id
            self.play_sentence(sentence)

    def play_sentence(self, sentence: Sentence, start_seconds: float = 0.0) -> None:
        """Its chosen take; without one it is spoken."""
        store, take = self._draft.store, sentence.chosen_take
        if take is None or store is None:
            self.speak(sentence.start, sentence.end)
            return
        self._around.services.sounds_begin.emit(self)
        self._all_heard()
        self._places_are_of(self._view.panel.editor.text)
        self.conductor.play_take(take.id, (sentence.start, sentence.end), store, start_seconds=start_seconds)
        self._watch()

    def seek(self, sentence_id: int, seconds: float) -> None:
        """Into a take, by its waveform."""
        sentence = self._sentence(sentence_id)
        if sentence is not None:
            self._selected = sentence_id
            self.play_sentence(sentence, seconds)

    def choose_card(self, sentence_id: int) -> None:
        """A card is the current one; the cursor goes to its sentence."""
        sentence = self._sentence(sentence_id)
        if sentence is not None:
            self._selected = sentence_id
            editor = self._view.panel.editor
            if not sentence.start <= editor.cursor_place <= sentence.end:
                editor.select(sentence.start, sentence.start)
                editor.scroll_to(sentence.start, sentence.end)
            self._show_cards()

    @property
    def selected_sentence(self) -> Sentence | None:
        """The one whose card is current."""
        at = self._current_index()
        return self._draft.sentences[at] if at is not None else None

    @property
    def state(self) -> str:
        return self._look.state

    def look(self) -> Look:
        """What is going on now, for other windows."""
        look = self.conductor.look()
        return look if look.text else replace(look, text=self._spoken or "")

    def recipe(self) -> Recipe:
        """How it is spoken now, with a seed of its own unless one is locked."""
        return recipe_for(self._around.settings, self._around.services.status.model, 1 + secrets.randbelow(MOST_SEED))

    # ---- settings that sound ----

    def set_speed(self, percent: int) -> None:
        settings = self._around.settings
        settings.set(replace(settings[Speaking], speed=percent / 100))
        self._view.panel.show_speed(percent / 100)

    def set_volume(self, percent: int) -> None:
        settings = self._around.settings
        settings.set(replace(settings[Speaking], volume=percent / 100))
        self.conductor.set_volume(percent / 100)

    def set_device(self, name: str) -> None:
        self._around.settings.set(Output(name))

    def _use_device(self, name: str) -> None:
        self._around.tasks.run(
            tr("Changing the sound output"), lambda _task: self.conductor.set_device(name or None), visible=False
        )
        self.show_outputs()

    def show_outputs(self) -> None:
        """Asks for the outputs there are and shows them."""
        chosen = self._around.settings[Output].device
        self._around.services.ask_outputs(lambda found: self._view.transport.show_outputs(found, chosen))

    # ---- what is seen ----

    def _watch(self) -> None:
        self._frames.start()
        self._show_frame()

    def _show_frame(self) -> None:
        look = self._where_words_are_now(self.conductor.look())
        was, self._look = self._look, look
        editor = self._view.panel.editor
        if look.sounding is not None:
            span = (look.sounding.start, look.sounding.end) if look.sounding.in_text else None
            editor.show_sounding(span, heard_from=look.begin)
            length = look.sounding.length or max(look.seconds, 0.1)
            self._view.transport.show_sound(look.sounding.peaks, length, look.seconds)
        else:
            editor.show_sounding(None)
            self._view.transport.show_sound(b"", 0.0, None)
        self._show_cards()
        if was.state != look.state or look.state == "waiting":
            self._show_transport()
        self._watch_for_silence(was, look)
        if look.state == "idle":
            self._frames.stop()

    def _text_edited(self) -> None:
        self._moved = None
        self._show_transport()

    def _places_are_of(self, text: str | None) -> None:
        self._spoken = text
        self._moved = None

    def _where_words_are_now(self, look: Look) -> Look:
        """Typing goes on while it speaks, also before the sentence that sounds."""
        if self._spoken is None or (look.sounding is None and look.making is None):
            return look
        if self._moved is None:
            self._moved = MovedPlaces(self._spoken, self._view.panel.editor.text)
        return look if self._moved.all_stay else moved_look(look, self._moved)

    def _watch_for_silence(self, was: Look, look: Look) -> None:
        """A model that gives nothing is told of, once, so that nobody waits for it in vain (case GUI-03)."""
        loading = self._around.services.room.facts.state == "loading"
        if look.state == "waiting" and not loading and was.quiet_seconds < SILENT_SECONDS <= look.quiet_seconds:
            self._around.toasts.show(ToastFacts(tr(SILENT), "warning", tr("Stop")), self.stop)

    def _show_cards(self) -> None:
        cards, sounding = live_cards(self._resting, self._draft.sentences, self._look, self._heard)
        if sounding is not None:
            self._heard |= {card.chosen_take for card in cards[: sounding + 1] if card.chosen_take is not None}
        current = sounding if sounding is not None else self._current_index()
        self._view.takes.show_cards(cards, current, can_retake=self._look.state != "waiting")

    def _all_heard(self) -> None:
        """Only what is made from now on is new."""
        self._heard |= {card.chosen_take for card in self._resting if card.chosen_take is not None}

    def _show_transport(self) -> None:
        has_text = bool(self._view.panel.editor.text.strip())
        facts = transport_facts(self._look, self._around.services.room.facts, has_text=has_text)
        self._view.transport.show_facts(facts)

    def _arranged(self) -> None:
        self._resting = resting_cards(self._draft.sentences, self._failed)
        self._show_cards()

    def _cursor_moved(self) -> None:
        if self._look.state == "idle":
            at = index_at(self._draft.sentences, self._view.panel.editor.cursor_place)
            chosen = self._draft.sentences[at].id if at is not None else None
            if chosen != self._selected:
                self._selected = chosen
                self._show_cards()

    def _room_is(self, _facts: RoomFacts) -> None:
        self._show_transport()

    def _others_sound(self, who: object) -> None:
        if who is not self and self._look.state != "idle":
            self.stop()

    def _hear(self, told: Told) -> None:
        if told.kind == "took":
            self._forget_failure(told)
            self._draft.arrange_again()
            self._around.services.history_changed.emit()
        elif told.kind == "part-failed" and told.span is not None:
            at = index_at(self._draft.sentences, told.span[0])
            if at is not None:
                self._failed[self._draft.sentences[at].id] = told.message
            self._around.toasts.show(ToastFacts(told.message, "error"))
        elif told.kind == "failed":
            self._around.toasts.show(ToastFacts(told.message, "error"))
        elif told.kind == "notice":
            self._around.toasts.show(ToastFacts(told.message))
        elif told.kind == "measured":
            self._around.services.tell_measured(told)
        self._show_frame()

    def _forget_failure(self, told: Told) -> None:
        """The sentence has a take now, whatever failed before."""
        at = index_at(self._draft.sentences, told.span[0]) if told.span is not None else None
        if at is not None:
            self._failed.pop(self._draft.sentences[at].id, None)

    def _current_index(self) -> int | None:
        """What sounds, else what was chosen, else where the cursor is."""
        sounding = self._sounding_index()
        if sounding is not None:
            return sounding
        for index, sentence in enumerate(self._draft.sentences):
            if sentence.id == self._selected:
                return index
        return index_at(self._draft.sentences, self._view.panel.editor.cursor_place)

    def _sounding_index(self) -> int | None:
        if self._look.sounding is None or not self._look.sounding.in_text:
            return None
        return index_at(self._draft.sentences, self._look.sounding.start)

    def _sentence(self, sentence_id: int | None) -> Sentence | None:
        if sentence_id is None:
            return self.selected_sentence
        return next((one for one in self._draft.sentences if one.id == sentence_id), None)

    def play_utterance(self, utterance: int) -> None:
        """A line of the history, as it sounded then."""
        store = self._draft.store
        if store is not None:
            self._around.services.sounds_begin.emit(self)
            self._places_are_of(None)
            self.conductor.play_utterance(utterance, store)
            self._watch()
