"""From a recording to the seconds that a voice is made from, with progress and an end at Ctrl-C."""

from __future__ import annotations

import threading
from argparse import Namespace
from typing import TYPE_CHECKING

from soundalike.cli.clip_options import clip_options
from soundalike.cli.interrupt import cancelling
from soundalike.cli.output import Output
from soundalike.errors import CancelledError

if TYPE_CHECKING:
    from soundalike.audio.media import Likeness, PreparedClip


def prepare(arguments: Namespace, output: Output, likeness: Likeness | None = None) -> PreparedClip:
    """The clip of `arguments`, chosen, judged and cleaned. A refused one's verdict goes out before the error does."""
    from soundalike.audio.media import ClipRefusedError, prepare_clip  # noqa: PLC0415 - so that --help stays quick

    stopped = threading.Event()
    state = ["Reading"]

    def note(what: str, part: float) -> None:
        state[0] = f"{what} ... {100 * part:.0f} %" if part else f"{what} ..."

    try:
        with cancelling(stopped.set), output.ticking(lambda: state[0]):
            return prepare_clip(
                arguments.clip, clip_options(arguments), likeness=likeness, progress=note, cancel=stopped
            )
    except CancelledError:
        raise KeyboardInterrupt from None
    except ClipRefusedError as refusal:
        output.event("verdict", file=None, verdict=refusal.verdict.to_json())
        raise
