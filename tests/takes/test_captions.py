"""Caption files."""

from __future__ import annotations

import re
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from soundalike.takes.captions import LONGEST_LINE, Spoken, captions

TIME = re.compile(r"(\d+):(\d\d):(\d\d)[,.](\d\d\d) --> (\d+):(\d\d):(\d\d)[,.](\d\d\d)")


def test_srt() -> None:
    assert captions([Spoken("Good morning.", 0.0, 1.25), Spoken("你好 [laugh]", 3661.5, 3662.0005)], "srt") == (
        "1\n00:00:00,000 --> 00:00:01,250\nGood morning.\n\n2\n01:01:01,500 --> 01:01:02,000\n你好 [laugh]\n"
    )


def test_vtt_is_escaped_and_says_what_it_is() -> None:
    assert captions([Spoken("a < b & c --> d", 0.0, 1.0)], "vtt") == (
        "WEBVTT\n\nNOTE Synthetic speech\n\n1\n00:00:00.000 --> 00:00:01.000\na &lt; b &amp; c --&gt; d\n"
    )


def test_pauses_arent_shown() -> None:
    assert "Bring a jacket: the wind.\n" in captions([Spoken("Bring a jacket: [pause 0.5s] the\nwind.", 0, 1)], "srt")


def test_a_long_sentence_comes_in_parts() -> None:
    text = "word " * 50
    made = captions([Spoken(text, 10.0, 30.0)], "srt")
    shown = [line for line in made.splitlines() if line.startswith("word")]
    assert max(len(line) for line in shown) <= LONGEST_LINE
    assert " ".join(shown) == text.strip()
    times = [[int(figure) for figure in found] for found in TIME.findall(made)]
    assert times[0][:4] == [0, 0, 10, 0]
    assert times[-1][4:] == [0, 0, 30, 0]
    assert all(before[4:] == after[:4] for before, after in pairwise(times))


def test_nothing_said_is_nothing_shown() -> None:
    assert captions([Spoken("[pause 2s]", 0.0, 2.0)], "srt") == ""


@settings(max_examples=50)
@given(st.text(max_size=300), st.floats(0, 1e5), st.floats(0, 100))
def test_no_text_is_lost_and_no_line_too_long(text: str, start: float, length: float) -> None:
    if "[" in text or "-->" in text:
        return
    made = captions([Spoken(text, start, start + length)], "srt")
    lines = [line for block in made.split("\n\n") for line in block.split("\n")[2:]]
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(len(line) <= LONGEST_LINE for line in lines)
