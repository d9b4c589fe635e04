"""How long a message stays."""

from __future__ import annotations

from soundalike.ui.view_models.toast import ToastFacts


def test_a_message_stays_long_enough_to_be_read() -> None:
    assert ToastFacts("Done.").seconds() == 5.0
    assert ToastFacts("word " * 50).seconds() == 20.0
    assert ToastFacts("It failed.", "error").seconds() is None
    assert ToastFacts("Deleted.", action="Undo").seconds() is None


def test_a_person_can_have_more_time_or_all_of_it() -> None:
    fact = ToastFacts("Saved.")
    usual, long = fact.seconds(), fact.seconds("long")
    assert usual is not None
    assert long == 3 * usual
    assert fact.seconds("closed") is None
