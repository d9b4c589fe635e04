"""`soundalike clone`: a recording to a voice in the library."""

from __future__ import annotations

import shlex
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from soundalike.cli import clip_options, consent_options, options
from soundalike.cli.clip_preparing import prepare
from soundalike.cli.cloning import open_cloner, step_progress
from soundalike.cli.context import Context
from soundalike.cli.voice_report import voice_fields

if TYPE_CHECKING:
    from soundalike.audio.media import PreparedClip
    from soundalike.cli.output import Output
    from soundalike.voices import VoiceEntry

HELP = "make a voice from a recording"


def add_options(parser: ArgumentParser) -> None:
    """Every option of `clone`."""
    add = parser.add_argument
    add("clip", metavar="CLIP", type=options.path, help="a recording of one speaker, longer than 5 s")
    add("--name", metavar="N", type=options.name, required=True, help="what to call the voice")
    consent_options.add_options(parser)
    clip_options.add_options(parser)
    add("--model", metavar="M", type=options.name, help="the model to make it for: a name, or a folder with its files")
    add("--threads", metavar="N", type=options.whole_number(1, 256), help="processor cores to use (default: all)")
    add("--description", metavar="TEXT", default="", help="kept with the voice")
    add("--language", metavar="CODE", default="", help="the speaker's language, such as en; kept with the voice")
    add("--no-clip", action="store_true", help="don't keep the cleaned recording beside the voice")


def run(arguments: Namespace, context: Context) -> int:
    """Make the voice; prints its file. Without consent nothing is read or made."""
    from soundalike.voices import CloneRequest, clone  # noqa: PLC0415 - so that --help doesn't load numpy

    consent = consent_options.consent_from(arguments, arguments.name)
    places, output = context.places(arguments), context.output
    model = context.wiring.find_model(arguments.model, places.models_dir)
    statement = consent_options.read_statement(arguments, context)
    with open_cloner(model, arguments, context) as cloner:
        clip = prepare(arguments, output, cloner.likeness)
        request = CloneRequest(
            name=arguments.name,
            clip=clip.samples,
            consent=consent,
            statement=statement,
            window=(clip.window.start, clip.window.end),
            clean=clip.clean,
            verdict=clip.verdict.to_json(),
            description=arguments.description,
            language=arguments.language,
            keep_clip=not arguments.no_clip,
        )
        entry = clone(cloner, context.wiring.open_library(places), request, step_progress(output))
    _report(entry, clip, output)
    return 0


def _report(entry: VoiceEntry, clip: PreparedClip, output: Output) -> None:
    output.clear_progress()
    for check in clip.verdict.checks:
        if check.state == "warning":
            output.message(f"{check.sentence} {check.advice}")
    for note in clip.notes:
        output.message(note)
    output.event("result", voice=voice_fields(entry), clip=clip.to_json())
    output.message(f"The voice {entry.name} is ready: soundalike speak --voice {shlex.quote(entry.name)} TEXT")
    output.result(str(entry.path))
