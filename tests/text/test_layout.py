import pytest

from soundalike.text.characters import fold
from soundalike.text.layout import blocks
from soundalike.text.spans import Spanned


def laid_out(text: str) -> list[tuple[str, str]]:
    return [(block.text.text, block.end) for block in blocks(fold(Spanned.original(text)))]


WRAPPED = (
    "It was a bright cold day in the harbour, and the clocks were all being wound by\n"
    "Oren, who had come down early that morning to see the ferry leave for the grey\n"
    "island.\n"
    "Nobody else was there."
)


def test_wrapped_lines_are_one_block_until_a_line_ends_early() -> None:
    assert laid_out(WRAPPED) == [
        (WRAPPED.replace("\n", " ").removesuffix(" Nobody else was there."), "line"),
        ("Nobody else was there.", "paragraph"),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("One\n\nTwo", [("One", "paragraph"), ("Two", "paragraph")]),
        ("One\r\n \r\n\r\nTwo", [("One", "paragraph"), ("Two", "paragraph")]),
        ("One\u2029Two", [("One", "paragraph"), ("Two", "paragraph")]),
        ("One\x0cTwo", [("One", "paragraph"), ("Two", "paragraph")]),
        ("Milk\nEggs", [("Milk", "line"), ("Eggs", "paragraph")]),
        ("- milk\n- eggs\n\u2022 tea", [("milk", "line"), ("eggs", "line"), ("tea", "paragraph")]),
        ("1. milk\n2. eggs", [("1. milk", "line"), ("2. eggs", "paragraph")]),
        ("# Title\nText of it", [("Title", "paragraph"), ("Text of it", "paragraph")]),
        ("== Title ==\nText of it", [("Title", "paragraph"), ("Text of it", "paragraph")]),
        ("Chapter 4\nText of it", [("Chapter 4", "paragraph"), ("Text of it", "paragraph")]),
        ("Title\n=====\nText", [("Title", "paragraph"), ("Text", "paragraph")]),
        ("> quoted\n> text", [("quoted text", "paragraph")]),
        ("well-\nknown and exami-\nnation", [("well-known and examination", "paragraph")]),
        ("twenty-\none, mother-in-\nlaw, Anglo-\nSaxon", [("twenty-one, mother-in-law, Anglo-Saxon", "paragraph")]),
        ("post\u00ad\nponed", [("postponed", "paragraph")]),
        ("-5 degrees today\n\n#5 of ten", [("-5 degrees today", "paragraph"), ("#5 of ten", "paragraph")]),
        ("\u2014Who is it?\n\u2014Me.", [("Who is it?", "line"), ("Me.", "paragraph")]),
        ("***\n---\n\n===", []),
        ("He wrote C#", [("He wrote C#", "paragraph")]),
    ],
)
def test_blocks(text: str, expected: list[tuple[str, str]]) -> None:
    assert laid_out(text) == expected


def test_wrapped_capitals_are_one_heading() -> None:
    text = "THE LONG AND SOMEWHAT WINDING TITLE OF A BOOK\nTHAT NOBODY HAS EVER FINISHED READING ALOUD\nIt begins here."
    assert laid_out(text)[0] == (" ".join(text.split("\n")[:2]), "paragraph")
