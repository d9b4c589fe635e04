"""`soundalike speak`: text into a WAV file or a pipe."""

from __future__ import annotations

import secrets
from argparse import ArgumentParser, Namespace
from contextlib import ExitStack, closing
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from soundalike import __version__
from soundalike.cli import options
from soundalike.cli.context import Context
from soundalike.cli.interrupt import cancelling, deferred
from soundalike.cli.options import STANDARD_STREAM
from soundalike.cli.text_input import argument_text, read_text, read_text_file
from soundalike.cli.voice_choice import open_voice, voice_file
from soundalike.errors import MissingError, SoundalikeError, UsageError
from soundalike.paths import Places, bundled_voices

if TYPE_CHECKING:
    from soundalike.cli.sinks import Sink
    from soundalike.cli.wiring import CommandEngine, VoiceHandle
    from soundalike.engine.types import SynthesisOptions
    from soundalike.models import ModelPair

HELP = "speak a text into a WAV file or a pipe"
PLANS = ("whole",)
LARGEST_SEED = 2**64 - 1


def add_options(parser: ArgumentParser) -> None:
    """The options of `speak`."""
    add = parser.add_argument
    add("text", metavar="TEXT", nargs="?", help="what to say; - reads standard input")
    add("-f", dest="file", metavar="FILE", type=options.input_file, help="read the text from FILE (UTF-8)")
    add(
        "-o",
        dest="output",
        metavar="OUT.wav",
        type=options.wave_output,
        help="write a WAV file; - writes raw 16-bit mono samples at 24 kHz to standard output as they are made",
    )
    add("--voice", metavar="V", type=options.name, help="a voice's name, or a file NAME.voice.gguf")
    add("--model", metavar="M", type=options.name, help="a model's name, or the folder with its two files")
    add(
        "--seed",
        metavar="N",
        type=options.whole_number(0, LARGEST_SEED),
        help="the same seed gives the same sound (default: a new one each time)",
    )
    add("--plan", choices=PLANS, default=PLANS[0], help="how sound is made from speech tokens (default: %(default)s)")
    _add_model_options(parser)


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


def writes_sound_to_stdout(arguments: Namespace) -> bool:
    """Whether standard output is for samples."""
    return bool(arguments.output == STANDARD_STREAM)


def run(arguments: Namespace, context: Context) -> int:
    """Speak; returns the exit code. What can't work is found out before the model is opened."""
    _check_output(arguments, context)
    places = context.places(arguments)
    folders = (places.voices_dir, bundled_voices())
    if arguments.voice is not None:
        voice_file(arguments.voice, folders)
    text = _read(arguments, context)
    with ExitStack() as opened:
        engine = opened.enter_context(closing(_open_engine(arguments, context, places)))
        voice = opened.enter_context(closing(open_voice(engine, arguments.voice, folders)))
        return _speak(text, arguments, context, engine, voice)


def _check_output(arguments: Namespace, context: Context) -> None:
    if arguments.output is None:
        raise MissingError("There is no sound device to play on. Give -o OUT.wav for a file, or -o - for a pipe.")
    if arguments.output != STANDARD_STREAM:
        from soundalike.audio.wave_file import check_target  # noqa: PLC0415

        check_target(arguments.output)
    elif context.output.raw_stdout() is None:
        raise MissingError("-o -: there is no standard output to write to. Give -o OUT.wav.")
    elif context.output.stdout_is_terminal():
        raise UsageError("-o -: raw sound would go to the terminal. Send it on with | or >, or give -o OUT.wav.")


def _read(arguments: Namespace, context: Context) -> str:
    """The text, from the one place that was given."""
    if (arguments.text is None) == (arguments.file is None):
        raise UsageError("Give one text to speak: TEXT in quotes, -f FILE, or - for standard input.")
    if STANDARD_STREAM in (arguments.text, arguments.file):
        if context.stdin is None:
            raise MissingError("-: there is no standard input to read. Give TEXT or -f FILE.")
        return read_text(context.stdin.buffer, "Standard input")
    return read_text_file(arguments.file) if arguments.file is not None else argument_text(arguments.text)


def _open_engine(arguments: Namespace, context: Context, places: Places) -> CommandEngine:
    model = _find_model(arguments, context, places)
    output = context.output
    try:
        with deferred():
            return context.wiring.open_engine(
                model, arguments.threads or 0, lambda part: output.progress(f"Opening the model: {part:.0%}")
            )
    finally:
        output.clear_progress()


def _find_model(arguments: Namespace, context: Context, places: Places) -> ModelPair:
    try:
        return context.wiring.find_model(arguments.model, places.models_dir)
    except SoundalikeError as error:
        if arguments.model is None:
            raise
        raise type(error)(f"--model: {error}") from error


def _speak(text: str, arguments: Namespace, context: Context, engine: CommandEngine, voice: VoiceHandle) -> int:
    from soundalike.cli.speak_report import SpeakReport  # noqa: PLC0415
    from soundalike.speech import Gap, Sound  # noqa: PLC0415

    seed = arguments.seed if arguments.seed is not None else secrets.randbits(32)
    speaker = context.wiring.make_speaker(engine, voice)
    report = SpeakReport(context.output, engine.description, voice.name, seed)
    with (
        _sink(arguments.output, context, speaker.sample_rate, voice.name) as sink,
        speaker.speak(text, _request(arguments, seed)) as speech,
        cancelling(speech.cancel),
        context.output.ticking(lambda: report.progress(speech.progress())),
    ):
        for event in speech:
            if isinstance(event, Sound):
                sink.write(event.samples)
            elif isinstance(event, Gap):
                sink.write(report.silence(event))
            else:
                report.take(event)
    return report.close(None if arguments.output == STANDARD_STREAM else arguments.output)


def _request(arguments: Namespace, seed: int) -> SynthesisOptions:
    from soundalike.engine.types import Sampling, SynthesisOptions  # noqa: PLC0415

    sampling = Sampling(arguments.temperature, arguments.top_p, arguments.top_k, arguments.repetition_penalty)
    return SynthesisOptions(seed=seed, sampling=sampling, plan=arguments.plan, flow_steps=arguments.steps or 0)


def _sink(target: Path | options.StandardStream, context: Context, sample_rate: int, voice: str) -> Sink:
    from soundalike.audio.wave_file import SoundLabel  # noqa: PLC0415
    from soundalike.cli.sinks import FileSink, PipeSink  # noqa: PLC0415

    pipe = context.output.raw_stdout()
    if target == STANDARD_STREAM and pipe is not None:
        return PipeSink(pipe)
    path = Path(target)
    label = SoundLabel(f"Soundalike {__version__}", voice, date.today(), path.stem)
    return FileSink(path, sample_rate, label)
