"""The options that say which seconds of a recording, and how they are cleaned."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from soundalike.cli import options
from soundalike.cli.context import Context
from soundalike.errors import UsageError

if TYPE_CHECKING:
    from soundalike.engine.types import Samples

LONGEST_SOURCE = 86_400.0
CLIP_RATE = 24_000


@dataclass(frozen=True)
class ChosenClip:
    """The seconds of a recording that a voice is made from, mono at 24 kHz."""

    samples: Samples
    window: tuple[float, float]
    clean: str = ""
    verdict: dict[str, Any] = field(default_factory=dict)


def add_options(parser: ArgumentParser) -> None:
    """`--start` and `--end`."""
    add = parser.add_argument_group("which part of the recording").add_argument
    seconds = options.number(0.0, LONGEST_SOURCE)
    add("--start", metavar="S", type=seconds, help="seconds from the beginning (default: the beginning)")
    add("--end", metavar="S", type=seconds, help="seconds from the beginning (default: 20 s after the start)")


def read_clip(path: Path, arguments: Namespace, context: Context) -> ChosenClip:
    """The chosen seconds."""
    sound = context.wiring.read_sound(path, CLIP_RATE)
    start = arguments.start or 0.0
    end = min(len(sound) / CLIP_RATE, arguments.end if arguments.end is not None else start + 20.0)
    if end <= start:
        raise UsageError(f"--start, --end: from {start:g} to {end:g} s there is nothing in {path}.")
    return ChosenClip(sound[round(start * CLIP_RATE) : round(end * CLIP_RATE)], (start, end))
