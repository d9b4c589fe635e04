"""`soundalike extract`: the best seconds of a recording, cleaned, as a file, with what is good and bad about them."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from soundalike.cli import clip_options, options
from soundalike.cli.clip_preparing import prepare
from soundalike.cli.context import Context
from soundalike.errors import RefusedError, SoundalikeError

if TYPE_CHECKING:
    from soundalike.audio.media import PreparedClip

HELP = "write the best seconds of a recording, cleaned, as a WAV file"


def add_options(parser: ArgumentParser) -> None:
    """The options of `extract`."""
    add = parser.add_argument
    add("clip", metavar="CLIP", type=options.path, help="a recording, or a video: anything that ffmpeg reads")
    add("-o", dest="output", metavar="OUT.wav", type=_wave_file, required=True, help="the file to write, 24 kHz mono")
    add("--report", action="store_true", help="print what was chosen, what was done, and the verdict")
    clip_options.add_options(parser)


def run(arguments: Namespace, context: Context) -> int:
    """Choose, judge, clean, write. Exit code 3 if the clip would make a bad voice."""
    from soundalike.audio.media import ClipRefusedError  # noqa: PLC0415 - so that --help doesn't load numpy

    output = context.output
    _check_target(arguments.output, arguments.clip)
    try:
        prepared = prepare(arguments, output)
    except ClipRefusedError as refusal:
        if arguments.report:
            output.result(refusal.verdict.report())
        raise
    _write(prepared, arguments.output)
    output.event("result", file=str(arguments.output), **prepared.to_json())
    if arguments.report:
        output.result(prepared.report())
    else:
        for note in prepared.notes:
            output.message(note)
    output.result(str(arguments.output))
    return 0


def _check_target(target: Path, clip: Path) -> None:
    """Raises before the work if the file can't be written, or would replace the recording itself."""
    from soundalike.audio.wave_file import check_target  # noqa: PLC0415

    check_target(target)
    if target.exists() and clip.exists() and target.samefile(clip):
        raise RefusedError(f"-o: '{target}' is the recording itself, which isn't replaced. Give another name.")


def _write(prepared: PreparedClip, path: Path) -> None:
    from soundalike.audio.wave_file import WaveFile  # noqa: PLC0415

    with WaveFile(path, sample_rate=prepared.sample_rate, label=None) as file:
        file.write(prepared.samples)
    if not path.is_file():
        raise SoundalikeError(f"'{path}' isn't there after it was written. Give another folder.")


def _wave_file(text: str) -> Path:
    chosen = options.path(text)
    if chosen.suffix.lower() != ".wav":
        raise ArgumentTypeError(f"'{text}' doesn't end in .wav. Give a WAV file's name.")
    return chosen
