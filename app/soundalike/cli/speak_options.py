"""The options of `speak`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from soundalike.cli import options
from soundalike.cli.options import STANDARD_STREAM
from soundalike.errors import UsageError

if TYPE_CHECKING:
    from soundalike.engine.types import SynthesisOptions

PLANS = ("whole", "growing", "windowed")
DEFAULT_PLAN = "windowed"
LARGEST_SEED = 2**64 - 1
CHUNK_TOKENS = (8, 250)


def add_options(parser: ArgumentParser) -> None:
    """Every option of `speak`."""
    add = parser.add_argument
    add("text", metavar="TEXT", nargs="?", help="what to say; - reads standard input")
    add("-f", dest="file", metavar="FILE", type=options.input_file, help="read the text from FILE (UTF-8)")
    add(
        "-o",
        dest="output",
        metavar="OUT.wav",
        type=options.sound_output,
        help="write a file instead of playing: .wav, .flac, .mp3, .opus or .ogg, as its name ends; - writes raw 16-bit "
        "mono samples at 24 kHz to standard output as they are made",
    )
    add("--device", metavar="D", type=options.name, help="the sound output to play on (see: soundalike devices)")
    add("--voice", metavar="V", type=options.name, help="a voice's name, or a file NAME.voice.gguf")
    add("--model", metavar="M", type=options.name, help="a model's name, or the folder with its two files")
    add(
        "--seed",
        metavar="N",
        type=options.whole_number(0, LARGEST_SEED),
        help="the same seed gives the same sound (default: a new one each time)",
    )
    add(
        "--pronunciation",
        metavar="FILE",
        type=options.path,
        help="how words are said: a line a rule, with a tab between, or .json (default: the list of the window)",
    )
    add("--speed", metavar="S", type=options.number(0.5, 1.5), help="0.5 (half as fast) to 1.5; the pitch is kept")
    _add_live_options(parser)
    _add_streaming_options(parser)
    _add_model_options(parser)


def _add_live_options(parser: ArgumentParser) -> None:
    """Text that isn't complete yet."""
    add = parser.add_argument_group("text that is still being written").add_argument
    add("--live", action="store_true", help="read standard input as it arrives and speak each sentence as it completes")
    add("--by-line", action="store_true", help="the same line by line, with standard input or --follow")
    add("--follow", metavar="FILE", type=options.path, help="speak FILE and what is added to it, until Ctrl-C")


def _add_streaming_options(parser: ArgumentParser) -> None:
    """How sound comes out piece by piece."""
    add = parser.add_argument_group("streaming").add_argument
    add(
        "--plan",
        choices=PLANS,
        default=DEFAULT_PLAN,
        help="how sound is made from speech tokens: whole sentences, or in chunks over all that came before (growing) "
        "or its end (windowed; default)",
    )
    tokens = options.whole_number(*CHUNK_TOKENS)
    add("--first-chunk", metavar="N", type=tokens, help="speech tokens before the first sound, 8 to 250 (25 a second)")
    add("--chunk", metavar="N", type=tokens, help="speech tokens of each further chunk, 8 to 250")
    add(
        "--first-steps",
        metavar="N",
        type=options.whole_number(1, 10),
        help="flow steps of the first chunk (default: --steps)",
    )


def _add_model_options(parser: ArgumentParser) -> None:
    """What the model would otherwise decide itself."""
    add = parser.add_argument_group("defaults come from the model").add_argument
    add("--temperature", metavar="T", type=options.number(0.05, 5), help="how freely speech varies, 0.05 to 5")
    add("--top-p", metavar="P", type=options.number(0.01, 1), help="keep the likeliest tokens up to P, 0.01 to 1")
    add("--top-k", metavar="K", type=options.whole_number(1, 100_000), help="keep the K likeliest tokens")
    add(
        "--repetition-penalty",
        metavar="R",
        type=options.number(1, 5),
        help="how much repeating is held back, 1 (not at all) to 5",
    )
    add("--steps", metavar="N", type=options.whole_number(1, 10), help="flow steps, 1 (fastest) to 10")
    add(
        "--threads", metavar="N", type=options.whole_number(1, 256), help="processor threads (default: what suits here)"
    )


def is_live(arguments: Namespace) -> bool:
    """Whether the text is still being written."""
    return bool(arguments.live or arguments.by_line or arguments.follow is not None)


def check_combination(arguments: Namespace) -> None:
    """Raises `UsageError` for options that don't go together."""
    if arguments.output is not None and arguments.device is not None:
        raise UsageError(f"--device: '{arguments.device}' is for playing, and -o writes instead. Leave one out.")
    if not is_live(arguments):
        if (arguments.text is None) == (arguments.file is None):
            raise UsageError("Give one text to speak: TEXT in quotes, -f FILE, or - for standard input.")
        return
    if arguments.follow is not None:
        if arguments.live or arguments.text is not None or arguments.file is not None:
            raise UsageError(f"--follow: '{arguments.follow}' is the one text to speak. Leave the other one out.")
        if arguments.output not in (None, STANDARD_STREAM):
            raise UsageError(
                f"--follow: '{arguments.follow}' has no end, so no file can be completed. Play it, or give -o -."
            )
    elif {arguments.text, arguments.file} - {None, STANDARD_STREAM}:
        raise UsageError("--live and --by-line read standard input. Leave the other text out.")


def synthesis_options(arguments: Namespace, seed: int) -> SynthesisOptions:
    """What the engine is asked for."""
    from soundalike.engine.types import Sampling, SynthesisOptions  # noqa: PLC0415

    return SynthesisOptions(
        seed=seed,
        sampling=Sampling(arguments.temperature, arguments.top_p, arguments.top_k, arguments.repetition_penalty),
        plan=arguments.plan,
        flow_steps=arguments.steps or 0,
        first_chunk_tokens=arguments.first_chunk or 0,
        chunk_tokens=arguments.chunk or 0,
        first_flow_steps=arguments.first_steps or 0,
        speed=arguments.speed or 1.0,
    )
