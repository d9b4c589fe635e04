"""A person's own list of how words are said.

The rules work on the text as it was typed, in order, each on what the one before left; what follows reads the outcome
like any other text. They don't touch tags and pauses in square brackets, but may write them.

A pattern may be anything, so it is bounded: in length, in counted repeats (which are written out when a pattern is
prepared), and in time, which the `regex` package watches. One that takes too long is left out, with a notice.
"""

from __future__ import annotations

import math
import re
import time
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import regex

from soundalike.errors import UsageError
from soundalike.text.characters import fold
from soundalike.text.notices import Notice
from soundalike.text.spans import Spanned
from soundalike.translation import tr

MOST_RULES = 10_000
LONGEST_FIND = 200
LONGEST_SAY = 1000
MOST_REPEATS = 1000
"""The product of all counts in braces in one pattern."""

SECONDS_A_RULE = 0.5
SECONDS_A_CHARACTER = 2e-6
"""A hundred times what an ordinary pattern takes."""

_COUNTED = re.compile(r"\{(\d*)(,?)(\d*)\}")
_REFERENCE = re.compile(r"\\(?:(\d{1,2})|g<(\w{1,40})>|(\\))")
_BRACKETS = re.compile(r"\[[^\[\]\n]{1,60}\]")


@dataclass(frozen=True)
class Rule:
    """`find` is said as `say`; empty `say` leaves it out.

    With `pattern`, `find` is a regular expression as Python has them, and `say` may hold groups: \\1 or \\g<name>.
    """

    find: str
    say: str
    pattern: bool = False
    match_case: bool = False
    whole_word: bool = True
    enabled: bool = True


@dataclass(frozen=True)
class Change:
    """What one rule did: where in the original text, what was there when its turn came, and what it made of it."""

    rule: int
    start: int
    end: int
    before: str
    after: str


@dataclass(frozen=True)
class Preview:
    """A text as the rules leave it, with what each did, in order of the rules."""

    text: str
    changes: tuple[Change, ...]
    notices: tuple[Notice, ...]


class Pronunciations:
    """A list of rules, ready to be used, from any thread."""

    def __init__(self, rules: Iterable[Rule] = ()) -> None:
        """Raises `UsageError` with the number and the fault of the first rule that can't be used."""
        self.rules = tuple(rules)
        if len(self.rules) > MOST_RULES:
            raise UsageError(
                tr("%n pronunciation rules are too many. Keep to {most}.", "", len(self.rules)).format(most=MOST_RULES)
            )
        self._ready = []
        for number, rule in enumerate(self.rules, start=1):
            try:
                self._ready.append(_Ready(number - 1, rule))
            except UsageError as error:
                raise UsageError(
                    tr("Pronunciation rule {number}: {error}").format(number=number, error=error)
                ) from error

    def apply(self, text: Spanned, tags: Collection[str] = ()) -> tuple[Spanned, list[Notice]]:
        """A folded text as it is to be read, with notices on rules that took too long and were left out."""
        text, _, notices = self._applied(text, tags)
        return text, notices

    def preview(self, text: str, tags: Collection[str] = ()) -> Preview:
        """What the rules do to `text`."""
        said, changes, notices = self._applied(fold(Spanned.original(text)), tags)
        return Preview(said.text, tuple(changes), tuple(notices))

    def _applied(self, text: Spanned, tags: Collection[str]) -> tuple[Spanned, list[Change], list[Notice]]:
        changes: list[Change] = []
        notices: list[Notice] = []
        known = {tag.lower() for tag in tags}
        lower = text.text.lower()
        for ready in self._ready:
            if not ready.rule.enabled or not text.text or ready.hint not in lower:
                continue
            try:
                found = list(ready.matches(text.text, _marks(text.text, known)))
            except TimeoutError:
                message = tr(
                    "The pronunciation rule '{find}' takes too long on this text, so it isn\u2019t used."
                ).format(find=ready.rule.find)
                notices.append(Notice("pronunciation", message, 0, max(text.ends)))
                continue
            for start, end, said in found:
                changes.append(Change(ready.index, *text.slice(start, end).origin(), text.text[start:end], said))
            if found:
                text = text.replaced(found)
                lower = text.text.lower()
        return text, changes, notices


def check(rule: Rule) -> None:
    """Raises `UsageError` with a sentence when the rule can't be used."""
    _Ready(0, rule)


class _Ready:
    """One rule, prepared."""

    def __init__(self, index: int, rule: Rule) -> None:
        self.index = index
        self.rule = rule
        if not rule.find.strip():
            raise UsageError(tr("It says nothing about what to find. Give a word or a pattern."))
        if len(rule.find) > LONGEST_FIND or len(rule.say) > LONGEST_SAY:
            raise UsageError(
                tr("'{find}...' is too long: {most_found} characters can be found and {most_said} said.").format(
                    find=rule.find[:40], most_found=LONGEST_FIND, most_said=LONGEST_SAY
                )
            )
        self._say = fold(Spanned.original(rule.say)).text
        self._compiled: Any = _compiled(rule)
        self._groups = list(_references(rule.say, self._compiled)) if rule.pattern else []
        # Looking for a piece of text first is many times faster than the pattern, and most rules find nothing.
        self.hint = "" if rule.pattern else fold(Spanned.original(rule.find)).text.strip().lower()

    def matches(self, text: str, marks: list[tuple[int, int]]) -> Iterator[tuple[int, int, str]]:
        """Where it is found outside the stretches `marks`, and what is said there. Raises `TimeoutError`."""
        deadline = time.monotonic() + SECONDS_A_RULE + len(text) * SECONDS_A_CHARACTER
        at = 0
        while at <= len(text):
            match = self._compiled.search(text, at, timeout=max(0.001, deadline - time.monotonic()))
            if match is None:
                return
            start, end = match.span()
            at = max(end, at + 1)
            while marks and marks[0][1] <= start:
                marks.pop(0)
            in_mark = bool(marks) and marks[0][0] < end
            if end > start and not in_mark:
                yield start, end, self._said(match)

    def _said(self, match: Any) -> str:
        if not self._groups:
            return self._say
        return _REFERENCE.sub(
            lambda reference: "\\" if reference[3] else match[reference[2] or int(reference[1])] or "", self._say
        )


def _marks(text: str, tags: set[str]) -> list[tuple[int, int]]:
    """Where tags of the model and pauses stand."""
    return [
        match.span()
        for match in _BRACKETS.finditer(text)
        if match.group().lower() in tags or match.group()[1:].lstrip().lower().startswith("pause")
    ]


def _compiled(rule: Rule) -> Any:
    find = rule.find if rule.pattern else regex.escape(fold(Spanned.original(rule.find)).text.strip())
    if rule.pattern and math.prod(_counts(find)) > MOST_REPEATS:
        raise UsageError(
            tr("The counts in the pattern '{find}' are too high. Use * or +, or smaller counts.").format(find=find)
        )
    if rule.whole_word and rule.pattern:
        find = rf"(?<!\w)(?:{find})(?!\w)"
    elif rule.whole_word:
        # A mark at its edge ("C++") ends the word by itself.
        plain = fold(Spanned.original(rule.find)).text.strip()
        before = r"(?<!\w)" if plain[:1].isalnum() else ""
        after = r"(?!\w)" if plain[-1:].isalnum() else ""
        find = f"{before}{find}{after}"
    try:
        compiled = regex.compile(find, 0 if rule.match_case else regex.IGNORECASE)
    except (regex.error, OverflowError, RecursionError) as error:
        reason = getattr(error, "msg", str(error))
        raise UsageError(
            tr("'{find}' isn\u2019t a pattern that can be used: {reason}.").format(find=rule.find, reason=reason)
        ) from error
    return compiled


def _counts(find: str) -> Iterator[int]:
    """The highest number of each counted repeat."""
    for low, _, high in _COUNTED.findall(find):
        figures = high or low
        yield max(1, int(figures)) if figures and len(figures) < 10 else (1 if not figures else MOST_REPEATS + 1)


def _references(say: str, compiled: Any) -> Sequence[str]:
    """The groups that `say` names. Raises `UsageError` for one that the pattern hasn't."""
    found: list[str] = []
    for number, name, backslash in _REFERENCE.findall(say):
        if backslash:
            found.append(backslash)
        elif (number and int(number) > compiled.groups) or (name and name not in compiled.groupindex):
            raise UsageError(
                tr("'{say}' names a group '{group}' that the pattern doesn\u2019t have.").format(
                    say=say, group=number or name
                )
            )
        else:
            found.append(number or name)
    return found
