from soundalike.text.scripts import leave_out_other_scripts
from soundalike.text.spans import Spanned


def test_a_run_of_foreign_words_is_one_notice() -> None:
    text = "Say \u0434\u043e\u0431\u0440\u044b\u0439 \u0432\u0435\u0447\u0435\u0440, \u043c\u0438\u0440 to her."
    kept, notices = leave_out_other_scripts(Spanned.original(text), text)
    assert kept.text == "Say  ,  to her."
    assert [text[notice.start : notice.end] for notice in notices] == [
        "\u0434\u043e\u0431\u0440\u044b\u0439 \u0432\u0435\u0447\u0435\u0440, \u043c\u0438\u0440"
    ]
    assert "Cyrillic" in notices[0].message


def test_a_lone_greek_letter_is_named() -> None:
    text = "the \u03b1 particle"
    kept, notices = leave_out_other_scripts(Spanned.original(text), text)
    assert kept.text.split() == ["the", "alpha", "particle"]
    assert notices == []


def test_many_places_are_summed_up() -> None:
    text = "a \u4e16 " * 40
    _, notices = leave_out_other_scripts(Spanned.original(text), text)
    assert len(notices) == 9
    assert notices[-1].message.startswith("32 more places")
