"""A quick phrase through the real model: made ahead, played at once, marked, what speaking it gives, and forgotten."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import soundfile

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # no display is needed: what is looked at is the sound

from pytestqt.qtbot import QtBot

from soundalike.audio.mark_check import check_file
from soundalike.engine import Engine, Samples
from soundalike.engine.mark import Mark
from soundalike.models.mark import find_mark
from soundalike.paths import Places, bundled_voices, places
from soundalike.settings import Model, Settings, Speaking
from soundalike.speech import Gap, Sound, Speaker
from soundalike.takes import TakeStore
from soundalike.takes.phrases import BoardText
from soundalike.ui.services.phrase_shelf import PhraseShelf
from soundalike.ui.services.wiring import real_wiring
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.shell.window import make_window
from soundalike.voices import Library
from tests.ui.services.fake_player import FakePlayer

pytestmark = pytest.mark.end_to_end

PHRASE = "I can't speak, but I hear and understand you. Please give me a moment to type what I want to say."
MADE_MILLISECONDS = 120_000
RATE = 24_000


class TimedPlayer(FakePlayer):
    """Notes when the first sound came."""

    first_at = 0.0

    def write(self, samples: Any) -> None:
        if not self.chunks:
            self.first_at = time.perf_counter()
        super().write(samples)


@dataclass
class Counted:
    """How often the model was asked to speak."""

    requests: int = 0


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """Counts at the engine's façade, past which nothing can be spoken."""
    counter, begin = Counted(), Engine.begin

    def counting(engine: Engine, *wanted: Any) -> Any:
        counter.requests += 1
        return begin(engine, *wanted)

    monkeypatch.setattr(Engine, "begin", counting)
    return counter


@pytest.fixture
def home(soundalike_home: Path) -> Places:
    """With a voice of the person's own, and one phrase on one board."""
    where = places(soundalike_home)
    voice = Library(where.voices_dir).import_file(bundled_voices() / "Alan.voice.gguf")
    with TakeStore.open(where) as store:
        store.phrases.begin_with([BoardText("Mine", (PHRASE,))])
    settings = Settings.load(where.config_file)
    settings.set(Speaking(voice=voice.id, voice_name=voice.name))
    settings.set(replace(settings[Model], load="start"))
    settings.save()
    return where


@pytest.fixture
def player() -> TimedPlayer:
    return TimedPlayer(None, set())


@pytest.fixture
def window(home: Places, player: TimedPlayer, counted: Counted, qtbot: QtBot) -> Iterator[MainWindow]:
    """The program's own parts, but for the sound output, which can be read."""
    wiring = replace(real_wiring(), open_player=lambda _device: player)  # type: ignore[arg-type, return-value]
    made = make_window(home, wiring)
    qtbot.addWidget(made)
    made.show()
    made.start_services()
    shelf = made.surroundings.services.phrases
    qtbot.waitUntil(lambda: shelf.ready == (1, 1) and not shelf.maker.making, timeout=MADE_MILLISECONDS)
    yield made
    made.close()


def spoken(window: MainWindow, shelf: PhraseShelf, qtbot: QtBot) -> Samples:
    """What the same model gives for the phrase, as everything is spoken."""
    options = shelf.sounds.recipe(PHRASE).options
    parts: list[Samples] = []
    done = threading.Event()

    def speak(speaker: Speaker) -> None:
        for event in speaker.speak(PHRASE, options):
            if isinstance(event, Sound):
                parts.append(event.samples)
            elif isinstance(event, Gap):
                parts.append(np.zeros(event.samples, np.float32))
        done.set()

    window.surroundings.services.room.run(shelf.sounds.voice, speak, pytest.fail)
    qtbot.waitUntil(done.is_set, timeout=MADE_MILLISECONDS)
    return np.concatenate(parts)


def test_a_phrase_made_ahead(
    window: MainWindow, home: Places, player: TimedPlayer, counted: Counted, qtbot: QtBot
) -> None:
    shelf, store = window.surroundings.services.phrases, window.surroundings.services.store
    phrase = shelf.boards[0].phrases[0]
    asked = counted.requests

    pressed = time.perf_counter()
    shelf.speak(phrase.id)
    qtbot.waitUntil(lambda: not shelf.sounding, timeout=20_000)
    print(f"\nfirst sound of a phrase made ahead: {(player.first_at - pressed) * 1000:.1f} ms")  # noqa: T201
    assert counted.requests == asked, "nothing was synthesised"
    heard = player.sound

    # It is what speaking gives, and it is in the history.
    np.testing.assert_array_equal(heard, spoken(window, shelf, qtbot))
    assert counted.requests > asked
    assert store is not None
    line = store.history.search("understand")[0]
    assert (line.state.value, line.recipe.voice.name) == ("done", "Alan")
    assert abs(line.seconds - len(heard) / RATE) < 1

    # It is marked.
    file = home.data_dir / "heard.wav"
    soundfile.write(file, heard, RATE)
    with Mark.open(find_mark(), threads=1) as mark:
        assert check_file(file, mark).verdict == "marked"

    # Forgotten by the command, it is gone.
    key = shelf.sounds.key(PHRASE)
    assert key is not None
    assert shelf.sounds.cache.has(key)
    window.close()
    forgotten = subprocess.run(
        [sys.executable, "-m", "soundalike", "voices", "forget", "Alan", "--home", str(home.data_dir)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert forgotten.returncode == 0, forgotten.stderr
    assert list(home.phrase_sounds_dir.iterdir()) == []
    with TakeStore.open(home) as kept:
        assert [board.name for board in kept.phrases.boards()] == ["Mine"], "the words are the person's, and stay"
