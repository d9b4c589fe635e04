"""A person without speech: one switch, no mouse, German, text at 200 %; a phrase is heard, and so is what was typed."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from soundalike.paths import places
from soundalike.settings import Appearance, Model, Scanning, Settings, VoiceOptions
from soundalike.takes import TakeStore
from soundalike.takes.phrases import read_phrases
from soundalike.ui.start.log import LOG_FILE
from soundalike.ui.view_models.recipes import OWN_VOICE_KEY
from tests.end_to_end.display import display
from tests.end_to_end.one_switch_driver import LINE, PHRASE
from tests.end_to_end.recogniser import listen
from tests.end_to_end.sound_server import RATE, sound_server
from tests.end_to_end.test_locale import make_locale
from tests.end_to_end.test_window import ROOT, Place
from tests.end_to_end.word_errors import word_error

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.flaky(reruns=2),  # a machine that is busy with something else makes real sound break off
    pytest.mark.skipif(sys.platform != "linux", reason="a display and a sound server that nobody sees or hears"),
]

MOST_WORD_ERROR = 0.5
TWICE = 2 * 14
"""Pixels: the text's usual size is 14."""
STEP_MILLISECONDS = 250
FIRST_MILLISECONDS = 400
"""Short, but a hand can follow: see `HAND_SECONDS`."""
PHRASES = f"# Mine\n{PHRASE}\nI would like a glass of water, please.\n"
"""English, as the demo model speaks that alone."""
FIRST_SOUND = re.compile(r".+ INFO \S+: First sound after (\d+\.\d{3}) s, (\d+\.\d{3}) s after it was asked for\.")


@pytest.fixture(scope="module")
def place() -> Iterator[Place]:
    with tempfile.TemporaryDirectory(prefix="sound") as folder, tempfile.TemporaryDirectory() as locales:
        make_locale(Path(locales))
        with sound_server(Path(folder)) as server, display() as name:
            yield Place(server, name, Path(locales))


def prepare(home: Path) -> None:
    """What somebody else set up for this person, in the files that the program keeps it in."""
    where = places(home)
    settings = Settings.load(where.config_file)
    settings.set(Appearance(theme="light", text_percent=200, language="de"))
    settings.set(Scanning(on=True, step=STEP_MILLISECONDS, first=FIRST_MILLISECONDS, choose_switch="Key_Space"))
    settings.set(replace(settings[Model], load="start"))
    settings.set_voice(OWN_VOICE_KEY, VoiceOptions(seed_locked=True, seed=1))
    settings.save()
    with TakeStore.open(where) as store:
        store.phrases.begin_with(read_phrases(PHRASES.encode(), "Mine"))


def drive(place: Place, home: Path, folder: Path) -> dict[str, Any]:
    """Runs the program with the person at it; what was seen."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.end_to_end.one_switch_driver", str(folder)],
        env=place.environment(home),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert "Traceback" not in done.stderr
    seen: dict[str, Any] = json.loads((folder / "seen.json").read_text(encoding="utf-8"))
    return seen


def test_from_the_start_to_a_phrase_and_three_words(place: Place, tmp_path: Path) -> None:
    home = tmp_path / "home"
    prepare(home)
    with place.server.recording() as recording:
        began = time.time() - recording.seconds
        seen = drive(place, home, tmp_path)
    heard = recording.samples

    # Nothing but the switch was pressed.
    assert list(seen["keys"]) == ["Key_Space"]
    assert seen["keys"]["Key_Space"] == seen["presses"]
    assert seen["buttons"] == 0

    # The window is German, its text is twice as large, and no word of it is cut off.
    assert seen["pages"] == ["Sprechen", "Phrasen", "Stimmen", "Modelle", "Verlauf", "Einstellungen", "Hilfe"]
    assert seen["menus"] == ["Datei", "Bearbeiten", "Sprechen", "Fassungen", "Ansicht", "Hilfe"]
    assert set(seen["text_pixels"].values()) == {TWICE}
    assert {name: said for name, said in seen["cut_off"].items() if said} == {}
    assert seen["inside"], "the keyboard is on the screen"

    # The phrase was heard, and so were the words that were typed.
    assert seen["typed"] == LINE
    for what, words in (("phrase", PHRASE), ("line", LINE)):
        start, end = (round((moment - began) * RATE) for moment in seen[what])
        understood = listen((heard[start : end + RATE // 2] / 32768).astype(np.float32), RATE)
        assert word_error(words, understood) <= MOST_WORD_ERROR, understood
    with TakeStore.open(places(home)) as store:
        assert store.history.recent_texts() == [LINE, PHRASE]

    # The log says when each began to sound, and nothing of what was said.
    log = (places(home).cache_dir / LOG_FILE).read_text(encoding="utf-8")
    times = [match.groups() for match in map(FIRST_SOUND.fullmatch, log.splitlines()) if match is not None]
    assert len(times) == 2, log
    assert all(0 <= float(alone) <= float(asked) for alone, asked in times)
    assert not [word for word in (*PHRASE.split(), *LINE.split()) if len(word) > 4 and word in log]
