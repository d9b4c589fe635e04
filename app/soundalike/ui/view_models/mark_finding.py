"""Whether a file carries the mark, in words. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

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
            "Marked as synthetic",
            f"'{name}' carries the mark (confidence {finding.confidence:.2f}, {finding.judged_seconds:.0f} s heard): "
            "a program made it, not a person's mouth.",
            "shield",
            "good",
        )
    if finding.verdict == "unmarked":
        return MarkWords(
            "No mark was found",
            f"'{name}' doesn't carry the mark (confidence that it does: {finding.confidence:.2f}). "
            "That is no proof that a person spoke it: other programs mark differently or not at all.",
            "info",
            "secondary",
        )
    return MarkWords(
        "It can't be told",
        f"There is too little sound in '{name}', or it is too quiet. A second or more is needed.",
        "warning",
        "warning",
    )
