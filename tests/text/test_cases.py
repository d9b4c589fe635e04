"""The open cases of the bug list that text preparation answers for, each by its id.

The inputs are copied from the project's case list (`cases/make_cases.py`, our own work).
"""

import re
import time

import pytest

from soundalike.text import Prepared, prepare

LIMIT = 250


def numbered_story(count: int, start: int = 1) -> list[str]:
    verbs = [
        "left the quay", "reached the lighthouse", "turned for home", "met the morning mail",
        "slowed for the swimmers", "sounded its horn", "passed the grey island", "waited for the tide",
    ]  # fmt: skip
    nights = ["a calm", "a windy", "a cold", "a bright", "an early", "a foggy", "a long", "a quiet"]
    return [
        f"On trip number {i}, after {nights[i % 8]} night, the ferry {verbs[(i * 5) % 8]} and the crew wrote it down."
        for i in range(start, start + count)
    ]


def texts(prepared: Prepared) -> list[str]:
    return [piece.text for piece in prepared.pieces]


def kinds(prepared: Prepared) -> list[str]:
    return [notice.kind for notice in prepared.notices]


def test_syn_03_short_utterances_stay_whole_and_apart() -> None:
    prepared = prepare("Hi.\nYes.\nNo!\nWhy?\nOK\n7\nA\nMe.\nGo on.\nThree.\nHm.\nWell...\n")
    assert texts(prepared) == [
        "Hi.", "Yes.", "No!", "Why?", "Okay.", "Seven.", "A.", "Me.", "Go on.", "Three.", "Hm.", "Well.",
    ]  # fmt: skip


@pytest.mark.parametrize("text", ["", "  \n\t \r\n ", "?", "...", "\u2014", '"', "!? -- ,,, ;:"], ids=ascii)
def test_txt_01_nothing_to_say_is_a_notice(text: str) -> None:
    prepared = prepare(text)
    assert prepared.pieces == ()
    assert kinds(prepared) == ["nothing"]
    assert prepared.notices[0].message.endswith(".")


@pytest.mark.parametrize("tail", ["?", "...", "\n\n?", "\n\u2014\n", ' "', " !? ,,"], ids=ascii)
def test_txt_01_a_last_piece_of_marks_is_no_piece(tail: str) -> None:
    prepared = prepare("The lamp is lit." + tail)
    assert len(prepared.pieces) == 1
    assert prepared.pieces[0].text[:-1] == "The lamp is lit"
    assert prepared.notices == ()


def test_txt_01_marks_between_paragraphs_become_a_pause() -> None:
    prepared = prepare("One thing is left. ... \n\n???\n\nAnother came later.")
    assert texts(prepared) == ["One thing is left.", "Another came later."]
    assert prepared.pieces[0].gap_after >= 0.4


def test_txt_02_quotes_are_silent() -> None:
    quoted = (
        '"Come in," she said.\n\u201cIt is open,\u201d he replied.\n'
        "The so-called \"expert\" left.\n'Single' quotes too.\n"
    )
    plain = "Come in, she said.\nIt is open, he replied.\nThe so-called expert left.\nSingle quotes too.\n"
    assert texts(prepare(quoted)) == texts(prepare(plain))
    assert texts(prepare(quoted))[0] == "Come in, she said."


def test_txt_03_decoration_is_a_paragraph_break() -> None:
    lines = numbered_story(10)
    text = "\n\n".join(
        ["* Chapter Four *", lines[0], "* * * * *", lines[1], "-----", lines[2], "=====================", "~~~",
         lines[3], "***", " ".join(lines[4:])]
    )  # fmt: skip
    prepared = prepare(text)
    said = texts(prepared)
    assert said[0] == "Chapter Four."
    assert len(said) == 11
    assert [piece.paragraph_end for piece in prepared.pieces] == [True] * 5 + [False] * 5 + [True]
    assert not re.search(r"[*=~]|--", "".join(said))
    assert max(map(len, said)) <= LIMIT


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "Dr. Patel met Mrs. Lopez and Prof. Ng at 7:15 a.m. on St. Anne's Rd. before the parade.",
            "Doctor Patel met Missus Lopez and Professor Ng at seven fifteen A M on Saint Anne's Road "
            "before the parade.",
        ),
        (
            "The U.S. team, e.g. the rowers, trained at No. 5 Dock vs. the visitors from Washington D.C. all spring.",
            "The U S team, for example the rowers, trained at number five Dock versus the visitors from Washington D C "
            "all spring.",
        ),
        (
            "J. R. Smith Jr. paid approx. 3.5 million, i.e. more than Acme Inc. and Beta Ltd. together.",
            "J R Smith Junior paid approximately three point five million, that is more than Acme Incorporated "
            "and Beta Limited together.",
        ),
    ],
)
def test_txt_05_abbreviations_do_not_end_sentences(line: str, said: str) -> None:
    assert texts(prepare(line)) == [said]


@pytest.mark.parametrize(
    ("written", "reading"),
    [
        ("I owe you $1,234.56.", "one thousand two hundred thirty-four dollars and fifty-six cents"),
        ("Call 555-0142 now.", "five five five, zero one four two"),
        ("She was born in 1987.", "nineteen eighty-seven"),
        ("It is 2026-03-05 today.", "March fifth, twenty twenty-six"),
        ("Add 3/4 cup.", "three quarters"),
        ("It was -12\u00b0C.", "minus twelve degrees Celsius"),
        ("Room 25470.", "two five four seven zero"),
        ("The 21st of May.", "twenty-first"),
        ("Version 2.4.1 is out.", "two point four point one"),
        ("A 5kg bag, 30% off.", "five kilograms"),
        ("A 5kg bag, 30% off.", "thirty percent"),
        ("Chapter IV", "Chapter four"),
        ("\u00a350 or \u20ac45.90", "Fifty pounds or forty-five euros ninety"),
        ("10\u201312 people", "Ten to twelve people"),
        ("007", "Double oh seven"),
    ],
)
def test_txt_06_numbers(written: str, reading: str) -> None:
    said = " ".join(texts(prepare(written)))
    assert reading in said
    assert not re.search(r"\d", said)


def test_txt_08_spaceless_runs_are_cut_and_addresses_shortened() -> None:
    address = "https://www.example.com/" + "path-segment/" * 28 + "index.html?q=1&r=2#top"
    text = f"See {address} for more.\n\n" + "a" * 1000 + "\n"
    started = time.perf_counter()
    prepared = prepare(text)
    assert time.perf_counter() - started < 1.0
    said = texts(prepared)
    assert said[0] == "See example dot com for more."
    assert sum(piece.lower().count("a") for piece in said[1:]) == 1000
    assert max(map(len, said)) <= LIMIT
    assert kinds(prepared) == ["shortened"]
    notice = prepared.notices[0]
    assert text[notice.start : notice.end] == address


@pytest.mark.parametrize(
    "line",
    [
        "\u0414\u043e\u0431\u0440\u044b\u0439 \u0432\u0435\u0447\u0435\u0440, "
        "\u043a\u0430\u043a \u0432\u0430\u0448\u0438 \u0434\u0435\u043b\u0430?",
        "\u4eca\u5929\u7684\u5929\u6c14\u5f88\u597d\uff0c\u6211\u4eec\u53bb\u516c\u56ed\u5427\u3002",
        "\u3053\u3093\u306b\u3061\u306f\u3001\u5143\u6c17\u3067\u3059\u304b\u3002",
        "\u092e\u094c\u0938\u092e \u092c\u0939\u0941\u0924 \u0905\u091a\u094d\u091b\u093e \u0939\u0948\u0964",
        "\u0645\u0631\u062d\u0628\u0627 \u0643\u064a\u0641 \u062d\u0627\u0644\u0643 \u0627\u0644\u064a\u0648\u0645",
    ],
    ids=["russian", "chinese", "japanese", "hindi", "arabic"],
)
def test_txt_10_other_scripts_are_left_out_with_a_notice(line: str) -> None:
    alone = prepare(line)
    assert alone.pieces == ()
    assert kinds(alone) == ["script", "nothing"]
    assert "English" in alone.notices[0].message
    mixed = prepare(f"The tide is out.\n{line}\nThe boats are dry.")
    assert texts(mixed) == ["The tide is out.", "The boats are dry."]
    assert kinds(mixed) == ["script"]


def test_txt_10_a_mixed_line_keeps_its_english() -> None:
    prepared = prepare("Hello, \u043c\u0438\u0440 and \u4e16\u754c, mixed.")
    assert texts(prepared) == ["Hello, and, mixed."]
    assert [(notice.start, notice.end) for notice in prepared.notices] == [(7, 10), (15, 17)]


def test_txt_12_capitals() -> None:
    prepared = prepare(
        "CHAPTER ONE\nTHE BEAUTIFUL GARDEN WAS EMPTY.\n"
        "NASA and the FBI met IT staff in the USA about AI and PDF files.\n"
        "STOP! I said STOP.\nHE PAID 24 DOLLARS TO THE NHS.\n"
    )
    assert texts(prepared) == [
        "Chapter one.",
        "The beautiful garden was empty.",
        "Nasa and the F B I met I T staff in the U S A about A I and P D F files.",
        "Stop! I said stop.",
        "He paid twenty-four dollars to the N H S.",
    ]


def test_txt_13_long_text_without_a_stop() -> None:
    text = " ".join(numbered_story(56)).replace(".", "").replace(",", "")
    said = texts(prepare(text))
    assert max(map(len, said)) <= LIMIT
    assert " ".join(said).lower().count("on trip number") == 56


def test_txt_13_sixty_kilobytes() -> None:
    text = " ".join(numbered_story(640))
    started = time.process_time()
    prepared = prepare(text)
    assert time.process_time() - started < 2.0
    assert len(prepared.pieces) == 640


def test_txt_15_paragraphs_are_a_longer_pause() -> None:
    prepared = prepare("Part one.\n\nThe bell rang twice. It was cold.\n\n\n\nPart two.\n\nNobody answered the door.\n")
    gaps = [piece.gap_after for piece in prepared.pieces]
    assert [piece.paragraph_end for piece in prepared.pieces] == [True, False, True, True, True]
    assert 0.15 <= gaps[1] <= 0.5
    assert all(0.4 <= gap <= 1.2 for gap in (gaps[0], gaps[2], gaps[3]))
    assert gaps[0] == gaps[2]
    assert gaps[4] == 0.0


def test_txt_17_numbered_sentences_come_back_in_order() -> None:
    text = "\n".join(numbered_story(120)) + "\n- Pump 2 (off, level: 31). Attic; heater (18). p.q.r! 'fine'?\n"
    said = texts(prepare(text))
    assert len([piece for piece in said if piece.startswith("On trip number ")]) == 120
    assert said[:3] == [
        "On trip number one, after a windy night, the ferry sounded its horn and the crew wrote it down.",
        "On trip number two, after a cold night, the ferry turned for home and the crew wrote it down.",
        "On trip number three, after a bright night, the ferry waited for the tide and the crew wrote it down.",
    ]
    assert " ".join(said[120:]) == "Pump two, off, level, thirty-one. Attic, heater, eighteen. P Q R! fine?"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("I thought\u2026 well\u2026 maybe not.", "I thought, well, maybe not."),
        ("Wait... what?", "Wait, what?"),
        ("He was \u2014 how to put it \u2014 late.", "He was, how to put it, late."),
        (
            "The bridge\u2500the old one\u2500has been closed since May.",
            "The bridge, the old one, has been closed since May.",
        ),
        ("Yes -- no -- perhaps.", "Yes, no, perhaps."),
        ("And so....", "And so."),
    ],
)
def test_txt_19_dots_and_dashes_are_a_comma(line: str, said: str) -> None:
    assert texts(prepare(line)) == [said]


def test_txt_20_pasted_text_is_made_whole() -> None:
    prepared = prepare(
        "The exami-\nnation was post\u00adponed\u00a0until Friday; the \ufb01nal \ufb02oor plan "
        "(see p.\u202f12) isn\u2019t\r\nready.\r\n"
        "A line that breaks\nin the middle of\na sentence.\u200b\u200bNo visible gap before this.\n"
    )
    assert texts(prepared) == [
        "The examination was postponed until Friday, the final floor plan, see page twelve, isn't ready.",
        "A line that breaks in the middle of a sentence.",
        "No visible gap before this.",
    ]
