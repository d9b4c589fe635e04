"""Works in a process of its own and prints the resident memory after each step, in kilobytes.

python -m tests.end_to_end.process_memory speak|voices|long TIMES
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from soundalike.engine import SynthesisOptions
from soundalike.speech import PieceFinished, Speaker
from tests.end_to_end.demo import Demo

TEXTS = (
    "Thank you.",
    "There is a small shop at the end of the road.",
    "Could you bring me a glass of water?",
)
VOICE_CHANGE_EVERY = 3


def resident_kilobytes() -> int:
    """What Linux counts as this process's resident memory."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))


def speak(demo: Demo, times: int) -> Iterator[None]:
    """One text after another, with the voice taken up again now and then."""
    for generation in range(times):
        if generation % VOICE_CHANGE_EVERY == 0:
            demo.change_voice()
        demo.speak_anew(TEXTS[generation % len(TEXTS)], seed=generation)
        yield


def voices(demo: Demo, times: int) -> Iterator[None]:
    """Voices and streams of every fate: read to the end, given up after a chunk, cancelled, never read."""
    tokens = demo.tokens(TEXTS[0])
    for number in range(times):
        voice = demo.engine.builtin_voice()
        stream = demo.engine.begin(voice, tokens, SynthesisOptions(seed=number))
        fate = number % 4
        if fate == 0:
            list(stream)
        elif fate == 1:
            next(stream)
        elif fate == 2:
            stream.cancel()
        stream.close()
        voice.close()
        yield


def long(demo: Demo, times: int) -> Iterator[None]:
    """One text of so many sentences, of which nothing is kept."""
    text = " ".join([TEXTS[1]] * times)
    with Speaker(demo.engine, demo.voice).speak(text, SynthesisOptions(seed=1)) as speech:
        for event in speech:
            if isinstance(event, PieceFinished):
                yield


WORK: dict[str, Callable[[Demo, int], Iterator[None]]] = {"speak": speak, "voices": voices, "long": long}


def main() -> None:
    demo = Demo()
    for _ in WORK[sys.argv[1]](demo, int(sys.argv[2])):
        sys.stdout.write(f"{resident_kilobytes()}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
