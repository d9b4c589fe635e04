"""First sound, speed while streaming, and underruns, through a real sound server: `python -m tools.bench.streaming`.

A PulseAudio server with an output that nobody hears is started for it (Linux). First sound is counted from the call to
the first sample handed to the device, sentence by sentence; then a text is spoken without a pause for `--minutes`, as a
listener would hear it. Nothing here passes or fails.
"""

from __future__ import annotations

import argparse
import itertools
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from tests.end_to_end.process_memory import resident_kilobytes
from tests.end_to_end.sound_server import PROGRAMS, sound_server

from soundalike.audio.playback import Player
from soundalike.engine import Engine, SynthesisOptions
from soundalike.paths import bundled_resources
from soundalike.speech import Gap, PieceFinished, PieceStarted, Sound, Speaker

SENTENCES = (
    "We talked about the voice after school.",
    "There is a small shop at the end of the road.",
    "Could you bring me a glass of water?",
    "The weather was cold and windy this morning.",
    "I think it is going to rain tonight, so take a coat.",
    "She closed the gate behind her and walked down to the river.",
)


@dataclass
class Session:
    """What was measured while a text was played."""

    first_sound: float | None = None
    sound_seconds: float = 0.0
    engine_seconds: float = 0.0
    underruns: int = 0
    """The ring was empty: the sound wasn't made in time."""
    device_underruns: int = 0
    """The device ran dry: the callback came too late."""

    @property
    def real_time_factor(self) -> float:
        return self.engine_seconds / self.sound_seconds if self.sound_seconds else 0.0


def play(player: Player, speaker: Speaker, text: str, options: SynthesisOptions, seconds: float) -> Session:
    """Plays `text`, for `seconds` at most, as `soundalike speak` does."""
    session = Session()
    ends_at = time.monotonic() + seconds
    before = player.state()
    player.begin()
    with speaker.speak(text, options) as speech:
        for event in speech:
            if isinstance(event, PieceStarted):
                player.expect()
            elif isinstance(event, Sound):
                player.write(event.samples)
                session.sound_seconds += len(event.samples) / speaker.sample_rate
            elif isinstance(event, Gap):
                player.write(np.zeros(event.samples, np.float32))
            elif isinstance(event, PieceFinished):
                session.engine_seconds += event.seconds
            if time.monotonic() >= ends_at:
                break
    player.rest()
    player.drain()
    after = player.state()
    session.first_sound = after.first_sound_seconds
    session.underruns = after.underruns - before.underruns
    session.device_underruns = after.device_underruns - before.device_underruns
    return session


@contextmanager
def listener() -> Iterator[Player]:
    """A player on an output that somebody records, so that it runs as a loudspeaker does."""
    with tempfile.TemporaryDirectory(prefix="sound") as folder, sound_server(Path(folder)) as server:
        os.environ.update(server.environment)
        with server.recording(), Player() as player:
            yield player


def report_first_sounds(player: Player, speaker: Speaker, seeds: Sequence[int], options: argparse.Namespace) -> None:
    """One request after another, each from silence."""
    sessions = [
        play(player, speaker, sentence, options_for(seed, options), 60.0) for seed in seeds for sentence in SENTENCES
    ]
    times = sorted(session.first_sound for session in sessions if session.first_sound is not None)
    say(
        f"first sound of {len(times)} sentences: {statistics.median(times):.2f} s (median), {times[-1]:.2f} s (longest)"
    )
    say(f"real-time factor while streaming: {statistics.median(s.real_time_factor for s in sessions):.2f} (median)")
    underruns = sum(session.underruns for session in sessions)
    say(f"underruns: {underruns}, and {sum(session.device_underruns for session in sessions)} of the device")


def report_long(player: Player, speaker: Speaker, minutes: float, options: argparse.Namespace) -> None:
    """One text, longer than can be heard in that time."""
    sentences = itertools.islice(itertools.cycle(SENTENCES), round(60 * minutes / 1.5) + len(SENTENCES))
    before = resident_kilobytes()
    session = play(player, speaker, " ".join(sentences), options_for(1, options), 60.0 * minutes)
    say(
        f"{minutes:g} minutes: {session.sound_seconds / 60:.1f} minutes of speech, {session.underruns} underruns, "
        f"and {session.device_underruns} of the device"
    )
    say(
        f"  real-time factor {session.real_time_factor:.2f}; memory {before / 1024:.0f} MB, then "
        f"{resident_kilobytes() / 1024:.0f} MB"
    )


def options_for(seed: int, options: argparse.Namespace) -> SynthesisOptions:
    return SynthesisOptions(seed=seed, first_chunk_tokens=options.first_chunk, chunk_tokens=options.chunk)


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--model", type=Path, default=bundled_resources() / "demo", help="a folder with t3.gguf and s3gen.gguf")
    add("--threads", type=int, default=0, help="0: all cores")
    add("--rounds", type=int, default=2, help="how often each sentence is spoken")
    add("--minutes", type=float, default=1.0, help="of the long text; 0: none")
    add("--first-chunk", type=int, default=0)
    add("--chunk", type=int, default=0)
    options = parser.parse_args()
    missing = [program for program in PROGRAMS if shutil.which(program) is None]
    if missing or sys.platform != "linux":
        say("Streaming isn't measured: that needs Linux with pulseaudio and pulseaudio-utils.")
        return
    with (
        listener() as player,
        Engine.open(options.model / "t3.gguf", options.model / "s3gen.gguf", threads=options.threads) as engine,
    ):
        speaker = Speaker(engine, engine.builtin_voice())
        play(player, speaker, SENTENCES[0], options_for(0, options), 60.0)  # what is done once isn't counted
        report_first_sounds(player, speaker, range(1, options.rounds + 1), options)
        if options.minutes > 0:
            report_long(player, speaker, options.minutes, options)


if __name__ == "__main__":
    main()
