"""A voice in the making: nothing that was recorded or chosen is lost, by going back, by a full disk, or by kill -9."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import soundfile

from soundalike.engine.types import Samples
from soundalike.errors import MissingError, SoundalikeError
from soundalike.voices.draft import EXAMPLES, Choices, Draft, Line, example_path, reading_texts
from soundalike.voices.draft import draft as draft_module
from soundalike.voices.draft.reading_texts import english_words

RATE = 16_000


def speech(seconds: float, level: float = 0.2, channels: int = 1) -> Samples:
    """Something that comes and goes like syllables."""
    time = np.arange(round(seconds * RATE)) / RATE
    tone = level * np.sin(2 * np.pi * 180 * time) * (0.6 + 0.4 * np.sin(2 * np.pi * 4 * time))
    return np.repeat(tone[:, None], channels, axis=1).astype(np.float32)


def record(draft: Draft, line: Line, frames: Samples, rate: int = RATE) -> bool:
    file = draft.begin(line, rate, frames.shape[1])
    file.append(frames)
    return draft.keep(line, file).accepted


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "voice-draft"


def test_an_untouched_draft_makes_nothing(folder: Path) -> None:
    draft = Draft(folder)
    assert draft.is_empty
    assert draft.choices == Choices()
    assert not folder.exists()


def test_choices_are_there_again(folder: Path) -> None:
    draft = Draft(folder)
    draft.choose(step="clean", whose="other", way="written", speaker="Zoë", start=2.5, end=14, denoise=True, text=2)
    draft.choose(name="Grandad", keep_clip=False, seed=7)
    assert Draft(folder).choices == draft.choices
    assert draft.choices.speaker == "Zoë"


def test_going_back_and_reading_another_text_takes_nothing_away(folder: Path) -> None:
    draft = Draft(folder)
    first = draft.lines
    assert record(draft, first[0], speech(6.0))
    draft.choose(text=1, step="whose")
    assert all(draft.verdict(line) is None for line in draft.lines)
    draft.choose(text=0, step="record", whose="example")
    verdict = draft.verdict(first[0])
    assert verdict is not None
    assert verdict.accepted
    assert not draft.is_empty


def test_a_bad_reading_doesnt_take_the_place_of_a_good_one(folder: Path) -> None:
    draft = Draft(folder)
    line = draft.lines[0]
    assert not record(draft, line, speech(0.5))
    assert record(draft, line, speech(6.0))
    assert not record(draft, line, speech(0.7))
    assert soundfile.info(draft.path(line)).frames == 6 * RATE
    assert record(draft, line, speech(7.0))
    assert soundfile.info(draft.path(line)).frames == 7 * RATE


def test_the_lines_become_one_recording(folder: Path) -> None:
    draft = Draft(folder)
    for line, seconds in zip(draft.lines, (5.0, 6.0, 5.5), strict=True):
        assert not draft.all_read
        assert record(draft, line, speech(seconds))
    assert draft.all_read
    found, rate = soundfile.read(draft.clip(), dtype="float32")
    assert rate == RATE
    assert len(found) / rate == 16.5  # what the timers showed (case REC-08)
    assert not (np.abs(np.lib.stride_tricks.sliding_window_view(found, 400)).max(axis=1) == 0).any()


def test_another_microphone_in_between_is_brought_to_the_rate_of_the_first(folder: Path) -> None:
    draft = Draft(folder)
    for line, rate, channels in zip(draft.lines, (RATE, 44_100, 48_000), (1, 2, 1), strict=True):
        record(draft, line, np.repeat(speech(5.0, channels=channels), 1, axis=0), rate)
    found = soundfile.info(draft.clip())
    assert (found.samplerate, found.channels) == (RATE, 1)
    expected = 5.0 + 5.0 * RATE / 44_100 + 5.0 * RATE / 48_000
    assert found.duration == pytest.approx(expected, abs=0.01)


def test_what_isnt_there_is_said(folder: Path, tmp_path: Path) -> None:
    draft = Draft(folder)
    with pytest.raises(MissingError, match="can't be read"):
        draft.clip()
    draft.choose(source="imported", imported=str(tmp_path / "walk.m4a"))
    with pytest.raises(MissingError, match=r"walk\.m4a"):
        draft.clip()
    (tmp_path / "walk.m4a").write_bytes(b"x")
    assert draft.clip() == tmp_path / "walk.m4a"
    draft.choose(whose="example", example=EXAMPLES[0].file)
    assert draft.clip() == example_path(EXAMPLES[0].file)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[1]",
        b'{"version": 2, "step": "meet"}',
        b'{"version": 1, "step": "nowhere", "text": true, "end": -1}',
    ],
)
def test_damaged_choices_count_as_none_and_recordings_stay(folder: Path, content: bytes) -> None:
    draft = Draft(folder)
    record(draft, draft.lines[0], speech(6.0))
    (folder / "draft.json").write_bytes(content)
    again = Draft(folder)
    assert again.choices == Choices()
    assert again.verdict(again.lines[0]) is not None


def test_a_full_disk_is_said_and_the_choice_holds(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    draft = Draft(folder)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(draft_module, "write_flushed", full)
    with pytest.raises(SoundalikeError, match="room on the disk"):
        draft.choose(speaker="Ann")
    assert draft.choices.speaker == "Ann"


def test_discarding_leaves_nothing(folder: Path) -> None:
    draft = Draft(folder)
    record(draft, draft.lines[0], speech(6.0))
    draft.discard()
    draft.discard()
    assert not folder.exists()
    assert Draft(folder).is_empty


PROGRAM = """
import sys, time
from pathlib import Path
import numpy as np
from soundalike.voices.draft import Draft
draft = Draft(Path(sys.argv[1]))
draft.choose(speaker="Ann", step="record")
for line in draft.lines:
    file = draft.begin(line, 16000, 1)
    for _ in range(60):
        file.append(np.full((1600, 1), 0.1, np.float32))
        print("x", flush=True)
        time.sleep(0.001)
    draft.keep(line, file)
time.sleep(60)
"""


@pytest.mark.parametrize("blocks", [1, 25, 60, 75, 130])
def test_killed_at_any_moment_it_holds_every_block(folder: Path, blocks: int) -> None:
    child = subprocess.Popen([sys.executable, "-c", PROGRAM, str(folder)], stdout=subprocess.PIPE)
    assert child.stdout is not None
    for _ in range(blocks):
        child.stdout.readline()
    os.kill(child.pid, signal.SIGKILL)
    child.wait()
    child.stdout.close()
    draft = Draft(folder)
    assert (draft.choices.speaker, draft.choices.step) == ("Ann", "record")
    found = sum(soundfile.info(draft.path(line)).frames for line in draft.lines if draft.path(line).exists())
    assert found >= blocks * 1600
    assert not list(folder.glob("*.new.wav"))


@pytest.mark.parametrize("language", ["en", "de", "ar", "fr", "es", "pt", "zh"])
def test_every_text_is_three_lines_of_about_fifteen_seconds(language: str) -> None:
    texts = reading_texts(language)
    assert len(texts) == 6
    for text in texts:
        assert text.language == language
        assert len(text.lines) == 3
        assert 13.0 <= text.seconds <= 17.0
        assert all(line.endswith((".", "?", "؟", "。", "？")) for line in text.lines)
        assert all(8 <= english_words(line, language) <= 20 for line in text.lines)


def test_a_language_without_texts_of_its_own_reads_english(folder: Path) -> None:
    assert reading_texts("tlh") == reading_texts("en")
    assert Draft(folder, "tlh").language == "en"


def test_each_language_keeps_its_own_recordings(folder: Path) -> None:
    english, german = Draft(folder), Draft(folder, "de")
    assert english.path(english.lines[0]).name == "line-0-0.wav"
    assert german.path(german.lines[0]).name == "line-de-0-0.wav"
    assert english.path(Line.statement()) == german.path(Line.statement("de"))


def test_chinese_is_timed_by_its_characters() -> None:
    assert english_words("有空来喝杯茶吧。", "zh") == pytest.approx(7 * 0.89)


def test_the_examples_are_there() -> None:
    assert all(example_path(example.file).is_file() and example.licence for example in EXAMPLES)
