"""What a text's marks do to its sound (TXT-02, TXT-10, TXT-15, TXT-19, TXT-20)."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from soundalike.speech import Gap
from tests.end_to_end.demo import Demo, Spoken
from tests.end_to_end.levels import stretches_of_sound

pytestmark = pytest.mark.end_to_end

SAME_LENGTH = 0.1
SHORTEST_PAUSE = 0.15
"""Longer than the closure of a stop consonant."""


def pauses(spoken: Spoken) -> list[float]:
    """Seconds between the stretches of sound."""
    stretches = stretches_of_sound(spoken.samples, spoken.sample_rate, apart=SHORTEST_PAUSE)
    return [after[0] - before[1] for before, after in itertools.pairwise(stretches)]


@pytest.mark.parametrize(
    ("quoted", "plain"),
    [
        ('"Come in," she said.', "Come in, she said."),
        ("\u201cIt is open,\u201d he replied.", "It is open, he replied."),
        ('The so-called "expert" left.', "The so-called expert left."),
        ("'Single' quotes too.", "Single quotes too."),
    ],
)
def test_quotes_are_silent(demo: Demo, quoted: str, plain: str) -> None:
    with_quotes, without = demo.speak(quoted), demo.speak(plain)

    assert with_quotes.seconds == pytest.approx(without.seconds, rel=SAME_LENGTH)
    assert len(pauses(with_quotes)) <= len(pauses(without))


@pytest.mark.parametrize(
    "text",
    [
        "Добрый вечер, как ваши дела?",
        "今天的天气很好，我们去公园吧。",
        "こんにちは、元気ですか。",
        "मौसम बहुत अच्छा है।",
        "مرحبا كيف حالك اليوم",
    ],
)
def test_other_scripts_are_told_and_the_rest_is_spoken(demo: Demo, text: str) -> None:
    alone = demo.speak(text)
    assert alone.notices[0].kind == "script"
    assert len(alone.samples) == 0
    assert alone.finished.pieces == 0

    between = demo.speak(f"We had a lovely time. {text} Thank you very much.")
    without = demo.speak("We had a lovely time. Thank you very much.")
    assert "script" in {notice.kind for notice in between.notices}
    assert len(between.pieces) == 2
    assert between.seconds <= 1.5 * without.seconds


def test_a_line_of_mixed_scripts(demo: Demo) -> None:
    spoken = demo.speak("Hello, мир and 世界, mixed.")
    expected = demo.speak("Hello, and, mixed.")

    assert {notice.kind for notice in spoken.notices} == {"script"}
    assert spoken.seconds <= 1.5 * expected.seconds


def test_paragraphs_are_heard_as_longer_pauses(demo: Demo) -> None:
    text = "We had a lovely time. Thank you very much.\n\nThe bell rang twice.\n\n\n\n\nNobody answered the door."

    spoken = demo.speak(text)

    sentence, paragraph, many_lines = pauses(spoken)
    assert 0.15 <= sentence <= 0.5
    assert 0.4 <= paragraph <= 1.2
    assert paragraph >= sentence + 0.2
    assert many_lines == pytest.approx(paragraph, abs=0.1), "more blank lines don't make it longer"


def test_gaps_are_digital_silence(demo: Demo) -> None:
    spoken = demo.speak("Thank you very much.\n\nThe bell rang twice.")

    gaps = [event for event in spoken.events if isinstance(event, Gap)]
    assert gaps
    assert all(not spoken.samples[gap.position : gap.position + gap.samples].any() for gap in gaps)


@pytest.mark.parametrize(
    ("marked", "plain"),
    [
        ("I thought\u2026 well\u2026 maybe not.", "I thought, well, maybe not."),
        ("Wait... what?", "Wait, what?"),
        ("He was \u2014 how to put it \u2014 late.", "He was, how to put it, late."),
        ("The bridge\u2500the old one\u2500has been closed.", "The bridge, the old one, has been closed."),
        ("Yes -- no -- perhaps.", "Yes, no, perhaps."),
        ("And so....", "And so."),
    ],
)
def test_dots_and_dashes_are_pauses_without_a_sound(demo: Demo, marked: str, plain: str) -> None:
    with_marks, without = demo.speak(marked), demo.speak(plain)

    assert with_marks.seconds == pytest.approx(without.seconds, rel=SAME_LENGTH)
    assert len(pauses(with_marks)) <= len(pauses(without)), "something sounds where the mark is"


def test_pasted_text_sounds_like_clean_text(demo: Demo) -> None:
    pasted = (
        "The exami-\nnation was post\u00adponed\u00a0until Friday; the \ufb01nal \ufb02oor plan isn\u2019t\r\nready."
    )
    clean = "The examination was postponed until Friday; the final floor plan isn't ready."

    assert np.array_equal(demo.speak(pasted).samples, demo.speak(clean).samples)
