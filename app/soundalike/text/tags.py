"""The marks in square brackets: the model's own tags ("[laugh]") and pauses ("[pause 0.5s]").

While a text is rewritten, a tag and a pause are each one private-use character, which no rule can split or
read. `fold` has dropped such characters from the text before, so they can't be forged. The others are put back
by `restore`. A tag may be written in any case. A bracket that is neither is read as ordinary words;
where it names an event ("[laughs]") the person is told.
"""

import re
from collections.abc import Collection
from dataclasses import dataclass

from soundalike.text.notices import Notice
from soundalike.text.spans import Spanned
from soundalike.text.words.events import EVENT_STEMS
from soundalike.translation import tr

LONGEST_PAUSE = 10.0
BARE_PAUSE = 0.5

_TAG_BASE = 0xF0000
_MOST_TAGS = 0xFF00
_FILLER = "\U0010f000"
_PAUSE_BASE = 0x100000
_PAUSE_STEPS = 1000

TAG_MARK = "[\U000f0000-\U000fff00]"
PAUSE_MARK = f"[{chr(_PAUSE_BASE)}-{chr(_PAUSE_BASE + _PAUSE_STEPS)}]"
ANY_MARK = f"[\U000f0000-\U000fff00{_FILLER}{chr(_PAUSE_BASE)}-{chr(_PAUSE_BASE + _PAUSE_STEPS)}]"

_TAG = re.compile(TAG_MARK)
_RESTORED_TAG = re.compile(rf"({TAG_MARK}){_FILLER}*")
_PAUSE = re.compile(
    r"\[ {0,4}pause(?:[ :=]{1,4}(\d{0,6}[.,]?\d{1,6}|\d{1,6}[.,]) {0,4}(ms|milliseconds?|s|secs?|seconds?)?)? {0,4}\]",
    re.IGNORECASE,
)
_LOOKS_LIKE_TAG = re.compile(r"\[ {0,4}([A-Za-z]{3,20})(?: [A-Za-z]{1,20}){0,2}[^\[\]\n]{0,12}\]")
_BRACKETS = re.compile(r"\[[^\[\]\n]{1,60}\]")
_STEM = re.compile(r"(?:s|es|ing|ed|ter|e)\Z")


@dataclass(frozen=True)
class Tags:
    """The tags of the loaded model, in a fixed order."""

    names: tuple[str, ...]

    @classmethod
    def of(cls, tags: Collection[str]) -> "Tags":
        """Only names in square brackets count: other added tokens, such as the end mark, aren't for typing."""
        bracketed = {tag for tag in tags if len(tag) > 2 and tag[0] == "[" and tag[-1] == "]"}
        return cls(tuple(sorted(bracketed)[:_MOST_TAGS]))

    def longest(self) -> int:
        return max((len(name) for name in self.names), default=0)

    def mark(self, text: Spanned) -> tuple[Spanned, list[Notice]]:
        """Tags and pauses as single characters, with a notice for what only looks like a tag."""
        text = text.sub(_PAUSE, lambda match: f" {_pause_mark(match.group(1), match.group(2))} ")
        if self.names:
            places = {name: chr(_TAG_BASE + index) for index, name in enumerate(self.names)}
            lower = {name.lower(): mark for name, mark in reversed(places.items())}
            longest_first = sorted(self.names, key=len, reverse=True)
            pattern = re.compile("|".join(re.escape(name) for name in longest_first), re.IGNORECASE)
            text = text.sub(
                pattern,
                lambda match: f" {places.get(match.group()) or lower.get(match.group().lower(), match.group())} ",
            )
        notices = [
            Notice(
                "tag",
                tr("{tag} isn\u2019t a tag of this model, so it is read as ordinary words.").format(tag=match.group()),
                text.starts[match.start()],
                text.ends[match.end() - 1],
            )
            for match in _LOOKS_LIKE_TAG.finditer(text.text)
            if _STEM.sub("", match.group(1).lower()) in EVENT_STEMS
        ]
        return text, notices

    def padded(self, text: Spanned) -> Spanned:
        """Every tag as long as it will be in the end, so that lengths can be measured."""
        return text.sub(_TAG, lambda match: match.group() + _FILLER * (len(self._name(match.group())) - 1))

    def restore(self, text: str) -> str:
        """The tags' names again, with or without padding."""
        return _RESTORED_TAG.sub(lambda match: self._name(match.group(1)), text)

    def _name(self, mark: str) -> str:
        return self.names[ord(mark) - _TAG_BASE]


@dataclass(frozen=True)
class WrittenMark:
    """A tag or a pause as it stands in a text, from `start` to `end`; `seconds` is a pause's length."""

    start: int
    end: int
    name: str
    seconds: float | None


def written_marks(text: str, tags: Collection[str]) -> list[WrittenMark]:
    """The tags and pauses in `text`, in order, as `prepare` takes them: tags of this model, in any case."""
    known = {tag.lower(): tag for tag in Tags.of(tags).names}
    found = []
    for match in _BRACKETS.finditer(text):
        pause = _PAUSE.fullmatch(match.group())
        if pause is not None:
            found.append(WrittenMark(*match.span(), "pause", seconds_of_pause(_pause_mark(pause[1], pause[2]))))
        elif match.group().lower() in known:
            found.append(WrittenMark(*match.span(), known[match.group().lower()], None))
    return found


def seconds_of_pause(mark: str) -> float:
    """The length that a pause character stands for, 0 to 10 s in steps of 10 ms."""
    return (ord(mark) - _PAUSE_BASE) * LONGEST_PAUSE / _PAUSE_STEPS


def _pause_mark(number: str | None, unit: str | None) -> str:
    seconds = BARE_PAUSE if number is None else float(number.replace(",", "."))
    if unit is not None and unit.lower().startswith("m"):
        seconds /= 1000.0
    steps = round(min(max(seconds, 0.0), LONGEST_PAUSE) / LONGEST_PAUSE * _PAUSE_STEPS)
    return chr(_PAUSE_BASE + steps)
