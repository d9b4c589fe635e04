"""The words under the compact window's line: what sounds, what is wrong, where the sound goes. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from soundalike.translation import tr

if TYPE_CHECKING:
    from soundalike.ui.services.conductor import Look
    from soundalike.ui.services.engine_room import RoomFacts

NoticeKind = Literal["sounding", "info", "warning", "error", "loading", "call"]
NOTICE_ICONS: dict[NoticeKind, tuple[str, str]] = {
    "sounding": ("volume", "accent"),
    "info": ("info", "secondary"),
    "warning": ("warning", "warning"),
    "error": ("error", "warning"),
    "loading": ("history", "secondary"),
    "call": ("call", "secondary"),
}


@dataclass(frozen=True)
class Notice:
    """`action` is what the button beside the words does; one that can be `closed` stays until it is."""

    kind: NoticeKind
    words: str
    action: Literal["", "stop", "close"] = ""


def phrase_notice(phrase: Look) -> Notice | None:
    """Which phrase was pressed here, while it sounds."""
    if phrase.state == "idle":
        return None
    return Notice("sounding", " ".join(phrase.text.split()) or tr("Its sound is being made."), "stop")


def notice_of(
    said: Notice | None, elsewhere: Look, here: Look, line: str, room: RoomFacts, output: Notice | None
) -> Notice | None:
    """The one that matters most now; None where there is nothing to say.

    `said` stays until it is closed, `line` is the text in which what sounds is marked anyway, `output` says where the
    sound goes.
    """
    if said is not None:
        return said
    if elsewhere.state != "idle":
        return _elsewhere(elsewhere)
    if here.state != "idle":
        return _here(here, line) or output
    if room.state == "loading":
        percent = int((room.fraction or 0.0) * 100)
        return Notice("loading", tr("The model is loading: {percent} %.").format(percent=percent))
    return output


def is_in_line(look: Look, line: str) -> bool:
    """Whether what sounds is a place of the line, which may have been typed on behind it."""
    part = look.sounding
    return part is not None and part.in_text and look.text != "" and line.startswith(look.text[: part.end])


def _elsewhere(look: Look) -> Notice:
    words = _sounding_words(look)
    if words:
        return Notice("sounding", tr("The main window says: {words}").format(words=words), "stop")
    return Notice("sounding", tr("The main window is speaking."), "stop")


def _here(look: Look, line: str) -> Notice | None:
    if look.sounding is None:
        if look.state == "paused":
            return Notice("sounding", tr("Paused."))
        return Notice("sounding", tr("Its sound is being made.")) if look.text and look.text != line else None
    if is_in_line(look, line):
        return Notice("sounding", _waiting(look.queued)) if look.queued else None
    words = _sounding_words(look)
    if not words:
        return None
    return Notice("sounding", f"{words} ({_waiting(look.queued)})" if look.queued else words)


def _sounding_words(look: Look) -> str:
    part = look.sounding
    return " ".join(look.text[part.start : part.end].split()) if part is not None else ""


def _waiting(queued: int) -> str:
    return tr("%n more waits|%n more wait", "", queued)
