import pytest

from soundalike.text import prepare

TAGS = ("[laugh]", "[sigh]", "[clear throat]", "<|endoftext|>")


def said(text: str) -> list[str]:
    return [piece.text for piece in prepare(text, tags=TAGS).pieces]


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("[laugh] ha [sigh]", ["[laugh] ha [sigh]."]),
        ("That is funny. [laugh] Let us go on.", ["That is funny.", "[laugh] Let us go on."]),
        ("That is so funny. [laugh]", ["That is so funny. [laugh]."]),
        ("He had to [Clear Throat] speak.", ["He had to [clear throat] speak."]),
        ("[laugh]", ["[laugh]."]),
        ("STOP THE[LAUGH]MUSIC NOW.", ["Stop the [laugh] music now."]),
    ],
)
def test_known_tags_stay_whole(text: str, pieces: list[str]) -> None:
    assert said(text) == pieces
    assert prepare(text, tags=TAGS).notices == ()


def test_tags_are_never_cut() -> None:
    pieces = said(" ".join(["[clear throat]"] * 100))
    assert "".join(pieces).count("[clear throat]") == 100
    assert all(len(piece) <= 250 for piece in pieces)


def test_unknown_event_is_read_as_words_and_told() -> None:
    prepared = prepare("Well [laughs] yes it is.", tags=TAGS)
    assert [piece.text for piece in prepared.pieces] == ["Well, laughs, yes it is."]
    assert [(notice.kind, notice.start, notice.end) for notice in prepared.notices] == [("tag", 5, 13)]


def test_other_brackets_are_just_words() -> None:
    prepared = prepare("They [the crew] left [sic].", tags=TAGS)
    assert [piece.text for piece in prepared.pieces] == ["They, the crew, left, sic."]
    assert prepared.notices == ()


def test_without_tags_a_tag_is_words() -> None:
    assert [piece.text for piece in prepare("Well [laugh] yes it is.").pieces] == ["Well, laugh, yes it is."]


def test_control_tokens_can_not_be_typed() -> None:
    assert "<" not in said("Here <|endoftext|> we are.")[0]


def test_private_use_characters_forge_no_tag() -> None:
    assert said("One \U000f0000 two \U00100032 three.") == ["One two three."]
