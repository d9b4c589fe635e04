"""`voices preview`: hear a sentence in a voice."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from soundalike.cli import options, speak
from soundalike.cli.context import Context


def add_options(parser: ArgumentParser) -> None:
    """Where to hear it."""
    add = parser.add_argument
    add("-o", dest="output", metavar="OUT.wav", type=options.sound_output, help="write a file instead of playing")
    add("--device", metavar="D", type=options.name, help="the sound output to play on")
    add("--model", metavar="M", type=options.name, help="a model's name, or the folder with its two files")


def run(arguments: Namespace, context: Context) -> int:
    """Speaks the sentence as `speak` would, always with the same seed."""
    from soundalike.voices.preview import SEED, SENTENCE  # noqa: PLC0415

    entry = context.wiring.open_library(context.places(arguments)).find(arguments.voice)
    parser = ArgumentParser()
    speak.add_options(parser)
    request = parser.parse_args([SENTENCE])
    for name in ("output", "device", "model", "home"):
        setattr(request, name, getattr(arguments, name))
    request.voice, request.seed = entry.id or entry.path.name, SEED
    return speak.run(request, context)
