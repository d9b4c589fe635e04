"""Lines on a page into blocks of running text.

A blank line, or a line that holds only decoration, ends a paragraph. A single line end inside a paragraph is
a wrap, and no pause, unless it was clearly meant: before a bullet or a number of a list, after a heading, or
where the next line starts anew although its first word would have fitted on the line before.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from soundalike.text.characters import EM_DASH, EN_DASH
from soundalike.text.spans import Spanned, joined
from soundalike.text.tags import ANY_MARK
from soundalike.text.words.hyphens import KEEP_HYPHEN_AFTER

Break = Literal["line", "paragraph"]

# Nobody wraps text narrower than this, so a shorter line before a capital was ended on purpose.
_NARROWEST_WRAP = 30
_LONGEST_HEADING = 80

_DASHES = f"\\-{EN_DASH}{EM_DASH}"  # inside a regular expression's brackets
_RULE_ENDS = ("#", "-", EN_DASH, EM_DASH)
_BEFORE_RULE_ENDS = (" ", "*", *_RULE_ENDS)
_VISIBLE = re.compile(rf"[0-9A-Za-z\u00c0-\u00ff\u00b5]|{ANY_MARK}")
_LEADING_DECORATION = re.compile(
    rf"(?:[\s*=_|\u2022>]|[#~](?=[\s#~])|\+(?=\s)|[{_DASHES}](?=[\s*{_DASHES}])|[{EN_DASH}{EM_DASH}](?=[^\d\s]))+"
)
_BULLET = re.compile(rf"\s*(?:[\u2022*+{_DASHES}]\s|\u2022|[{EN_DASH}{EM_DASH}](?=\w))")
_NUMBERED = re.compile(r"\(?\d{1,3}[.)]\s+(?=\S)|\(?[a-z]\)\s+(?=\S)")
_HEADING_WORD = re.compile(r"(?:chapter|part|book|act|scene|appendix|prologue|epilogue)\b", re.IGNORECASE)
_STARTS_LOWER = re.compile(r"[a-z\u00df-\u00ff,;:.!?)\]%&/]")
_FIRST_WORD = re.compile(r"\S{1,80}")
_HYPHEN_END = re.compile(r"(?<![\w-])([A-Za-z\u00c0-\u00ff-]{1,40})-\Z")


@dataclass(frozen=True)
class Block:
    """Running text without line ends, and what kind of break follows it."""

    text: Spanned
    end: Break


@dataclass(frozen=True)
class _Line:
    text: Spanned
    item: bool
    heading: bool
    capitals: bool

    @property
    def content(self) -> str:
        return self.text.text


def blocks(text: Spanned) -> list[Block]:
    """The text's blocks in order. A block holds at least one letter, digit, tag or pause."""
    found: list[Block] = []
    for paragraph in _paragraphs(text):
        found += _blocks_of(paragraph)
    return found


def _paragraphs(text: Spanned) -> Iterator[list[_Line]]:
    lines: list[_Line] = []
    start = 0
    for content in text.text.split("\n"):
        end = start + len(content)
        if _VISIBLE.search(content):
            lines.append(_line(text.slice(start, end)))
        elif lines:
            yield lines
            lines = []
        start = end + 1
    if lines:
        yield lines


def _line(raw: Spanned) -> _Line:
    content = raw.text
    leading = _LEADING_DECORATION.match(content)
    start = leading.end() if leading else 0
    end = _end_without_decoration(content)
    text = raw.slice(start, max(start, end)).strip()
    before, after = content[:start].strip(), content[end:].strip()
    marked = before.startswith("#") or (
        len(before) > 0 and before[-1] in "*=~-" and len(after) > 0 and after[0] == before[-1]
    )
    item = _BULLET.match(content) is not None or _NUMBERED.match(text.text) is not None
    return _Line(
        text, item and not (marked and after != ""), marked or _looks_like_heading(text.text), _all_capitals(text.text)
    )


def _end_without_decoration(content: str) -> int:
    """Where a line ends when trailing stars, rules and the like are taken off; a hyphen after a letter stays."""
    end = len(content)
    while True:
        shorter = len(content[:end].rstrip(" *=~_|"))
        if content[shorter - 1 : shorter] in _RULE_ENDS and content[shorter - 2 : shorter - 1] in _BEFORE_RULE_ENDS:
            shorter = len(content[:shorter].rstrip("".join(_RULE_ENDS)))
        if shorter == end:
            return end
        end = shorter


def _looks_like_heading(content: str) -> bool:
    if len(content) > _LONGEST_HEADING or content[-1:] in tuple(".!?,;:"):
        return False
    if _all_capitals(content):
        return True
    return _HEADING_WORD.match(content) is not None and len(content.split()) <= 8


def _all_capitals(content: str) -> bool:
    return content.isupper() and sum(character.isalpha() for character in content) >= 4


def _blocks_of(lines: list[_Line]) -> Iterator[Block]:
    width = max(len(line.content) for line in lines)
    parts: list[tuple[str, Spanned]] = [("", lines[0].text)]
    for line, following in pairwise(lines):
        goes_on = line.capitals and following.capitals and not _deliberate(line.content, following, width)
        if (line.heading or following.heading) and not goes_on:
            yield Block(joined(parts), "paragraph")
            parts = [("", following.text)]
        elif _deliberate(line.content, following, width):
            yield Block(joined(parts), "line")
            parts = [("", following.text)]
        else:
            _append(parts, following.text)
    yield Block(joined(parts), "paragraph")


def _deliberate(content: str, following: _Line, width: int) -> bool:
    if following.item:
        return True
    if _STARTS_LOWER.match(following.content) or _HYPHEN_END.search(content[-50:]):
        return False
    first = _FIRST_WORD.match(following.content)
    needed = len(content) + 1 + (len(first.group()) if first else 0)
    if following.content[:1].isupper():
        width = max(width, _NARROWEST_WRAP)
    return needed <= width


def _append(parts: list[tuple[str, Spanned]], following: Spanned) -> None:
    """Goes on in the same sentence. A word cut by a hyphen at the line end is made whole."""
    separator, last = parts[-1]
    cut = _HYPHEN_END.search(last.text[-50:])
    if cut is None:
        parts.append((" ", following))
        return
    if following.text[:1].islower() and not _keeps_hyphen(cut.group(1)):
        parts[-1] = (separator, last.slice(0, len(last) - 1))
    parts.append(("", following))


def _keeps_hyphen(word: str) -> bool:
    return "-" in word or word.lower() in KEEP_HYPHEN_AFTER
