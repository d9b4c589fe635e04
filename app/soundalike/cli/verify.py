"""`soundalike verify`: whether a sound file carries the mark of synthetic speech."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from soundalike.cli import options
from soundalike.cli.context import Context
from soundalike.errors import SoundalikeError

if TYPE_CHECKING:
    from soundalike.audio.mark_check import FileFinding

HELP = "say whether a sound file carries the mark of synthetic speech"

EXIT_CODES = {"marked": 0, "unmarked": 1, "unclear": 2}
"""Formats.md, section 4. What can't be read or judged is unclear too."""


def add_options(parser: ArgumentParser) -> None:
    """The options of `verify`."""
    parser.add_argument(
        "file", metavar="FILE", type=options.path, help="WAV, FLAC, MP3, Ogg or Opus, at any rate and with any channels"
    )


def run(arguments: Namespace, context: Context) -> int:
    """Judge the file; exit code 0 marked, 1 unmarked, 2 can't tell."""
    output = context.output
    try:
        finding = judge(arguments.file)
    except SoundalikeError as error:
        output.error(str(error), EXIT_CODES["unclear"])
        return EXIT_CODES["unclear"]
    output.event("result", file=str(arguments.file), **asdict(finding))
    output.result(f"{arguments.file}: {_sentence(finding)}")
    return EXIT_CODES[finding.verdict]


def judge(path: Path) -> FileFinding:
    """What the detector says of the file. Raises when the file or the mark's network can't be read."""
    from soundalike.audio.mark_check import check_file  # noqa: PLC0415 - so that --help doesn't load the engine
    from soundalike.engine.mark import Mark  # noqa: PLC0415
    from soundalike.models.mark import find_mark  # noqa: PLC0415

    with Mark.open(find_mark()) as mark:
        return check_file(path, mark)


def _sentence(finding: FileFinding) -> str:
    match finding.verdict:
        case "marked":
            return f"marked as synthetic speech (confidence {finding.confidence:.2f})."
        case "unmarked":
            return f"no mark was found (confidence that there is one: {finding.confidence:.2f})."
        case _:
            return "can't tell: there is too little sound in it, or it is too quiet."
