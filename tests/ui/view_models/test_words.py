"""Short words for what is going on: every state has its own, and they are true."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path

import pytest

from soundalike.engine.types import SynthesisOptions
from soundalike.takes import Kept, Recipe, State, Utterance, VoiceName
from soundalike.text import Rule
from soundalike.ui.view_models.avatar import ground_index, initial
from soundalike.ui.view_models.export import folder_words, format_words, name_from_text, summary, written_words
from soundalike.ui.view_models.history import history_row, kept_in_words, size_in_words, when
from soundalike.ui.view_models.layout import is_narrow, sidebar_is_narrow
from soundalike.ui.view_models.progress import ProgressFacts
from soundalike.ui.view_models.pronunciation import matching, moved, rule_words
from soundalike.ui.view_models.status import StatusFacts
from soundalike.ui.view_models.steps import step_states, steps_in_words
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.view_models.transport import TransportFacts
from soundalike.ui.view_models.verdict import Verdict
from soundalike.ui.view_models.voice import model_words

TODAY = date(2026, 12, 1)


def utterance(state: State, message: str = "", takes: int = 1) -> Utterance:
    began = datetime(2026, 12, 1, 14, 5).timestamp()
    recipe = Recipe(VoiceName("1", "Nell"), "fake", SynthesisOptions())
    return Utterance(7, None, "Good\n morning.", recipe, state, message, began, 4.2, 1000, takes, False)


@pytest.mark.parametrize(
    ("state", "word"),
    [
        (State.DONE, ""),
        (State.MAKING, "being spoken"),
        (State.STOPPED, "stopped"),
        (State.FAILED, "failed"),
        (State.INTERRUPTED, "interrupted"),
    ],
)
def test_a_line_of_the_history_says_its_true_state(state: State, word: str) -> None:
    """Case GUI-09."""
    row = history_row(utterance(state, "It broke."), TODAY)
    assert (row.title, row.detail) == ("Good morning.", "Today 14:05 · Nell · 0:04.2")
    assert (row.state, row.message) == (word, "It broke.")
    assert row.playable
    assert not history_row(utterance(state, takes=0), TODAY).playable


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        (datetime(2026, 12, 1, 9, 3), "Today 9:03"),
        (datetime(2026, 11, 30, 23, 59), "Yesterday 23:59"),
        (datetime(2026, 11, 14, 12, 0), "14 November"),
        (datetime(2025, 2, 3, 12, 0), "3 February 2025"),
        (datetime(2026, 12, 2, 1, 0), "2 December"),
    ],
)
def test_when_something_was_said(moment: datetime, words: str) -> None:
    assert when(moment, TODAY) == words


@pytest.mark.parametrize(
    ("size", "words"),
    [(0, "nothing"), (10, "1 kB"), (31_400_000, "31 MB"), (999_999, "1000 kB"), (1_040_000_000, "1.0 GB")],
)
def test_sizes(size: int, words: str) -> None:
    assert size_in_words(size) == words


def test_how_much_is_kept() -> None:
    assert kept_in_words(Kept(0, 0, 0.0, 500)) == "Nothing is kept yet."
    assert kept_in_words(Kept(1, 3, 9.0, 31_000_000)) == "1 text, 31 MB"
    assert kept_in_words(Kept(1234, 3, 9.0, 0)) == "1 234 texts, nothing"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Good morning to you all.", "Good morning to you all"),
        ("", "Speech"),
        ("...", "Speech"),
        ("[laugh] Well", "laugh Well"),
        ("a " * 100, ("a " * 20).strip()),
        ("x" * 100, "Speech"),
    ],
)
def test_an_export_has_a_name_to_begin_with(text: str, name: str) -> None:
    assert name_from_text(text) == name


def test_an_export_says_what_it_holds() -> None:
    assert summary(0, (), 3, 0) == "Nothing of this has been spoken yet. Speak it first."
    assert summary(1, ("A",), 0, 2.0) == "1 sentence · 0:02.0"
    assert summary(4, ("A", "A", "B", "A"), 2, 14.2) == (
        "4 sentences · chosen takes A, A, B, A · 2 not spoken yet and left out · 0:14.2"
    )
    assert format_words("24-bit", 1_000_000) == "24 kHz, mono, 24-bit · 1 MB"
    assert format_words("128 kbit/s", 400_000) == "24 kHz, mono, 128 kbit/s · at most 400 kB"


def test_an_export_says_where_it_went() -> None:
    """Case EXP-01: the message shows the path."""
    home = Path("/home/zoe")
    assert folder_words(home / "Music" / "Soundalike", home) == "Music / Soundalike"
    assert folder_words(home, home) == "/home/zoe"
    assert folder_words(Path("/media/stick"), home) == "/media/stick"
    assert written_words([Path("/a/b.wav")]) == "Written to /a/b.wav."
    assert written_words([Path("/a/b 01.wav"), Path("/a/b 02.wav")]) == "2 files were written to /a."


def test_rules_are_listed_found_and_moved() -> None:
    rules = [Rule("Thames", "tems"), Rule("GIF", "jif"), Rule(r"\d+", "", pattern=True)]
    assert [rule_words(rule) for rule in rules] == ["Thames → tems", "GIF → jif", "\\d+ → left out  (pattern)"]
    assert matching(rules, "") == [0, 1, 2]
    assert matching(rules, " JIF") == [1]
    assert matching(rules, "nowhere") == []
    assert moved(rules, 0, 1) == ([rules[1], rules[0], rules[2]], 1)
    assert moved(rules, 0, -1) == (rules, 0)
    assert moved(rules, 2, 5) == (rules, 2)


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        (StatusFacts(), "The model isn't in memory"),
        (StatusFacts("loading", 0.4), "Loading the model · 40 %"),
        (StatusFacts("failed"), "The model couldn't be loaded"),
        (StatusFacts("ready", backend="CPU"), "Processor · ready"),
        (StatusFacts("ready", backend="Vulkan0", speed=2.04), "Graphics card · 2.0× faster than real time"),
        (StatusFacts("ready", backend="CPU", speed=0.5), "Processor · 2.0× slower than real time"),
        (StatusFacts("ready", backend="CPU", speed=0.0), "Processor · no sound yet"),
        (StatusFacts("ready", problem="The disk is full"), "The disk is full"),
    ],
)
def test_the_status_line_says_what_is_measured(facts: StatusFacts, words: str) -> None:
    assert facts.engine_words == words
    assert facts.words.startswith(words)
    assert facts.words.endswith("Marked as synthetic")


def test_the_details_have_everything_that_is_known() -> None:
    facts = StatusFacts("ready", None, "CPU", "turbo", 1.5, 0.62, 3, "Loudspeakers", 600_000_000, 4, "Trouble")
    details = dict(facts.details())
    assert details["Model"] == "turbo"
    assert details["First sound"] == "after 0.6 s"
    assert details["Gaps in the sound"] == "3"
    assert details["In memory"] == "600 MB of weights"
    assert details["Problem"] == "Trouble"
    assert dict(StatusFacts().details())["First sound"] == "not measured yet"


@pytest.mark.parametrize(
    ("facts", "words", "can_stop"),
    [
        (TransportFacts(), "Speak", False),
        (TransportFacts("loading", 0.4), "Loading 40 %", False),
        (TransportFacts("loading"), "Loading", False),
        (TransportFacts("queued"), "Speaks when loaded", True),
        (TransportFacts("speaking"), "Pause", True),
        (TransportFacts("paused"), "Resume", True),
    ],
)
def test_the_big_button_says_what_it_does(facts: TransportFacts, words: str, can_stop: bool) -> None:
    assert (facts.words, facts.can_stop) == (words, can_stop)
    assert facts.description.endswith(".")


def test_progress_reaches_a_hundred_only_at_the_end() -> None:
    assert ProgressFacts("Exporting", "", 0.999).percent == 99
    assert ProgressFacts("Exporting", "", 1.0).percent == 100
    assert ProgressFacts("Exporting", "", -1.0).percent == 0
    assert ProgressFacts("Looking").percent is None
    assert ProgressFacts("Exporting", "2 of 3", 0.5).words == "Exporting · 50 % · 2 of 3"


def test_a_message_stays_long_enough_to_be_read() -> None:
    assert ToastFacts("Done.").seconds == 5.0
    assert ToastFacts("word " * 50).seconds == 20.0
    assert ToastFacts("It failed.", "error").seconds is None
    assert ToastFacts("Deleted.", action="Undo").seconds is None


def test_steps_and_verdicts_can_be_read_aloud() -> None:
    assert step_states(3, 1) == ["done", "current", "ahead"]
    assert steps_in_words(("Record", "Choose"), 1) == "Step 2 of 2: Choose"
    assert Verdict("Length", "12 s of speech.", "good").words == "Length, good"


def test_a_voice_without_a_picture_has_its_letter() -> None:
    assert [initial(name) for name in ("zoe", "  ölaf", "…4", "—")] == ["Z", "Ö", "4", "•"]
    assert len({ground_index("same", 5) for _ in range(3)}) == 1
    assert all(0 <= ground_index(str(number), 5) < 5 for number in range(50))


def test_a_models_kind_is_in_words() -> None:
    assert model_words("") == ""
    assert model_words("t3_turbo") == "Turbo · English"
    assert model_words("t3_mtl") == "Multilingual · many languages"
    assert model_words("demo-1").startswith("Demo")


def test_at_the_smallest_size_side_panels_fold() -> None:
    assert sidebar_is_narrow(760)
    assert is_narrow(760)
    assert not is_narrow(1180)
