"""What the big button says and does. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from soundalike.ui.services.conductor import Look
    from soundalike.ui.services.engine_room import RoomFacts

from soundalike.translation import number, tr

PlayState = Literal["idle", "loading", "queued", "speaking", "paused"]


@dataclass(frozen=True)
class TransportFacts:
    """`loading`: the model loads and nothing was asked for; `queued`: it speaks as soon as it can."""

    state: PlayState = "idle"
    loaded_fraction: float | None = None
    has_text: bool = True

    @property
    def words(self) -> str:
        """On the button."""
        if self.state == "speaking":
            return tr("Pause")
        if self.state == "paused":
            return tr("Resume")
        if self.state == "queued":
            return tr("Speaks when loaded")
        if self.state == "loading":
            if self.loaded_fraction is None:
                return tr("Loading")
            return tr("Loading {percent} %").format(percent=number(int(self.loaded_fraction * 100)))
        return tr("Speak")

    @property
    def icon(self) -> str:
        """Of the button."""
        return "pause" if self.state == "speaking" else "history" if self.state in ("loading", "queued") else "play"

    @property
    def can_stop(self) -> bool:
        return self.state in ("speaking", "paused", "queued")

    @property
    def description(self) -> str:
        """What pressing it would do, as it is said."""
        if not self.has_text and self.state in ("idle", "loading"):
            return tr("There is no text to speak yet.")
        return {
            "idle": tr("Speaks the text."),
            "loading": tr("The model is loading. Pressed now, it speaks as soon as it can."),
            "queued": tr("It speaks as soon as the model is loaded. Pressed again, it doesn't."),
            "speaking": tr("Pauses."),
            "paused": tr("Goes on."),
        }[self.state]


def transport_facts(look: Look, room: RoomFacts, *, has_text: bool) -> TransportFacts:
    """From what is going on and what the model is doing."""
    state: PlayState = "idle"
    if look.state == "waiting":
        state = "queued" if room.state != "ready" else "speaking"
    elif look.state in ("speaking", "paused"):
        state = "speaking" if look.state == "speaking" else "paused"
    elif room.state == "loading":
        state = "loading"
    return TransportFacts(state, room.fraction, has_text)
