"""Captions for sound whose sentences' times are known: SubRip (.srt) and WebVTT (.vtt, W3C 2019)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

CaptionKind = Literal["srt", "vtt"]

LONGEST_LINE = 42
"""Characters: what the guidelines of broadcasters agree on, two lines a caption."""

LINES = 2
_PAUSE = re.compile(r"\[ {0,4}pause[^\[\]]{0,20}\]", re.IGNORECASE)
_VTT_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


@dataclass(frozen=True)
class Spoken:
    """A sentence and when it sounds, in seconds from the beginning."""

    text: str
    start: float
    end: float


def captions(sentences: Iterable[Spoken], kind: CaptionKind) -> str:
    """A whole caption file. Long sentences are shown in parts, each as long as its share of the letters."""
    blocks = [
        f"{number}\n{_time(cue.start, kind)} --> {_time(cue.end, kind)}\n{_escaped(cue.text, kind)}\n"
        for number, cue in enumerate((cue for sentence in sentences for cue in _cues(sentence)), start=1)
    ]
    head = ["WEBVTT\n\nNOTE Synthetic speech\n"] if kind == "vtt" else []
    return "\n".join(head + blocks)


def _cues(sentence: Spoken) -> Iterator[Spoken]:
    lines = _lines(" ".join(_PAUSE.sub(" ", sentence.text).split()))
    groups = ["\n".join(lines[at : at + LINES]) for at in range(0, len(lines), LINES)]
    letters = sum(len(group) for group in groups)
    done = 0
    for group in groups:
        length = sentence.end - sentence.start
        start = sentence.start + length * done / letters
        done += len(group)
        yield Spoken(group, start, sentence.start + length * done / letters)


def _lines(text: str) -> list[str]:
    """Lines as even as they can be; a run without a blank (as in Chinese) is cut anywhere."""
    lines: list[str] = []
    if not text:
        return lines
    width = -(-len(text) // -(-len(text) // LONGEST_LINE))
    line = ""
    for word in text.split(" "):
        for part in (word[at : at + LONGEST_LINE] for at in range(0, len(word), LONGEST_LINE)):
            if line and (len(line) + 1 + len(part) > LONGEST_LINE or len(line) >= width):
                lines.append(line)
                line = part
            else:
                line = f"{line} {part}" if line else part
    return [*lines, line]


def _escaped(text: str, kind: CaptionKind) -> str:
    return text.translate(_VTT_ESCAPES) if kind == "vtt" else text.replace("-->", "->")


def _time(seconds: float, kind: CaptionKind) -> str:
    """Hours, minutes, seconds and thousandths, without the locale."""
    thousandths = round(seconds * 1000)
    hours, thousandths = divmod(thousandths, 3_600_000)
    minutes, thousandths = divmod(thousandths, 60_000)
    whole, thousandths = divmod(thousandths, 1000)
    mark = "," if kind == "srt" else "."
    return f"{hours:02}:{minutes:02}:{whole:02}{mark}{thousandths:03}"
