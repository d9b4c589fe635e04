"""A whole text into pieces to speak, one after another, with the silence between them.

A piece is a sentence. A sentence over the limit is cut (`sentences.cut`). A sentence of one or two words is
joined to its neighbour in the same paragraph: with so few tokens the model is outside what it was trained on
and may babble (case SYN-03), and it makes the pause between the two itself. Text without a letter, digit or
tag makes no piece; the gap stands in its place.
"""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from soundalike.errors import UsageError
from soundalike.text.characters import fold
from soundalike.text.layout import Break, blocks
from soundalike.text.normalise import normalise
from soundalike.text.notices import Notice
from soundalike.text.pronunciation import Pronunciations
from soundalike.text.punctuation import TURBO_ENDERS, punc_norm
from soundalike.text.scripts import leave_out_other_scripts
from soundalike.text.sentences import Cut, Part, cut, sentences
from soundalike.text.spans import Spanned
from soundalike.text.tags import LONGEST_PAUSE, PAUSE_MARK, TAG_MARK, Tags, seconds_of_pause
from soundalike.translation import tr, tr_noop

DEFAULT_LIMIT = 250
SHORTEST_LIMIT = 20

# Seconds. Case TXT-15: 0.15-0.5 between sentences, 0.4-1.2 between paragraphs.
SENTENCE_GAP = 0.25
LINE_GAP = 0.35
PARAGRAPH_GAP = 0.7
_CUT_GAPS: dict[Cut, float] = {"sentence": SENTENCE_GAP, "clause": 0.12, "word": 0.05, "hard": 0.0}
_BREAK_GAPS: dict[Break, float] = {"line": LINE_GAP, "paragraph": PARAGRAPH_GAP}

_FEWEST_WORDS = 3
_LONGEST_JOINED = 120

_PAUSE = re.compile(PAUSE_MARK)
_SPOKEN = re.compile(rf"[A-Za-z\u00c0-\u00ff]|{TAG_MARK}")
_NOTHING = tr_noop(
    "There is nothing to say in this text: it has no letter or figure that can be spoken. Type a word or a sentence."
)
_EARLY_PAUSE = tr_noop("A pause before the first word isn\u2019t kept. Put it after a word.")


@dataclass(frozen=True)
class Piece:
    """What is spoken in one go.

    `text` is ready for the tokenizer and at most as long as the limit. `gap_after` is the silence after it in
    seconds, 0 after the last piece unless a pause was written there. `start` and `end` are the stretch of the
    original text that it speaks.
    """

    text: str
    gap_after: float
    paragraph_end: bool
    start: int
    end: int


@dataclass(frozen=True)
class Prepared:
    """A text ready to be spoken: pieces in order, and what the person should be told, in order of place."""

    pieces: tuple[Piece, ...]
    notices: tuple[Notice, ...]


@dataclass(frozen=True)
class _Stretch:
    """A normalised block, or what of it lies between two pauses. `goes_on`: the sentence goes on after a pause."""

    text: Spanned
    end: Break | None
    goes_on: bool = False


@dataclass(frozen=True)
class _Pause:
    seconds: float
    start: int
    end: int


def prepare(
    text: str,
    *,
    limit: int = DEFAULT_LIMIT,
    tags: Collection[str] = (),
    pronunciations: Pronunciations | None = None,
) -> Prepared:
    """Any text as pieces of at most `limit` characters (20 at least, and room for the longest tag).

    `tags` are the added tokens of the loaded model, such as "[laugh]": they are kept whole. `pronunciations` are the
    person's own rules. Raises UsageError for a limit that is too small; no text makes it raise.
    """
    known = Tags.of(tags)
    least = max(SHORTEST_LIMIT, known.longest() + 2)
    if limit < least:
        raise UsageError(
            tr("A limit of {limit} characters is too small for a piece of text; give {least} or more.").format(
                limit=limit, least=least
            )
        )
    stretches, notices = _stretches(text, known, pronunciations)
    pieces: list[Piece] = []
    pause: float | None = None
    for stretch in stretches:
        if isinstance(stretch, _Pause):
            pause = min(LONGEST_PAUSE, (pause or 0.0) + stretch.seconds)
            if not pieces:
                notices.append(Notice("tag", tr(_EARLY_PAUSE), stretch.start, stretch.end))
            continue
        new = list(_pieces_of(stretch, text, limit, known))
        if new:
            _set_gap(pieces, pause)
            pause = None
            pieces += new
        elif pieces and stretch.end == "paragraph":
            pieces[-1] = replace(pieces[-1], gap_after=PARAGRAPH_GAP, paragraph_end=True)
    if pieces:
        pieces[-1] = replace(pieces[-1], gap_after=0.0, paragraph_end=True)
        _set_gap(pieces, pause)
    else:
        notices.append(Notice("nothing", tr(_NOTHING), 0, len(text)))
    return Prepared(tuple(pieces), tuple(sorted(notices, key=lambda notice: notice.start)))


def normalised_blocks(text: str, tags: Collection[str] = ()) -> list[str]:
    """The text's blocks as they will be spoken, before they are cut into pieces; a pause divides a block."""
    known = Tags.of(tags)
    stretches, _ = _stretches(text, known, None)
    return [
        known.restore(stretch.text.text) for stretch in stretches if isinstance(stretch, _Stretch) and stretch.text.text
    ]


def _stretches(
    text: str, tags: Tags, pronunciations: Pronunciations | None
) -> tuple[list[_Stretch | _Pause], list[Notice]]:
    folded = fold(Spanned.original(text))
    rule_notices: list[Notice] = []
    if pronunciations is not None:
        folded, rule_notices = pronunciations.apply(folded, tags.names)
    folded, notices = leave_out_other_scripts(folded, text)
    notices += rule_notices
    marked, tag_notices = tags.mark(folded)
    notices += tag_notices
    stretches: list[_Stretch | _Pause] = []
    for block in blocks(marked):
        normal, address_notices = normalise(block.text)
        notices += address_notices
        stretches += _divided_by_pauses(tags.padded(normal), block.end)
    return stretches, notices


def _divided_by_pauses(text: Spanned, end: Break) -> list[_Stretch | _Pause]:
    """From the last to the first, because a stretch ends by what comes after the pause."""
    divided: list[_Stretch | _Pause] = []
    goes_on = False
    here: Break | None = end
    stop = len(text)
    for match in reversed(list(_PAUSE.finditer(text.text))):
        stretch = _without_first_marks(text.slice(match.end(), stop))
        divided.append(_Stretch(stretch, here, goes_on))
        if stretch.text:
            goes_on = stretch.text[0].islower()
        divided.append(_Pause(seconds_of_pause(match.group()), *text.slice(*match.span()).origin()))
        here = None
        stop = match.start()
    divided.append(_Stretch(_without_first_marks(text.slice(0, stop)), here, goes_on))
    divided.reverse()
    return divided


def _without_first_marks(text: Spanned) -> Spanned:
    """From the first letter or tag on; nothing if there is none."""
    found = _SPOKEN.search(text.text)
    return text.slice(found.start() if found else len(text), len(text)).strip()


def _set_gap(pieces: list[Piece], pause: float | None) -> None:
    if pieces and pause is not None:
        pieces[-1] = replace(pieces[-1], gap_after=pause)


def _pieces_of(stretch: _Stretch, original: str, limit: int, tags: Tags) -> Iterator[Piece]:
    room = limit - 1
    found = list(sentences(stretch.text, original))
    text = _with_capitals(stretch.text.text, found)
    parts: list[Part] = []
    for start, end in _joined(text, found, room):
        parts += [part for part in cut(text, start, end, room) if _SPOKEN.search(text, part.start, part.end)]
    for index, part in enumerate(parts):
        last = index == len(parts) - 1
        said = text[part.start : part.end]
        if (part.ended_by != "sentence" or (last and stretch.goes_on)) and not said.endswith(TURBO_ENDERS):
            said += ","
        start, end = stretch.text.slice(part.start, part.end).origin()
        yield Piece(
            text=punc_norm(tags.restore(said)),
            gap_after=_BREAK_GAPS[stretch.end] if last and stretch.end else _CUT_GAPS[part.ended_by],
            paragraph_end=last and stretch.end == "paragraph",
            start=start,
            end=end,
        )


def _with_capitals(text: str, found: list[tuple[int, int]]) -> str:
    """Every sentence with a capital: figures at its start have become small letters."""
    characters = list(text)
    for start, _ in found:
        characters[start] = characters[start].upper()
    return "".join(characters)


def _joined(text: str, found: list[tuple[int, int]], room: int) -> list[tuple[int, int]]:
    """Sentences with those of one or two words joined to the next, or else to the one before."""
    longest = min(room, _LONGEST_JOINED)
    joined: list[tuple[int, int]] = []
    for start, end in found:
        if joined and _short(text, joined[-1]) and end - joined[-1][0] <= longest:
            joined[-1] = (joined[-1][0], end)
            continue
        _join_last(text, joined, longest)
        joined.append((start, end))
    _join_last(text, joined, longest)
    return joined


def _join_last(text: str, joined: list[tuple[int, int]], longest: int) -> None:
    if len(joined) > 1 and _short(text, joined[-1]) and joined[-1][1] - joined[-2][0] <= longest:
        _, end = joined.pop()
        joined[-1] = (joined[-1][0], end)


def _short(text: str, sentence: tuple[int, int]) -> bool:
    return text.count(" ", *sentence) + 1 < _FEWEST_WORDS
