"""`soundalike speak`: text to a sound device, a file or a pipe."""

from __future__ import annotations

import secrets
from argparse import Namespace
from contextlib import ExitStack, closing
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from soundalike import __version__
from soundalike.cli.context import Context
from soundalike.cli.interrupt import cancelling, deferred
from soundalike.cli.live_input import Read, feeding, growing_file, standard_input
from soundalike.cli.options import STANDARD_STREAM
from soundalike.cli.remade_voices import RemadeVoices
from soundalike.cli.speak_options import add_options, check_combination, is_live, synthesis_options
from soundalike.cli.text_input import argument_text, read_text, read_text_file
from soundalike.cli.voice_choice import check_choice, open_voice
from soundalike.errors import MissingError, SoundalikeError, UsageError
from soundalike.paths import Places

if TYPE_CHECKING:
    from soundalike.cli.sinks import LivePlayer, Sink
    from soundalike.cli.wiring import CommandEngine, VoiceHandle
    from soundalike.engine.types import SynthesisOptions
    from soundalike.models import ModelPair
    from soundalike.speech import Speaker, Speech
    from soundalike.text import Pronunciations

HELP = "speak a text: play it, or write a file or a pipe"
SAMPLE_RATE = 24_000
"""Of every model of the family (spec 1), so that the device can be opened before the model is."""

__all__ = ["HELP", "add_options", "run", "writes_sound_to_stdout"]


@dataclass(frozen=True)
class _Parts:
    """What was opened for one request."""

    engine: CommandEngine
    voice: VoiceHandle
    player: LivePlayer | None
    pronunciations: Pronunciations


def writes_sound_to_stdout(arguments: Namespace) -> bool:
    """Whether standard output is for samples."""
    return bool(arguments.output == STANDARD_STREAM)


def run(arguments: Namespace, context: Context) -> int:
    """Speak; returns the exit code. What can't work is found out before the model is opened."""
    check_combination(arguments)
    places = context.places(arguments)
    library = context.wiring.open_library(places)
    if arguments.voice is not None:
        check_choice(arguments.voice, library)
    rules = _pronunciations(arguments, context, places)
    with ExitStack() as opened:
        player = _check_output(arguments, context)
        text: str | Read
        if arguments.follow is not None:
            text = opened.enter_context(growing_file(arguments.follow))
        elif is_live(arguments):
            text = standard_input(context.stdin)
        else:
            text = _read(arguments, context)
        if player is not None:
            opened.enter_context(closing(player))
            player.open()
        model = _find_model(arguments, context, places)
        engine = opened.enter_context(closing(_open_engine(model, arguments, context)))
        remade = RemadeVoices(context, library, model, engine.description.variant, arguments.threads or 0)
        voice = opened.enter_context(closing(open_voice(engine, arguments.voice, library, remade.file_of)))
        return _speak(text, arguments, context, _Parts(engine, voice, player, rules))


def _check_output(arguments: Namespace, context: Context) -> LivePlayer | None:
    """What plays, if it is to be played. Raises when there is no place for the sound to go."""
    if arguments.output is None:
        return context.wiring.open_player(arguments.device, SAMPLE_RATE)
    if arguments.output != STANDARD_STREAM:
        from soundalike.audio.new_file import check_target  # noqa: PLC0415

        check_target(arguments.output)
    elif context.output.raw_stdout() is None:
        raise MissingError("-o -: there is no standard output to write to. Give -o OUT.wav.")
    elif context.output.stdout_is_terminal():
        raise UsageError("-o -: raw sound would go to the terminal. Send it on with | or >, or give -o OUT.wav.")
    return None


def _pronunciations(arguments: Namespace, context: Context, places: Places) -> Pronunciations:
    """The list that was given, or the person's own."""
    from soundalike.takes.pronunciation_list import PronunciationList, read_list  # noqa: PLC0415

    if arguments.pronunciation is not None:
        return read_list(arguments.pronunciation)
    rules, trouble = PronunciationList(places.pronunciation_file).load()
    if trouble is not None:
        context.output.message(trouble)
    return rules


def _read(arguments: Namespace, context: Context) -> str:
    """The text, from the one place that was given."""
    if STANDARD_STREAM in (arguments.text, arguments.file):
        if context.stdin is None:
            raise MissingError("-: there is no standard input to read. Give TEXT or -f FILE.")
        return read_text(context.stdin.buffer, "Standard input")
    return read_text_file(arguments.file) if arguments.file is not None else argument_text(arguments.text)


def _open_engine(model: ModelPair, arguments: Namespace, context: Context) -> CommandEngine:
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
        model = context.wiring.find_model(arguments.model, places.models_dir)
    except SoundalikeError as error:
        if arguments.model is None:
            raise
        raise type(error)(f"--model: {error}") from error
    if arguments.model is None and places.moved_models is not None:
        from soundalike.models.move_models import missing_models_folder  # noqa: PLC0415

        missing = missing_models_folder(places)
        if missing is not None:
            context.output.message(missing)
    if model.instead_of is not None:
        context.output.message(
            f"The chosen model '{model.instead_of}' isn't there any more, so the {model.name} speaks. "
            "Choose another: soundalike models use."
        )
    return model


def _speak(text: str | Read, arguments: Namespace, context: Context, parts: _Parts) -> int:
    from soundalike.cli.speak_report import SpeakReport  # noqa: PLC0415
    from soundalike.speech import Gap, PieceStarted, Sound, Waiting  # noqa: PLC0415

    seed = arguments.seed if arguments.seed is not None else secrets.randbits(32)
    player = parts.player
    speaker = context.wiring.make_speaker(parts.engine, parts.voice)
    speaker.pronunciations = parts.pronunciations
    report = SpeakReport(context.output, parts.engine.description, parts.voice.name, seed)
    with ExitStack() as running:
        if player is not None:
            running.enter_context(context.wiring.keep_awake())
        sink = running.enter_context(_sink(arguments.output, context, speaker.sample_rate, parts))
        speech = _begin(speaker, text, arguments, synthesis_options(arguments, seed), running)

        def stop() -> None:
            speech.cancel()
            if player is not None:
                player.stop()

        running.enter_context(speech)
        running.enter_context(cancelling(stop))
        running.enter_context(context.output.ticking(lambda: report.progress(speech.progress())))
        for event in speech:
            if isinstance(event, Sound):
                sink.write(event.samples)
            elif isinstance(event, Gap):
                sink.write(report.silence(event))
            elif isinstance(event, Waiting):
                sink.rest()
            else:
                if isinstance(event, PieceStarted):
                    sink.expect()
                report.take(event)
    path = None if arguments.output == STANDARD_STREAM else arguments.output
    return report.close(path, player)


def _begin(
    speaker: Speaker, text: str | Read, arguments: Namespace, options: SynthesisOptions, running: ExitStack
) -> Speech:
    """The text being spoken, whether it is there or still arrives."""
    if isinstance(text, str):
        return speaker.speak(text, options)
    from soundalike.speech import TextFeed  # noqa: PLC0415
    from soundalike.text import LineSplitter, SentenceSplitter  # noqa: PLC0415

    feed = TextFeed(LineSplitter() if arguments.by_line else SentenceSplitter(speaker.tags))
    named = "Standard input" if arguments.follow is None else f"'{arguments.follow}'"
    running.enter_context(feeding(feed, text, named))
    return speaker.speak_live(feed, options)


def _sink(target: Path | str | None, context: Context, sample_rate: int, parts: _Parts) -> Sink:
    from soundalike.audio.sound_label import SoundLabel  # noqa: PLC0415
    from soundalike.cli.sinks import FileSink, PipeSink, PlayerSink  # noqa: PLC0415

    if parts.player is not None:
        return PlayerSink(parts.player)
    pipe = context.output.raw_stdout()
    if target == STANDARD_STREAM and pipe is not None:
        return PipeSink(pipe)
    assert target is not None, "without a player there is a target"
    path = Path(target)
    label = SoundLabel(f"Soundalike {__version__}", parts.voice.name, date.today(), path.stem)
    return FileSink(path, sample_rate, label)
