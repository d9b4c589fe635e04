"""Short messages that come and go. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from soundalike.settings.timing import MessageTime

ToastKind = Literal["info", "good", "warning", "error"]
TOAST_ICONS: dict[ToastKind, str] = {"info": "info", "good": "check", "warning": "warning", "error": "error"}
TOAST_COLOURS: dict[ToastKind, str] = {"info": "secondary", "good": "good", "warning": "warning", "error": "warning"}

_LEAST_SECONDS = 5.0
_SECONDS_A_WORD = 0.4
_LONG = 3


@dataclass(frozen=True)
class ToastFacts:
    """`action` is the word on its button, if it has one. Errors and toasts with an action stay until closed."""

    message: str
    kind: ToastKind = "info"
    action: str = ""

    def seconds(self, time: MessageTime = "usual") -> float | None:
        """How long it is shown: long enough to be read slowly; None for until it is closed."""
        if self.kind == "error" or self.action or time == "closed":
            return None
        usual = max(_LEAST_SECONDS, _SECONDS_A_WORD * len(self.message.split()))
        return usual * _LONG if time == "long" else usual
