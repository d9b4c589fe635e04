"""`voices list`, `voices show` and `voices check`."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict

from soundalike.cli.context import Context
from soundalike.cli.voice_report import voice_fields, voice_line, voice_lines
from soundalike.errors import RefusedError


def run_list(arguments: Namespace, context: Context) -> int:
    """All voices, a line each; the person's own first."""
    for entry in context.wiring.open_library(context.places(arguments)).entries():
        context.output.event("voice", **voice_fields(entry))
        context.output.result(voice_line(entry))
    return 0


def run_show(arguments: Namespace, context: Context) -> int:
    """One voice, with everything that its file holds of a person."""
    from soundalike.voices import read_voice_file  # noqa: PLC0415

    entry = context.wiring.open_library(context.places(arguments)).find(arguments.voice)
    voice = read_voice_file(entry.path)
    details = voice.details
    context.output.event(
        "result",
        voice=voice_fields(entry),
        consent=asdict(details.consent),
        statement_bytes=len(details.statement),
        clean=details.clean,
        window=details.window,
        verdict=details.verdict,
        engine=details.engine,
        t3_prompt_tokens=len(voice.features.cond_prompt_speech_tokens),
        prompt_tokens=len(voice.features.prompt_token),
    )
    for line in voice_lines(voice, entry.clip is not None):
        context.output.result(line)
    return 0


def run_check(arguments: Namespace, context: Context) -> int:
    """Whether the library is whole; 3 when something in it is damaged."""
    from soundalike.voices import check_library  # noqa: PLC0415

    library = context.wiring.open_library(context.places(arguments))
    findings = 0
    for finding in check_library(library):
        findings += 1
        context.output.event("finding", file=str(finding.path), message=finding.message)
        context.output.result(finding.message)
    voices = len(library.entries())
    context.output.event("result", voices=voices, findings=findings)
    context.output.message(f"{voices} voices, {findings if findings else 'nothing'} to mend.")
    return RefusedError.exit_code if findings else 0
