"""What was said is kept, comes back after a restart, and is found again."""

from __future__ import annotations

import threading

import numpy as np
import pytest
import soundfile

from soundalike.engine.types import Samples, Sampling, SynthesisOptions
from soundalike.errors import MissingError, RefusedError, SoundalikeError
from soundalike.speech import Event, Sound
from soundalike.takes import Recipe, State, TakeStore, VoiceName
from tests.speech.fake_engine import SAMPLE_RATE, FakeEngine, tone
from tests.takes.fake_speech import RECIPE, ZOE, events_of, here, open_store, pieces_of, speak_into, speaker

TEXT = "Grüße aus Zürich\n你好 世界\none two three"


def sound_of(events: list[Event], index: int) -> Samples:
    """What one piece of a speech sounds like."""
    chunks = [event.samples for event in events if isinstance(event, Sound) and event.index == index]
    return np.concatenate(chunks)


def test_a_take_sounds_as_it_was_spoken() -> None:
    with open_store() as store:
        utterance = speak_into(store, TEXT)
        events = list(events_of(TEXT))
        for take in store.takes.of_utterance(utterance):
            heard = sound_of(events, take.place)
            assert take.samples == len(heard)
            np.testing.assert_allclose(store.takes.whole_sound(take.id), heard, atol=2**-23)


def test_a_take_knows_how_to_be_made_again() -> None:
    recipe = Recipe(ZOE, "fake-1", SynthesisOptions(2**64 - 1, Sampling(0.5, 0.9, 40, 1.1), "growing", 4, speed=0.8))
    with open_store() as store:
        take = store.takes.of_utterance(speak_into(store, TEXT, recipe=recipe))[0]
    assert (take.recipe, take.seed, take.state) == (recipe, 2**64 - 1, State.DONE)
    assert (take.source, take.spoken) == ("Grüße aus Zürich", "Grüße aus Zürich")


def test_everything_comes_back_after_a_restart() -> None:
    with open_store() as store:
        document = store.documents.create(TEXT, title="Travels", recipe=RECIPE)
        store.documents.save(document.id, cursor=7, anchor=3)
        store.documents.arrange(document.id, TEXT, pieces_of(TEXT))
        speak_into(store, TEXT, document=document.id)
        before = store.documents.sentences(document.id)
        saved = store.documents.get(document.id)
    with open_store() as store:
        assert store.notices == ()
        assert store.documents.latest() == saved
        assert (saved.text, saved.cursor, saved.anchor, saved.recipe) == (TEXT, 7, 3, RECIPE)
        assert store.documents.sentences(document.id) == before
        assert [len(sentence.takes) for sentence in before] == [1, 1, 1]


def test_takes_of_a_sentence_are_chosen_by_letter() -> None:
    with open_store() as store:
        document = store.documents.create(TEXT).id
        sentence = store.documents.arrange(document, TEXT, pieces_of(TEXT))[1]
        for seed in (1, 2, 3):
            recipe = Recipe(ZOE, "fake-1", SynthesisOptions(seed=seed))
            speak_into(store, sentence.source, document=document, sentence=sentence.id, recipe=recipe)
        sentence = store.documents.sentences(document)[1]
        assert [(take.letter, take.seed) for take in sentence.takes] == [(0, 1), (1, 2), (2, 3)]
        assert sentence.chosen_take == sentence.takes[2]
        store.documents.choose(sentence.id, sentence.takes[0].id)
        store.trash.delete_takes([sentence.takes[1].id])
        speak_into(store, sentence.source, document=document, sentence=sentence.id)
        after = store.documents.sentences(document)[1]
        assert [take.letter for take in after.takes] == [0, 2, 3]
        assert after.chosen == after.takes[2].id


def test_another_sentences_take_cant_be_chosen() -> None:
    with open_store() as store:
        document = store.documents.create(TEXT).id
        store.documents.arrange(document, TEXT, pieces_of(TEXT))
        speak_into(store, TEXT, document=document)
        first, second, _ = store.documents.sentences(document)
        with pytest.raises(MissingError):
            store.documents.choose(first.id, second.takes[0].id)


def test_an_edited_sentence_keeps_its_take_as_stale_until_it_reads_as_before() -> None:
    with open_store() as store:
        document = store.documents.create(TEXT).id
        store.documents.arrange(document, TEXT, pieces_of(TEXT))
        speak_into(store, TEXT, document=document)
        edited = TEXT.replace("世界", "朋友")
        stale = [[take.stale for take in s.takes] for s in store.documents.arrange(document, edited, pieces_of(edited))]
        assert stale == [[False], [True], [False]]
        again = store.documents.arrange(document, TEXT, pieces_of(TEXT))
        assert [[take.stale for take in s.takes] for s in again] == [[False], [False], [False]]


def test_a_sentence_that_was_cut_and_pasted_keeps_its_takes() -> None:
    with open_store() as store:
        document = store.documents.create(TEXT).id
        before = store.documents.arrange(document, TEXT, pieces_of(TEXT))
        speak_into(store, TEXT, document=document)
        without = "one two three"
        assert len(store.documents.arrange(document, without, pieces_of(without))) == 1
        moved = "one two three\n你好 世界\nnew"
        after = store.documents.arrange(document, moved, pieces_of(moved))
        assert [s.id for s in after][:2] == [before[2].id, before[1].id]
        assert [len(s.takes) for s in after] == [1, 1, 0]
        assert [(s.start, s.end) for s in after] == [(0, 13), (14, 19), (20, 23)]


def test_typing_while_it_speaks_doesnt_lose_the_sentence() -> None:
    with open_store() as store:
        document = store.documents.create(TEXT).id
        ids = [s.id for s in store.documents.arrange(document, TEXT, pieces_of(TEXT))]
        with store.record(TEXT, RECIPE, SAMPLE_RATE, document=document) as recorder:
            longer = "A new first line\n" + TEXT
            for event in events_of(TEXT):
                store.documents.arrange(document, longer, pieces_of(longer))
                recorder.take(event)
        after = store.documents.sentences(document)
        assert [s.id for s in after][1:] == ids
        assert [len(s.takes) for s in after] == [0, 1, 1, 1]


def test_of_a_part_of_a_text_the_history_shows_that_part() -> None:
    text = "one two\nthree four\nfive"
    with open_store() as store:
        document = store.documents.create(text).id
        store.documents.arrange(document, text, pieces_of(text))
        with store.record(text[8:18], RECIPE, SAMPLE_RATE, document=document, offset=8) as recorder:
            for event in speaker().speak(text, RECIPE.options, start=8, end=18):
                recorder.take(event)
        (found,) = store.history.search()
        assert found.text == "three four"
        assert [take.source for take in store.takes.of_utterance(found.id)] == ["three four"]
        assert [len(sentence.takes) for sentence in store.documents.sentences(document)] == [0, 1, 0]


def test_every_ending_has_its_true_state_also_after_a_restart() -> None:
    def second_breaks(tokens: object, options: SynthesisOptions) -> list[Samples | SoundalikeError]:
        return [RefusedError("It broke.")] if tokens == (2, 2) else [tone(0.2)]

    with open_store() as store:
        done = speak_into(store, TEXT)
        partly = speak_into(store, "aa\nbb bb", engine=FakeEngine(second_breaks))
        with store.record("stop me", RECIPE, SAMPLE_RATE) as recorder:
            for event in events_of("stop me\nplease"):
                recorder.take(event)
                if isinstance(event, Sound):
                    break
        stopped = recorder.utterance
        with pytest.raises(RefusedError):
            speak_into(store, "bb bb", engine=FakeEngine(second_breaks))
        failed = store.history.search("bb bb")[0].id
    assert stopped is not None
    with open_store() as store:
        found = {utterance: store.history.get(utterance) for utterance in (done, partly, stopped, failed)}
        assert [entry.state for entry in found.values()] == [State.DONE, State.DONE, State.STOPPED, State.FAILED]
        assert [entry.takes for entry in found.values()] == [3, 1, 0, 0]
        assert found[failed].message == "It broke."
        assert [(t.state, t.message) for t in store.takes.of_utterance(partly)] == [
            (State.DONE, ""),
            (State.FAILED, "It broke."),
        ]
        assert store.takes.of_utterance(stopped) == []


def test_suspects_names_and_favourites_are_kept() -> None:
    with open_store() as store:
        take = store.takes.of_utterance(speak_into(store, "one", engine=FakeEngine(suspects=[0])))[0]
        assert take.suspect
        store.takes.rename(take.id, "Best so far 🎙")
        store.takes.set_favourite(take.id, True)
        with pytest.raises(MissingError):
            store.takes.rename(take.id + 1, "nobody")
    with open_store() as store:
        (again,) = store.takes.favourites()
        assert (again.name, again.favourite) == ("Best so far 🎙", True)


def test_the_waveform_is_the_loudest_of_every_hundredth() -> None:
    with open_store() as store:
        take = store.takes.of_utterance(speak_into(store, "one two"))[0]
        sound = store.takes.whole_sound(take.id)
        assert len(take.waveform()) == -(-len(sound) // 240)
        expected = [np.abs(sound[at : at + 240]).max() for at in range(0, len(sound), 240)]
        np.testing.assert_allclose(take.waveform(), expected, atol=1 / 255)


def test_the_file_of_a_take_says_that_it_is_synthetic() -> None:
    with open_store() as store:
        speak_into(store, "one")
    (path,) = here().takes_dir.glob("*.flac")
    with soundfile.SoundFile(path) as file:
        assert (file.samplerate, file.subtype) == (SAMPLE_RATE, "PCM_24")
        assert file.comment.startswith("Synthetic speech in the voice 'Zoë', made by Soundalike ")
        assert file.genre == "Synthetic speech"


@pytest.mark.parametrize(
    "text", ["lone \ud800 half", "NUL \0 inside", "'; DROP TABLE takes; --", "\u202eright to left"]
)
def test_any_text_is_kept(text: str) -> None:
    with open_store() as store:
        document = store.documents.create(text, title=text).id
        store.documents.arrange(document, text, pieces_of(text))
        speak_into(store, text, document=document)
        kept = store.documents.get(document).text
        assert len(kept) == len(text)
        assert kept == text.replace("\ud800", "\ufffd")
        assert store.takes.of_utterance(store.history.search()[0].id)[0].state is State.DONE


def test_the_private_mode_leaves_nothing() -> None:
    with TakeStore.private() as store:
        assert store.is_private
        document = store.documents.create(TEXT).id
        store.documents.arrange(document, TEXT, pieces_of(TEXT))
        utterance = speak_into(store, TEXT, document=document)
        take = store.takes.of_utterance(utterance)[0]
        assert len(store.takes.whole_sound(take.id)) == take.samples
        assert store.history.search("zurich")[0].id == utterance
    assert list(here().data_dir.iterdir()) == []


def test_threads_share_a_store() -> None:
    with open_store() as store:
        threads = [threading.Thread(target=speak_into, args=(store, f"thread {n}\ntwo\nthree")) for n in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        found = store.history.search()
        assert {entry.text for entry in found} == {f"thread {n}\ntwo\nthree" for n in range(6)}
        assert all(entry.takes == 3 and entry.state is State.DONE for entry in found)


def test_a_closed_store_says_so() -> None:
    store = open_store()
    store.close()
    store.close()
    with pytest.raises(SoundalikeError, match="closed"):
        store.documents.latest()


def test_a_gone_sound_is_a_sentence() -> None:
    with open_store() as store:
        take = store.takes.of_utterance(speak_into(store, "one"))[0]
        (path,) = here().takes_dir.glob("*.flac")
        path.write_bytes(path.read_bytes()[:60])
        with pytest.raises(RefusedError, match="damaged"):
            store.takes.whole_sound(take.id)
        path.unlink()
        with pytest.raises(MissingError, match="gone"):
            store.takes.whole_sound(take.id)


def test_forgetting_a_voice_leaves_nothing_of_it_anywhere() -> None:
    other = Recipe(VoiceName("2222", "Joe"), "fake-1")
    with open_store() as store:
        document = store.documents.create("my text", recipe=RECIPE).id
        speak_into(store, "unmistakable words of Zoë")
        kept = speak_into(store, "of another", recipe=other)
        assert store.forget(ZOE.id) == 1
        assert [entry.id for entry in store.history.search()] == [kept]
        assert store.documents.get(document).text == "my text"
        assert store.documents.get(document).recipe.voice == VoiceName()
        assert store.forget("") == 0
        for path in [here().takes_file, *here().data_dir.glob("takes.sqlite3-*")]:
            assert b"unmistakable" not in path.read_bytes()
    assert len(list(here().takes_dir.glob("*.flac"))) == 1


def test_a_voice_that_is_forgotten_while_it_speaks_stays_forgotten() -> None:
    with open_store() as store:
        with store.record("one two", RECIPE, SAMPLE_RATE) as recorder:
            for event in events_of("one two"):
                if isinstance(event, Sound):
                    store.forget(ZOE.id)
                assert recorder.take(event) is None
        assert store.history.search() == []
    assert list(here().takes_dir.glob("*.flac")) == []
    assert list(here().takes_dir.glob("*.part")) == []
