"""Plays phrases that were made ahead, on a thread of its own: also while the model is loaded or busy. No Qt in here."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from soundalike.ui.services.conductor import Request, Tell, Told
from soundalike.ui.services.engine_room import EngineRoom
from soundalike.ui.services.live_conductor import LiveConductor, OpenPlayer

if TYPE_CHECKING:
    from soundalike.takes import TakeStore
    from soundalike.takes.phrases import KeptSound


class PhraseConductor(LiveConductor):
    """Output, volume, stopping and what is told are those of everything that sounds; there is no model here."""

    def __init__(self, open_player: OpenPlayer, tell: Tell) -> None:
        super().__init__(EngineRoom(_no_model, _no_model, _no_model, lambda _facts: None), open_player, tell)

    def play_kept(
        self,
        sound_of: Callable[[], KeptSound | None],
        request: Request,
        store: TakeStore | None,
        otherwise: Callable[[], None],
    ) -> None:
        """Plays what `sound_of` gives, and keeps it in the history as if it had been spoken.

        `otherwise` is called, on this thread, when it gives nothing.
        """
        performance = self._begin(0, request.text, after=False)

        def play() -> None:
            sound = sound_of()
            performance.check()
            if sound is None:
                otherwise()
                return
            performance.start(self._ready_player())
            with ExitStack() as stack:
                recorder = None
                if store is not None:
                    notice = lambda said: self._tell(Told("notice", said))  # noqa: E731
                    recorder = stack.enter_context(
                        store.record(request.text, request.recipe, sound.sample_rate, on_problem=notice)
                    )
                performance.run(sound.events(), None, recorder, None)
            performance.finish()

        self._later(performance, play)


def _no_model(*_wanted: Any) -> Any:
    raise AssertionError("nothing is spoken here")
