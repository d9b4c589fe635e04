from __future__ import annotations

from soundalike.ui.view_models.recall import MOST, Recall


def walked(*kept: str) -> Recall:
    recall = Recall()
    recall.show_kept(kept)
    return recall


def test_up_and_down_walk_through_what_was_said_and_back_to_the_draft() -> None:
    recall = walked("the last", "the first")
    assert recall.older("a draft") == "the last"
    assert recall.older("the last") == "the first"
    assert recall.older("the first") is None
    assert recall.newer("the first") == "the last"
    assert recall.newer("the last") == "a draft"
    assert recall.newer("a draft") is None


def test_what_is_typed_into_an_old_line_stays_while_walking() -> None:
    recall = walked("the last", "the first")
    recall.older("a draft")
    assert recall.older("the last, changed") == "the first"
    assert recall.newer("the first") == "the last, changed"
    assert recall.newer("the last, changed") == "a draft"


def test_a_change_belongs_to_its_line_wherever_that_is_later() -> None:
    recall = walked("the last")
    recall.older("")
    assert recall.newer("the last, changed") == ""
    recall.show_kept(["newer", "the last"])
    assert recall.older("") == "newer"
    assert recall.older("newer") == "the last, changed"


def test_what_is_spoken_is_the_newest_and_the_draft_comes_back() -> None:
    recall = walked("the last", "the first")
    recall.older("a draft")
    assert recall.older("the last") == "the first"
    assert recall.spoken("the first") == "a draft"
    assert recall.at == 0
    assert recall.older("a draft") == "the first"
    assert recall.older("the first") == "the last"


def test_a_draft_that_is_spoken_leaves_none() -> None:
    recall = walked("the last")
    assert recall.spoken("a draft") == ""
    assert recall.older("") == "a draft"


def test_a_line_is_there_once_however_often_it_was_said() -> None:
    recall = walked("again", "other", "again")
    recall.spoken("again")
    assert recall.older("") == "again"
    assert recall.older("again") == "other"
    assert recall.older("other") is None


def test_what_is_deleted_from_the_history_is_not_walked_to() -> None:
    recall = walked()
    recall.spoken("a secret")
    recall.show_kept(["a secret", "other"])
    recall.show_kept(["other"])
    assert recall.older("") == "other"
    assert recall.older("other") is None


def test_the_session_alone_can_be_forgotten() -> None:
    recall = walked("kept")
    recall.spoken("private")
    recall.forget_session()
    assert recall.older("") == "kept"
    assert recall.older("kept") is None


def test_another_history_takes_nothing_of_the_session() -> None:
    recall = walked()
    recall.spoken("said")
    recall.show_kept(["said", "long ago"])
    recall.other_history()
    recall.show_kept([])
    assert recall.older("") == "said"
    assert recall.older("said") is None


def test_while_somebody_walks_places_stay() -> None:
    recall = walked("two", "one")
    recall.older("")
    recall.show_kept(["three", "two", "one"])
    assert recall.older("two") == "one"


def test_there_is_an_end_to_it() -> None:
    recall = walked(*(str(number) for number in range(2 * MOST)))
    shown = ""
    steps = 0
    while (line := recall.older(shown)) is not None:
        shown = line
        steps += 1
    assert steps == MOST
