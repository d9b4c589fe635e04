"""Speaks again and again in a process of its own and prints the resident memory after each time, in kilobytes.

python -m tests.end_to_end.process_memory GENERATIONS
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.end_to_end.demo import Demo

TEXTS = (
    "Thank you.",
    "There is a small shop at the end of the road.",
    "The weather was cold and windy this morning, and the children are playing in the garden.",
    "Could you bring me a glass of water? I think it is going to rain tonight.",
)
VOICE_CHANGE_EVERY = 3


def resident_kilobytes() -> int:
    """What Linux counts as this process's resident memory."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))


def main() -> None:
    demo = Demo()
    for generation in range(int(sys.argv[1])):
        if generation % VOICE_CHANGE_EVERY == 0:
            demo.change_voice()
        demo.speak_anew(TEXTS[generation % len(TEXTS)], seed=generation)
        sys.stdout.write(f"{resident_kilobytes()}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
