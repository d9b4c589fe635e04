"""The command `soundalike`."""

from __future__ import annotations

import os
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Sequence
from typing import NoReturn, TextIO

from soundalike import __version__
from soundalike.cli import clone, data, devices, doctor, extract, models, options, speak, verify, voices
from soundalike.cli.context import Context
from soundalike.cli.interrupt import ending_cleanly
from soundalike.cli.output import Output
from soundalike.cli.wiring import Wiring
from soundalike.errors import CancelledError, MissingError, SoundalikeError, UsageError
from soundalike.paths import places

DESCRIPTION = "Clone a voice from a short recording and speak in it, on your own machine."
VOICE_ENDS = (".voice.gguf", ".voices.zip")
INTERRUPTED = CancelledError.exit_code


class _Parser(ArgumentParser):
    """Raises its complaint instead of ending the process."""

    def error(self, message: str) -> NoReturn:
        complaint = message.removeprefix("argument ")
        raise UsageError(f"{complaint[:1].upper()}{complaint[1:]}\n{self.format_usage().strip()}")


def main(argv: Sequence[str] | None = None, *, wiring: Wiring | None = None) -> int:
    """Run one command with the arguments `argv` (default: the process's); returns the exit code.

    `wiring` are the parts that commands call (default: the program's own).
    """
    try:
        with ending_cleanly():
            code = _run(sys.argv[1:] if argv is None else argv, wiring or Wiring())
    except KeyboardInterrupt:
        code = INTERRUPTED
    except SystemExit as ending:  # argparse, after --help and --version
        code = ending.code if isinstance(ending.code, int) else 0
    return _flush_stdout() or code


def _run(argv: Sequence[str], wiring: Wiring) -> int:
    output = Output(sys.stdout, sys.stderr)
    try:
        parser = build_parser()
        arguments = parser.parse_args(_with_open(argv))
        if arguments.run is None:
            return _without_command(arguments, wiring, output, parser.format_help())
        output = _output_for(arguments, sys.stdout, sys.stderr)
        return int(arguments.run(arguments, Context(wiring, output, sys.stdin)))
    except BrokenPipeError:  # the reader of `-o -` has heard enough
        return 0
    except SoundalikeError as error:
        output.error(str(error), error.exit_code)
        return error.exit_code
    except MemoryError:
        output.error("There isn't enough memory. Close other programs, or use a smaller model.", 4)
        return 4
    except OSError as error:
        output.error(f"It failed: {error}.", 1)
        return 1


def _with_open(argv: Sequence[str]) -> Sequence[str]:
    """A voice's file in the place of a command is opened: that is how desktops start a program with a file."""
    return ["--open", *argv] if argv and argv[0].lower().endswith(VOICE_ENDS) else argv


def _without_command(arguments: Namespace, wiring: Wiring, output: Output, usage: str) -> int:
    """Opens the window where there is one; else says how the commands are called."""
    if arguments.open and wiring.open_files is not None:
        return wiring.open_files(places(arguments.home), [file.absolute() for file in arguments.open])
    if wiring.open_window is not None:
        wishes = (arguments.gallery, arguments.speak_clipboard, arguments.compact)
        return wiring.open_window(places(arguments.home), *wishes)
    output.message(usage.rstrip())
    return UsageError.exit_code


def build_parser() -> ArgumentParser:
    """The parser of the whole command line. What it returns has `run`: a command's function, or None."""
    shared = _shared_options(default=SUPPRESS)
    parser = _Parser(
        prog="soundalike", description=DESCRIPTION, parents=[_shared_options(default=None)], allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"soundalike {__version__}")
    parser.add_argument("--gallery", action="store_true", help="open a window with every part of the window in it")
    parser.add_argument(
        "--speak-clipboard", action="store_true", help="speak what is in the clipboard, in the window if one is open"
    )
    parser.add_argument(
        "--compact", action="store_true", help="open the compact window: a line to type into, on top of other programs"
    )
    parser.add_argument(
        "--open", nargs="+", metavar="FILE", type=options.path, help="open the window and take in these voice files"
    )
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(metavar="COMMAND", dest="command", parser_class=_Parser)

    speaking = commands.add_parser("speak", parents=[shared], allow_abbrev=False, help=speak.HELP)
    speak.add_options(speaking)
    speaking.set_defaults(run=speak.run)

    extracting = commands.add_parser("extract", parents=[shared], allow_abbrev=False, help=extract.HELP)
    extract.add_options(extracting)
    extracting.set_defaults(run=extract.run)

    cloning = commands.add_parser("clone", parents=[shared], allow_abbrev=False, help=clone.HELP)
    clone.add_options(cloning)
    cloning.set_defaults(run=clone.run)

    voices.add_options(commands.add_parser("voices", allow_abbrev=False, help=voices.HELP), shared)
    models.add_options(commands.add_parser("models", allow_abbrev=False, help=models.HELP), shared)
    data.add_options(commands.add_parser("data", allow_abbrev=False, help=data.HELP), shared)

    verifying = commands.add_parser("verify", parents=[shared], allow_abbrev=False, help=verify.HELP)
    verify.add_options(verifying)
    verifying.set_defaults(run=verify.run)

    listing = commands.add_parser("devices", parents=[shared], allow_abbrev=False, help=devices.HELP)
    listing.set_defaults(run=devices.run)

    examining = commands.add_parser("doctor", parents=[shared], allow_abbrev=False, help=doctor.HELP)
    doctor.add_options(examining)
    examining.set_defaults(run=doctor.run)
    return parser


def _shared_options(default: str | None) -> _Parser:
    """The options that all commands take. Below a command an absent one must not hide one given before it."""
    shared = _Parser(add_help=False, allow_abbrev=False)
    flag = False if default is None else default
    shared.add_argument("--json", action="store_true", default=flag, help="print results as one JSON object a line")
    shared.add_argument("--quiet", action="store_true", default=flag, help="print nothing but results and errors")
    shared.add_argument(
        "--home", metavar="DIR", type=options.path, default=default, help="keep voices, models and settings in DIR"
    )
    return shared


def _output_for(arguments: Namespace, stdout: TextIO | None, stderr: TextIO | None) -> Output:
    sound_on_stdout = arguments.run is speak.run and speak.writes_sound_to_stdout(arguments)
    return Output(stdout, stderr, as_json=arguments.json, quiet=arguments.quiet, sound_on_stdout=sound_on_stdout)


def _flush_stdout() -> int:
    """Bring out what is left; returns an exit code, 0 also when nobody reads it any more."""
    if sys.stdout is None:
        return 0
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_stdout()
    except OSError:
        _forget_stdout()
        return MissingError.exit_code
    return 0


def _forget_stdout() -> None:
    """Let Python's own flush at exit go nowhere, so that it doesn't fail a second time."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, sys.stdout.fileno())
    finally:
        os.close(nowhere)
