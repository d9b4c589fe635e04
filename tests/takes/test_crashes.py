"""The program may die at any moment, the disk may fill up, and there may be two of it."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from soundalike.takes import State, TakeStore, finishing
from tests.speech.fake_engine import SAMPLE_RATE, FakeEngine, tone
from tests.takes.fake_speech import RECIPE, events_of, here, open_store, speak_into
from tests.takes.speaking_program import CHUNKS

ROOT = Path(__file__).parents[2]
SAMPLES = round(0.1 * SAMPLE_RATE) * CHUNKS
"""Of a whole take of the speaking program."""


def start_speaking() -> subprocess.Popen[str]:
    """The speaking program with its store open."""
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.takes.speaking_program"], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert program.stdout is not None
    assert program.stdout.readline() == "open\n"
    return program


def kill(program: subprocess.Popen[str], *, after_takes: int = 0) -> list[tuple[int, int]]:
    """Kill -9, some time after it had made so many takes; those that it had said to be complete."""
    assert program.stdout is not None
    said = "".join(program.stdout.readline() for _ in range(after_takes))
    time.sleep(random.uniform(0.0, 0.05))
    program.kill()
    said += program.communicate(timeout=60)[0]
    return [(int(take), int(samples)) for take, samples in re.findall(r"(\d+) (\d+)\n", said)]


def check(store: TakeStore, complete: list[tuple[int, int]]) -> int:
    """Nothing is in the making, and what was complete is there; how many takes were interrupted."""
    for take, samples in complete:
        assert store.takes.get(take).state is State.DONE
        assert len(store.takes.whole_sound(take)) == samples == SAMPLES
    interrupted = 0
    for entry in store.history.search(limit=-1):
        assert entry.state in (State.DONE, State.INTERRUPTED)
        for found in store.takes.of_utterance(entry.id):
            assert found.state in (State.DONE, State.INTERRUPTED)
            interrupted += found.state is State.INTERRUPTED
            assert not found.samples or len(store.takes.whole_sound(found.id)) == found.samples
    assert list(here().takes_dir.glob("*.part")) == []
    assert list(here().takes_dir.glob("*.new")) == []
    return interrupted


def killed_again_and_again(times: int) -> int:
    """Kills the program at random moments; how many takes were interrupted by it."""
    complete: list[tuple[int, int]] = []
    interrupted = 0
    for number in range(times):
        complete += kill(start_speaking(), after_takes=number % 5)
        with open_store() as store:
            interrupted = check(store, complete)
    assert len(complete) >= times
    return interrupted


def test_kill_9_loses_at_most_the_sentence_it_was_in() -> None:
    assert killed_again_and_again(5) <= 5
    assert not list(here().takes_dir.glob("*.session"))


@pytest.mark.slow
def test_kill_9_a_hundred_times() -> None:
    assert 0 < killed_again_and_again(100) <= 100


def test_the_beginning_of_an_interrupted_sentence_is_kept() -> None:
    with open_store() as first:
        recorder = first.record("one two", RECIPE, SAMPLE_RATE)
        for event in list(events_of("one two"))[:3]:
            recorder.take(event)
        taking = recorder.taking
        # As a crash does: nothing is finished, the files are let go, and so is the session's lock.
        assert recorder._taking is not None
        recorder._taking.part.close()
        first._shelf.session.close()
        with open_store() as second:
            assert second.notices == (
                "Soundalike ended while it was speaking. The sentence it was in is in the history as interrupted.",
            )
            (entry,) = second.history.search()
            assert entry.state is State.INTERRUPTED
            (take,) = second.takes.of_utterance(entry.id)
            assert (take.id, take.state, take.samples) == (taking, State.INTERRUPTED, 4800)
            assert len(second.takes.whole_sound(take.id)) == 4800


def test_a_take_whose_file_was_complete_is_kept_though_its_row_wasnt(monkeypatch: pytest.MonkeyPatch) -> None:
    class Killed(BaseException):
        pass

    def killed(*_arguments: object, **_more: object) -> bool:
        raise Killed

    with open_store() as first:
        recorder = first.record("one two", RECIPE, SAMPLE_RATE)
        with monkeypatch.context() as patch:
            patch.setattr(finishing, "finish_row", killed)
            with pytest.raises(Killed):
                list(map(recorder.take, events_of("one two")))
        first._shelf.session.close()
        with open_store() as second:
            assert second.notices == ()
            (entry,) = second.history.search()
            (take,) = second.takes.of_utterance(entry.id)
            assert (entry.state, take.state) == (State.INTERRUPTED, State.DONE)
            assert len(second.takes.whole_sound(take.id)) == take.samples > 0


def test_a_running_program_isnt_taken_for_a_dead_one() -> None:
    program = start_speaking()
    try:
        with open_store() as store:
            assert store.notices == ()
            states = {take.state for entry in store.history.search() for take in store.takes.of_utterance(entry.id)}
            assert State.INTERRUPTED not in states
            mine = speak_into(store, "me too")
            assert store.history.get(mine).takes == 1
        assert program.poll() is None
    finally:
        complete = kill(program)
    with open_store() as store:
        check(store, complete)


def test_the_trash_of_a_dead_program_is_emptied_and_not_that_of_a_living_one() -> None:
    with open_store() as first:
        deletion = first.history.delete([speak_into(first, "one")])
        with open_store() as second:
            assert first.undo(deletion)
            first.history.delete([first.history.search()[0].id])
            first._shelf.session.close()
            assert second.history.search() == []
        with open_store():
            assert list(here().takes_dir.glob("*.flac")) == []


@pytest.mark.skipif(sys.platform == "win32", reason="the limit on file sizes is POSIX's")
def test_on_a_full_disk_speaking_goes_on_and_it_is_said() -> None:
    import resource  # noqa: PLC0415

    problems: list[str] = []
    previous = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    heard = 0
    with open_store() as store:
        kept = speak_into(store, "kept before")
        engine = FakeEngine(lambda tokens, options: [tone(0.2)] if tokens == (5,) else [tone(12.0), tone(12.0)])
        with store.record("long long\nshort\nlong long", RECIPE, SAMPLE_RATE, on_problem=problems.append) as recorder:
            for event in events_of("long long\nshort\nlong long", engine):
                resource.setrlimit(resource.RLIMIT_FSIZE, (1_500_000, previous[1]))
                recorder.take(event)
                resource.setrlimit(resource.RLIMIT_FSIZE, previous)
                heard += 1
        signal.signal(signal.SIGXFSZ, handler)
        assert heard > 8
        assert len(problems) == 2
        assert all("spoken, but not kept" in problem and "room on the disk" in problem for problem in problems)
        assert recorder.utterance is not None
        states = [take.state for take in store.takes.of_utterance(recorder.utterance)]
        assert states == [State.FAILED, State.DONE, State.FAILED]
        assert store.history.get(kept).takes == 1
    assert list(here().takes_dir.glob("*.part")) == []


@pytest.mark.skipif(sys.platform == "win32", reason="the limit on file sizes is POSIX's")
def test_when_not_even_the_database_can_grow_speaking_goes_on() -> None:
    import resource  # noqa: PLC0415

    problems: list[str] = []
    previous = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    with open_store() as store:
        kept = speak_into(store, "kept before")
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, previous[1]))
        with store.record("one\ntwo", RECIPE, SAMPLE_RATE, on_problem=problems.append) as recorder:
            for event in events_of("one\ntwo"):
                recorder.take(event)
        resource.setrlimit(resource.RLIMIT_FSIZE, previous)
        signal.signal(signal.SIGXFSZ, handler)
        assert problems
        assert store.history.get(kept).takes == 1
        assert speak_into(store, "kept after")
    with open_store() as store:
        assert {entry.text for entry in store.history.search()} >= {"kept before", "kept after"}


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_protected_folder_is_a_sentence() -> None:
    from soundalike.errors import RefusedError  # noqa: PLC0415

    here().data_dir.chmod(0o500)
    with pytest.raises(RefusedError):
        open_store()
    here().data_dir.chmod(0o700)
