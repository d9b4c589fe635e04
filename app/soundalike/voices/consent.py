"""The records of consent, in the words that the person agreed to: those of the window's language.

See DESIGN.md, "Consent, and what can't be bypassed".
"""

from __future__ import annotations

from datetime import UTC, datetime

from soundalike.engine.types import Consent
from soundalike.errors import RefusedError
from soundalike.translation import tr, tr_noop

STATEMENT_TEXT = tr_noop(
    "I agree that a voice is made from recordings of me, and that it may speak texts that I didn't say."
)
"""What a speaker reads aloud, in their language, or something to the same effect, as a spoken statement."""


def own_declaration(speaker: str) -> Consent:
    """The person at the keyboard is the speaker."""
    name = _named(speaker)
    text = tr("I, {name}, am the speaker of this recording, and agree that it is cloned.")
    return Consent("self", name, today(), text.format(name=name))


def written_declaration(speaker: str) -> Consent:
    """The person at the keyboard has the speaker's permission."""
    name = _named(speaker)
    text = tr("{name}, the speaker of this recording, has agreed that it is cloned.")
    return Consent("written", name, today(), text.format(name=name))


def spoken_statement(speaker: str) -> Consent:
    """The speaker's own words, recorded; the recording is kept in the voice file."""
    return Consent("statement", _named(speaker), today(), tr(STATEMENT_TEXT))


def licence(voice: str, text: str) -> Consent:
    """A recording that was published for this use; `text` is its licence."""
    return Consent("licence", voice, today(), text)


def today() -> str:
    """The date, YYYY-MM-DD, UTC."""
    return datetime.now(UTC).date().isoformat()


def now() -> str:
    """Date and time, ISO 8601, UTC, to the second."""
    return datetime.now(UTC).replace(microsecond=0).isoformat()


def _named(speaker: str) -> str:
    name = " ".join(speaker.split())
    if not name:
        raise RefusedError(tr("No voice is made without the speaker's name. Say who speaks in the recording."))
    return name
