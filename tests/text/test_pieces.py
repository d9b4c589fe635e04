import re
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from soundalike.errors import UsageError
from soundalike.text import normalised_blocks, prepare

TAGS = ("[laugh]", "[sigh]", "[clear throat]")
SPOKEN_ALPHABET = re.compile(
    r"(?:[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00fe .,!?'-]|\[(?:laugh|sigh|clear throat)\])+"
)

fragments = st.sampled_from(
    [
        "Dr. Patel",
        "$1,234.56",
        "3/4",
        "[laugh]",
        "[clear throat]",
        "[pause 0.5s]",
        "[pause]",
        "[",
        "]",
        "\n",
        "\n\n",
        "- ",
        "...",
        "\u2014",
        '"',
        "'",
        "(",
        ")",
        "U.S.",
        "e.g.",
        "https://a.com/b?c",
        "a@b.org",
        "NASA",
        "THE END",
        "\u00bd",
        "\u0301",
        "\u043c\u0438\u0440",
        "\u4e16\u754c",
        "\U0001f600",
        "12:30 p.m.",
        "2026-03-05",
        "-5\u00b0C",
        "10-12",
        "IV",
        "Chapter",
        "word",
        "another",
        "Sentence.",
        "it",
        "was",
        "a" * 60,
        "1" * 40,
        ".",
        ",",
        " ",
        "!",
        "?",
        "\u00ad\n",
        "exami-\n",
        "\ufb01",
        "\u200b",
        "* * *",
        "#",
        "&",
        "%",
        "/",
        "=",
        "\t",
        "\udc80",
        "\x00",
    ]
)
any_text = st.one_of(
    st.text(max_size=300),
    st.lists(fragments, max_size=60).map("".join),
    st.lists(fragments, max_size=60).map(" ".join),
)


def letters(text: str) -> str:
    """What a listener hears, without marks, blanks and case."""
    return "".join(character for character in text.casefold() if character.isalpha() or character in "[]")


@given(any_text, st.sampled_from([20, 37, 120, 250]))
@settings(max_examples=400, deadline=None)
def test_joined_pieces_are_the_normalised_text(text: str, limit: int) -> None:
    said = "".join(piece.text for piece in prepare(text, limit=limit, tags=TAGS).pieces)
    assert letters(said) == letters("".join(normalised_blocks(text, TAGS)))


@given(any_text, st.sampled_from([20, 37, 120, 250]))
@settings(max_examples=400, deadline=None)
def test_pieces_hold_to_the_contract(text: str, limit: int) -> None:
    prepared = prepare(text, limit=limit, tags=TAGS)
    assert len(prepared.pieces) > 0 or "nothing" in {notice.kind for notice in prepared.notices}
    before = (0, 0)
    for piece in prepared.pieces:
        assert 2 <= len(piece.text) <= limit
        assert piece.text.endswith((".", "!", "?", ",", "-"))
        assert SPOKEN_ALPHABET.fullmatch(piece.text)
        assert letters(piece.text)
        assert "  " not in piece.text
        assert 0.0 <= piece.gap_after <= 10.0
        assert 0 <= piece.start < piece.end <= len(text)
        assert (piece.start, piece.end) >= before
        assert piece.end >= before[1]
        before = (piece.start, piece.end)
    for notice in prepared.notices:
        assert 0 <= notice.start <= notice.end <= len(text)
        assert notice.message.endswith(".")
    if prepared.pieces:
        assert prepared.pieces[-1].paragraph_end


@given(st.lists(st.sampled_from(["rope", "lantern", "harbour", "Willow", "tide"]), min_size=1, max_size=200), st.data())
@settings(max_examples=100, deadline=None)
def test_plain_words_are_neither_lost_nor_doubled(words: list[str], data: st.DataObject) -> None:
    separators = data.draw(
        st.lists(st.sampled_from([" ", ". ", ", ", "\n", "\n\n", "! "]), min_size=len(words), max_size=len(words))
    )
    text = "".join(word + separator for word, separator in zip(words, separators, strict=True))
    said = " ".join(piece.text for piece in prepare(text).pieces)
    assert [word.lower() for word in re.findall(r"[A-Za-z]+", said)] == [word.lower() for word in words]


@pytest.mark.parametrize(
    "text",
    [
        "a" * 150_000,
        "1" * 50_000,
        "1," * 33_300,
        "1." * 33_300,
        "1-" * 33_300,
        "a." * 33_300,
        "A. " * 25_000,
        "[pause]" * 10_000 + "x",
        "[" * 50_000,
        "." * 50_000,
        ". " * 33_300,
        "-" * 50_000,
        "- " * 33_300,
        "a@" * 33_300,
        "www." * 16_600,
        "http://" * 8_300,
        "\n" * 50_000 + "x",
        " \n" * 33_300 + "x",
        "'" * 50_000,
        "$" * 50_000,
        "A" * 50_000,
        "AB " * 25_000,
        "e\u0301" * 16_600,
        "e" + "\u0301" * 50_000,
        "\u4e16a" * 8_300,
        "* " * 33_300 + "x",
        "[laugh]" * 8_300,
        "1/" * 33_300,
        "1:" * 33_300,
        "12 " * 25_000,
        "MMMM" * 8_300,
        "(" * 50_000,
        "x-\n" * 13_300,
    ],
    ids=lambda text: ascii(text[:8]),
)
def test_time_is_linear(text: str) -> None:
    """These took minutes, or for ever, if any rule looked at a character more than a few times."""
    started = time.process_time()
    prepare(text, tags=TAGS)
    assert time.process_time() - started < 4.0


def test_half_a_megabyte_is_prepared() -> None:
    text = "The ferry left the quay at 7:15 a.m. with 24 people, and nobody minded. " * 7_000
    prepared = prepare(text)
    assert len(prepared.pieces) == 7_000
    assert prepared.pieces[-1].text == (
        "The ferry left the quay at seven fifteen A M with twenty-four people, and nobody minded."
    )


def test_limit_too_small_is_refused() -> None:
    with pytest.raises(UsageError, match="20"):
        prepare("Hello.", limit=5)
    with pytest.raises(UsageError, match="42"):
        prepare("Hello.", limit=30, tags=["[" + "x" * 38 + "]"])


def test_long_sentence_is_cut_evenly_at_commas() -> None:
    clause = "the wind rose over the harbour and the lamps went out one by one"
    pieces = prepare(f"{clause}, {clause}, {clause}, {clause}, {clause}.").pieces
    assert [len(piece.text.split(",")) for piece in pieces] == [4, 2]
    assert pieces[0].text.endswith(",")
    assert 0.0 < pieces[0].gap_after < 0.15


def test_short_sentences_join_their_neighbour() -> None:
    assert [piece.text for piece in prepare("Yes. I think it is over there. No.").pieces] == [
        "Yes. I think it is over there. No."
    ]
    assert [piece.text for piece in prepare("Listen.\n\nThe bell rang twice.").pieces] == [
        "Listen.",
        "The bell rang twice.",
    ]


def test_span_shows_the_original_sentence() -> None:
    text = "It cost $5.  Then Dr. Lee left \u2014 at 5 p.m. \u201cGood,\u201d I said."
    spans = [text[piece.start : piece.end] for piece in prepare(text).pieces]
    assert spans == ["It cost $5.", "Then Dr. Lee left \u2014 at 5 p.m. \u201cGood,\u201d I said."]


@pytest.mark.parametrize(
    ("marker", "seconds"),
    [
        ("[pause 0.5s]", 0.5),
        ("[pause 2]", 2.0),
        ("[pause: 1.25 s]", 1.25),
        ("[pause 0,8 s]", 0.8),
        ("[Pause 1,]", 1.0),
        ("[PAUSE 500ms]", 0.5),
        ("[pause 99s]", 10.0),
        ("[pause]", 0.5),
        ("[pause 0]", 0.0),
        ("[pause 1s] [pause 2s]", 3.0),
        ("[pause 9s][pause 9s]", 10.0),
    ],
)
def test_pause_marker_is_the_gap(marker: str, seconds: float) -> None:
    prepared = prepare(f"Wait here. {marker} Now go.")
    assert [piece.text for piece in prepared.pieces] == ["Wait here.", "Now go."]
    assert prepared.pieces[0].gap_after == pytest.approx(seconds)
    assert prepared.notices == ()


def test_pause_inside_a_sentence_and_at_its_end() -> None:
    prepared = prepare("Think about it [pause 1s] then answer me. [pause 2s]")
    assert [piece.text for piece in prepared.pieces] == ["Think about it,", "Then answer me."]
    assert [piece.gap_after for piece in prepared.pieces] == pytest.approx([1.0, 2.0])


def test_pause_replaces_the_paragraph_gap() -> None:
    prepared = prepare("The end of it.\n\n[pause 3s]\n\nA new start.")
    assert [piece.gap_after for piece in prepared.pieces] == pytest.approx([3.0, 0.0])


def test_pause_before_the_first_word_is_told() -> None:
    text = "Well [pause 1s]"
    assert prepare(text).notices == ()
    early = prepare("[pause 1s] Well.")
    assert [(notice.kind, notice.start, notice.end) for notice in early.notices] == [("tag", 0, 10)]
