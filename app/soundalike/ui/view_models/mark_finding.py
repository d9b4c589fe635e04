"""Whether a file carries the mark, in words. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from soundalike.translation import number, tr

if TYPE_CHECKING:
    from soundalike.audio.mark_check import FileFinding


@dataclass(frozen=True)
class MarkWords:
    """`icon` and `colour` are names in the theme."""

    heading: str
    words: str
    icon: str
    colour: str


def mark_words(name: str, finding: FileFinding) -> MarkWords:
    """What was found in the file of this name."""
    if finding.verdict == "marked":
        return MarkWords(
            tr("Marked as synthetic"),
            tr(
                "'{name}' carries the mark (confidence {confidence}, {seconds} s heard): "
                "a program made it, not a person's mouth."
            ).format(name=name, confidence=number(finding.confidence, 2), seconds=number(finding.judged_seconds)),
            "shield",
            "good",
        )
    if finding.verdict == "unmarked":
        return MarkWords(
            tr("No mark was found"),
            tr(
                "'{name}' doesn't carry the mark (confidence that it does: {confidence}). "
                "That is no proof that a person spoke it: other programs mark differently or not at all."
            ).format(name=name, confidence=number(finding.confidence, 2)),
            "info",
            "secondary",
        )
    return MarkWords(
        tr("It can't be told"),
        tr("There is too little sound in '{name}', or it is too quiet. A second or more is needed.").format(name=name),
        "warning",
        "warning",
    )
