"""Text that arrives bit by bit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soundalike.text import LineSplitter, LiveSplitter, SentenceSplitter
from soundalike.text.live import MOST_WAITING, PAUSE_AFTER_SENTENCE, PAUSE_INSIDE
from soundalike.text.pieces import PARAGRAPH_GAP, SENTENCE_GAP

STORY = (
    "Dr. Adams met Mr. Brown at 3.30 p.m. on Main St. near the river. Yes! They walked for 2.5 miles, and then "
    "it rained... \u201cIs it far?\u201d she asked. No. 5 was closed.\n\nA new day began without any rain at all. Good "
    "morning! The U.S. team won 3-2, I think."
)


def spoken(splitter: LiveSplitter, parts: list[str]) -> list[str]:
    """What comes out of the parts and at the end."""
    found = [live for part in parts for live in splitter.push(part)] + splitter.flush()
    return [live.text for live in found]


def letter_by_letter(text: str) -> list[str]:
    return list(text)


def test_a_sentence_is_complete_once_three_words_follow() -> None:
    splitter = SentenceSplitter()
    assert splitter.push("This is the first sentence. And then ") == []
    (first,) = splitter.push("it goes ")
    assert first.text.strip() == "This is the first sentence."
    assert first.gap_after == SENTENCE_GAP
    assert [live.text for live in splitter.flush()] == ["And then it goes "]


def test_marks_inside_a_sentence_dont_end_it() -> None:
    sentences = [text.strip() for text in spoken(SentenceSplitter(), letter_by_letter(STORY))]
    assert sentences[0] == "Dr. Adams met Mr. Brown at 3.30 p.m. on Main St. near the river."
    assert not any(text.endswith(("Dr.", "Mr.", "St.", "No.", "U.S.")) for text in sentences)
    assert len(sentences) >= 4


@given(st.lists(st.integers(1, 30), max_size=40))
def test_nothing_is_lost_or_doubled_however_it_arrives(sizes: list[int]) -> None:
    parts, left = [], STORY
    for size in sizes:
        parts.append(left[:size])
        left = left[size:]
    parts.append(left)
    for splitter in (SentenceSplitter(), LineSplitter()):
        found = [live for part in parts for live in splitter.push(part)] + splitter.flush()
        assert "".join("".join(live.text for live in found).split()) == "".join(STORY.split())
        assert all(STORY[live.start : live.start + len(live.text)] == live.text for live in found)


def test_a_paragraphs_end_gives_its_silence() -> None:
    splitter = SentenceSplitter()
    (first,) = splitter.push("One two three four.\n\nFive six seven eight ")
    assert first.gap_after == PARAGRAPH_GAP
    splitter = SentenceSplitter()
    splitter.push("One two three four.\n\n")
    assert [live.gap_after for live in splitter.flush()] == [PARAGRAPH_GAP]


@pytest.mark.parametrize("text", ["It is done.", "It is done!\u201d ", "It is done\n", "Is it done?\n\n"])
def test_after_a_sentence_a_short_pause_is_enough(text: str) -> None:
    splitter = SentenceSplitter()
    assert splitter.patience() is None
    splitter.push(text)
    assert splitter.patience() == PAUSE_AFTER_SENTENCE
    assert [live.text for live in splitter.flush()] == [text]
    assert splitter.patience() is None
    assert splitter.flush() == []


def test_inside_a_sentence_it_takes_longer() -> None:
    splitter = SentenceSplitter()
    splitter.push("It is not ")
    assert splitter.patience() == PAUSE_INSIDE
    splitter = SentenceSplitter()
    splitter.push("  \n ")
    assert splitter.patience() is None
    assert splitter.flush() == []


def test_a_text_without_marks_doesnt_wait_for_ever() -> None:
    splitter = SentenceSplitter()
    words = "word " * MOST_WAITING
    came = [live.text for at in range(0, len(words), 100) for live in splitter.push(words[at : at + 100])]
    assert len("".join(came)) > len(words) - MOST_WAITING - 300


def test_tags_stay_whole() -> None:
    texts = spoken(
        SentenceSplitter(["[laugh]"]), letter_by_letter("Oh no, not this. [laugh] It is so very funny. Bye.")
    )
    assert any("[laugh]" in text for text in texts)


def test_lines_are_spoken_as_they_end() -> None:
    splitter = LineSplitter()
    assert splitter.push("first") == []
    assert [live.text for live in splitter.push(" line\n\n  \nsecond\nthi")] == ["first line", "second"]
    assert splitter.patience() is None
    assert [live.text for live in splitter.flush()] == ["thi"]
    assert splitter.flush() == []
