"""Records from a named microphone until a line comes on standard input: `record_clip NAME OUT.wav`.

Says `ready` once it listens, and at the end how long the timer said it was.
"""

from __future__ import annotations

import sys
from pathlib import Path

from soundalike.audio.microphone.growing_wave import GrowingWave
from soundalike.audio.microphone.inputs import list_inputs
from soundalike.audio.microphone.microphone import Microphone


def tell(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


def main() -> None:
    device = list_inputs().choose(sys.argv[1])
    assert device.name == sys.argv[1], device
    with Microphone(device) as microphone, GrowingWave(Path(sys.argv[2]), microphone.rate, microphone.channels) as file:
        while microphone.hearing().heard_seconds < 0.2:
            pass
        microphone.start(file)
        tell("ready")
        sys.stdin.readline()
        seconds = microphone.stop()
        file.finish()
        tell(f"{seconds} {microphone.hearing().lost}")


if __name__ == "__main__":
    main()
