"""The options of commands that take a clip with a voice in it."""

from __future__ import annotations

from argparse import ArgumentParser, BooleanOptionalAction, Namespace
from typing import TYPE_CHECKING

from soundalike.cli import options

if TYPE_CHECKING:
    from soundalike.audio.media import ClipOptions

CLEANING = ("auto", "off", "strong")
LONGEST_SECONDS = 86_400.0


def add_options(parser: ArgumentParser) -> None:
    """What of a clip to use, and how to clean it."""
    add = parser.add_argument_group("which part, and how to clean it").add_argument
    seconds = options.number(0, LONGEST_SECONDS)
    add("--start", metavar="S", type=seconds, help="begin at this second (default: the best part is found)")
    add("--end", metavar="S", type=seconds, help="end at this second; more than 5 and at most 20 s after --start")
    add(
        "--clean",
        choices=CLEANING,
        default="auto",
        help="auto: gently, or restoring what a low bit rate took away; strong: restoring whatever it is; off: nothing",
    )
    add(
        "--denoise",
        action=BooleanOptionalAction,
        default=None,
        help="remove steady noise, or don't (default: only if there is so much of it that it helps)",
    )
    add(
        "--stream",
        metavar="N",
        type=options.whole_number(1, 1000),
        help="use the Nth sound stream of a file that has several (default: the first that can be decoded)",
    )


def clip_options(arguments: Namespace) -> ClipOptions:
    """What the options say."""
    from soundalike.audio.media import ClipOptions  # noqa: PLC0415 - so that --help doesn't load numpy

    return ClipOptions(
        start=arguments.start,
        end=arguments.end,
        clean=arguments.clean,
        denoise=arguments.denoise,
        stream=arguments.stream,
    )
