"""`speak --live`, `--by-line` and `--follow`."""

from __future__ import annotations

import os
import signal
import threading
import time
from pathlib import Path
from typing import IO

import pytest

from soundalike.cli.live_input import feeding, growing_file
from soundalike.errors import MissingError, RefusedError
from soundalike.speech import TextFeed
from soundalike.text import LineSplitter
from tests.cli.fake_wiring import FakeParts, FakePlayer
from tests.cli.processes import run_program, start_program
from tests.cli.test_speak import Captured, speak
from tests.speech.fake_engine import SAMPLE_RATE

SECOND = 2 * SAMPLE_RATE
"""Bytes."""


def lines_of(feed: TextFeed) -> list[str]:
    """All the text, to its end."""
    lines = []
    while (live := feed.take(wait=True)) is not None:
        lines.append(live.text)
    return lines


def test_bytes_become_lines_wherever_they_are_cut() -> None:
    text = "Grüße, 你好\r\nzwei\rdrei 🎙\n".encode()
    for size in (1, 2, 3, 7, 100):
        parts = [text[at : at + size] for at in range(0, len(text), size)]
        left = iter([*parts, b""])
        feed = TextFeed(LineSplitter())
        with feeding(feed, lambda left=left: next(left), "The text"):  # type: ignore[misc]
            assert lines_of(feed) == ["Grüße, 你好", "zwei", "drei 🎙"]


@pytest.mark.parametrize("data", [b"good\n\xff\xfe bad", b"good\nn\0ul", b"good\n\xc3"])
def test_what_isnt_text_is_told_after_what_came_before(data: bytes) -> None:
    left = iter([data[:5], data[5:], b""])
    feed = TextFeed(LineSplitter())
    with feeding(feed, lambda: next(left), "The pipe"):
        assert feed.take(wait=True).text == "good"  # type: ignore[union-attr]
        with pytest.raises(RefusedError, match="The pipe isn't"):
            lines_of(feed)


def test_a_source_that_cant_be_read_any_further() -> None:
    def broken() -> bytes:
        raise OSError(5, "Input/output error")

    feed = TextFeed(LineSplitter())
    with feeding(feed, broken, "The pipe"), pytest.raises(MissingError, match="input/output error"):
        lines_of(feed)


def test_a_growing_file_is_read_from_its_beginning_and_anew_when_it_was_cut(tmp_path: Path) -> None:
    path = tmp_path / "a log.txt"
    path.write_text("one\ntw")
    feed = TextFeed(LineSplitter())
    with growing_file(path) as read, feeding(feed, read, "The file"):
        assert feed.take(wait=True).text == "one"  # type: ignore[union-attr]
        with path.open("a") as file:
            file.write("o\nthree\n")
        assert [feed.take(wait=True).text for _ in range(2)] == ["two", "three"]  # type: ignore[union-attr]
        path.write_text("new\n")
        assert feed.take(wait=True).text == "new"  # type: ignore[union-attr]
    assert lines_of(feed) == []


def test_a_missing_file_is_said_before_the_model_is_opened(tmp_path: Path, capsys: Captured) -> None:
    parts = FakeParts(player=FakePlayer())
    assert speak("--follow", str(tmp_path / "absent"), parts=parts) == 4
    assert "--follow" in capsys.readouterr().err
    assert parts.asked_models == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["Hi", "--live"],
        ["--live", "-f", "a.txt"],
        ["Hi", "--by-line"],
        ["--follow", "a.txt", "--live"],
        ["--follow", "a.txt", "Hi"],
        ["--follow", "a.txt", "-o", "a.wav"],
    ],
)
def test_only_one_text(arguments: list[str], capsys: Captured) -> None:
    assert speak(*arguments) == 2
    assert "--" in capsys.readouterr().err


@pytest.mark.parametrize("how", [["--live"], ["--by-line"], ["-", "--live", "--by-line"], ["-f", "-", "--live"]])
def test_a_whole_pipe_is_spoken_to_its_end(how: list[str], tmp_path: Path) -> None:
    stdin = b"one two three four.\nfive six seven eight.\nnine"
    done = run_program("speak", *how, "-o", "-", "--seed", "1", "--json", cwd=tmp_path, stdin=stdin)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout) > 0.9 * SECOND
    spoken = b" ".join(line for line in done.stderr.splitlines() if b'"piece"' in line)
    assert all(word in spoken for word in (b"one", b"eight", b"nine"))


def test_a_pipe_with_nothing_to_say(tmp_path: Path) -> None:
    done = run_program("speak", "--live", "-o", "a.wav", cwd=tmp_path, stdin=b" \n\n")
    assert done.returncode == 1
    assert not (tmp_path / "a.wav").exists()


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
def test_sound_comes_while_the_pipe_is_open_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    path = tmp_path / "growing.txt"
    path.write_text("one two three\n")
    program = start_program("speak", "--follow", str(path), "--by-line", "-o", "-", cwd=tmp_path)
    assert program.stdout is not None
    assert read_for(program.stdout, SECOND // 4)
    with path.open("a") as file:
        file.write("four five six seven\n")
    assert read_for(program.stdout, SECOND // 4)
    program.send_signal(signal.SIGINT)
    assert program.wait(30) == 130
    assert program.stderr is not None
    assert b"Traceback" not in program.stderr.read()
    program.stdout.close()
    program.stderr.close()


def read_for(stream: IO[bytes], count: int) -> bool:
    """Whether `count` bytes come within 20 s."""
    got: list[bytes] = []
    reader = threading.Thread(target=lambda: got.append(stream.read(count)), daemon=True)
    began = time.monotonic()
    reader.start()
    reader.join(20)
    return time.monotonic() - began < 20 and len(got[0]) == count
