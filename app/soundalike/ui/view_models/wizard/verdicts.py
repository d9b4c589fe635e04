"""The verdict on a clip as the wizard shows it. No Qt in here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soundalike.translation import tr, tr_noop
from soundalike.ui.view_models.verdict import Grade, Verdict

if TYPE_CHECKING:
    from soundalike.audio.media import Check
    from soundalike.audio.media import Verdict as ClipVerdict

ALWAYS = ("length", "background", "speakers", "echo")
"""What is shown of every clip, in this order; the rest is shown where it isn't good."""
_GRADES: dict[str, Grade] = {"good": "good", "warning": "warning", "refused": "bad"}
GENERAL_HINT = tr_noop("Choose livelier seconds, or record again closer to the microphone.")


def tiles(verdict: ClipVerdict, *, whole: bool) -> list[Verdict]:
    """What was found. While the voice encoder hasn't answered yet (not `whole`) its tile says so."""
    shown = []
    for name in ALWAYS:
        check = verdict.check(name)
        if check is not None:
            shown.append(_tile(check))
        elif name == "speakers" and verdict.usable and not whole:
            shown.append(Verdict(tr("One speaker"), tr("Listening whether one person speaks throughout."), "waiting"))
    rest = [check for check in verdict.checks if check.id not in ALWAYS and check.state != "good"]
    return [*shown, *(_tile(check) for check in rest)]


def hint(verdict: ClipVerdict | None) -> str:
    """What would help most, when none of the takes sounds right."""
    if verdict is None:
        return tr(GENERAL_HINT)
    worst = [check for check in verdict.checks if check.state != "good" and check.advice]
    order = {
        name: place for place, name in enumerate(("speakers", "music", "background", "echo", "clipping", "length"))
    }
    worst.sort(key=lambda check: order.get(check.id, len(order)))
    return f"{tr(worst[0].title)}: {worst[0].said}" if worst else tr(GENERAL_HINT)


def _tile(check: Check) -> Verdict:
    return Verdict(tr(check.title), check.said, _GRADES[check.state])
