"""Phrases are made ahead while nothing else speaks, played from there, and made anew when anything changes."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from soundalike.engine.types import SynthesisOptions
from soundalike.errors import MissingError
from soundalike.settings import History, Phrases, Speaking
from soundalike.takes.phrases import BoardText
from soundalike.text import Rule
from soundalike.ui.services import phrase_maker
from soundalike.ui.services.phrase_parts import PhraseParts
from soundalike.ui.services.phrase_shelf import PhraseShelf
from soundalike.ui.services.services import Services
from soundalike.ui.shell.main_window import MainWindow
from tests.speech.fake_engine import FakeEngine, describe_fake, tone_by_tokens
from tests.ui.conftest import window  # noqa: F401 - the fixture, over this file's wiring
from tests.ui.fake_wiring import MANY_TOKENS, FakeWiring
from tests.ui.services.fake_player import FakePlayer

BOARD = BoardText("Board", ("one", "two three", "four"))


@pytest.fixture
def stamps() -> dict[str, str]:
    """What tells voices and models apart here; a test may change it."""
    return {"voice": "v1", "model": "m1"}


@pytest.fixture
def wiring(stamps: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> FakeWiring:
    """With a model that is known, an output that can be read, and without waiting."""
    monkeypatch.setattr(phrase_maker, "QUIET_MILLISECONDS", 20)
    monkeypatch.setattr(phrase_maker, "NEXT_MILLISECONDS", 1)
    monkeypatch.setattr("soundalike.takes.phrases.STARTER", (type("One", (), {"text": staticmethod(lambda: BOARD)}),))
    made = FakeWiring(player=FakePlayer(None, set()))
    made.phrases = PhraseParts(
        voice_stamp=lambda _parts, _places, _key: stamps["voice"],
        model_stamp=lambda _parts, _places, _model: ("fake", stamps["model"]),
    )
    return made


@pytest.fixture
def services(window: MainWindow) -> Services:  # noqa: F811
    return window.surroundings.services


@pytest.fixture
def shelf(services: Services, qtbot: QtBot) -> PhraseShelf:
    """Its boards are known."""
    qtbot.waitUntil(lambda: len(services.phrases.boards) == 1)
    return services.phrases


def all_made(shelf: PhraseShelf, qtbot: QtBot, count: int = 3) -> None:
    qtbot.waitUntil(lambda: shelf.ready == (count, count) and not shelf.maker.making)


def asked_for(wiring: FakeWiring) -> int:
    """How often the model was asked for sound."""
    return len(wiring.engine.requests)


def files(shelf: PhraseShelf) -> list[Path]:
    return sorted(shelf.sounds.cache.folder.glob("*.sound"))


def there_are(shelf: PhraseShelf, count: int) -> bool:
    """Whether so many sounds are kept."""
    return len(files(shelf)) == count


def test_nothing_is_made_before_the_model_is_loaded(shelf: PhraseShelf, wiring: FakeWiring, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: shelf.ready == (0, 3))
    qtbot.wait(150)
    assert wiring.loads == []
    shelf._services.load_model()
    all_made(shelf, qtbot)
    assert len(files(shelf)) == 3


def test_what_was_made_is_played_without_the_model(
    shelf: PhraseShelf, services: Services, wiring: FakeWiring, qtbot: QtBot
) -> None:
    services.load_model()
    all_made(shelf, qtbot)
    asked = asked_for(wiring)
    options = wiring.engine.requests[0][1]
    shelf.speak(shelf.boards[0].phrases[0].id)
    assert shelf.sounding
    qtbot.waitUntil(lambda: not shelf.sounding)
    assert asked_for(wiring) == asked
    assert "drained" in wiring.player.calls
    live = [event.samples for event in _speaker(wiring).speak("one", options) if type(event).__name__ == "Sound"]
    np.testing.assert_array_equal(wiring.player.sound, np.concatenate(live))
    assert wiring.conductors == [] or not wiring.conductor.requests


def _speaker(wiring: FakeWiring) -> Any:
    engine = FakeEngine(description=describe_fake(max_text_tokens=MANY_TOKENS))
    return wiring.wiring().make_speaker(engine, engine.builtin_voice())


def test_it_is_in_the_history_as_all_that_is_spoken(shelf: PhraseShelf, services: Services, qtbot: QtBot) -> None:
    services.load_model()
    all_made(shelf, qtbot)
    shelf.speak(shelf.boards[0].phrases[1].id)
    store = services.store
    assert store is not None
    qtbot.waitUntil(lambda: [one.state.value for one in store.history.search()] == ["done"])
    found = store.history.search()[0]
    assert (found.text, found.takes) == ("two three", 1)
    assert found.recipe == shelf.sounds.recipe("two three")
    qtbot.waitUntil(lambda: shelf.boards[0].phrases[1].spoken == 1)


def test_private_keeps_neither_history_nor_counts(shelf: PhraseShelf, services: Services, qtbot: QtBot) -> None:
    kept = services.store
    services.load_model()
    all_made(shelf, qtbot)
    shelf._settings.set(History(private=True))
    qtbot.waitUntil(lambda: services.store is not None and services.store.is_private)
    used = {path: path.stat().st_mtime_ns for path in files(shelf)}
    shelf.speak(shelf.boards[0].phrases[0].id)
    qtbot.waitUntil(lambda: not shelf.sounding and services.disk.idle)
    assert kept is not None
    assert kept.history.search() == []
    assert shelf.boards[0].phrases[0].spoken == 0
    assert {path: path.stat().st_mtime_ns for path in files(shelf)} == used


def test_without_sound_of_its_own_it_is_spoken_live(shelf: PhraseShelf, wiring: FakeWiring, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: shelf.ready == (0, 3))
    shelf.speak(shelf.boards[0].phrases[0].id)
    qtbot.waitUntil(lambda: bool(wiring.conductors) and bool(wiring.conductor.requests))
    request, _ = wiring.conductor.requests[-1]
    assert request.text == "one"
    assert request.recipe.options == shelf.sounds.recipe("one").options
    assert shelf.sounding


def test_it_gives_way_at_once(shelf: PhraseShelf, services: Services, wiring: FakeWiring, qtbot: QtBot) -> None:
    hold, entered = threading.Event(), threading.Event()

    def slowly(tokens: Any, options: SynthesisOptions) -> Iterator[Any]:
        for chunk in tone_by_tokens(tokens, options):
            entered.set()
            hold.wait(10)
            yield chunk

    wiring.engine._chunks = slowly
    services.load_model()
    qtbot.waitUntil(entered.is_set)
    done = threading.Event()
    services.sounds_begin.emit(wiring)
    services.room.run("", lambda _speaker: done.set(), lambda _said: None)
    hold.set()
    qtbot.waitUntil(done.is_set)
    assert files(shelf) == [], "what was given up isn't kept"
    wiring.engine._chunks = tone_by_tokens
    all_made(shelf, qtbot)


def test_while_somebody_holds_it_nothing_is_made(shelf: PhraseShelf, services: Services, qtbot: QtBot) -> None:
    shelf.maker.hold(qtbot)
    services.load_model()
    qtbot.waitUntil(lambda: services.room.facts.state == "ready")
    qtbot.wait(150)
    assert files(shelf) == []
    shelf.maker.let_go(qtbot)
    all_made(shelf, qtbot)


def test_whatever_changes_the_sound_has_it_made_anew(
    shelf: PhraseShelf, services: Services, stamps: dict[str, str], qtbot: QtBot
) -> None:
    services.load_model()
    all_made(shelf, qtbot)
    settings = shelf._settings

    def another_speed() -> None:
        settings.set(replace(settings[Speaking], speed=1.2))

    def another_file_of_the_voice() -> None:
        stamps["voice"] = "v2"
        services.voices.changed.emit()

    def another_model() -> None:
        stamps["model"] = "m2"
        services.model_changed.emit()

    def another_list() -> None:
        services.keep_pronunciations([Rule("one", "won")])

    changes = (another_speed, another_file_of_the_voice, another_model, another_list)
    for number, change in enumerate(changes, start=2):
        change()
        qtbot.waitUntil(partial(there_are, shelf, 3 * number))
        all_made(shelf, qtbot)
    shelf.edit(shelf.boards[0].phrases[0].id, "another")
    qtbot.waitUntil(partial(there_are, shelf, 16))


def test_a_damaged_sound_is_made_anew(shelf: PhraseShelf, services: Services, wiring: FakeWiring, qtbot: QtBot) -> None:
    services.load_model()
    all_made(shelf, qtbot)
    key = shelf.sounds.key("one")
    assert key is not None
    path = shelf.sounds.cache.folder / f"{key.file_name}.sound"
    path.write_bytes(b"damaged")
    shelf.speak(shelf.boards[0].phrases[0].id)
    qtbot.waitUntil(lambda: bool(wiring.conductors) and bool(wiring.conductor.requests))
    shelf.stop()
    qtbot.waitUntil(lambda: shelf.sounds.cache.get(key) is not None)


def test_the_bound_holds_and_nothing_is_made_in_vain(
    shelf: PhraseShelf, services: Services, wiring: FakeWiring, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    services.load_model()
    all_made(shelf, qtbot)
    largest = max(path.stat().st_size for path in files(shelf))
    shelf.sounds.cache.most_bytes = largest + 10
    for path in files(shelf):
        path.unlink()
    shelf.maker.begin_again()
    qtbot.waitUntil(lambda: len(files(shelf)) >= 1)
    qtbot.wait(300)
    asked = asked_for(wiring)
    qtbot.wait(200)
    assert asked_for(wiring) == asked, "what has no room isn't made again and again"
    assert shelf.sounds.cache.bytes() <= largest + 10
    shelf._settings.set(Phrases(sound_megabytes=0))
    qtbot.waitUntil(lambda: files(shelf) == [])


def test_where_nothing_can_be_kept_speaking_goes_on(
    shelf: PhraseShelf, services: Services, wiring: FakeWiring, qtbot: QtBot
) -> None:
    folder = shelf.sounds.cache.folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_bytes(b"no folder")
    said: list[str] = []
    shelf.said.connect(said.append)
    services.load_model()
    qtbot.waitUntil(lambda: len(said) == 1)
    shelf.speak(shelf.boards[0].phrases[0].id)
    qtbot.waitUntil(lambda: bool(wiring.conductors) and bool(wiring.conductor.requests))
    qtbot.wait(200)
    assert len(said) == 1, "it is told once"


def test_a_voice_that_is_gone_is_no_trouble_until_it_speaks(
    shelf: PhraseShelf, wiring: FakeWiring, qtbot: QtBot
) -> None:
    def gone(*_wanted: object) -> Any:
        raise MissingError("The voice isn't there.")

    object.__setattr__(wiring.phrases, "voice_stamp", gone)
    shelf.sounds.look()
    qtbot.waitUntil(lambda: shelf.sounds.key("one") is None)
    shelf.speak(shelf.boards[0].phrases[0].id)
    assert wiring.conductor.requests


def test_forgetting_a_voice_leaves_no_phrase_of_it(shelf: PhraseShelf, services: Services, qtbot: QtBot) -> None:
    services.load_model()
    all_made(shelf, qtbot)
    assert services.forget_takes("somebody else") == 0
    assert len(files(shelf)) == 3
    services.forget_takes(shelf.sounds.recipe("one").voice.id)
    assert files(shelf) == []
