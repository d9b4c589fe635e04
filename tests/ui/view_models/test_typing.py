"""Each sentence that is finished by typing is found once."""

from __future__ import annotations

from soundalike.ui.view_models.typing import MOST_PASTED, TypedText


class Typist:
    """Types a letter at a time; notes what was found to be finished."""

    def __init__(self, text: str = "") -> None:
        self.text = text
        self.cursor = len(text)
        self.found: list[str] = []
        self._typed = TypedText(text)

    def type(self, letters: str) -> None:
        for letter in letters:
            self.put(letter)

    def put(self, more: str) -> None:
        self.text = self.text[: self.cursor] + more + self.text[self.cursor :]
        self.cursor += len(more)
        self._follow(paused=False)

    def erase(self, letters: int) -> None:
        for _ in range(letters):
            self.text = self.text[: self.cursor - 1] + self.text[self.cursor :]
            self.cursor -= 1
            self._follow(paused=False)

    def pause(self) -> None:
        self._follow(paused=True)

    def _follow(self, *, paused: bool) -> None:
        found = self._typed.follow(self.text, self.cursor, paused=paused)
        if found is not None:
            self.found.append(self.text[found[0] : found[1]].strip())


def test_a_sentence_is_found_when_the_next_begins_and_the_last_after_a_pause() -> None:
    typist = Typist()
    typist.type("Good morning. How are you?")
    assert typist.found == ["Good morning."]
    typist.pause()
    assert typist.found == ["Good morning.", "How are you?"]
    typist.pause()
    assert len(typist.found) == 2


def test_a_mark_inside_a_word_or_number_ends_nothing() -> None:
    typist = Typist()
    typist.type("It costs 0.8 euros e.g")
    typist.pause()
    assert typist.found == []
    typist.type(" today.\n")
    assert len(typist.found) == 1


def test_a_line_is_finished_by_its_end_and_quotation_marks_belong_to_it() -> None:
    typist = Typist()
    typist.type("A heading\nShe said “yes.” Then")
    assert typist.found == ["A heading", "She said “yes.”"]


def test_what_was_there_before_is_not_typed() -> None:
    typist = Typist("An old text. It was there. ")
    typist.type("New.")
    typist.pause()
    assert typist.found == ["New."]


def test_a_correction_in_what_was_spoken_is_not_spoken_again() -> None:
    typist = Typist()
    typist.type("Good mornin. ")
    assert typist.found == ["Good mornin."]
    typist.cursor = len("Good mornin")
    typist.type("g")
    typist.pause()
    assert typist.found == ["Good mornin."]
    typist.cursor = len(typist.text)
    typist.type("Next. ")
    assert typist.found == ["Good mornin.", "Next."]


def test_what_is_erased_before_it_was_finished_is_not_spoken() -> None:
    typist = Typist()
    typist.type("Gone")
    typist.erase(4)
    typist.type("Kept. ")
    assert typist.found == ["Kept."]


def test_a_short_paste_counts_as_typed_and_a_long_one_does_not() -> None:
    typist = Typist()
    typist.put("A pasted sentence. ")
    assert typist.found == ["A pasted sentence."]
    typist.put("A long text. " * (MOST_PASTED // 10))
    typist.pause()
    assert len(typist.found) == 1
    typist.type("And on. ")
    assert typist.found[-1] == "And on."


def test_marks_alone_say_nothing() -> None:
    typist = Typist()
    typist.type("... \n\n?! ")
    typist.pause()
    assert typist.found == []
