"""`python -m tests.takes.speaking_program`: speaks into the store of SOUNDALIKE_HOME until it is killed.

It prints a line when the store is open, and one for every take that is complete: the take's id and its samples.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from soundalike.engine.types import Samples, SynthesisOptions
from soundalike.speech import PieceFinished
from soundalike.takes import State
from tests.speech.fake_engine import SAMPLE_RATE, FakeEngine, tone
from tests.takes.fake_speech import RECIPE, events_of, open_store

CHUNKS = 6


def slowly(tokens: Sequence[int], options: SynthesisOptions) -> Iterator[Samples]:
    """A sentence of some chunks, each a few milliseconds after the one before."""
    for _ in range(CHUNKS):
        time.sleep(0.003)
        yield tone(0.1, options.seed)


def main() -> None:
    """Speaks on."""
    with open_store() as store:
        print("open", flush=True)  # noqa: T201
        while True:
            with store.record("one\ntwo\nthree", RECIPE, SAMPLE_RATE) as recorder:
                for event in events_of("one\ntwo\nthree", FakeEngine(slowly)):
                    take = recorder.take(event)
                    if isinstance(event, PieceFinished) and take is not None:
                        kept = store.takes.get(take)
                        assert kept.state is State.DONE
                        print(take, kept.samples, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
